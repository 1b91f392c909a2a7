package eval

import (
	"slices"

	"tenaille/rules"
)

// Barehanded reports whether an action is a blow with the fist of one who has something
// better in it.
func Barehanded(e *rules.Encounter, a *rules.Action) bool {
	switch a.Verb {
	case rules.Attack, rules.FullAttack, rules.FightDefensively, rules.Charge, rules.AttackSquare:
	default:
		return false
	}
	fist := a.Weapon == rules.UnarmedWeapon
	if a.NBlows > 0 {
		fist = slices.ContainsFunc(a.Blows[:a.NBlows], func(b rules.Blow) bool { return b.Weapon == rules.UnarmedWeapon })
	}
	return fist && e.Facts.Combatants[a.By].Ready != 0 && !e.Creatures[a.By].Traits.Has(rules.ImprovedUnarmedStrike)
}
