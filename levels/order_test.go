package levels_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// TestCommandsSayActions: every canonical action of a fresh turn survives the
// way through a command, that of the second of two knives too.
func TestCommandsSayActions(t *testing.T) {
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Combatants[0].Weapons = append(s.Combatants[0].Weapons,
		rules.WeaponSetup{Name: "knife", Kind: "melee", Hand: "light", Damage: "1d4"},
		rules.WeaponSetup{Name: "knife", Kind: "melee", Hand: "light", Damage: "1d4", Enhancement: 1})
	// Beside an enemy there is more to do.
	s.Combatants[0].At = [2]int{s.Combatants[4].At[0] - 1, s.Combatants[4].At[1]}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Rules.Turn.Begin(e)
	e.Run(dice.NewSeeded(1))
	second, seen := int8(len(s.Combatants[0].Weapons)-1), false
	for id := range e.Count() {
		for _, a := range e.LegalFor(id, nil) {
			c := levels.CommandOf(e, &a)
			b, err := c.Action(e)
			if err != nil {
				t.Fatalf("%+v is written as %+v: %v", a, c, err)
			}
			if b.Verb != a.Verb || b.By != a.By || b.On != a.On || b.Path != a.Path || b.Blows != a.Blows || b.NBlows != a.NBlows ||
				a.NBlows == 0 && b.Weapon != a.Weapon && a.Verb == rules.Attack {
				t.Errorf("%+v is written as %+v and read as %+v", a, c, b)
			}
			if id == 0 && a.Verb == rules.Attack && a.Weapon == second {
				seen = c.Weapon == "knife#2"
			}
		}
	}
	if !seen {
		t.Error("the second knife was not named")
	}
}
