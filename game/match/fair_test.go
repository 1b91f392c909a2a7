package match

import (
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// TestNoSideIsFavoured: two like bands of figures facing each other over an open
// field win about as often, whichever side is first on the list (SKI-15, SKI-17).
func TestNoSideIsFavoured(t *testing.T) {
	level, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	const w, h, games = 24, 16, 400
	s := rules.Setup{Ruleset: "skirmish"}
	for range h {
		s.Map.Rows = append(s.Map.Rows, strings.Repeat(".", w))
	}
	for i, sheet := range level.Combatants {
		if sheet.Side != level.Combatants[0].Side {
			continue
		}
		other := sheet
		other.ID, other.Side, other.At = 100+i, "facing", [2]int{w - 1 - sheet.At[0], h - 1 - sheet.At[1]}
		s.Combatants = append(s.Combatants, sheet, other)
	}
	seeds := dice.NewStream(1)
	wins := map[int]int{}
	var m *Match
	for range games {
		if m == nil {
			m, err = New(Config{Setup: s, Seats: []string{"soldier", "soldier"}, Seed: seeds.Next(), Silent: true})
		} else {
			m, err = m.Again(seeds.Next())
		}
		if err != nil {
			t.Fatal(err)
		}
		over, winner := m.Over()
		for ; !over && m.Round() < 200; over, winner = m.Over() {
			if a, done := m.Think(1 << 20); done {
				if r, err := m.Do(a); err != nil || !r.OK() {
					t.Fatal(a, r, err)
				}
			}
		}
		wins[winner]++
	}
	// Five standard deviations of a fair coin are 50 games.
	if n := wins[0] - games/2; n < -50 || n > 50 || wins[0]+wins[1] != games {
		t.Errorf("of %d games between equals the sides won %v", games, wins)
	}
	t.Logf("of %d games between equals the sides won %v", games, wins)
}
