package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
)

// TestWon: the side that is left has won, nobody where none is left, and a side
// that is alone has nothing to win (SKI-19).
func TestWon(t *testing.T) {
	const dead = -20
	for _, c := range []struct {
		name, row string
		hp        map[int]int
		winner    int
		goal      rules.Goal
		over      bool
	}{
		{"two are left", "G.g", nil, -1, rules.NoGoal, false},
		{"the first is left", "G.g", map[int]int{1: dead}, 0, rules.Eliminate, true},
		{"the second is left", "G.g", map[int]int{0: dead}, 1, rules.Eliminate, true},
		{"one of two of a side is left", "GGg", map[int]int{0: dead, 2: dead}, 0, rules.Eliminate, true},
		{"none is left", "G.g", map[int]int{0: dead, 1: dead}, -1, rules.Eliminate, true},
		{"a side alone", "G.G", nil, -1, rules.NoGoal, false},
		{"a side alone, and dead", "G.G", map[int]int{0: dead, 1: dead}, -1, rules.Eliminate, true},
	} {
		e := set(t, func(s *rules.Setup) {
			for i, hp := range c.hp {
				s.Combatants[i].HP = hp
			}
		}, c.row)
		if winner, goal, over := combat.Won(e); winner != c.winner || goal != c.goal || over != c.over {
			t.Errorf("%s: winner %d by %v, over %v; want %d, %v, %v", c.name, winner, goal, over, c.winner, c.goal, c.over)
		}
	}
}
