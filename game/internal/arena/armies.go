package arena

import (
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
)

// Armies is the field of a match and the situation in which the armies of its terms
// stand on it before anybody places them by hand.
func Armies(t testing.TB, terms match.Terms) (*levels.Field, rules.Setup) {
	t.Helper()
	f, err := levels.OpenField(terms.Level)
	if err != nil {
		t.Fatal(err)
	}
	s, err := terms.Place(f)
	if err != nil {
		t.Fatal(err)
	}
	return f, s
}
