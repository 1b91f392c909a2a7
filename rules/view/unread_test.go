package view_test

import (
	"reflect"
	"testing"

	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestTheSeenKeepTheirPlans: what an enemy in sight is ready for, and what its Hide came
// to, are no part of what a side knows, in fog or without; its own are, and an onlooker
// knows all. What it does when it gets ready tells no more (INI-08, STL-01).
func TestTheSeenKeepTheirPlans(t *testing.T) {
	for _, fog := range []string{"off", "sight", "memory"} {
		sheet := func(id int, side string, x int) rules.Sheet {
			return rules.Sheet{ID: id, Side: side, HP: 9, MaxHP: 9, Speed: 6, At: [2]int{x, 0}}
		}
		e, err := rulesets.New(&rules.Setup{
			Ruleset: "d20", Fog: fog, Map: rules.MapSetup{Rows: []string{"....", "....", "...."}}, Combatants: []rules.Sheet{sheet(1, "blue", 0), sheet(2, "red", 3)},
		})
		if err != nil {
			t.Fatal(err)
		}
		plain := view.New(e, 0).Encounter()
		plan := rules.Readied{Trigger: rules.EnemyLeavesCell, Then: rules.Attack, Weapon: 1, Cell: grid.C(0, 0), Steps: true, To: grid.C(2, 0)}
		for id := range e.Facts.Combatants {
			e.Facts.Combatants[id].Readied, e.Facts.Combatants[id].HideTotal = plan, 17
		}
		blue := view.New(e, 0)
		if !blue.Knows(1) {
			t.Fatal("red is in sight")
		}
		if c := blue.Encounter().Facts.Combatants; !reflect.DeepEqual(c[1], plain.Facts.Combatants[1]) {
			t.Errorf("fog %s: blue knows of red %+v and %d", fog, c[1].Readied, c[1].HideTotal)
		} else if c[0].Readied != plan || c[0].HideTotal != 17 {
			t.Errorf("fog %s: blue does not know its own plan", fog)
		}
		if c := view.New(e, view.Everyone).Encounter().Facts.Combatants[1]; c.Readied != plan || c.HideTotal != 17 {
			t.Errorf("fog %s: an onlooker does not know the plan", fog)
		}
		red := view.New(e, 1)
		for _, ev := range []rules.Event{
			{Kind: rules.HideRolled, Who: 1, Whom: rules.Nobody, A: 12, B: 17, Report: &rules.Report{}},
			{Kind: rules.ReadyMade, Who: 1, Whom: rules.Nobody, Verb: plan.Then, Weapon: 1, A: int16(plan.Trigger), B: 2, C: 1, To: plan.Cell, From: plan.To},
			{Kind: rules.ActionTaken, Verb: rules.Ready, Who: 1, Whom: rules.Nobody, Weapon: 1, To: plan.Cell},
		} {
			if seen, ok := view.Seen(ev, red, red); !ok || seen != ev {
				t.Errorf("fog %s: red perceives its own %s as %+v", fog, ev.Kind, seen)
			}
			seen, ok := view.Seen(ev, blue, blue)
			if bare := (rules.Event{Kind: ev.Kind, Who: 1, Whom: rules.Nobody}); ev.Kind == rules.ActionTaken && seen.Verb != rules.Ready {
				t.Errorf("fog %s: blue does not perceive that red gets ready", fog)
			} else if seen.Verb = rules.Verb(0); !ok || seen != bare {
				t.Errorf("fog %s: blue perceives %s as %+v", fog, ev.Kind, seen)
			}
		}
	}
}

// TestAnswersOfTheReadyAreNotForeseen: what an enemy in sight may yet answer by what it is
// ready for is off the agenda that a side knows, unless it is being asked (INI-08).
func TestAnswersOfTheReadyAreNotForeseen(t *testing.T) {
	e := walledEncounter(t)
	var op rules.OpCode
	for i := range e.Rules.Questions {
		if e.Rules.Questions[i].Name == rules.AskReadied {
			op = rules.OpCode(i)
		}
	}
	last := rules.Step{Op: rules.OpSettle, Who: 0, Whom: rules.Nobody}
	e.Agenda.Steps = []rules.Step{{Op: op, Who: 2, Whom: 0}, {Op: op, Who: 0, Whom: 2}, last}
	if a := view.New(e, 0).Encounter().Agenda; len(a.Steps) != 2 || a.Steps[0].Who != 0 || a.Steps[1] != last {
		t.Errorf("blue knows of %+v", a.Steps)
	}
	e.Agenda.Steps = e.Agenda.Steps[:1]
	if a := view.New(e, 0).Encounter().Agenda; len(a.Steps) != 1 {
		t.Errorf("who is asked is known: %+v", a.Steps)
	}
}
