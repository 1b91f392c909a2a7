package combat_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// offered begins an action and returns who is offered an opportunity before its
// first die, everybody letting it go by.
func offered(e *rules.Encounter, a *rules.Action) (ids []rules.ID, refused rules.Refusal) {
	src := dice.NewSeeded(1)
	before := src.State()
	if refused = e.Do(a, src); !refused.OK() {
		return nil, refused
	}
	for s, ok := e.Asked(); ok && combat.AsksOpportunity(e) && src.State() == before; s, ok = e.Asked() {
		ids = append(ids, s.Who)
		e.Do(&rules.Action{Verb: rules.Decline, By: s.Who, On: rules.Nobody}, src)
	}
	slices.Sort(ids)
	return ids, refused
}

// Who is said to be able to strike before an action is done is who is asked when
// it is, and nobody else: the actions that give opportunities where their
// creature stands (ACT-10, AOO-06, ATK-21, MAN-04).
func TestAnswerersAreThoseAsked(t *testing.T) {
	said, spared := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		e.Free = true
		for by := range e.Count() {
			for _, a := range e.LegalFor(by, nil) {
				all, target := combat.Provokes(e, &a)
				switch row := &e.Rules.Verbs[a.Verb]; {
				case row.Provokes == rules.ProvokesBySquares: // by its squares too
					continue
				case target && a.On == rules.Nobody: // whoever is in the square, which nobody knows
					continue
				}
				want := combat.Answerers(e, &a, nil)
				c := e.Clone()
				got, r := offered(c, &a)
				if !r.OK() {
					t.Fatalf("%s is listed but refused by %s\n%s", a.Verb, r.Cite, draw(e))
				}
				if !slices.Equal(got, want) {
					t.Fatalf("%s with %d on %d by %d: %v are asked where %v are foretold\n%s", a.Verb, a.Weapon, a.On, a.By, got, want, draw(e))
				}
				said += len(want)
				if !all && target {
					spared++
				}
			}
		}
	})
	if said < 20 || spared < 5 {
		t.Errorf("only %d answered, %d actions gave something to their target alone: the law was not tried", said, spared)
	}
}

// The same in positions that are drawn for it: what the verbs of 26.2 give, with
// the feats and without them.
func TestAnswerers(t *testing.T) {
	bow := rules.WeaponSetup{Name: "bow", Kind: "ranged", Hand: "two", Damage: "1d6", Family: "bow", Increment: 10}
	knife := rules.WeaponSetup{Name: "knife", Kind: "melee", Hand: "light", Damage: "1d4"}
	both := all(armed(0, bow, knife), func(s *rules.Setup) { s.Combatants[0].BAB = 11 })
	blows := func(ws ...int8) rules.Action {
		a := rules.Action{Verb: rules.FullAttack, On: 1, Weapon: ws[0]}
		for _, w := range ws {
			a.Blows[a.NBlows] = rules.Blow{Weapon: w, On: 1}
			a.NBlows++
		}
		return a
	}
	on := func(v rules.Verb, weapon int8) rules.Action { return rules.Action{Verb: v, On: 1, Weapon: weapon} }
	const fist = rules.UnarmedWeapon
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		a      rules.Action
		want   []rules.ID
	}{
		{"a blow", nil, on(rules.Attack, 0), nil},
		{"a fist", nil, on(rules.Attack, fist), []rules.ID{1}},
		{"a trained fist", feat(0, "improved_unarmed_strike"), on(rules.Attack, fist), nil},
		{"a shot", armed(0, bow), on(rules.Attack, 0), []rules.ID{1, 2}},
		{"shots, then a blow", both, blows(0, 0, 1), []rules.ID{1, 2}},
		{"a blow, then a shot", both, blows(1, 0), []rules.ID{1, 2}},
		{"fists", nil, blows(fist), []rules.ID{1}},
		{"a grapple", nil, on(rules.Grapple, fist), []rules.ID{1}},
		{"a grapple with the feat", feat(0, "improved_grapple"), on(rules.Grapple, fist), nil},
		{"a disarm", nil, on(rules.Disarm, 0), []rules.ID{1}},
		{"a disarm with the feat", feat(0, "improved_disarm"), on(rules.Disarm, 0), nil},
		{"a trip with bare hands", nil, on(rules.Trip, fist), []rules.ID{1}},
		{"a bull rush", nil, on(rules.BullRush, fist), []rules.ID{1, 2}},
		{"a bull rush with the feat", feat(0, "improved_bull_rush"), on(rules.BullRush, fist), []rules.ID{2}},
		{"a bull rush at one with the feat", feat(1, "improved_bull_rush"), on(rules.BullRush, fist), []rules.ID{1, 2}},
	} {
		e := set(t, c.change, "Gg", "g.")
		if got := combat.Answerers(e, &c.a, nil); !slices.Equal(got, c.want) {
			t.Errorf("%s is answered by %v, want %v", c.what, got, c.want)
		}
		if c.a.NBlows > 0 && c.a.Blows[0].Weapon == 1 {
			c.want = nil // the blow comes first, and its die (DIC-04)
		}
		if got, r := offered(e.Clone(), &c.a); !r.OK() || !slices.Equal(got, c.want) {
			t.Errorf("%s: refused by %q, %v are asked, want %v", c.what, r.Cite, got, c.want)
		}
	}
}

