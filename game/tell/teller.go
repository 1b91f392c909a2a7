package tell

import (
	"tenaille/game/plan"
	"tenaille/game/words"
)

// Teller tells of one match in words, to the side whose turn it is planning: what
// is planned, what has happened, and why. What is told is told of the facts as far
// as they have been shown.
type Teller struct {
	*words.Words
	*plan.Turn
	Shown *Shown
	// Lagging reports whether something perceived is still to be shown, Past how
	// many perceived events have been.
	Lagging func() bool
	Past    func() int
	Log     Log
	Looks   map[Pair]Look // what slips said: changed modifiers are gilded
}

// New tells of a turn; nothing has been shown yet.
func New(w *words.Words, turn *plan.Turn) *Teller {
	return &Teller{
		Words: w, Turn: turn, Shown: &Shown{}, Looks: map[Pair]Look{},
		Lagging: func() bool { return false }, Past: func() int { return 0 },
	}
}
