package odds

import (
	"math/big"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// TestPairsThatGoOnAlike plays opposed checks with every pair of faces, and with
// one pair of each margin: what the actions come to is the same (MAN-01, MAN-02,
// MAN-03, MAN-04, MAN-05, GRP-02, GRP-05).
func TestPairsThatGoOnAlike(t *testing.T) {
	kinds := levels.Kinds()
	src := dice.NewStream(11)
	found := map[rules.Verb]int{}
	near := new(big.Rat).SetFrac64(1, 1<<50)
	for n := range 40 {
		s := rules.Setup{Ruleset: []string{"d20", "limited"}[n%2], Map: rules.MapSetup{Rows: []string{"......", "......", "......"}}}
		for i := range 3 {
			sheet, _ := levels.Creature(kinds[src.D(len(kinds))-1])
			for sheet.Size != "" && sheet.Size != "medium" && sheet.Size != "small" {
				sheet, _ = levels.Creature(kinds[src.D(len(kinds))-1])
			}
			sheet.ID, sheet.Side, sheet.At = i+1, []string{"blue", "red", "red"}[i], [2]int{1 + i + i/2, 1}
			sheet.HP = min(sheet.MaxHP, 9)
			s.Combatants = append(s.Combatants, sheet)
		}
		if n%4 == 3 {
			for i, with := range []int{2, 1} {
				s.Combatants[i].State = []rules.ConditionSetup{{ID: "grappling", With: []int{with}}}
			}
		}
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		rolls := dice.NewSeeded(uint64(n))
		e.Rules.Turn.Begin(e)
		for e.Run(rolls); e.Facts.Active() != 0; e.Run(rolls) { // until it is the first one's turn
			e.Begin(&rules.Action{Verb: rules.EndTurn, By: e.Facts.Active(), On: rules.Nobody})
		}
		for id := range e.Count() {
			e.Emit(rules.Event{Kind: rules.ConditionLost, Who: id, Whom: rules.Nobody, Condition: rules.FlatFooted})
		}
		for _, a := range e.Legal(nil) {
			switch a.Verb {
			case rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.Overrun, rules.Charge, rules.GrappleEscape, rules.GrapplePin, rules.GrappleMove, rules.GrappleDamage:
			default:
				continue
			}
			if found[a.Verb] >= 6 {
				continue
			}
			got, ok := OfCourse(e, &a)
			w := walk{pairs: true}
			w.ends = w.end
			w.begin(e, &a)
			if !w.run() || !ok {
				continue
			}
			found[a.Verb]++
			want := w.reckon()
			same := func(what string, f, g Fraction) {
				d := new(big.Rat).Sub(f.Rat(), g.Rat())
				if d.Abs(d).Cmp(near) > 0 {
					t.Errorf("position %d, %s by %d on %d, option %d: %s is %.9f by pairs of one margin, %.9f by every pair", n, a.Verb, a.By, a.On, a.Option, what, f.Float(), g.Float())
				}
			}
			same("success", got.Succeeds, want.Succeeds)
			same("the beginning", got.Begins, want.Begins)
			same("a kill", got.Kills, want.Kills)
			same("a fall", got.Falls, want.Falls)
			same("a return", got.Returns, want.Returns)
			same("the mean", got.Attack.Mean, want.Attack.Mean)
			if len(got.Strikes) != len(want.Strikes) {
				t.Fatalf("position %d, %s: %d opportunities by pairs of one margin, %d by every pair", n, a.Verb, len(got.Strikes), len(want.Strikes))
			}
			for i := range got.Strikes {
				same("an opportunity", got.Strikes[i].Made, want.Strikes[i].Made)
				same("an opportunity that hurts", got.Strikes[i].Hurts, want.Strikes[i].Hurts)
			}
		}
	}
	t.Log(found)
	for _, v := range []rules.Verb{rules.Trip, rules.Grapple, rules.BullRush, rules.Overrun, rules.GrappleEscape, rules.GrapplePin} {
		if found[v] < 3 {
			t.Errorf("%d actions of %s: too few to prove anything", found[v], v)
		}
	}
}
