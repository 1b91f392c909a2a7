package replay

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// Mark is a course as it was at one place, to go back to.
type Mark struct {
	e           rules.Encounter
	state       uint64
	text, lines int
	worded      int
	recorded    bool
	next        dice.Set
	seats       []string
}

// Mark keeps the course as it is. ok is false while actions could still be taken
// back: a mark would not know of them.
func (c *Course) Mark() (m *Mark, ok bool) {
	if c.broken != nil || c.ended != "" || c.Undoable() > 0 {
		return nil, false
	}
	m = &Mark{state: c.dice.State(), text: len(c.text), lines: c.lines, worded: c.worded, recorded: c.recorded, next: c.dice.Fixed, seats: c.seats}
	c.e.CopyTo(&m.e)
	return m, true
}

// Back makes the course what it was at one of its own marks.
func (c *Course) Back(m *Mark) {
	c.Forget()
	m.e.CopyTo(c.e)
	c.dice.Restore(m.state)
	c.dice.Fixed, c.seats = m.next, m.seats
	c.worded, c.recorded = m.worded, m.recorded
	c.text, c.lines, c.ended, c.broken = c.text[:m.text], m.lines, "", nil
}
