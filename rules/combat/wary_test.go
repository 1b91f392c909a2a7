package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// waryField puts a guard at (0,2) of an empty field and enemies at the places given.
func waryField(t *testing.T, foes ...[2]int) *rules.Encounter {
	t.Helper()
	guard, _ := levels.Cast("G")
	guard.ID, guard.Side, guard.At = 1, "blue", [2]int{0, 3}
	s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{".........", ".........", ".........", ".........", ".........", "........."}}, Combatants: []rules.Sheet{guard}}
	for i, at := range foes {
		foe, _ := levels.Cast("G")
		foe.ID, foe.Side, foe.At = 2+i, "red", at
		s.Combatants = append(s.Combatants, foe)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Free = true
	return e
}

// given walks to a square and counts the opportunities of the way.
func given(t *testing.T, e *rules.Encounter, w *grid.Walk, to grid.Cell) (cost, opportunities int) {
	t.Helper()
	cost, ok := w.Cost(to)
	if !ok {
		return -1, 0
	}
	var p rules.Path
	for _, d := range w.Path(to, nil) {
		p.Add(d)
	}
	way := combat.Along(e, 0, &p, 99, true)
	if !way.Refusal.OK() || p.End(e.Facts.Combatants[0].At) != to {
		t.Fatalf("the way %v to %v is refused by %v", w.Path(to, nil), to, way.Refusal.Cite)
	}
	return cost, len(way.Opportunities)
}

// TestReachWary (AOO-05): a detour costs squares instead of an opportunity, a square
// that is threatened can still be the end, and who strikes at the start anyhow
// is not avoided.
func TestReachWary(t *testing.T) {
	to := grid.C(6, 3)
	e := waryField(t, [2]int{3, 4})
	if cost, n := given(t, e, combat.Reach(e, 0, 9), to); cost != 6 || n != 1 {
		t.Errorf("the short way past an enemy at %v costs %d with %d opportunities, want 6 with 1", e.Facts.Combatants[1].At, cost, n)
	}
	if cost, n := given(t, e, combat.ReachWary(e, 0, 9), to); cost < 6 || cost > 9 || n != 0 {
		t.Errorf("the wary way past an enemy at %v costs %d with %d opportunities, want 6 to 9 with none", e.Facts.Combatants[1].At, cost, n)
	}
	for _, beside := range []grid.Cell{grid.C(2, 3), grid.C(3, 3), grid.C(2, 4)} {
		if cost, n := given(t, e, combat.ReachWary(e, 0, 9), beside); cost < 0 || n != 0 {
			t.Errorf("the wary way to %v beside the enemy costs %d with %d opportunities, want one without any", beside, cost, n)
		}
	}
	e = waryField(t, [2]int{1, 3})
	if cost, n := given(t, e, combat.ReachWary(e, 0, 9), grid.C(3, 3)); cost != 4 || n != 1 {
		t.Errorf("the wary way around the enemy who strikes at the start costs %d with %d opportunities, want 4 with 1", cost, n)
	}
	e = waryField(t, [2]int{3, 1}, [2]int{3, 4})
	if cost, _ := given(t, e, combat.ReachWary(e, 0, 12), to); cost >= 0 {
		t.Errorf("between two enemies who close the field a wary way costs %d, want none", cost)
	}
}
