package rules

import (
	"slices"

	"tenaille/rules/grid"
)

// EditKind is what of a match that is studied is changed by hand.
type EditKind uint8

// What can be changed.
//
//names:list editNames Edit
const (
	NoEdit        EditKind = iota // ""
	EditPlace                     // "place"
	EditCondition                 // "condition"
	EditLift                      // "lift"
	EditHP                        // "hp"
	EditDie                       // "die"
	EditSeat                      // "seat"

	editCount
)

// String returns the name of the kind, such as "place".
func (k EditKind) String() string { return editNames[k] }

// EditByName returns the kind of a name.
func EditByName(name string) (k EditKind, ok bool) {
	i := slices.Index(editNames[:], name)
	return EditKind(max(i, 0)), i > 0
}

// Edit is one change by hand of a match that is studied. Of a creature it is what a
// position can state: where it stands, a condition, its hit points.
type Edit struct {
	Kind EditKind
	// Who is changed; Nobody for a die and a seat.
	Who ID
	// To is the square of EditPlace.
	To grid.Cell
	// Condition is that of EditCondition and EditLift.
	Condition Condition
	// Number is how many rounds a condition lasts, 0 until it is lifted; the hit points
	// of EditHP; the face of EditDie, 0 for a throw that is left to chance again.
	Number int16
	// Of is the number of sides of EditDie, or the side of EditSeat.
	Of int16
	// Player is who plays the side of EditSeat from now on, by name.
	Player string
}

// Event is what is told of the change.
func (x *Edit) Event(from grid.Cell) Event {
	ev := Event{Kind: Edited, Who: x.Who, Whom: Nobody, A: int16(x.Kind), B: x.Number, C: x.Of, Condition: x.Condition}
	if x.Kind == EditPlace {
		ev.From, ev.To = from, x.To
	}
	return ev
}
