package tactics

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestSoldierDoesNotRush: one who strikes nobody this turn stops before where
// more foes could come and strike at it than it has friends there; with friends
// it goes on, and so it does before a single foe.
func TestSoldierDoesNotRush(t *testing.T) {
	rows := slices.Repeat([]string{"........................................"}, 5)
	foes := []figure{{kind: "G", side: "red", at: [2]int{30, 1}}, {kind: "G", side: "red", at: [2]int{30, 3}}}
	me := figure{kind: "G", side: "blue", at: [2]int{10, 2}}
	for _, c := range []struct {
		name    string
		figures []figure
		goes    bool
	}{
		{"alone before two", []figure{me, foes[0], foes[1]}, false},
		{"alone before one", []figure{me, foes[0]}, true},
		{"two before two", []figure{me, {kind: "G", side: "blue", at: [2]int{11, 3}}, foes[0], foes[1]}, true},
	} {
		a, e := decision(t, rows, c.figures...)
		at := e.Space(0)
		if a.Verb == rules.Move {
			at = grid.Square(a.Cell)
		}
		foe := e.Space(rules.ID(len(c.figures) - 1))
		speed := e.Rules.Move.Speed(e, 0)
		if near := e.Options.Grid.SpaceDistance(at, foe) <= 3*speed+1; near != c.goes {
			t.Errorf("%s: %s to %v, within their coming: %v, want %v", c.name, a.Verb, at.At, near, c.goes)
		}
	}
}
