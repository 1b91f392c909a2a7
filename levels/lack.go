package levels

import (
	"fmt"

	"tenaille/rules/grid"
)

// Lack is the cause of a fault of a map that has not all it needs to be played on.
type Lack struct {
	// Side is the number of the side that lacks something, from 1.
	Side int
	Of   Needed
}

// Needed is what a side needs on a map.
type Needed int

// LacksStart says that the side has nowhere to begin, LacksCreatures that nobody fights
// for it.
const (
	LacksStart Needed = iota
	LacksCreatures
)

// Error says what is missing.
func (l *Lack) Error() string {
	if l.Of == LacksStart {
		return fmt.Sprintf("side %d has no start", l.Side)
	}
	return fmt.Sprintf("side %d has no creatures: give it a roster.%d or points in layer %s", l.Side, l.Side, quote("creatures"))
}

// NoPlace is the cause of a fault of a creature that cannot stand where its map has it.
type NoPlace struct {
	Why  Why
	Cell grid.Cell
	// Feature is what fills the square, for OnFeature.
	Feature string
}

// TooWell is the cause of a fault of a creature that a map leaves more hit points than it has.
type TooWell struct{ Left, Most int }

// Error says how many it has.
func (w *TooWell) Error() string {
	return fmt.Sprintf("hp %d: its sheet has %d", w.Left, w.Most)
}

// Error says what is in its way.
func (n *NoPlace) Error() string {
	switch n.Why {
	case OffMap:
		return "its space leaves the map"
	case OnFeature:
		return fmt.Sprintf("nobody can stand on %s (%s)", n.Cell.Name(), n.Feature)
	case OnCreature:
		return "another creature stands on " + n.Cell.Name()
	}
	return "a wall runs through its space at " + n.Cell.Name()
}
