package match

import (
	"testing"

	"tenaille/game/require"
	"tenaille/levels"
)

// TestShippedMapsAreOpen plays every map with its own armies, soldier against
// soldier, under every ruleset: nobody's cause is lost before it begins. So few
// games tell no more than that; levels/README.md has the shares of many, and the
// command that makes them.
func TestShippedMapsAreOpen(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of games")
	}
	games, fewest := 8, 1
	if require.Whole() {
		games, fewest = 20, 3
	}
	for _, name := range levels.Names() {
		setup, err := levels.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			setup.Ruleset = ruleset
			halves := 0
			for seed := range uint64(games) {
				halves += duel(t, Config{Setup: setup, Seats: []string{"soldier", "soldier"}, Seed: seed, Silent: true})
			}
			t.Logf("%-16s %-8s the first side wins %2d of %d games", name, ruleset, halves/2, games)
			if halves < 2*fewest || 2*games-halves < 2*fewest {
				t.Errorf("%s by %s: the first side wins %d halves of %d games, want each side to win %d or more", name, ruleset, halves, games, fewest)
			}
		}
	}
}

// duel plays one game; it returns 2 when the first side won, 1 for a draw.
func duel(t *testing.T, c Config) int {
	t.Helper()
	m, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	for m.Round() <= 60 {
		if over, winner := m.Over(); over {
			return map[int]int{0: 2, 1: 0, -1: 1}[winner]
		}
		if a, done := m.Think(1 << 20); done {
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatalf("%v, %v", r, err)
			}
		}
	}
	return 1
}
