package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// TestSqueezedAlreadyDrawsNoCloser: one that squeezes and still fills several
// squares does not draw itself together again (MOV-07).
func TestSqueezedAlreadyDrawsNoCloser(t *testing.T) {
	for _, squeezing := range []bool{false, true} {
		change := func(s *rules.Setup) { s.Combatants[0].Size = "huge" }
		if squeezing {
			change = all(change, state(0, "squeezing"))
		}
		e := set(t, change, "O.....", "......", "......", "......")
		want := 2
		if !squeezing {
			want = 3
		}
		if n := int(e.Space(0).N); n != want {
			t.Fatalf("it fills %d squares a side, want %d", n, want)
		}
		if _, ok := combat.NarrowOption(e, 0, e.Space(0).At); ok == squeezing {
			t.Errorf("MOV-07: squeezing %v, it may begin to squeeze from its first block: %v", squeezing, ok)
		}
		if _, _, ok := combat.ReachNarrow(e, 0, 0, 6); ok == squeezing {
			t.Errorf("MOV-07: squeezing %v, squares are looked for from its first block: %v", squeezing, ok)
		}
	}
}

// TestNobodySqueezesOnTheSpot: what cannot move at all is listed no move, not even
// one without a step for which it would draw itself together (MOV-07, MOV-01).
func TestNobodySqueezesOnTheSpot(t *testing.T) {
	for speed, want := range map[int]bool{0: false, 6: true} {
		e := set(t, func(s *rules.Setup) { s.Combatants[0].Speed = speed }, "O...", "....", "##.#", "##.#", "##.#")
		squeezes := false
		for _, a := range e.LegalFor(0, nil) {
			if a.Verb != rules.Move {
				continue
			}
			squeezes = squeezes || a.Option&combat.OptionSqueeze != 0
			if a.Path.Len() == 0 || speed == 0 {
				t.Errorf("MOV-01: with a speed of %d it may move %d steps to %v", speed, a.Path.Len(), a.Cell)
			}
		}
		if squeezes != want {
			t.Errorf("MOV-07: with a speed of %d a move into the narrow place is listed: %v", speed, squeezes)
		}
	}
}

// TestStandsAsItWould: a creature put somewhere in thought squeezes only where it
// has to, and hides no longer in plain sight (MOV-07, STL-01).
func TestStandsAsItWould(t *testing.T) {
	e := set(t, nil, "O...g", ".....", "...G.")
	combat.StandAt(e, 0, grid.C(1, 1))
	if s := e.Space(0); e.Facts.Has(0, rules.Squeezing) || s != (grid.Space{At: grid.C(1, 1), N: 2}) {
		t.Errorf("MOV-07: an ogre in the open stands in %+v, squeezing: %v", s, e.Facts.Has(0, rules.Squeezing))
	}
	combat.StandAt(e, 2, grid.C(4, 2))
	if s := e.Space(2); e.Facts.Has(2, rules.Squeezing) || s.At != grid.C(4, 2) {
		t.Errorf("MOV-07: a guard in the open stands in %+v, squeezing: %v", s, e.Facts.Has(2, rules.Squeezing))
	}
	for at, want := range map[grid.Cell]bool{grid.C(0, 0): false, grid.C(0, 1): true} {
		e := set(t, state(1, "hidden"), "...g", ":...", "R...")
		if combat.StandAt(e, 1, at); e.Facts.Has(1, rules.Hidden) != want {
			t.Errorf("STL-01: at %v it hides: %v, want %v", at, !want, want)
		}
	}
}
