package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// mostResident is how much a test's process, or one that it starts, may take.
const mostResident = 2 << 30

// measured is what a test program took.
type measured struct {
	Package string
	Peak    int64 // bytes resident, of the largest process
	CPU     time.Duration
}

// measure runs a command and adds what it took to the file that
// TENAILLE_MEASURES names; "go test -exec" has it run every test program.
func measure(args []string) int {
	c := exec.Command(args[0], args[1:]...)
	c.Stdin, c.Stdout, c.Stderr = os.Stdin, os.Stdout, os.Stderr
	signal.Ignore(os.Interrupt, syscall.SIGQUIT) // it gets them too
	err := c.Run()
	if c.ProcessState == nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	m := measured{CPU: c.ProcessState.UserTime() + c.ProcessState.SystemTime(), Peak: peak(c.ProcessState)}
	m.Package, _ = os.Getwd() // a test runs in the folder of its package
	line, _ := json.Marshal(m)
	if f, err := os.OpenFile(os.Getenv("TENAILLE_MEASURES"), os.O_APPEND|os.O_WRONLY|os.O_CREATE, 0o644); err == nil {
		f.Write(append(line, '\n'))
		f.Close()
	}
	if code := c.ProcessState.ExitCode(); code >= 0 {
		return code
	}
	return 2 // by a signal
}

// measures reads what the test programs have taken since it was read last: what
// each package's did.
func measures(file string) map[string]measured {
	all := map[string]measured{}
	f, err := os.Open(file)
	if err != nil {
		return all
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var m measured
		if json.Unmarshal(lines.Bytes(), &m) == nil {
			all[m.Package] = m
		}
	}
	return all
}

// took is what the test program of a package took, by its name.
func took(file, root, name string) (measured, bool) {
	inside := strings.TrimPrefix(strings.TrimPrefix(name, "tenaille"), "/")
	m, ok := measures(file)[filepath.Join(root, filepath.FromSlash(inside))]
	return m, ok
}
