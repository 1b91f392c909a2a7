package combat

import (
	"math/bits"

	"tenaille/rules"
)

// Mode returns the course in which the i-th attack of an action is made; an
// action of one attack has only the 0-th.
func Mode(e *rules.Encounter, a *rules.Action, i int) rules.AttackMode {
	switch {
	case a.NBlows > 0:
		return blowMode(e, a, i)
	case a.Verb == rules.Charge:
		return rules.ModeCharge
	}
	return attackMode(e, a) | rules.Combined(bits.OnesCount64(a.With))
}

// Answerers appends the enemies that may strike before an action is done, where
// the creature stands: all who could react, or only its target, or of a bull rush
// all but its target against the feat (AOO-06, MAN-04).
func Answerers(e *rules.Encounter, a *rules.Action, dst []rules.ID) []rules.ID {
	all, target := Provokes(e, a)
	if !all && !target {
		return dst
	}
	spared := a.Verb == rules.BullRush && e.Creatures[a.By].Traits.Has(rules.ImprovedBullRush)
	from := len(dst)
	dst = Reactors(e, a.By, dst)
	kept := dst[:from]
	for _, id := range dst[from:] {
		if id == a.On && !spared || id != a.On && all {
			kept = append(kept, id)
		}
	}
	return kept
}

// Provokes reports whether an action gives opportunities besides those of its
// steps: to all enemies that could react where the creature stands, or only to
// its target (ACT-10).
func Provokes(e *rules.Encounter, a *rules.Action) (all, target bool) {
	shot := func(weapon int8) {
		w := e.Creatures[a.By].Weapon(weapon)
		all = all || w.Projectile()
		target = target || w.Unarmed && !e.Creatures[a.By].Traits.Has(rules.ImprovedUnarmedStrike)
	}
	has := func(t rules.Trait) bool { return e.Creatures[a.By].Traits.Has(t) }
	switch a.Verb { // the feats of 26.2
	case rules.Grapple:
		return false, !has(rules.ImprovedGrapple)
	case rules.Disarm:
		return false, !has(rules.ImprovedDisarm)
	case rules.Power, rules.Drink:
		p := powerOf(e, a.By, a.Option)
		return p != nil && p.Provokes, false
	case rules.Trip:
		return false, e.Creatures[a.By].Weapon(a.Weapon).Unarmed && !has(rules.ImprovedTrip)
	case rules.Run:
		return true, false // before the first step, and by its squares (ACT-10)
	}
	switch e.Rules.Verbs[a.Verb].Provokes {
	case rules.ProvokesAll:
		return true, false
	case rules.ProvokesTarget:
		return false, true
	case rules.ProvokesByWeapon:
		if a.NBlows == 0 {
			shot(a.Weapon)
		}
		for _, b := range a.Blows[:a.NBlows] {
			shot(b.Weapon)
		}
	}
	return all, target
}
