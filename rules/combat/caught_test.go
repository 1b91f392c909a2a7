package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Of an ability that is not on the sheet, or of a target that is not on the board,
// nobody is caught, no square filled and none missed (ACT-28).
func TestNobodyIsCaughtByNothing(t *testing.T) {
	e := set(t, able(0, gaze), "A..g")
	at := grid.C(3, 0)
	for _, c := range []struct {
		what   string
		option uint8
		on     rules.ID
	}{{"an ability not on the sheet", 1, 1}, {"an ability on nobody", 0, rules.Nobody}, {"an ability on one beyond the last", 0, 2}} {
		if got := combat.Victims(e, 0, c.option, c.on, at, nil); len(got) != 0 {
			t.Errorf("%s catches %+v", c.what, got)
		}
	}
	if got := combat.Victims(e, 0, 0, 1, at, nil); len(got) != 1 || got[0].Who != 1 {
		t.Errorf("an ability on the last catches %+v", got)
	}
	for option := range uint8(2) {
		missed, walled := combat.Missed(e, 0, option, at)
		if cells := combat.Template(e, 0, option, at, nil); missed || walled || len(cells) != 0 {
			t.Errorf("ability %d without an area fills %v; missed %v, walled off %v", option, cells, missed, walled)
		}
	}
}

// The square aimed at that a cone does not fill is walled off where something
// stands between, to the last square of its length; not beyond that, nor beside
// the cone (GEO-19, COV-12).
func TestWhyAnAreaMisses(t *testing.T) {
	for _, c := range []struct {
		what           string
		rows           []string
		at             grid.Cell
		missed, walled bool
	}{
		{"in the cone", []string{"A.....", "......", "......"}, grid.C(3, 0), false, false},
		{"its last square behind a wall", []string{"A.#...", "..#...", "..#..."}, grid.C(3, 0), true, true},
		{"beyond its length behind a wall", []string{"A.#...", "..#...", "..#..."}, grid.C(4, 0), true, false},
		{"beyond its length", []string{"A.....", "......", "......"}, grid.C(4, 0), true, false},
	} {
		e := set(t, able(0, flame), c.rows...)
		if missed, walled := combat.Missed(e, 0, 0, c.at); missed != c.missed || walled != c.walled {
			t.Errorf("%s: missed %v, walled off %v; want %v, %v", c.what, missed, walled, c.missed, c.walled)
		}
	}
	// One of three squares by three that aims to its left a little downwards turns
	// its cone to the south-west, below the square.
	e := set(t, all(able(0, flame), func(s *rules.Setup) { s.Combatants[0].Size = "huge" }), ".......", ".......", ".......", "...A...", ".......", ".......")
	if missed, walled := combat.Missed(e, 0, 0, grid.C(1, 4)); !missed || walled {
		t.Errorf("beside the cone of one of three squares: missed %v, walled off %v; want it missed on open ground", missed, walled)
	}
}

// A cone or a line never holds the creature from which it starts, whatever its
// size and wherever it aims (GEO-19).
func TestAreasLeaveOutWhoMakesThem(t *testing.T) {
	for _, size := range []string{"medium", "large", "huge"} {
		for _, area := range []rules.AreaSetup{{Kind: "cone", Length: 4}, {Kind: "line", Length: 6}} {
			for _, diagonal := range []string{"d1212", "d1111"} {
				e := set(t, all(able(0, rules.PowerSetup{ID: "breath", Cost: "standard", Damage: "1d6", Area: &area}), func(s *rules.Setup) {
					s.Combatants[0].Size = size
					s.Options = map[string]string{"diagonal": diagonal}
				}), ".........", ".........", ".........", "...A.....", ".........", ".........", ".........", ".........", ".........")
				for i := range e.Map.W() * e.Map.H() {
					if got := combat.Victims(e, 0, 0, rules.Nobody, e.Map.CellAt(i), nil); len(got) != 0 {
						t.Errorf("%s, a %s of one that is %s, aimed at %v, catches itself", diagonal, area.Kind, size, e.Map.CellAt(i))
					}
				}
			}
		}
	}
}
