package terrain

import (
	"testing"

	"tenaille/rules"
)

// Every letter of a look that the checks let pass is painted as something, and
// nothing else is (GEO-05).
func TestLookLettersArePainted(t *testing.T) {
	for _, c := range rules.LookLetters {
		if _, ok := grounds[c]; !ok {
			t.Errorf("%q is painted as nothing", c)
		}
	}
	if len(grounds) != len(rules.LookLetters) {
		t.Errorf("%d letters are painted of %d", len(grounds), len(rules.LookLetters))
	}
}
