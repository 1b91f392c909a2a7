package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestActionTable holds the action table against ACT-10, row by row: the price
// of the d20 column and whom the action gives an opportunity.
func TestActionTable(t *testing.T) {
	const (
		standard = rules.StandardAction
		move     = rules.MoveAction
		full     = rules.FullRoundAction
		free     = rules.FreeAction
		none     = rules.NotAnAction
		nobody   = rules.ProvokesNobody
		all      = rules.ProvokesAll
		target   = rules.ProvokesTarget
		weapon   = rules.ProvokesByWeapon
		squares  = rules.ProvokesBySquares
	)
	rows := []struct {
		rule     string
		verb     rules.Verb
		cost     rules.Cost
		provokes rules.Provocation
	}{
		{"ATK-20", rules.Attack, standard, weapon},
		{"CON-07", rules.AttackSquare, standard, weapon},
		{"ATK-15", rules.FullAttack, full, weapon},
		{"ACT-13", rules.FightDefensively, standard, weapon},
		{"ACT-14", rules.TotalDefenceAction, standard, nobody},
		{"ACT-15", rules.Aid, standard, nobody},
		{"ACT-28", rules.Power, none, all}, // its price is its data's
		{"ACT-10", rules.Drink, standard, all},
		{"ACT-29", rules.FirstAid, standard, all},
		{"GRP-02", rules.Grapple, standard, target},
		{"GRP-05", rules.GrappleDamage, standard, nobody},
		{"GRP-07", rules.GrapplePin, standard, nobody},
		{"GRP-05", rules.GrappleEscape, standard, nobody},
		{"GRP-06", rules.GrappleMove, standard, squares},
		{"MAN-02", rules.Trip, standard, weapon},
		{"MAN-03", rules.Disarm, standard, target},
		{"MAN-04", rules.BullRush, standard, all},
		{"MAN-05", rules.Overrun, full, squares}, // standard, during a move: the whole turn
		{"MAN-06", rules.Net, standard, all},
		{"INI-08", rules.Ready, standard, nobody},
		{"ACT-31", rules.Wake, standard, nobody},
		{"MOV-01", rules.Move, move, squares},
		{"ACT-21", rules.StandUp, move, all},
		{"ACT-22", rules.Rise, move, all},
		{"CND-16", rules.RightSelf, move, nobody},
		{"MOV-11", rules.Crawl, move, squares},
		{"ACT-23", rules.Draw, move, nobody},
		{"ACT-23", rules.Sheathe, move, all},
		{"ACT-23", rules.LooseShield, move, nobody},
		{"ACT-23", rules.ReadyShield, move, nobody},
		{"ACT-23", rules.PickUp, move, all},
		{"ACT-24", rules.Load, move, all},
		{"ACT-30", rules.OpenDoor, move, nobody},
		{"ACT-30", rules.CloseDoor, move, nobody},
		{"STL-01", rules.Hide, move, nobody},
		{"STL-03", rules.Search, move, nobody},
		{"ACT-16", rules.Charge, full, squares},
		{"MOV-09", rules.Run, full, squares},
		{"ACT-18", rules.Withdraw, full, squares},
		{"HLP-04", rules.CoupDeGrace, full, all},
		{"HLP-07", rules.CoupDeGraceFind, full, nobody},
		{"ACT-32", rules.Escape, full, all},
		{"ACT-23", rules.Drop, free, nobody},
		{"ACT-22", rules.DropProne, free, nobody},
		{"ACT-22", rules.Kneel, free, nobody},
		{"ACT-05", rules.Speak, free, nobody},
		{"GRP-09", rules.Release, free, nobody},
		{"MOV-10", rules.FiveFootStep, none, nobody},
		{"INI-07", rules.Delay, none, nobody},
		{"ACT-33", rules.EndTurn, none, nobody},
		{"ACT-33", rules.NewTurn, rules.NoCost, nobody},
		{"DMG-01", rules.Harm, rules.NoCost, nobody},
		{"HP-06", rules.Heal, rules.NoCost, nobody},
	}
	d20, err := rulesets.ByName("d20")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[rules.Verb]bool{}
	for _, want := range rows {
		listed[want.verb] = true
		t.Run(want.rule+" "+want.verb.String(), func(t *testing.T) {
			row := &d20.Verbs[want.verb]
			if row.Cite.String() != want.rule || row.Cost != want.cost || row.Provokes != want.provokes || row.Start == nil {
				t.Errorf("ACT-10: %s is %s by %s, provokes %d; want %s by %s, provokes %d", want.verb, row.Cost, row.Cite, row.Provokes, want.cost, want.rule, want.provokes)
			}
		})
	}
	for v := range d20.Verbs {
		if d20.Verbs[v].Start != nil && !listed[rules.Verb(v)] {
			t.Errorf("ACT-10: %s is in the action table and not in the test", rules.Verb(v))
		}
	}
}

