package replay

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
)

// Limits of a replay, checked before its contents are looked at: whatever a file holds,
// it is read, or refused, in less than 64 MB and a second. The longest matches there
// are come to a tenth of each.
const (
	maxBytes    = 10 << 20
	maxHeader   = 4 << 20 // of the first line, which is looked at several times
	maxLines    = 20_000
	maxDepth    = 16
	maxElements = 40_000  // of one line: lists, objects and what is in them
	maxParts    = 300_000 // dice and squares and names of all commands together
	maxRoster   = 100     // objects as deep in a header as its combatants are
	rosterDepth = 4
)

var (
	errLong     = fmt.Errorf("%w than %d lines", ErrLarge, maxLines)
	errElements = fmt.Errorf("%w than %d elements", ErrLarge, maxElements)
	errParts    = fmt.Errorf("%w than %d squares and dice", ErrLarge, maxParts)
	errHeader   = fmt.Errorf("%w than %d MB", ErrLarge, maxHeader>>20)
	errRoster   = fmt.Errorf("%w than any army", ErrLarge)
)

// slurp reads all of r, but no more than one byte beyond the largest replay.
func slurp(r io.Reader) ([]byte, error) {
	var parts [][]byte
	part, sum := make([]byte, 0, 32<<10), 0
	for {
		n, err := r.Read(part[len(part):min(cap(part), len(part)+maxBytes+1-sum)])
		part, sum = part[:len(part)+n], sum+n
		if err != nil || sum > maxBytes {
			if err == io.EOF {
				err = nil
			}
			return bytes.Join(append(parts, part), nil), err
		}
		if len(part) == cap(part) {
			parts = append(parts, part)
			part = make([]byte, 0, min(2*cap(part), 1<<20))
		}
	}
}

// Unpack returns the text of a replay that may be packed by gzip, as saves are; no more
// than the largest replay there may be is unpacked. Of one whose end is missing it is
// what there is.
func Unpack(b []byte) ([]byte, error) {
	if !bytes.HasPrefix(b, []byte{0x1f, 0x8b}) {
		return b, nil
	}
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	text, err := slurp(z)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		err = nil
	}
	return text, err
}

// looked is told by tests' wish how many bytes are about to be looked at, each time; else nil.
var looked func(bytes int)

// bounded says why a line is not even looked at: it is nested too deep, or holds more
// than any line does.
func bounded(line []byte) error {
	if looked != nil {
		looked(len(line))
	}
	depth, elements, roster, text := 0, 0, 0, false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case text && c == '\\':
			i++
		case c == '"':
			text = !text
		case text:
		case c == '{' || c == '[':
			if depth++; depth > maxDepth {
				return fmt.Errorf("nested deeper than %d", maxDepth)
			}
			elements++
			if c == '{' && depth == rosterDepth {
				roster++
			}
		case c == ',':
			elements++
		case c == '}' || c == ']':
			depth--
		}
	}
	switch {
	case elements > maxElements:
		return errElements
	case roster > maxRoster:
		return errRoster
	}
	return nil
}

// parts counts what a step holds in lists.
func (s *Step) parts() int {
	n := len(s.Dice)
	for c := &s.Command; c != nil; c = c.Then {
		n += 1 + len(c.Weapons) + len(c.Targets) + len(c.Cells) + len(c.With) + len(c.Decline)
	}
	return n
}
