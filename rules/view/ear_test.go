package view_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestEarsHearDoors: a door that was opened or closed out of sight is perceived when it is
// seen, as nobody's deed and by the rule of doors; one that is opened in sight is its
// opener's (ACT-30).
func TestEarsHearDoors(t *testing.T) {
	sheet := func(id int, side string, x int) rules.Sheet {
		return rules.Sheet{ID: id, Side: side, HP: 9, MaxHP: 9, Speed: 6, At: [2]int{x, 0}}
	}
	e, err := rulesets.New(&rules.Setup{
		Ruleset: "d20", Fog: "sight",
		Map: rules.MapSetup{
			Rows:   []string{"..#..D..", "..#..#..", "..#..#.."},
			Legend: map[string][]rules.FeatureSetup{"D": {{Feature: "wall", Door: 1}}},
		},
		Combatants: []rules.Sheet{sheet(1, "blue", 0), sheet(2, "red", 4)},
	})
	if err != nil {
		t.Fatal(err)
	}
	var blue, red view.Ear
	blue.Renew(e, 0)
	red.Renew(e, 1)
	opened := rules.Event{Kind: rules.DoorOpened, Who: 1, Whom: rules.Nobody, A: 1, Cite: rules.ACT30}
	e.Facts.Apply(&opened)
	blue.Hear(&opened, e, 0)
	red.Hear(&opened, e, 1)
	if len(blue.Heard) != 0 || blue.Doors != 0 {
		t.Errorf("behind its wall blue perceives %+v and takes %b for open", blue.Heard, blue.Doors)
	}
	if len(red.Heard) != 1 || red.Heard[0] != opened || red.Doors != 1 {
		t.Errorf("red, who opened it, perceives %+v and takes %b for open", red.Heard, red.Doors)
	}
	begins := rules.Event{Kind: rules.TurnBegan, Who: 0, Whom: rules.Nobody}
	closed := opened
	closed.Kind = rules.DoorClosed
	for i, deed := range []rules.Event{opened, closed} {
		e.Facts.Combatants[0].At.X = 3
		blue.Hear(&begins, e, 0)
		want := deed
		want.Who = rules.Nobody
		if n := len(blue.Heard); n != 2+2*i || blue.Heard[n-1] != want || blue.Doors != e.Facts.OpenDoors {
			t.Errorf("beside it blue perceives %+v and takes %b for open, want at last %+v", blue.Heard, blue.Doors, want)
		}
		e.Facts.Combatants[0].At.X = 0
		e.Facts.Apply(&closed)
		blue.Hear(&closed, e, 0)
	}
	if blue.Forget(2, 0); blue.Doors != 1 {
		t.Errorf("before it was seen closed it is taken for open, not %b", blue.Doors)
	}
}

// TestEarsHearBlowsOutOfHiding: the rolls of one unseen are perceived when the blow gives
// it away, and only then and only by that rule (STL-02).
func TestEarsHearBlowsOutOfHiding(t *testing.T) {
	for _, cite := range []rules.Cite{rules.STL02, rules.STL01} {
		e := walledEncounter(t)
		e.Facts.Combatants[2].Conditions = e.Facts.Combatants[2].Conditions.With(rules.Hidden)
		e.Facts.Combatants[2].HideTotal = 30
		var blue view.Ear
		if blue.Renew(e, 0).Knows(2) {
			t.Fatal("blue knows of who is hidden")
		}
		roll := rules.Event{Kind: rules.AttackRolled, Who: 2, Whom: 0, A: 15, Report: &rules.Report{}}
		blue.Hear(&roll, e, 0)
		if len(blue.Heard) != 0 || len(blue.Held) != 1 {
			t.Fatalf("of the roll of one unseen blue perceives %+v and is kept %+v", blue.Heard, blue.Held)
		}
		lost := rules.Event{Kind: rules.ConditionLost, Who: 2, Whom: rules.Nobody, Condition: rules.Hidden, Cite: cite}
		e.Facts.Apply(&lost)
		blue.Hear(&lost, e, 0)
		told := 0
		for i, ev := range blue.Heard {
			if ev.Kind == rules.AttackRolled {
				told++
				if i == 0 || blue.Heard[i-1].Kind != rules.ConditionLost || ev.Who != 2 || ev.A != 15 || ev.Report == nil {
					t.Errorf("the blow is told as %+v, at place %d", ev, i)
				}
			}
		}
		if (told == 1) != (cite == rules.STL02) {
			t.Errorf("given away by %v the blow is told %d times", cite, told)
		}
	}
}
