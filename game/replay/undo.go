package replay

import (
	"errors"

	"tenaille/levels"
)

var errNothingToUndo = errors.New("undo: there is no action to take back")

// remember keeps the course as it is, for Undo.
func (c *Course) remember() {
	var m *memory
	most := deepest
	if c.Free() {
		most = deepestStudy
	}
	switch {
	case len(c.past) == most:
		m = c.past[0]
		c.past = append(c.past[:0], c.past[1:]...)
	case len(c.spare) > 0:
		m = c.spare[len(c.spare)-1]
		c.spare = c.spare[:len(c.spare)-1]
	default:
		m = new(memory)
	}
	c.e.CopyTo(&m.e)
	m.state, m.next, m.seats = c.dice.State(), c.dice.Fixed, c.seats
	c.past = append(c.past, m)
}

// Forget gives up what Undo could go back to: the last action drew a die,
// asked somebody or showed somebody something new.
func (c *Course) Forget() {
	c.spare = append(c.spare, c.past...)
	c.past = c.past[:0]
}

// Undoable is the number of actions that can be taken back one after the
// other.
func (c *Course) Undoable() int { return len(c.past) }

// Undo takes the last action back and writes so.
func (c *Course) Undo() error {
	if c.broken != nil {
		return c.broken
	}
	n := len(c.past) - 1
	if n < 0 {
		return errNothingToUndo
	}
	m := c.past[n]
	c.past, c.spare = c.past[:n], append(c.spare, m)
	m.e.CopyTo(c.e)
	c.dice.Restore(m.state)
	c.dice.Fixed, c.seats = m.next, m.seats
	c.events, c.dice.Log = c.events[:0], c.dice.Log[:0]
	if !c.silent {
		c.text = c.line(c.text, levels.Command{Do: "undo"}, nil)
		c.lines++
	}
	return nil
}
