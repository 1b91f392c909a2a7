package rules

// Tie is what decides which of two creatures comes first in the order of turns
// where no die does (LIM-05, LIM-06).
type Tie uint8

// What decides, the first that differs: the initiative score, being a player
// character, the modifier of PER, the place in the list.
const (
	ByScore Tie = iota
	ByPlayer
	ByAlertness
	ByNumber
)
