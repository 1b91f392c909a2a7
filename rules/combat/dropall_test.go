package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// TestFistsAreNotDropped: who falls drops what it holds (HP-03), which fists and
// claws are not.
func TestFistsAreNotDropped(t *testing.T) {
	body := func(name string, natural, unarmed bool) rules.WeaponSetup {
		return rules.WeaponSetup{Name: name, Kind: "melee", Hand: "light", Damage: "1d4", Natural: natural, Unarmed: unarmed}
	}
	e := set(t, armed(1, body("fists", false, true), body("claw", true, false), body("dagger", false, false)), "Gg")
	var dropped []string
	e.Listen = func(ev rules.Event) {
		if ev.Kind == rules.WeaponDropped {
			dropped = append(dropped, e.Creatures[ev.Who].Weapons[ev.Weapon].Name)
		}
	}
	hurt := levels.Command{Do: "damage", By: 2, Amount: int(e.Facts.Combatants[1].HP) + 2}
	a, err := hurt.Action(e)
	if err != nil {
		t.Fatal(err)
	}
	if r := e.Do(&a, dice.NewScripted(nil)); !r.OK() {
		t.Fatalf("refused by %s", r.Cite)
	}
	if len(dropped) != 1 || dropped[0] != "dagger" {
		t.Errorf("dropped are %q, want the dagger alone", dropped)
	}
}
