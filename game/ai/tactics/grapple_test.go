package tactics

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestSoldierWrestles: in a grapple the ogre squeezes, the halfling in its
// arms struggles, and one who is pinned tries to get out.
func TestSoldierWrestles(t *testing.T) {
	for _, c := range []struct {
		name   string
		me     int
		pinned bool
		want   rules.Verb
	}{
		{"ogre", 0, false, rules.GrappleDamage},
		{"halfling", 1, false, rules.GrappleEscape},
		{"halfling, pinned", 1, true, rules.GrappleEscape},
	} {
		s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"......", "......", "......"}}}
		for i, name := range []string{"O", "R"} {
			sheet, _ := levels.Cast(name)
			sheet.ID, sheet.Side, sheet.At = i+1, []string{"red", "blue"}[i], [2]int{2, 0}
			sheet.State = []rules.ConditionSetup{{ID: "grappling", With: []int{2 - i}}}
			if i == 1 && c.pinned {
				sheet.State = append(sheet.State, rules.ConditionSetup{ID: "pinned", By: 1})
			}
			s.Combatants = append(s.Combatants, sheet)
		}
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		e.Rules.Turn.Begin(e)
		e.Run(dice.NewScripted([][2]int{{20, 10}, {20, 10}}))
		for _, who := e.Awaits(); who != rules.ID(c.me); _, who = e.Awaits() {
			e.Do(&rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}, dice.NewSeeded(1))
		}
		p := Soldier{Seed: 1}
		a, done := p.Think(view.New(e, int(e.Creatures[c.me].Side)), 1, 1<<20)
		if !done || a.Verb != c.want || p.Missed > 0 {
			t.Errorf("%s: %v of %d, done %v, where %v is due", c.name, a.Verb, a.By, done, c.want)
		}
	}
}
