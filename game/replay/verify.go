package replay

import (
	"bytes"
	"fmt"
	"io"

	"tenaille/rules"
)

// Summary is what a verified replay tells.
type Summary struct {
	Seats   []string
	Sides   []string
	Actions int
	Rounds  int // phases where every figure is activated once in each (SKI-15)
	Ruleset string
	// Result, Winner and Goal are those of End; Result is empty for a match that
	// is not finished.
	Result, Winner, Goal string
}

// Verify plays a replay again and compares every line with what is played.
// The error names the first line that differs, or says that the match is not
// finished though all of its lines are right.
func Verify(r io.Reader, name string) (Summary, error) {
	rp, err := Read(r, name)
	if err != nil {
		return Summary{}, err
	}
	c, err := rp.course(nil)
	if err != nil {
		return Summary{}, err
	}
	s := Summary{
		Seats: rp.Header.Seats, Sides: c.e.Sides,
		Actions: max(0, len(rp.Steps)-1), Rounds: int(c.e.Facts.Round), Ruleset: rp.Header.Setup.Ruleset,
	}
	if rp.End == nil || rp.Cut {
		n := len(rp.lines)
		if err := c.compare(rp, n); err != nil {
			return s, err
		}
		return s, &Fault{File: name, Err: fmt.Errorf("unfinished after line %d; everything so far is right", n)}
	}
	if rp.End.Result == ResultStopped && !c.Over() {
		c.Stop()
	}
	end, over := c.end(c.text)
	last := len(rp.lines)
	switch {
	case !over:
		return s, &Fault{name, last, fmt.Errorf("the end of a match that is not over")}
	case end.Checksum != rp.End.Checksum:
		return s, &Fault{name, last, fmt.Errorf("checksum %.16s where the lines before have %.16s", rp.End.Checksum, end.Checksum)}
	}
	s.Result, s.Winner, s.Goal = end.Result, end.Winner, end.Goal
	return s, c.compare(rp, last)
}

// course plays the replay to its last line; hear is told every event. The
// error names the first line that differs from what is played.
func (rp *Replay) course(hear func(rules.Event)) (*Course, error) {
	c, err := NewCourse(rp.Header, false)
	if err == nil {
		err = c.Begin(hear)
	}
	if err != nil {
		return nil, &Fault{rp.Name, 1, err}
	}
	if err := c.compare(rp, 1); err != nil {
		return nil, err
	}
	for i := range rp.Steps {
		if err := c.Repeat(rp, i); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// Repeat plays step i of a replay, whose earlier steps the course has played,
// and compares the line. The first step only compares, since a course begins
// by itself.
func (c *Course) Repeat(rp *Replay, i int) error {
	s := &rp.Steps[i]
	fault := func(err error) error { return &Fault{rp.Name, i + 2, err} }
	switch {
	case s.Broken != "":
		return fault(fmt.Errorf("the match broke here: %s", shorten(s.Broken)))
	case i == 0:
	case s.Do == "undo":
		if err := c.Undo(); err != nil {
			return fault(err)
		}
	default:
		a, err := s.Command.Action(c.e)
		if err != nil {
			return fault(err)
		}
		r, err := c.Do(a)
		if err != nil {
			return fault(err)
		}
		if !r.OK() {
			return fault(fmt.Errorf("%s of combatant %d is refused by %s", a.Verb, s.By, r.Cite))
		}
	}
	if got := hex16(c.Hash()); got != s.Hash {
		return fault(fmt.Errorf("hash %s where the replay says %s", got, shorten(s.Hash)))
	}
	return c.compare(rp, i+2)
}

// compare holds line n of a replay against what the course has written.
func (c *Course) compare(rp *Replay, n int) error {
	if c.silent {
		return nil
	}
	text := c.text
	if n > c.lines {
		text = c.Text()
	}
	if n == c.lines { // the usual case: the last line
		if cut := bytes.LastIndexByte(text[:len(text)-1], '\n'); bytes.Equal(text[cut+1:len(text)-1], rp.lines[n-1]) {
			return nil
		}
	}
	lines := bytes.Split(text, []byte{'\n'})
	if n > len(lines) || !bytes.Equal(lines[n-1], rp.lines[n-1]) {
		return &Fault{rp.Name, n, fmt.Errorf("differs from what is played, though the state is the same")}
	}
	return nil
}