// An ability that nobody has gives no opportunity.
func TestNoAbilityGivesNothing(t *testing.T) {
	e := set(t, nil, "Gg")
	if all, target := combat.Provokes(e, &rules.Action{Verb: rules.Power, By: 0, On: 1, Option: 9}); all || target {
		t.Errorf("an ability that is not there gives opportunities: %v, %v", all, target)
	}
}

// A bull rush at the end of a charge is received by all who threaten the rusher,
// whatever it holds and however its fists are trained; with its own feat not by
// its target (MAN-04).
func TestARushIsReceived(t *testing.T) {
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		weapon int8
		want   []rules.ID
	}{
		{"bare hands", nil, rules.UnarmedWeapon, []rules.ID{1, 2}},
		{"a sword in hand", nil, 0, []rules.ID{1, 2}},
		{"trained hands", feat(0, "improved_unarmed_strike"), rules.UnarmedWeapon, []rules.ID{1, 2}},
		{"the feat", feat(0, "improved_bull_rush"), rules.UnarmedWeapon, []rules.ID{2}},
		{"the feat of the other", feat(1, "improved_bull_rush"), rules.UnarmedWeapon, []rules.ID{1, 2}},
	} {
		e := set(t, c.change, "Gg", "g.")
		a := rules.Action{Verb: rules.Charge, By: 0, On: 1, Weapon: c.weapon, Option: combat.OptionRush}
		if got := combat.Received(e, &a, nil); !slices.Equal(got, c.want) {
			t.Errorf("%s: received by %v, want %v", c.what, got, c.want)
		}
	}
}

// TestEveryCheckIsForeseen: an action that comes to a d20 of who takes it against a
// difficulty is told with its chance beforehand (ACT-15, ACT-29, ACT-32).
func TestEveryCheckIsForeseen(t *testing.T) {
	saves := map[rules.Verb]bool{rules.Attack: true, rules.CoupDeGrace: true} // of those who are struck (HP-07, HLP-04)
	e := stage(t, scene{rows: []string{"Gg"}})
	for v := range rules.VerbCount {
		if e.Rules.Verbs[v].Tested == nil || saves[v] {
			continue
		}
		if _, ok := combat.TrialOf(e, &rules.Action{Verb: v, By: 0, On: 1}); !ok {
			t.Errorf("DIC-16: %s rolls against a difficulty, and no slip can tell its chance: give it a case in combat.TrialOf, or name it here if the die is a save of somebody else", v)
		}
	}
}
