package replay

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"tenaille/levels"
)

// Limits of a replay, checked before its contents are looked at.
const (
	maxBytes = 64 << 20
	maxDepth = 16
)

// Replay is a match as it was written down.
type Replay struct {
	// Name is the file's, as faults name it.
	Name   string
	Header Header
	// Steps are the actions in order, taken back ones and "undo" included.
	Steps []Step
	// End is the last line of a finished match, nil when there is none.
	End *End
	// Cut says that what follows the last whole line was left out.
	Cut bool

	lines [][]byte // all whole lines without their ends
}

// Step is one line between header and end, without its events: they are for readers,
// and playing does not need them.
type Step struct {
	levels.Command
	// Dice are those the action drew, each [sides, face].
	Dice [][2]int `json:"dice,omitempty"`
	// Hash is the state after, as 16 hexadecimal digits.
	Hash string `json:"hash,omitempty"`
	// Broken is what the program said when the action broke the rules.
	Broken string `json:"broken,omitempty"`
}

// Unpack returns the text of a replay that may be packed by gzip, as saves are;
// no more than the largest replay there may be is unpacked.
func Unpack(b []byte) ([]byte, error) {
	if !bytes.HasPrefix(b, []byte{0x1f, 0x8b}) {
		return b, nil
	}
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(io.LimitReader(z, maxBytes+1))
}

// Open opens the file of a replay. The error is one short line, like that of a
// map.
func Open(path string) (*os.File, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &Fault{File: path, Err: errors.New("no such file")}
	}
	return f, err
}

// Read reads a replay, packed by gzip or not. One that was cut off is read up to
// its last whole line; a whole line that says nothing sensible is a Fault,
// whatever follows.
func Read(r io.Reader, name string) (*Replay, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxBytes+1))
	if err == nil {
		text, err = Unpack(text)
	}
	if err != nil {
		return nil, &Fault{File: name, Err: err}
	}
	if len(text) > maxBytes {
		return nil, &Fault{File: name, Err: fmt.Errorf("%w than %d MB", ErrLarge, maxBytes>>20)}
	}
	rp := &Replay{Name: name}
	for len(text) > 0 {
		line, rest, whole := bytes.Cut(text, []byte{'\n'})
		if !whole {
			rp.Cut = true
			break
		}
		text = rest
		rp.lines = append(rp.lines, line)
		n := len(rp.lines)
		if rp.End != nil {
			return nil, &Fault{name, n, errors.New("a line after the end of the match")}
		}
		if err := rp.take(line, n); err != nil {
			return nil, &Fault{name, n, err}
		}
	}
	switch {
	case len(rp.lines) == 0 && rp.Cut:
		return nil, &Fault{File: name, Err: fmt.Errorf("%w: the first line does not end", ErrForeign)}
	case len(rp.lines) == 0:
		return nil, &Fault{File: name, Err: ErrEmpty}
	}
	return rp, nil
}

// take reads line n.
func (rp *Replay) take(line []byte, n int) error {
	if n == 1 {
		if err := decode(line, &rp.Header, strict); err != nil {
			return fmt.Errorf("%w: %w", ErrForeign, err)
		}
		return rp.Header.check()
	}
	if bytes.HasPrefix(line, []byte(`{"do":"end"`)) {
		rp.End = new(End)
		return decode(line, rp.End, strict)
	}
	var s Step
	if err := decode(line, &s, lenient); err != nil {
		return err
	}
	if (n == 2) != (s.Do == "begin") {
		return fmt.Errorf("do: %q cannot stand here", shorten(s.Do))
	}
	rp.Steps = append(rp.Steps, s)
	return nil
}

// Whether a key that nobody knows is a fault.
const (
	strict  = false
	lenient = true // hash and checksum decide
)

// decode reads one JSON object; its errors are one short line.
func decode(line []byte, into any, unknown bool) error {
	depth, text := 0, false
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
		case c == '}' || c == ']':
			depth--
		}
	}
	d := json.NewDecoder(bytes.NewReader(line))
	if unknown == strict {
		d.DisallowUnknownFields()
	}
	if err := d.Decode(into); err != nil {
		return plain(err)
	}
	if rest := bytes.TrimSpace(line[d.InputOffset():]); len(rest) > 0 {
		return errors.New("text after the end of the object")
	}
	return nil
}

// plain says in short what JSON found wrong.
func plain(err error) error {
	var typ *json.UnmarshalTypeError
	var syn *json.SyntaxError
	switch {
	case errors.As(err, &typ) && typ.Field != "":
		return fmt.Errorf("%s: a value of another type was expected, not %s", shorten(typ.Field), shorten(typ.Value))
	case errors.As(err, &typ):
		return fmt.Errorf("an object was expected, not %s", shorten(typ.Value))
	case errors.As(err, &syn):
		return fmt.Errorf("column %d: no JSON", syn.Offset)
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		return errors.New("the object does not end")
	}
	return errors.New(strings.TrimPrefix(shorten(err.Error()), "json: "))
}
