package match

import (
	"bytes"
	"testing"

	"tenaille/game/replay"
	"tenaille/game/require"
	"tenaille/levels"
)

// TestSoldiersFinish plays machines against each other on every level: eight games, in
// short tests four, with require.Whole twenty.
func TestSoldiersFinish(t *testing.T) {
	games := uint64(8)
	switch {
	case require.Whole():
		games = 20
	case testing.Short():
		games = 4
	}
	for _, level := range levels.Names() {
		rounds, wins := 0, map[int]int{}
		for seed := uint64(1); seed <= games; seed++ {
			m := newMatch(t, level, "soldier", "soldier", seed)
			play(t, m, 3000)
			over, winner := m.Over()
			wins[winner]++
			rounds += m.Round()
			if !over || m.Round() > 50 {
				t.Errorf("%s, seed %d: over %v after %d rounds", level, seed, over, m.Round())
			}
			if seed > 2 {
				continue
			}
			var file bytes.Buffer
			if err := m.Save(&file); err != nil {
				t.Fatal(err)
			}
			if _, err := replay.Verify(&file, level); err != nil {
				t.Error(err)
			}
		}
		t.Logf("%s: wins %v, %d rounds in %d games", level, wins, rounds, games)
	}
}
