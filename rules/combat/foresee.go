package combat

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/grid"
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

// ChargeWay returns the square a charge ends on and the way there, or why
// there is none (ACT-16).
func ChargeWay(e *rules.Encounter, a *rules.Action) (end grid.Cell, way rules.Path, r rules.Refusal) {
	if end, r = chargeEnd(e, a); !r.OK() {
		return end, way, r
	}
	return end, chargePath(e.Facts.Combatants[a.By].At, end), r
}

// Received appends those who may strike at a charger that stands where its
// charge has led it, before its blow or its bull rush (ATK-21, MAN-04).
func Received(e *rules.Encounter, a *rules.Action, dst []rules.ID) []rules.ID {
	c := &e.Creatures[a.By]
	rush := a.Option&OptionRush != 0
	if w := c.Weapon(a.Weapon); !rush && (!w.Unarmed || c.Traits.Has(rules.ImprovedUnarmedStrike)) {
		return dst
	}
	from := len(dst)
	dst = Reactors(e, a.By, dst)
	kept := dst[:from]
	for _, id := range dst[from:] {
		if rush && (id != a.On || !c.Traits.Has(rules.ImprovedBullRush)) || !rush && id == a.On {
			kept = append(kept, id)
		}
	}
	return kept
}

// Squares returns how far a moving verb may lead a creature now, in squares of
// cost, as the ruleset has it.
func Squares(e *rules.Encounter, by rules.ID, v rules.Verb) int {
	return e.Rules.Move.Squares(e, by, v)
}

// squares is how far the verbs of sections 19 to 21 lead.
func squares(e *rules.Encounter, by rules.ID, v rules.Verb) int {
	switch v {
	case rules.Charge, rules.Withdraw:
		return fullSquares(e, by)
	case rules.GrappleMove:
		return dragSquares(e, by)
	case rules.Crawl, rules.FiveFootStep:
		return rules.MaxPath
	}
	return e.Rules.Move.Speed(e, by)
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
