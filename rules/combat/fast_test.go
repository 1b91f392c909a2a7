package combat_test

import (
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// What refuses an attack is the same whether the whole of it is worked out or
// only what it takes to refuse it.
func TestStrikeableIsTheRefusalOfTheWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		mode := rapid.SampledFrom([]rules.AttackMode{0, rules.ModeOpening, rules.ModeSquare, rules.ModeCoup, rules.ModeOpportunity}).Draw(t, "mode")
		var aim rules.Aim
		for by := range e.Count() {
			for on := range e.Count() {
				for w := int8(rules.NetWeapon); int(w) < len(e.Creatures[by].Weapons); w++ {
					attack.AimAt(e, by, on, w, mode, &aim)
					if r := attack.Strikeable(e, by, on, w, mode); r != aim.Refusal {
						t.Fatalf("%d on %d with weapon %d: %+v where the whole attack says %+v\n%s", by, on, w, r, aim.Refusal, draw(e))
					}
				}
			}
		}
	})
}

// A creature threatens what some weapon of it reaches, and nothing that was
// left out for being too far is within that reach.
func TestThreatensAsEveryWeaponReaches(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := position(t)
		f := e.Field()
		for id := range e.Count() {
			c, cs := &e.Creatures[id], e.Facts.Combatants[id]
			for i := range e.Map.W() * e.Map.H() {
				into := grid.Square(e.Map.CellAt(i))
				want, threat := int8(0), false
				for w := len(c.Weapons) - 1; w >= -1; w-- {
					k := c.Weapon(int8(w))
					bare := k.Unarmed && !c.Traits.Has(rules.ImprovedUnarmedStrike)
					if k.Projectile() || bare || !k.Natural && !k.Unarmed && cs.Ready>>w&1 == 0 || !f.InReach(e.Space(id), into, k.Interval) {
						continue
					}
					if !threat || w >= 0 {
						want, threat = int8(w), true
					}
				}
				for k := range rules.ConditionCount {
					if !e.Present(id) || cs.Conditions.Has(k) && e.Rules.States[k].NoThreat {
						want, threat = 0, false
					}
				}
				if weapon, ok := attack.Threatens(e, id, into); weapon != want || ok != threat {
					t.Fatalf("%d into %v: weapon %d, %v where all weapons give %d, %v\n%s", id, into.At, weapon, ok, want, threat, draw(e))
				}
			}
		}
	})
}

// The squares listed are those that pass the check, in their order.
func TestSquaresListedAreThoseChecked(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := position(t)
		e.Free = true
		by := actor(t, e)
		var want, grabs []rules.Action
		for i := range e.Map.W() * e.Map.H() {
			for w := int8(rules.UnarmedWeapon); int(w) < len(e.Creatures[by].Weapons); w++ {
				a := rules.Action{Verb: rules.AttackSquare, By: by, On: rules.Nobody, Weapon: w, Cell: e.Map.CellAt(i)}
				if e.Check(&a).OK() {
					want = append(want, a)
				}
			}
		}
		for i := range e.Map.W() * e.Map.H() {
			a := rules.Action{Verb: rules.Grapple, By: by, On: rules.Nobody, Weapon: rules.UnarmedWeapon, Cell: e.Map.CellAt(i)}
			if e.Check(&a).OK() {
				grabs = append(grabs, a)
			}
		}
		n := 0
		for _, a := range e.LegalFor(by, nil) {
			if a.Verb == rules.Grapple && a.On == rules.Nobody {
				if len(grabs) == 0 || a != grabs[0] {
					t.Fatalf("a grapple listed is %+v, the next checked of %d\n%s", a, len(grabs), draw(e))
				}
				grabs = grabs[1:]
			}
			if a.Verb != rules.AttackSquare {
				continue
			}
			if n >= len(want) || a != want[n] {
				t.Fatalf("square %d listed is %+v, not among the %d checked\n%s", n, a, len(want), draw(e))
			}
			n++
		}
		if n != len(want) {
			t.Fatalf("%d squares listed where %d pass the check\n%s", n, len(want), draw(e))
		}
		if len(grabs) > 0 {
			t.Fatalf("%d grapples by square pass the check and are not listed (GRP-02)\n%s", len(grabs), draw(e))
		}
	})
}

// What is listed with one search for several verbs is what every verb lists
// by itself.
func TestListedTogetherAsAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := position(t)
		e.Free = true
		by := actor(t, e)
		var alone []rules.Action
		for v := range e.Rules.Verbs {
			row := &e.Rules.Verbs[v]
			if row.List != nil && e.Rules.Turn.Barred(e, &rules.Action{Verb: rules.Verb(v), By: by, On: rules.Nobody}, row).OK() {
				alone = row.List(e, by, alone)
			}
		}
		together := e.LegalFor(by, nil)
		if len(together) != len(alone) {
			t.Fatalf("%d actions listed together where the verbs list %d\n%s", len(together), len(alone), draw(e))
		}
		for i := range alone {
			if together[i] != alone[i] {
				t.Fatalf("action %d listed together is %+v, alone %+v\n%s", i, together[i], alone[i], draw(e))
			}
		}
	})
}

// An attacker counts as unseen when its target, looking for itself, does not
// see it.
func TestUnseenAttackersAreThoseNotSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := position(t)
		if rapid.Bool().Draw(t, "dusk") {
			e.Map.SetAmbient(rapid.SampledFrom([]grid.Light{grid.LightDim, grid.LightDark}).Draw(t, "light"))
		}
		for id := range e.Count() {
			if rapid.IntRange(0, 3).Draw(t, "hides") == 0 {
				e.Facts.Combatants[id].Conditions |= rules.Set(rapid.SampledFrom([]rules.Condition{rules.Hidden, rules.Invisible}).Draw(t, "how"))
			}
		}
		var aim rules.Aim
		for by := range e.Count() {
			for on := range e.Count() {
				if by == on {
					continue
				}
				attack.AimAt(e, by, on, rules.UnarmedWeapon, 0, &aim)
				unseen := false
				for _, l := range aim.Attack.Lines[:aim.Attack.N] {
					unseen = unseen || e.Rules.Rows[l.Row].Source == rules.SourceUnseen
				}
				blind := e.Facts.Combatants[on].Conditions.Any(rules.SightlessSet | rules.Set(rules.Blinded))
				if want := !blind && !attack.Sees(e, on, by); unseen != want {
					t.Fatalf("%d attacks %d unseen: %v, where %v is right\n%s", by, on, unseen, want, draw(e))
				}
			}
		}
	})
}
