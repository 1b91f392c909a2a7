package replay

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"tenaille/rules/dice"
)

// Course returns the course of a replay before anything of it is played: Begin, and
// then Repeat of every step, play it again: by the rules or, where they were others, from
// its events. A course that is not silent keeps the lines as they were written.
func (rp *Replay) Course(silent bool) (*Course, error) {
	c, err := NewCourse(rp.Header, silent)
	if err != nil {
		return nil, &Fault{rp.Name, 1, err}
	}
	c.recorded = rp.Header.Recorded()
	if !silent { // all of it will be written again
		size := 0
		for _, line := range rp.lines {
			size += len(line) + 1
		}
		c.text = slices.Grow(c.text, size)
	}
	c.keep(rp, 1)
	return c, nil
}

// whole plays the replay to its last line, and counts those that were played from their
// events. The error names the first line that differs from what is played.
func (c *Course) whole(rp *Replay) (recorded int, err error) {
	if err := c.Begin(nil); err != nil {
		return 0, &Fault{rp.Name, 2, err}
	}
	for i := range rp.Steps {
		if c.recorded {
			recorded++
		}
		if err := c.Repeat(rp, i); err != nil {
			return recorded, err
		}
	}
	return recorded, nil
}

// Repeat plays step i of a replay, whose earlier steps the course has played, and
// compares its dice and the hash of the state after. The first step only compares,
// since a course begins by itself.
func (c *Course) Repeat(rp *Replay, i int) error {
	s := &rp.Steps[i]
	fault := func(err error) error { return &Fault{rp.Name, i + 2, err} }
	switch {
	case s.Broken != "":
		return fault(fmt.Errorf("the match broke here: %s", shorten(s.Broken)))
	case c.recorded:
		if err := c.relive(rp, i); err != nil {
			return fault(err)
		}
		c.take(rp, i+2)
		if err := c.arrived(rp, i); err != nil {
			return fault(err)
		}
		return nil
	case s.Do == revised:
		return fault(errors.New("another revision of the rules where there is none"))
	case i == 0:
	default:
		if err := c.Redo(s); err != nil {
			return fault(err)
		}
	}
	if got := c.arrival(); got != s.Hash {
		return fault(fmt.Errorf("hash %s where the replay says %s", got, shorten(s.Hash)))
	}
	if !c.silent && !slices.EqualFunc(s.Dice, c.dice.Log, thrown) {
		return fault(fmt.Errorf("other dice than those that are thrown, though the state is the same"))
	}
	c.keep(rp, i+2)
	if err := c.arrived(rp, i); err != nil {
		return fault(err)
	}
	return nil
}

// Redo does what a step says by the rules, whatever it came to when it was written. The
// error is a step that cannot be.
func (c *Course) Redo(s *Step) error {
	switch {
	case s.Do == reseeded:
		return c.reseed(s)
	case s.Do == "undo":
		return c.Undo()
	case s.Do == yields:
		return c.reyield(&s.Command)
	case edits(s.Do):
		return c.reedit(&s.Command)
	}
	a, err := s.Command.Action(c.e)
	if err != nil {
		return err
	}
	r, err := c.DoAs(a, s.Hurried)
	if err == nil && !r.OK() {
		err = fmt.Errorf("%s of combatant %d is refused by %s", a.Verb, s.By, r.Cite)
	}
	return err
}

// arrival is the hash of the state, which the line that was just written ends with.
func (c *Course) arrival() string {
	if n := len(c.text) - len(`"}`+"\n"); !c.silent {
		return string(c.text[n-16 : n])
	}
	return hex16(c.Hash())
}

// take keeps line n of a replay whose events were applied.
func (c *Course) take(rp *Replay, n int) {
	if c.silent {
		return
	}
	if n <= c.lines { // an undo has written it
		c.text, c.lines = c.text[:bytes.LastIndexByte(c.text[:len(c.text)-1], '\n')+1], n-1
	}
	c.text = append(append(c.text, rp.lines[n-1]...), '\n')
	c.lines = n
}

// thrown reports whether a die of a line is one that was drawn.
func thrown(d [2]int, r dice.Roll) bool { return d == [2]int{int(r.Sides), int(r.Result)} }

// keep keeps line n of a replay, just played, as it was written, and counts it when
// this program words it otherwise: what stands beside commands, dice and hashes, and
// how they are written, is no law.
func (c *Course) keep(rp *Replay, n int) {
	if c.silent || n != c.lines {
		return
	}
	line := rp.lines[n-1]
	from := bytes.LastIndexByte(c.text[:len(c.text)-1], '\n') + 1
	if bytes.Equal(c.text[from:len(c.text)-1], line) {
		return
	}
	if !c.recorded {
		c.worded++
	}
	c.text = append(append(c.text[:from], line...), '\n')
}
