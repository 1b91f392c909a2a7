package replay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"tenaille/levels"
	"tenaille/levels/named"
	"tenaille/rules"
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
	parts int      // of all steps

	undone []bool // TakenBack
}

// Step is one line between header and end, without its events: they are for readers,
// and playing does not need them.
type Step struct {
	levels.Command
	// Dice are those the action drew, each [sides, face].
	Dice [][2]int `json:"dice,omitempty"`
	// Hash is the state after, as 16 hexadecimal digits.
	Hash string `json:"hash,omitempty"`
	// Revision is that of the rules the match goes on by from here.
	Revision int `json:"rules_revision,omitempty"`
	// Seed is that of the dice from here on, where the match was loaded and goes on
	// with other ones.
	Seed string `json:"seed,omitempty"`
	// Broken is what the program said when the action broke the rules.
	Broken string `json:"broken,omitempty"`
}

// Open opens the file of a replay. The error is one short line, like that of a
// map; what is no file, such as a pipe, is refused at once.
func Open(path string) (*os.File, error) {
	f, err := named.Open(path, maxBytes)
	switch {
	case errors.Is(err, named.ErrLarge):
		return nil, &Fault{File: path, Err: fmt.Errorf("%w than %d MB", ErrLarge, maxBytes>>20)}
	case err != nil:
		return nil, &Fault{File: path, Err: err}
	}
	return f, nil
}

// Read reads a replay, packed by gzip or not. One that was cut off is read up to
// its last whole line; a whole line that says nothing sensible is a Fault,
// whatever follows.
func Read(r io.Reader, name string) (*Replay, error) {
	text, err := slurp(r)
	if err == nil {
		text, err = Unpack(text)
	}
	if err != nil {
		return nil, &Fault{File: name, Err: err}
	}
	if len(text) > maxBytes {
		return nil, &Fault{File: name, Err: fmt.Errorf("%w than %d MB", ErrLarge, maxBytes>>20)}
	}
	lines := bytes.Count(text, []byte{'\n'})
	if lines > maxLines {
		return nil, &Fault{File: name, Err: errLong}
	}
	rp := &Replay{Name: name, lines: make([][]byte, 0, lines), Steps: make([]Step, 0, max(0, lines-1))}
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
	rp.undone = rp.takenBack()
	return rp, nil
}

// take reads line n.
func (rp *Replay) take(line []byte, n int) error {
	if n == 1 {
		return rp.Header.read(line)
	}
	if bytes.HasPrefix(line, []byte(`{"do":"end"`)) {
		rp.End = new(End)
		return decode(line, rp.End, strict)
	}
	var s Step
	if err := decode(line, &s, lenient); err != nil {
		return err
	}
	switch {
	case (n == 2) != (s.Do == "begin"):
		return fmt.Errorf("do: %q cannot stand here", shorten(s.Do))
	case s.Do == revised && s.Revision > rules.Revision:
		return newer(s.Revision)
	case edits(s.Do) && !rp.Header.Study:
		return fmt.Errorf("do: %q changes by hand a match that is not studied", shorten(s.Do))
	}
	if rp.parts += s.parts(); rp.parts > maxParts {
		return errParts
	}
	rp.Steps = append(rp.Steps, s)
	return nil
}

// unknown says what becomes of a key that nobody knows.
type unknown int

const (
	strict  unknown = iota // it is a fault
	lenient                // it is passed over: hash and checksum decide
)

// decode reads one JSON object; its errors are one short line.
func decode(line []byte, into any, keys unknown) error {
	if err := bounded(line); err != nil {
		return err
	}
	if keys == lenient && json.Unmarshal(line, into) == nil {
		return nil // else it is read again, for what is wrong with it
	}
	d := json.NewDecoder(bytes.NewReader(line))
	if keys == strict {
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

// Strict reads one JSON object of somebody else's, in which every key is known: no deeper
// and no longer than a line of a replay may be. Its errors are one short line.
func Strict(text []byte, into any) error {
	if len(text) > maxHeader {
		return fmt.Errorf("%w than %d MB", ErrLarge, maxHeader>>20)
	}
	return decode(text, into, strict)
}

// Lenient is Strict of an object in which keys that nobody knows are passed over.
func Lenient(text []byte, into any) error {
	if len(text) > maxHeader {
		return fmt.Errorf("%w than %d MB", ErrLarge, maxHeader>>20)
	}
	return decode(text, into, lenient)
}

// plain says in short what JSON found wrong.
func plain(err error) error {
	var typ *json.UnmarshalTypeError
	var syn *json.SyntaxError
	switch {
	case errors.As(err, &typ) && typ.Field != "":
		return fmt.Errorf("%q: a value of another type was expected, not %s", shorten(typ.Field), shorten(typ.Value))
	case errors.As(err, &typ):
		return fmt.Errorf("an object was expected, not %s", shorten(typ.Value))
	case errors.As(err, &syn):
		return fmt.Errorf("column %d: no JSON", syn.Offset)
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		return errors.New("the object does not end")
	}
	return errors.New(strings.TrimPrefix(shorten(err.Error()), "json: "))
}
