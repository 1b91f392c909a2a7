package combat_test

import (
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
)

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
		if !groping(e, by) {
			want, grabs = nil, nil // legal, and of no use: not listed
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

// groping reports whether there may be an enemy that a creature does not see.
func groping(e *rules.Encounter, by rules.ID) bool {
	for id := range e.Count() {
		if e.Hostile(by, id) && (e.Facts.Combatants[id].Absent || e.Present(id) && !attack.Sees(e, by, id)) {
			return true
		}
	}
	return e.Facts.Has(by, rules.Blinded)
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

// An attack asked about if it may be made is refused for the reason it is refused anyhow, and is
// the whole attack where it is not.
func TestAimedIfItMayAsAimed(t *testing.T) {
	refused, may := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		e := position(t)
		var brief rules.Aim
		for by := range e.Count() {
			for on := range e.Count() {
				for w := int8(rules.UnarmedWeapon); int(w) < len(e.Creatures[by].Weapons); w++ {
					var whole rules.Aim
					attack.AimAt(e, by, on, w, 0, &whole)
					attack.AimIf(e, by, on, w, 0, &brief)
					if brief.Refusal != whole.Refusal {
						t.Fatalf("%d at %d with %d: %v, on the whole %v\n%s", by, on, w, brief.Refusal, whole.Refusal, draw(e))
					}
					if refused++; brief.Refusal.OK() {
						refused, may = refused-1, may+1
						if brief.Frame != whole.Frame || brief.Cover != whole.Cover || brief.Conceal != whole.Conceal {
							t.Fatalf("%d at %d with %d: %+v, on the whole %+v\n%s", by, on, w, brief.Frame, whole.Frame, draw(e))
						}
					}
				}
			}
		}
	})
	if refused == 0 || may == 0 {
		t.Errorf("%d attacks refused, %d not", refused, may)
	}
}

// Whoever an ability catches is near enough to be caught.
func TestCaughtAreNear(t *testing.T) {
	caught, far := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		by := actor(t, e)
		for i := range e.Creatures[by].Powers {
			at := e.Map.CellAt(rapid.IntRange(0, e.Map.W()*e.Map.H()-1).Draw(t, "at"))
			var victims uint64
			for _, v := range combat.Victims(e, by, uint8(i), by, at, nil) {
				victims |= 1 << v.Who
			}
			for id := range e.Count() {
				switch near, hit := combat.MayCatch(e, by, uint8(i), at, id), victims>>id&1 == 1; {
				case hit && !near:
					t.Fatalf("power %d of %d at %v catches %d from too far\n%s", i, by, at, id, draw(e))
				case hit:
					caught++
				case !near:
					far++
				}
			}
		}
	})
	if caught == 0 || far == 0 {
		t.Errorf("%d caught, %d too far", caught, far)
	}
}
