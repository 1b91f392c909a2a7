package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// A full attack may be declared attack by attack: after the first, or what took
// its place, the creature may still use its move action for something else; the
// next attack or maneuver costs that move action, those after it nothing, each
// at 5 less than the one before (ATK-15, GRP-05).

// inPlace reports whether an action takes the place of one attack (ACT-10).
func inPlace(a *rules.Action) bool {
	switch a.Verb {
	case rules.Grapple, rules.Trip, rules.Disarm, rules.GrappleDamage, rules.GrapplePin:
		return true
	case rules.GrappleEscape:
		return a.Option != optionArtist // that is a standard action (GRP-05)
	}
	return false
}

// goesOn reports whether an action is one more attack of a full attack that a
// maneuver has opened.
func goesOn(c *rules.Combatant, a *rules.Action) bool {
	return c.Budget.Blows > 0 && (inPlace(a) || a.Verb == rules.Attack)
}

// iterative returns the place of an action among the attacks of its turn, as a
// mode (ATK-15).
func iterative(e *rules.Encounter, a *rules.Action) rules.AttackMode {
	c := &e.Facts.Combatants[a.By]
	if !goesOn(c, a) {
		return 0
	}
	return rules.Iterative(attack.Blows(&e.Creatures[a.By]) - int(c.Budget.Blows))
}

// spendAttack pays for an attack or what takes its place.
func spendAttack(e *rules.Encounter, a *rules.Action) {
	c := &e.Facts.Combatants[a.By]
	left := attack.Blows(&e.Creatures[a.By]) - 1
	blow := rules.Event{Kind: rules.Spent, Who: a.By, Whom: rules.Nobody, A: int16(rules.SpendBlow), B: int16(left), Cite: rules.ATK15}
	if a.Verb == rules.Attack && e.Creatures[a.By].Weapon(a.Weapon).Projectile() {
		blow.C = 1
	}
	switch b := &c.Budget; {
	case goesOn(c, a):
		if b.Move > 0 {
			spend(e, a.By, rules.SpendFullRound)
		}
		e.Emit(blow)
	default:
		opens := e.Rules.Turn.Staggers && (inPlace(a) || a.Verb == rules.Attack) && left > 0 && b.Move > 0 && !b.Restricted && !c.Conditions.Has(rules.Disabled)
		spend(e, a.By, rules.SpendStandard)
		if opens {
			e.Emit(blow)
		}
	}
}
