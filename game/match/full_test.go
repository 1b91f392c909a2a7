package match

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// TestPreviewOfAFullAttack: the attacks taken together drop the target as often
// as the odds of the whole say, more often than any of them alone (ATK-15).
func TestPreviewOfAFullAttack(t *testing.T) {
	one, _ := levels.Cast("G")
	two := one
	one.ID, one.Side, one.At, one.BAB = 1, "blue", [2]int{0, 0}, 11
	two.ID, two.Side, two.At = 2, "red", [2]int{1, 0}
	m, err := New(Config{Seed: 2, Setup: rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"...", "..."}}, Combatants: []rules.Sheet{one, two}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, who, _ := m.Awaits(); who != 0; _, who, _ = m.Awaits() {
		m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody})
	}
	seen := 0
	for _, a := range m.course.Encounter().Legal(nil) {
		p := m.Preview(&a)
		if a.Verb != rules.FullAttack || a.NBlows < 2 {
			if p.Full != nil {
				t.Errorf("%s of %d attacks has odds of a full attack", a.Verb, a.NBlows)
			}
			continue
		}
		seen++
		want, ok := odds.OfFull(m.course.Encounter(), &a)
		switch {
		case p.Full == nil || !ok:
			t.Errorf("the full attack with weapon %d has no odds", a.Weapon)
		case p.Full.Fells.Rat().Cmp(want.Fells.Rat()) != 0 || p.Full.Mean.Rat().Cmp(want.Mean.Rat()) != 0:
			t.Errorf("weapon %d: shown %s and %s, exactly %s and %s", a.Weapon, p.Full.Fells, p.Full.Mean, want.Fells, want.Mean)
		}
		for i := range p.Strikes {
			if p.Full != nil && p.Full.Fells.Rat().Cmp(p.Strikes[i].Odds.Drops.Rat()) < 0 {
				t.Errorf("weapon %d: attack %d alone drops with %s, all with %s", a.Weapon, i, p.Strikes[i].Odds.Drops, p.Full.Fells)
			}
		}
	}
	if seen == 0 {
		t.Fatal("no full attack is offered")
	}
}
