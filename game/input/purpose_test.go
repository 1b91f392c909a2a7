package input

import (
	"slices"
	"testing"
)

// TestEveryIntentHasOnePurpose: the lists by purpose hold every intent once.
func TestEveryIntentHasOnePurpose(t *testing.T) {
	var all []Intent
	for _, p := range Purposes() {
		list := p.Intents()
		if len(list) < 5 {
			t.Errorf("purpose %d has %d intents", p, len(list))
		}
		for _, i := range list {
			if i.Purpose() != p {
				t.Errorf("%v is listed for %d and serves %d", i, p, i.Purpose())
			}
		}
		all = append(all, list...)
	}
	slices.Sort(all)
	if !slices.Equal(all, Intents()) {
		t.Errorf("by purpose there are %v", all)
	}
}
