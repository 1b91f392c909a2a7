package main

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
)

// counter is what "go build -v" speaks to: it counts the packages that are compiled,
// which takes minutes the first time, and passes on everything else.
type counter struct {
	rest []byte // of a line that has not ended
	n    int
}

var packageLine = regexp.MustCompile(`^[A-Za-z0-9_./-]+$`)

// Write takes what the command says.
func (c *counter) Write(b []byte) (int, error) {
	c.rest = append(c.rest, b...)
	for {
		i := bytes.IndexByte(c.rest, '\n')
		if i < 0 {
			return len(b), nil
		}
		line := c.rest[:i]
		if !packageLine.Match(line) {
			fmt.Fprintf(os.Stderr, "%s\n", line)
		} else if c.n++; c.n%25 == 0 {
			fmt.Fprintf(os.Stderr, "    %d packages compiled\n", c.n)
		}
		c.rest = c.rest[i+1:]
	}
}
