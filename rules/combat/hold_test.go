package combat_test

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// Escapes are listed by either check, and one for each ally whose pin may be
// broken by a grapple check; those whom nobody pins and enemies are not named.
// Between the attacks of one full attack there is no Escape Artist, which is a
// standard action (GRP-05, ATK-15).
func TestEscapesAreListed(t *testing.T) {
	type way struct {
		on     rules.ID
		option uint8
	}
	listed := func(e *rules.Encounter) (ways []way) {
		for _, a := range e.LegalFor(0, nil) {
			if a.Verb == rules.GrappleEscape {
				ways = append(ways, way{a.On, a.Option})
			}
		}
		return ways
	}
	e := set(t, all(seasoned(0), locked(0, 3), locked(1, 3), locked(2, 3), pinned(2, 3)), "GGGa")
	if want := []way{{rules.Nobody, 0}, {rules.Nobody, 1}, {2, 0}}; !slices.Equal(listed(e), want) {
		t.Errorf("listed are %v, want %v", listed(e), want)
	}
	hurt := rules.Action{Verb: rules.GrappleDamage, By: 0, On: 3, Weapon: rules.UnarmedWeapon}
	if r := e.Do(&hurt, dice.NewScripted([][2]int{{20, 1}, {20, 20}})); !r.OK() {
		t.Fatalf("the first attack of the round is refused by %s", r.Cite)
	}
	if want := []way{{rules.Nobody, 0}, {2, 0}}; !slices.Equal(listed(e), want) {
		t.Errorf("after one attack of two listed are %v, want %v", listed(e), want)
	}
}

// A pin may be tried against whom one pins already, and against nobody else
// meanwhile; where another pins all there are, against none (GRP-07).
func TestPinsAreListed(t *testing.T) {
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		want   []rules.ID
	}{
		{"nobody is pinned", locked(0, 1, 2), []rules.ID{1, 2}},
		{"it pins the second", all(locked(0, 1, 2), pinned(2, 0)), []rules.ID{2}},
		{"an ally pins the first", all(locked(0, 1, 2), locked(3, 1), pinned(1, 3)), []rules.ID{2}},
	} {
		var got []rules.ID
		for _, a := range set(t, c.change, "GaaG").LegalFor(0, nil) {
			if a.Verb == rules.GrapplePin {
				got = append(got, a.On)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: pins are listed against %v, want %v", c.what, got, c.want)
		}
	}
}

// What names nobody there could be is refused like any other wish (GRP-05, GRP-07).
func TestNoHoldOnNoCreature(t *testing.T) {
	for _, verb := range []rules.Verb{rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape} {
		e := set(t, locked(0, 1), "Ga")
		for _, on := range []rules.ID{rules.Nobody - 1, e.Count(), rules.MaxCombatants + 3} {
			a := rules.Action{Verb: verb, By: 0, On: on, Weapon: rules.UnarmedWeapon}
			if r := e.Check(&a); r.Cite != rules.GRP05 {
				t.Errorf("%s upon %d is refused by %q, want %s", verb, on, r.Cite, rules.GRP05)
			}
		}
	}
}
