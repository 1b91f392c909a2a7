package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// TestMOV10NoMoveAfterTheStep: the 5-foot step is the only distance of its
// turn, whichever comes first.
func TestMOV10NoMoveAfterTheStep(t *testing.T) {
	guard, _ := levels.Cast("G")
	guard.ID, guard.Side, guard.At = 1, "blue", [2]int{2, 2}
	foe, _ := levels.Cast("G")
	foe.ID, foe.Side, foe.At = 2, "red", [2]int{5, 5}
	s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"......", "......", "......", "......", "......", "......"}}, Combatants: []rules.Sheet{guard, foe}}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Free = true
	east := func(v rules.Verb) *rules.Action {
		a := rules.Action{Verb: v, By: 0, On: rules.Nobody}
		a.Path.Add(grid.E)
		a.Cell = a.Path.End(e.Facts.Combatants[0].At)
		return &a
	}
	if r := e.Do(east(rules.FiveFootStep), dice.NewScripted(nil)); !r.OK() {
		t.Fatalf("the step is refused by %s", r.Cite)
	}
	if r := e.Check(east(rules.Move)); r.Cite != rules.MOV10 {
		t.Errorf("a move after the step: refusal %q, want MOV-10", r.Cite)
	}
	for _, a := range e.LegalFor(0, nil) {
		if a.Verb == rules.Move {
			t.Errorf("a move to %v is listed after the step", a.Cell)
		}
	}
}
