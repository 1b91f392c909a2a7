package mail

import (
	"reflect"

	"tenaille/rules/odds"
)

// Agreed is how a match goes by mail, as its terms have it.
type Agreed struct {
	// Mode is when the dice of a turn are known.
	Mode Mode
	// Reactions is how the own creatures react while their player is away.
	Reactions odds.Reactions
	// Match is the one that goes on, nil before it is offered.
	Match *Correspondence
	// Case is what the turn is rehearsed for once more, nil for as it is expected.
	Case *Case
}

// Case is how things may stand when a sealed turn is carried out, other than was expected.
type Case struct {
	If Condition
	// Orders are those for all other cases, as they were before it was thought of.
	Orders string
}

// Merged are orders that do what a rehearsal for the case planned where it is so, and what was
// ordered before where it is not; what both begin with is done in either. The error is orders
// that cannot be read.
func (c *Case) Merged(planned string) (string, error) {
	before, err := ParseOrders(c.Orders)
	if err != nil {
		return "", err
	}
	then, err := ParseOrders(planned)
	if err != nil {
		return "", err
	}
	same := 0
	for same < min(len(before), len(then)) && reflect.DeepEqual(before[same], then[same]) {
		same++
	}
	if same == len(before) && same == len(then) {
		return planned, nil
	}
	all := append(before[:same:same], Order{If: &c.If, Then: then[same:], Else: before[same:]})
	text := Written(all)
	_, err = ParseOrders(text) // a case in many cases is nested too deep
	return text, err
}
