package voice

import (
	"tenaille/game/plan"
	"tenaille/game/words"
	"tenaille/rules"
)

// Shown is what has been shown of a match so far.
type Shown struct {
	Facts rules.Facts
	Turns int // turns begun
}

// Voice speaks of one match, to the side whose turn it is planning: it has the
// names, the reasons and the words that everything told is made of. What is told is
// told of the facts as far as they have been shown.
type Voice struct {
	*words.Words
	*plan.Turn
	Shown *Shown
	// Lagging reports whether something perceived is still to be shown, Past how
	// many perceived events have been.
	Lagging func() bool
	Past    func() int
}
