package combat_test

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/view"
)

// TestGropes: an attack on a square is aimed at one, whatever it names besides, and
// of the others only a grapple that names nobody (CON-07, GRP-02).
func TestGropes(t *testing.T) {
	for _, c := range []struct {
		verb rules.Verb
		on   rules.ID
		want bool
	}{
		{rules.AttackSquare, rules.Nobody, true}, {rules.AttackSquare, 1, true}, {rules.Grapple, rules.Nobody, true},
		{rules.Grapple, 1, false}, {rules.Attack, 1, false}, {rules.Move, rules.Nobody, false},
	} {
		if got := combat.Gropes(&rules.Action{Verb: c.verb, By: 0, On: c.on}); got != c.want {
			t.Errorf("CON-07: %s on %d is aimed at a square: %v, want %v", c.verb, c.on, got, c.want)
		}
	}
}

// TestUnknownEnemyIsGropedFor: an attack on a square is legal whoever is seen
// (SIL-42); it is listed for a side in fog that knows nothing of an enemy, and is
// not once it sees all of them (CON-07).
func TestUnknownEnemyIsGropedFor(t *testing.T) {
	for _, c := range []struct {
		row    string
		listed bool
	}{{"G.#.g", true}, {"G...g", false}} {
		e := set(t, func(s *rules.Setup) { s.Fog = "sight" }, c.row)
		known := view.New(e, int(e.Creatures[0].Side)).Encounter()
		known.Free = true
		a := rules.Action{Verb: rules.AttackSquare, By: 0, On: rules.Nobody, Cell: grid.C(1, 0)}
		if r := known.Check(&a); !r.OK() {
			t.Errorf("%s: an attack on a square is refused by %q", c.row, r.Cite)
		}
		if listed := slices.Contains(known.LegalFor(0, nil), a); listed != c.listed {
			t.Errorf("%s: an attack on a square is listed: %v, want %v", c.row, listed, c.listed)
		}
	}
}

// TestSquaresWithoutRange: a blow reaches every square in its reach, whatever range
// the weapon is thrown at, and what flies without increments reaches every square
// in its lines: all that the check accepts is listed (CON-07, ATK-05, GEO-14).
func TestSquaresWithoutRange(t *testing.T) {
	for _, c := range []struct {
		rule   string
		weapon rules.WeaponSetup
		want   int // squares in the row, its own among them: who is Tiny may be in it
	}{
		{"GEO-14", rules.WeaponSetup{Name: "pike", Kind: "melee", Hand: "two", Damage: "1d8", Reach: "all", Increment: 1}, 12},
		{"ATK-05", rules.WeaponSetup{Name: "beam", Kind: "ranged", Hand: "one", Damage: "1d6"}, 15},
	} {
		e := set(t, all(armed(0, c.weapon), state(0, "blinded"), func(s *rules.Setup) { reach := 6; s.Combatants[0].Reach = &reach }), "G..............g")
		var want, got []grid.Cell
		for x := 0; x <= c.want; x++ {
			want = append(want, grid.C(x, 0))
		}
		for _, a := range e.LegalFor(0, nil) {
			if a.Verb == rules.AttackSquare && a.Weapon == 0 {
				got = append(got, a.Cell)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: the squares listed for a %s are %v, want %v", c.rule, c.weapon.Name, got, want)
		}
	}
}