// TestStateTable holds what conditions do besides modifiers against CND-01.
func TestStateTable(t *testing.T) {
	type does = rules.StateRow
	inert := does{NoAction: true, NoAoO: true, NoThreat: true}
	rows := []struct {
		rule      string
		condition rules.Condition
		want      does
	}{
		{"HLP-01", rules.Paralysed, inert}, {"HLP-01", rules.Asleep, inert}, {"HLP-01", rules.Bound, inert}, {"HLP-01", rules.Unconscious, inert},
		{"HP-03", rules.Dying, inert}, {"HP-03", rules.Stable, inert}, {"HP-04", rules.Dead, inert},
		{"CND-11", rules.Cowering, inert}, {"CND-12", rules.Stunned, inert},
		{"GRP-07", rules.Pinned, does{NoAoO: true, NoThreat: true}}, {"GRP-03", rules.Grappling, does{NoAoO: true, NoThreat: true}},
		{"CND-09", rules.Blinded, does{NoAoO: true, Half: true}}, {"AOO-12", rules.FlatFooted, does{NoAoO: true}},
		{"ACT-14", rules.TotalDefence, does{NoAoO: true}}, {"CND-06", rules.Entangled, does{Half: true}}, {"CND-06", rules.Anchored, does{}},
		{"CND-01", rules.Dazzled, does{}}, {"CND-01", rules.Prone, does{}}, {"CND-01", rules.Shaken, does{}}, {"CND-01", rules.Invisible, does{}},
		{"CND-01", rules.Kneeling, does{}}, {"CND-01", rules.Charging, does{}}, {"CND-01", rules.FightingDefensively, does{}}, {"CND-01", rules.Disabled, does{}},
	}
	d20, err := rulesets.ByName("d20")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		t.Run(r.rule+" "+r.condition.String(), func(t *testing.T) {
			got := d20.States[r.condition]
			if got.Cite.String() != r.rule {
				t.Errorf("%s is by %s, want %s", r.condition, got.Cite, r.rule)
			}
			if got.Cite = rules.NoCite; got != r.want {
				t.Errorf("%s: %s does %+v, want %+v", r.rule, r.condition, got, r.want)
			}
		})
	}
}

// TestQuestionsAreNamed: every question asked in the middle of an action names
// the rule that gives it.
func TestQuestionsAreNamed(t *testing.T) {
	want := map[rules.Question]string{
		rules.AskCounterTrip: "MAN-02", rules.AskDropInstead: "MAN-02", rules.AskTripBlow: "MAN-02", rules.AskCounterDisarm: "MAN-03",
		rules.AskFollow: "MAN-04", rules.AskBlock: "MAN-05", rules.AskKnockDown: "MAN-05",
	}
	d20, err := rulesets.ByName("d20")
	if err != nil {
		t.Fatal(err)
	}
	found := map[rules.Question]bool{}
	for i := range d20.Questions {
		row := &d20.Questions[i]
		if rule, ok := want[row.Name]; ok {
			found[row.Name] = true
			t.Run(rule+" "+row.Name.String(), func(t *testing.T) {
				if row.Cite.String() != rule {
					t.Errorf("%s is asked by %s, want %s", row.Name, row.Cite, rule)
				}
			})
		}
	}
	for name := range want {
		if !found[name] {
			t.Errorf("there is no question %q", name)
		}
	}
}
