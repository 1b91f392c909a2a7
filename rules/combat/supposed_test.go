package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/rulesets"
)

// The turn of a creature comes in thought under every ruleset, whoever is awaited, and may
// come again for a figure that has been activated; who dies has none before dice have
// decided.
func TestTurnComesInThought(t *testing.T) {
	for _, name := range rulesets.Names() {
		e := set(t, under(name, func(s *rules.Setup) {
			if name != "skirmish" {
				s.Turn = &rules.TurnSetup{}
				for i := range s.Combatants {
					s.Turn.Order = append(s.Turn.Order, s.Combatants[i].ID)
				}
			}
		}), "S..s", "S..s")
		if !e.Rules.Turn.Phases { // figures act in any order, before anybody else does
			if err := combat.Commence(e); err != nil {
				t.Fatal(err)
			}
		}
		for id := range e.Count() {
			there := e.Clone()
			if !combat.TurnComes(there, id) || !there.Rules.Turn.Acts(there, id) {
				t.Errorf("%s: the turn of %d does not come", name, id)
			}
			if there.Facts.Round != e.Facts.Round {
				t.Errorf("%s: the turn of %d comes in round %d, not %d", name, id, there.Facts.Round, e.Facts.Round)
			}
		}
		if e.Rules.Turn.Phases {
			there := e.Clone()
			there.Facts.Combatants[0].Activated = true
			there.Facts.Phase.Open = false
			if !combat.TurnComes(there, 0) || there.Facts.Round != e.Facts.Round+1 {
				t.Errorf("%s: who has been activated acts in round %d, want %d", name, there.Facts.Round, e.Facts.Round+1)
			}
			continue
		}
		there := e.Clone()
		there.Emit(rules.Event{Kind: rules.ConditionGained, Who: 2, Whom: rules.Nobody, Condition: rules.Dying})
		if combat.TurnComes(there, 2) {
			t.Errorf("%s: the turn of one who dies comes before dice", name)
		}
	}
}

// A weapon is loaded in thought, and nothing else changes.
func TestLoadedInThought(t *testing.T) {
	e := set(t, nil, "S..s")
	there := e.Clone()
	combat.LoadedBy(there, 1, 0)
	want := e.Facts.Combatants[1]
	want.Loaded |= 1
	if got := there.Facts.Combatants[1]; got != want {
		t.Errorf("it is %+v, want %+v", got, want)
	}
	if got := there.Facts.Combatants[0]; got != e.Facts.Combatants[0] {
		t.Errorf("another is %+v, was %+v", got, e.Facts.Combatants[0])
	}
}
