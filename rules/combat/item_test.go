package combat_test

import (
	"testing"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// Who picks up its own has that very weapon in hand again, whatever else it has of
// the name; of another's it holds the first of the name that it did not (ACT-23,
// MAN-03).
func TestWhichWeaponIsPickedUp(t *testing.T) {
	sheathed := dagger
	held := dagger
	held.Ready = nil
	for _, c := range []struct {
		what   string
		mine   []rules.WeaponSetup
		from   rules.ID
		weapon int8
		want   uint16 // what the first creature holds, one bit each
	}{
		{"its own, with one of the name in the sheath", []rules.WeaponSetup{sheathed, held}, 0, 1, 2},
		{"its own, with one of the name in the hand", []rules.WeaponSetup{held, held}, 0, 1, 3},
		{"another's, with two of the name in the sheath", []rules.WeaponSetup{sheathed, sheathed}, 1, 0, 1},
		{"another's, with one of the name in the hand", []rules.WeaponSetup{held, sheathed}, 1, 0, 3},
		{"another's, with none of the name", []rules.WeaponSetup{flail}, 1, 0, 1},
	} {
		e := set(t, all(armed(0, c.mine...), armed(1, held)), "GG..g")
		for _, a := range []rules.Action{
			{Verb: rules.Drop, By: c.from, On: rules.Nobody, Weapon: c.weapon},
			{Verb: rules.PickUp, By: 0, On: c.from, Weapon: c.weapon},
		} {
			if r := e.Do(&a, dice.NewScripted(nil)); !r.OK() {
				t.Fatalf("%s: %s is refused by %s", c.what, a.Verb, r.Cite)
			}
		}
		if got := e.Facts.Combatants[0].Ready; got != c.want {
			t.Errorf("%s: it holds %b, want %b", c.what, got, c.want)
		}
	}
}

// Nothing is picked up that is no creature's (ACT-23).
func TestNothingOfNobodyIsPickedUp(t *testing.T) {
	e := set(t, nil, "GG..g")
	for _, owner := range []rules.ID{rules.Nobody - 1, rules.Nobody, 0, e.Count()} {
		a := rules.Action{Verb: rules.PickUp, By: 0, On: owner}
		if r := e.Check(&a); r.Cite != rules.ACT23 {
			t.Errorf("what creature %d has not let go of: refused by %q, want %s", owner, r.Cite, rules.ACT23)
		}
	}
}
