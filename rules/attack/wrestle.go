package attack

import "tenaille/rules"

// Crushing is the unarmed damage of a won grapple check: the dice of an attack
// that has hit, without any threat (GRP-02, GRP-05).
func Crushing(e *rules.Encounter, by, on rules.ID) rules.Frame {
	w := &e.Creatures[by].Fist
	fr := rules.Frame{Attacker: by, Target: on, Weapon: rules.UnarmedWeapon, Hit: true, HitFrom: 2, ThreatFrom: 21, Multiplier: w.Multiplier, Dice: w.Damage}
	fr.Dice.Plus += int16(DamageBonus(e.Mod(by, rules.Str), w))
	owesWeapon(&fr)
	return fr
}

// Together reports whether two different creatures are in one grapple.
func Together(e *rules.Encounter, a, b rules.ID) bool {
	return e.Facts.Grapple(a)>>b&1 == 1
}

// wrestles says what of a grapple forbids an attack: inside it only enemies in
// the same grapple, with bare hands, natural or light weapons, and none at all
// by one who pins somebody (GRP-05, GRP-07).
func wrestles(e *rules.Encounter, by, on rules.ID, w *rules.Weapon, mode rules.AttackMode) rules.Cite {
	c := &e.Facts.Combatants[by]
	switch {
	case c.Pins != 0:
		return rules.GRP07
	case !c.Conditions.Has(rules.Grappling):
		return rules.NoCite
	case w.Projectile() || !w.Bodily() && w.Hand != rules.Light || !Together(e, by, on):
		return rules.GRP05
	}
	return rules.NoCite
}

// StruckAtRandom returns those among whom the target of an attack is drawn:
// everybody in the grapple that a shot from outside is aimed into. random is
// false for an attack that strikes whom it is aimed at, as one of the mind does
// (GRP-08, LIM-12).
func StruckAtRandom(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode) (among uint64, random bool) {
	if on == rules.Nobody || mode&(rules.ModeDrawn|rules.ModeCoup) != 0 ||
		!e.Creatures[by].Weapon(weapon).Projectile() {
		return 0, false
	}
	if p := psychic(&e.Creatures[by], weapon); p != nil && p.Psychic {
		return 0, false
	}
	among = e.Facts.Grapple(on)
	if among == 0 || among>>by&1 == 1 {
		return 0, false
	}
	return among, true
}
