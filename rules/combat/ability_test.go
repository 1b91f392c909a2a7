package combat_test

import (
	"fmt"
	"slices"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// What helps is offered for oneself and one's own, what harms for enemies, each
// area at their squares; one around its user is offered once, whoever is near
// (ACT-28, GEO-19).
func TestAbilitiesAreOfferedForWhomTheyAreFor(t *testing.T) {
	area := func(radius int) *rules.AreaSetup { return &rules.AreaSetup{Kind: "burst", Radius: radius} }
	for _, c := range []struct {
		what string
		p    rules.PowerSetup
		want []string // target, square
	}{
		{"a hurt", rules.PowerSetup{ID: "x", Cost: "standard", Range: 9, Damage: "1d4"}, []string{"2 [5,0]", "3 [7,0]"}},
		{"a help", rules.PowerSetup{ID: "x", Cost: "standard", Range: 9, Heal: "1d4"}, []string{"0 [0,0]", "1 [3,0]"}},
		{"an area that hurts", rules.PowerSetup{ID: "x", Cost: "standard", Range: 5, Damage: "1d4", Area: area(1)}, []string{"2 [5,0]"}},
		{"an area that helps", rules.PowerSetup{ID: "x", Cost: "standard", Range: 9, Heal: "1d4", Area: area(1)}, []string{"0 [0,0]", "1 [3,0]"}},
		{"one around its user", rules.PowerSetup{ID: "x", Cost: "standard", Damage: "1d4", Area: area(2)}, []string{"-1 [0,0]"}},
		{"one of healing around its user", rules.PowerSetup{ID: "x", Cost: "standard", Heal: "1d4", Area: area(2)}, []string{"-1 [0,0]"}},
		{"a cone", rules.PowerSetup{ID: "x", Cost: "standard", Damage: "1d4", Area: &rules.AreaSetup{Kind: "cone", Length: 3}}, []string{"2 [5,0]", "3 [7,0]"}},
	} {
		t.Run(c.what, func(t *testing.T) {
			e := set(t, able(0, c.p), "G..G.g.g")
			var got []string
			for _, a := range e.LegalFor(0, nil) {
				if a.Verb == rules.Power {
					got = append(got, fmt.Sprintf("%d [%d,%d]", a.On, a.Cell.X, a.Cell.Y))
				}
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("offered %v, want %v", got, c.want)
			}
		})
	}
}

// TestAbilitiesTellTheirDice: what an ability rolls is told, and nothing besides:
// one that only makes afraid rolls no damage (ACT-28, DIC-10).
func TestAbilitiesTellTheirDice(t *testing.T) {
	dread := rules.PowerSetup{ID: "dread", Cost: "standard", Range: 8, Condition: "shaken", Provokes: new(bool)}
	play(t, []scene{{
		rule: "ACT-28 and DIC-10", rows: []string{"G..g"}, change: able(0, dread), do: []levels.Command{use(1, 2, "dread")}, whole: true,
		events: []string{"spent 1: 0 1 0 by ACT-01", "action_taken 1>2: 0 0 0 by ACT-28", "power_used 1>2: 0 0 0 by ACT-28", "condition_gained 2: shaken by ACT-28"},
	}})
}

// The save against an ability is explained by what its roller adds, not the user
// of the ability (SAV-01).
func TestASaveIsExplainedByItsRoller(t *testing.T) {
	for _, stat := range []struct {
		kind string
		want []int // base save, ability, in their order
	}{{"fortitude", []int{3, 1}}, {"reflex", []int{3, 4}}, {"will", []int{1, 2}}} {
		e := set(t, able(0, rules.PowerSetup{ID: "x", Cost: "standard", Range: 9, Damage: "1d4", Save: &rules.SaveSetup{Kind: stat.kind, DC: 15, Success: "half"}}), "G..a")
		var got []int
		e.Listen = func(ev rules.Event) {
			if ev.Kind == rules.TestRolled {
				for _, l := range ev.Report.Attack.Lines[:ev.Report.Attack.N] {
					got = append(got, int(l.Value))
				}
			}
		}
		if r := e.Do(&rules.Action{Verb: rules.Power, By: 0, On: 1, Cell: e.Facts.Combatants[1].At}, dice.NewSeeded(1)); !r.OK() {
			t.Fatal(r.Cite)
		}
		if !slices.Equal(got, stat.want) {
			t.Errorf("SAV-01: the %s save of the archer is explained by %v, want %v", stat.kind, got, stat.want)
		}
	}
}

// Who is not on the board for a side neither notices anybody nor is found
// (STL-01): what a side foresees shows nothing that it does not know.
func TestWhoIsNotThereIsNotNoticed(t *testing.T) {
	t.Run("STL-01 nobody is there to see", func(t *testing.T) {
		e := set(t, state(0, "hidden"), "R....g")
		e.Facts.Combatants[1].Absent = true
		a, err := (&levels.Command{Do: "move", By: 1, Cells: [][2]int{{1, 0}}}).Action(e)
		if err != nil {
			t.Fatal(err)
		}
		if r := e.Do(&a, dice.NewScripted(nil)); !r.OK() || !e.Facts.Has(0, rules.Hidden) {
			t.Errorf("refused by %q; still hidden: %v", r.Cite, e.Facts.Has(0, rules.Hidden))
		}
	})
	t.Run("STL-01 nobody is there to be found", func(t *testing.T) {
		e := set(t, state(1, "hidden"), "G....r")
		e.Facts.Combatants[1].Absent = true
		src := dice.NewScripted([][2]int{{20, 20}})
		if r := e.Do(&rules.Action{Verb: rules.Search, By: 0, On: rules.Nobody}, src); !r.OK() || !e.Facts.Has(1, rules.Hidden) || src.Left() != 0 {
			t.Errorf("refused by %q; still hidden: %v; %d dice left", r.Cite, e.Facts.Has(1, rules.Hidden), src.Left())
		}
	})
	if e := set(t, nil, "G....r"); !combat.OpenTo(e, 1, 0) {
		t.Error("the square of the tests is not an open one: they show nothing")
	}
}

// A full attack declared blow by blow takes the move action with its second blow,
// and nothing more with its third (ATK-15).
func TestBlowByBlowTheMoveIsSpentOnce(t *testing.T) {
	play(t, []scene{{
		rule: "ATK-15", rows: []string{"Gg"}, change: func(s *rules.Setup) { s.Combatants[0].BAB = 11 }, dice: [][2]int{{20, 2}, {20, 2}, {20, 2}}, whole: true,
		do: []levels.Command{strike(1, 2, "longsword"), strike(1, 2, "longsword"), strike(1, 2, "longsword")},
		events: []string{
			"spent 1: 0 1 0 by ACT-01", "spent 1: 5 2 0 by ATK-15", "action_taken 1>2: 0 0 0 by ATK-20", "attack_rolled 1>2: 2 16 17 by ATK-01",
			"spent 1: 2 1 0 by ACT-01", "spent 1: 5 2 0 by ATK-15", "action_taken 1>2: 0 0 0 by ATK-20", "attack_rolled 1>2: 2 11 17 by ATK-01",
			"spent 1: 5 2 0 by ATK-15", "action_taken 1>2: 0 0 0 by ATK-20", "attack_rolled 1>2: 2 6 17 by ATK-01",
		},
	}})
}
