package plan

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestNextIsWhatEnemiesCanDo: an enemy is counted on a square exactly where it could get
// at one who stands there by a move and a blow, by a shot or by a charge, with the chance
// of the attack it would make; who is out of all reach or lies asleep is not (MOV-01,
// ACT-16, ATK-05).
func TestNextIsWhatEnemiesCanDo(t *testing.T) {
	still := func(s *rules.Sheet) { s.Speed = 1 }
	turn := opened(t, nil, arena.Blue("fighter", 1, 1).First(), arena.Red("orc", 6, 1).But(still), arena.Red("goblin", 3, 8, "asleep"))
	n := NextTurn(turn)
	orc := func(at grid.Cell) bool {
		for _, m := range n.At(at) {
			if m.Who == 1 {
				return true
			}
		}
		return false
	}
	for x := range 6 {
		at := grid.C(x, 1)
		gap := 6 - x
		if want := gap <= 2 || gap <= 3; orc(at) != want { // a step and a blow, or a charge of two squares
			t.Errorf("the orc gets at %s: %t, want %t", at.Name(), orc(at), want)
		}
		if n.Count(at) != len(n.At(at)) {
			t.Errorf("%s counts %d, and names %d", at.Name(), n.Count(at), len(n.At(at)))
		}
	}
	if n.Count(grid.C(3, 7)) != 0 {
		t.Errorf("beside a sleeper it counts %+v", n.At(grid.C(3, 7)))
	}
	for _, m := range n.At(grid.C(5, 1)) {
		p := turn.Match.Prospects(0, grid.C(5, 1), turn.InHand(0, false))
		for i := range p {
			if p[i].On == m.Who && p[i].Theirs.Odds.Damages.Float() > m.Hits.Float() {
				t.Errorf("next to it the chance is %v, as it stands %v", m.Hits, p[i].Theirs.Odds.Damages)
			}
		}
	}
}

// TestNextIsWorkedOutOnce: the same answer is given without being worked out again, and
// another situation begins anew.
func TestNextIsWorkedOutOnce(t *testing.T) {
	turn := opened(t, nil, arena.Blue("fighter", 4, 4).First(), arena.Red("archer", 9, 4))
	n := NextTurn(turn)
	if n != NextTurn(turn) || n.Count(grid.C(4, 4)) != 1 || !n.At(grid.C(4, 4))[0].Far {
		t.Errorf("the archer is %+v", n.At(grid.C(4, 4)))
	}
	turn.does(t, rules.Action{Verb: rules.EndTurn, By: 0, On: rules.Nobody})
	if m := NextTurn(turn); m == n || m == nil {
		t.Error("another turn has the same answer")
	}
}
