package ai

import (
	"slices"
	"testing"

	"tenaille/levels"
)

// TestLadder: the players are named weakest first, and a recruit wins by every
// ruleset, from both sides, against chance. How the others stand to each other
// takes more games than a test has time for: tenaille simulate tells.
func TestLadder(t *testing.T) {
	if want := []string{"random", "recruit", "soldier", "captain", "warlord"}; !slices.Equal(Names(), want) {
		t.Fatalf("the players are %v, not %v", Names(), want)
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		won, games := 0, 0
		for _, level := range levels.Names() {
			setup, err := levels.Load(level)
			if err != nil {
				t.Fatal(err)
			}
			setup.Ruleset = ruleset
			for seed := range uint64(2) {
				for side, names := range [][]string{{"recruit", "random"}, {"random", "recruit"}} {
					if games++; fight(t, &setup, seed, names...) == side {
						won++
					}
				}
			}
		}
		if won < games-1 {
			t.Errorf("%s: the recruit won %d of %d games against random", ruleset, won, games)
		}
	}
}
