package view_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// plotted is a match in which one of the second side comes later and it has a hidden goal.
func plotted(t *testing.T) *rules.Encounter {
	t.Helper()
	stand := func(id int, side string, x int) rules.Sheet {
		s, ok := levels.Creature("goblin")
		if !ok {
			t.Fatal("there is no goblin")
		}
		s.ID, s.Side, s.At = id, side, [2]int{x, 0}
		return s
	}
	s := rules.Setup{
		Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"........"}},
		Combatants: []rules.Sheet{stand(1, "blue", 0), stand(2, "red", 4), stand(3, "red", 6)},
		Goals:      []rules.GoalSetup{{Goal: "survive", Side: "red", Until: 4, Hidden: true}, {Goal: "rout", Side: "blue"}},
		Events:     []rules.SceneSetup{{When: rules.CueSetup{Round: 3}, Arrive: []int{3}}},
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// TestNobodyKnowsWhatIsToCome: a side knows its own goals and those of others that are not
// hidden, nobody of the others who is yet to come, and no scene (SKI-19).
func TestNobodyKnowsWhatIsToCome(t *testing.T) {
	e := plotted(t)
	for side := range 2 {
		v := view.New(e, side)
		if knows := v.Knows(2); knows != (side == 1) {
			t.Errorf("side %d knows of who is to come: %v", side, knows)
		}
		v.Read(func(e *rules.Encounter) {
			if len(e.Scenes) != 0 {
				t.Errorf("side %d knows the scenes", side)
			}
			if known := e.Objectives[0].Kind == rules.ToSurvive; known != (side == 1) {
				t.Errorf("side %d knows the hidden goal: %v", side, known)
			}
			if e.Objectives[1].Kind != rules.ToRout {
				t.Errorf("side %d does not know the open goal", side)
			}
		})
	}
	if e.Objectives[0].Kind != rules.ToSurvive || len(e.Scenes) != 1 {
		t.Error("the match itself has lost what its sides may not know")
	}
	e.Emit(rules.Event{Kind: rules.GoalRevealed, Who: rules.Nobody, Whom: rules.Nobody, A: 0})
	view.New(e, 0).Read(func(e *rules.Encounter) {
		if e.Objectives[0].Kind != rules.ToSurvive {
			t.Error("a goal that is revealed is not known")
		}
	})
}
