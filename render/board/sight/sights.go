package sight

import "tenaille/rules/grid"

// Sights are the lines between creatures, and what stands in their way.
type Sights struct {
	Lines  []Line  // sight lines
	Covers []Cover // cover arcs
	Traces []Trace // corner lines that decide an attack
	Corner *Point  // the corner they start from, nil for none
	Marks  []Mark  // what decided
	Beams  []Beam  // combined fire
}

// Sight is the state of a sight line.
type Sight uint8

// Line is a sight line between two spaces.
type Line struct {
	From, To grid.Space
	Kind     Sight
	Own      bool // of the own side: pale gold instead of pink
	Full     bool // Covered by a full shield
	Quiet    bool // of little weight now: thin and pale
	// At is where what obstructs meets a line, in squares; nil puts the shield or
	// cross in the middle.
	At *Point
}

// Cover is an arc on the protected side of a space.
type Cover struct {
	On   grid.Space
	Side grid.Dir // N, E, S or W
	Full bool     // full shield: improved or total cover
	Bare bool     // without a shield: the line to the space has it
}

// Beam is combined fire from one shooter to a target.
type Beam struct {
	From, To grid.Space
	Main     bool    // the shooter's own, white
	Label    string  // bonus of a helper
	Short    float64 // while it grows: 1 not begun .. 0 whole; below 0 it fades to -1
}

// The states of a line.
const (
	Clear Sight = iota
	Covered
	Blocked
	Veiled // through what conceals
)
