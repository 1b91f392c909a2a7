package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// Before their first turns all are flat-footed but the dead, who are dead and
// nothing else (INI-04, CND-22).
func TestTheDeadAreNotFlatFooted(t *testing.T) {
	e := set(t, state(1, "dead"), "GG..g")
	e.Free = false
	combat.Begin(e)
	for id, want := range []rules.Conditions{rules.Set(rules.FlatFooted), rules.Set(rules.Dead), rules.Set(rules.FlatFooted)} {
		if got := e.Facts.Combatants[id].Conditions; got != want {
			t.Errorf("creature %d: conditions %b, want %b", id, got, want)
		}
	}
	e.Run(dice.NewScripted([][2]int{{20, 19}, {20, 10}, {20, 2}}))
	if e.Facts.Active() != 0 || e.Facts.Has(0, rules.FlatFooted) || e.Facts.Combatants[1].Conditions != rules.Set(rules.Dead) {
		t.Errorf("in the first turn: active %d, conditions %+v", e.Facts.Active(), e.Facts.Combatants[:3])
	}
}
