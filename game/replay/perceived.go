package replay

import (
	"errors"

	"tenaille/rules"
)

// errElsewhere is an action in a match that is not played here.
var errElsewhere = errors.New("the match is played elsewhere, and not told whole")

// Perceived is a match that is played elsewhere, and of which no more than what one side
// perceives is known here: an encounter as that side knows it, to be looked at. Nothing of it
// is written and nothing carried out in it.
func Perceived(h Header, e *rules.Encounter) *Course {
	return &Course{Header: h, e: e, seats: h.Seats, silent: true}
}

// Elsewhere reports whether the match is played elsewhere, and not told whole.
func (c *Course) Elsewhere() bool { return c.first == nil }
