package ai

import (
	"slices"
	"testing"

	"tenaille/levels"
)

// TestLadder: the players are named weakest first, and a recruit wins by every
// ruleset, from both sides, against chance. How captain and warlord stand to the
// others takes more games than a test has time for: tenaille simulate tells.
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

// TestSoldierBeatsRecruit: in every ruleset, over all maps and from both sides,
// in no fewer games than 84 of 100 won over and over would leave by bad luck once
// in forty times. Short tests play a quarter of them.
func TestSoldierBeatsRecruit(t *testing.T) {
	seeds, least := uint64(8), 77
	if testing.Short() {
		seeds, least = 2, 67
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		won, games := 0, 0
		for _, level := range levels.Names() {
			setup, err := levels.Load(level)
			if err != nil {
				t.Fatal(err)
			}
			setup.Ruleset = ruleset
			for seed := range seeds {
				for side, names := range [][]string{{"soldier", "recruit"}, {"recruit", "soldier"}} {
					if games++; fight(t, &setup, seed, names...) == side {
						won++
					}
				}
			}
		}
		t.Logf("%s: %d of %d", ruleset, won, games)
		if won*100 < least*games {
			t.Errorf("%s: the soldier won %d of %d games against the recruit, fewer than %d of 100", ruleset, won, games, least)
		}
	}
}
