package mail

import "tenaille/rules/odds"

// Agreed is how a match goes by mail, as its terms have it.
type Agreed struct {
	// Mode is when the dice of a turn are known.
	Mode Mode
	// Reactions is how the own creatures react while their player is away.
	Reactions odds.Reactions
	// Match is the one that goes on, nil before it is offered.
	Match *Correspondence
}
