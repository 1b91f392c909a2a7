package attack

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// AimAt computes an attack by one creature on another with a weapon of its
// sheet into a, as the ruleset has it. Cover, concealment and modifiers are
// computed even when the attack is refused.
func AimAt(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode, a *rules.Aim) {
	e.Rules.Attack.Aim(e, by, on, weapon, mode, a)
}

// AimIf is AimAt for those who only want to know what an attack that may be made comes
// to: where it is refused nothing but the Refusal need be computed.
func AimIf(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode, a *rules.Aim) {
	e.Rules.Attack.AimIf(e, by, on, weapon, mode, a)
}

// Aim computes the attack of ATK-20 into a: that of AimAt where the ruleset has
// no attack of its own.
func Aim(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode, a *rules.Aim) {
	aim(e, by, on, weapon, mode, a, false)
}

// IfMay is to AimIf what Aim is to AimAt.
func IfMay(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode, a *rules.Aim) {
	aim(e, by, on, weapon, mode, a, true)
}

func aim(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode, a *rules.Aim, brief bool) {
	att := &e.Creatures[by]
	w := att.Weapon(weapon)
	if a.Refusal = refuseArms(e, by, on, weapon, w, mode); brief && !a.Refusal.OK() {
		return
	}
	var q grid.CoverQuery
	f := Query(e, by, on, w, &q)
	if e.Options.ShootIntoMelee && w.Projectile() && !att.Traits.Has(rules.PreciseShot) {
		q.Shunned = besideOf(e, e.Allies(by)&^(1<<by|1<<on), q.Target)
	}
	seen := sees(e, f, by, on)
	a.Conceal, a.Flanker = 0, rules.Nobody
	f.CoverTo(&q, &a.Cover)
	if a.Refusal.OK() {
		a.Refusal = RefuseLine(on, w, &a.Cover, seen, mode)
	}
	if brief && !a.Refusal.OK() {
		return
	}
	if a.Cover.Effect {
		a.Conceal = concealment(e, f, &q, by, on, seen)
	}
	c := rules.Case{
		Attacker: State(e, by), Target: State(e, on), With: att.Traits | w.Traits, Against: e.Creatures[on].Traits,
		Apart: int16(max(1, e.Options.Grid.SpaceDistance(e.Space(by), e.Space(on)))),
	}
	c.How = circumstances(e, f, by, on, w, mode, a, c.Attacker, c.Target, seen)
	var terms rules.Terms
	fill(e, by, on, w, mode, &c, a, &terms)
	attack, defence := rules.AttackRoll, rules.Defence
	if p := psychic(&e.Creatures[by], weapon); p != nil {
		attack, defence = ofMind(p, a)
	}
	e.Gather(e.Rules.Rows, attack, &c, &terms, &a.Attack)
	e.Gather(e.Rules.Rows, defence, &c, &terms, &a.Defence)
	e.Gather(e.Rules.Rows, rules.DamageRoll, &c, &terms, &a.Damage)
	frame(e, by, on, weapon, w, mode, &c, a)
}

// concealment is the miss chance of CON-05: the highest of the ground and the
// light, what the creature carries, and the 50 percent of one unseen (CON-07).
func concealment(e *rules.Encounter, f *grid.Field, q *grid.CoverQuery, by, on rules.ID, seen bool) int {
	var light *[36]uint8
	if e.Map.Ambient() != grid.LightBright { // else no cell is darker
		light = new([36]uint8)
		Lights(e, f, q, by, light)
	}
	pct := max(f.Concealment(q, light), PersonalConcealment(e, on))
	if !seen {
		pct = max(pct, 50)
	}
	return pct
}

// PersonalConcealment is the miss chance in percent that a creature carries with
// it: that of its sheet, 20 while it is blurred and 50 while it is displaced,
// the highest of them (CON-09, CON-05).
func PersonalConcealment(e *rules.Encounter, id rules.ID) int {
	pct := int(e.Creatures[id].Conceal)
	switch cs := e.Facts.Combatants[id].Conditions; {
	case cs.Has(rules.Displaced):
		pct = max(pct, 50)
	case cs.Has(rules.Blurred):
		pct = max(pct, 20)
	}
	return pct
}

// circumstances collects what the rows may depend on: as and ds are the states
// of attacker and defender, seen whether the first sees the second.
func circumstances(e *rules.Encounter, f *grid.Field, by, on rules.ID, w *rules.Weapon, mode rules.AttackMode, a *rules.Aim, as, ds rules.Conditions, seen bool) rules.Circumstance {
	att, def := &e.Creatures[by], &e.Creatures[on]
	c := manner(att, w) | Held(e, on)
	put := func(bit rules.Circumstance, so bool) {
		if so {
			c |= bit
		}
	}
	put(rules.TouchAttack, w.Touch || mode&(rules.ModeTouch|rules.ModeOpening) != 0) // ATK-17
	put(rules.ChargeAttack, mode&rules.ModeCharge != 0 || stillCharges(e, by, as, mode))
	put(rules.OffHandAttack, mode&rules.ModeOffHand != 0)
	put(rules.TwoWeaponAttack, mode&rules.ModeTwoWeapons != 0)
	if !w.Projectile() {
		put(rules.HigherGround, elevation(e, by) > elevation(e, on))
		if a.Cover.InReach {
			a.Flanker = flanker(e, f, by, on)
		}
		put(rules.Flanking, a.Flanker != rules.Nobody)
	} else if e.Options.ShootIntoMelee && !att.Traits.Has(rules.PreciseShot) {
		put(rules.IntoMelee, engaged(e, f, by, on, a))
	}
	inside := Together(e, by, on)
	put(rules.Insider, inside)
	pins := !e.Options.PinnedVsPinnerAll && e.Facts.Combatants[by].Pins>>on&1 == 1
	put(rules.PinnerStrikes, pins)
	immobile := ds.Any(rules.HelplessSet) || ds.Has(rules.Pinned) && !pins
	unseen := !ds.Any(rules.SightlessSet) && !seesBack(e, f, on, by, seen)
	put(rules.UnseenAttacker, unseen)
	put(rules.DexZero, immobile)
	uncanny := def.Traits.Has(rules.UncannyDodge) || def.Traits.Has(rules.ImprovedUncannyDodge) // DEF-09
	poised := ds.Has(rules.FlatFooted) && !uncanny && e.Rules.Attack.PoisedWhenFlat(&e.Options)
	put(rules.Poised, poised)
	flat := ds.Has(rules.FlatFooted) && !poised || OffBalance(e, on) || unseen // DEF-07
	firm := ds.Any(rules.Set(rules.Blinded, rules.Cowering, rules.Stunned)) || ds.Has(rules.Grappling) && !inside ||
		ds.Has(rules.Running) && !def.Traits.Has(rules.RunFeat)
	put(rules.DexDenied, firm || flat && !uncanny)
	return c
}

// stillCharges reports whether an attack is the one a charge ends with without
// being made in the course of one: that of a position in which the attacker is
// said to charge. One that has charged has moved in its turn (ACT-16).
func stillCharges(e *rules.Encounter, by rules.ID, as rules.Conditions, mode rules.AttackMode) bool {
	return as.Has(rules.Charging) && mode&rules.ModeOpportunity == 0 && !e.Facts.Combatants[by].Budget.Moved
}

// fill sets the terms that rows take from the creatures and the board.
func fill(e *rules.Encounter, by, on rules.ID, w *rules.Weapon, mode rules.AttackMode, c *rules.Case, a *rules.Aim, t *rules.Terms) {
	att, def := &e.Creatures[by], &e.Creatures[on]
	arm(att, w, e.Mod(by, rules.Str), rules.Modifier(Dexterity(e, by)), t)
	if w.Projectile() && w.Increment > 0 {
		t[rules.TermRange] = int8(-2 * ((c.Apart - 1) / w.Increment))
	}
	t[rules.TermIterative] = int8(-5 * mode.Nth())
	if c.How&rules.TwoWeaponAttack != 0 {
		t[rules.TermTwoWeapons] = twoWeapons(att, e.Facts.Combatants[by].Ready, c.How&rules.OffHandAttack != 0)
	}
	guard(def, rules.Modifier(dexterityTo(e, on, c.How&rules.PinnerStrikes != 0)), c.How&rules.Unshielded != 0, t)
	t[rules.TermCover] = a.Cover.AC
	t[rules.TermWis], t[rules.TermWisToDEP] = int8(e.Mod(by, rules.Wis)), int8(e.Mod(on, rules.Wis))
	t[rules.TermMind] = def.Mind
	t[rules.TermAttackAid] = e.Facts.Aid(rules.AidsAttack, by, on)
	if len(e.Zones) > 0 {
		t[rules.TermPlace], _ = e.Lends(e.Space(by))
		_, t[rules.TermPlaceToAC] = e.Lends(e.Space(on))
	}
	t[rules.TermDefenceAid] = e.Facts.Aid(rules.AidsDefence, on, by)
}

// twoWeapons is the penalty of ATK-16, with the off-hand weapon in hand.
func twoWeapons(c *rules.Creature, ready uint16, off bool) int8 {
	light := false
	for i := range c.Weapons {
		light = light || c.Weapons[i].OffHand && c.Weapons[i].Hand == rules.Light && ready>>i&1 == 1
	}
	main, second := int8(-6), int8(-10)
	if light {
		main, second = main+2, second+2
	}
	if c.Traits.Has(rules.TwoWeaponFighting) {
		main, second = main+2, second+6
	}
	if off {
		return second
	}
	return main
}

// frame sets up the dice of the attack in a.
func frame(e *rules.Encounter, by, on rules.ID, weapon int8, w *rules.Weapon, mode rules.AttackMode, c *rules.Case, a *rules.Aim) {
	def, fr := &e.Creatures[on], &a.Frame
	*fr, a.SneakBar = rules.Frame{}, rules.NoSneakBar
	fr.Attacker, fr.Target, fr.Weapon, fr.Mode = by, on, weapon, mode
	fr.From, fr.To = a.Cover.From, a.Cover.To
	fr.Bonus, fr.AC = a.Attack.Total, a.Defence.Total
	fr.Conceal, fr.Multiplier, fr.More = uint8(a.Conceal), w.Multiplier, w.More
	fr.Dice, fr.Extra = w.Damage, w.Extra
	fr.HitFrom = uint8(min(max(int(fr.AC)-int(fr.Bonus), 2), 20)) // ATK-02
	fr.ThreatFrom = max(w.Threat, fr.HitFrom)
	if def.Traits.Has(rules.CritImmune) || def.Traits.Has(rules.NoCon) {
		fr.ThreatFrom = 21
	}
	if !w.Saps.None() {
		FrameSap(e, on, &w.Saps, &fr.Sap)
	}
	if k := int(weapon) - rules.PowerWeapon; k >= 0 {
		// An ability's damage is what its data says (ACT-28).
		fr.Harmless = !e.Creatures[by].Powers[k].Deals
		if psychic(&e.Creatures[by], weapon) != nil {
			fr.ThreatFrom = 21 // LIM-12
		}
		return
	}
	fr.Dice.Plus += int16(DamageBonus(e.Mod(by, rules.Str), w)) + a.Damage.Total
	if mode&rules.ModeOpening != 0 {
		fr.ThreatFrom = 21 // DIC-08
		return
	}
	if n := e.Creatures[by].Sneak; n > 0 {
		opening, bar := sneaks(e, by, on, w, c, a)
		if a.SneakBar = bar; opening && bar == rules.NoSneakBar {
			fr.Sneak = uint8(n)
		}
	}
}

// DamageBonus returns what a Strength modifier and enhancement add to one roll of
// a weapon's dice (DMG-04 to DMG-06).
func DamageBonus(str int, w *rules.Weapon) int {
	n := TwiceDamage(str, w)
	return (n - n&1) / 2
}

// TwiceDamage is twice that, before a half is cut off.
func TwiceDamage(str int, w *rules.Weapon) int {
	n := 2 * str
	switch {
	case w.Family == rules.Bow:
		n = min(n, 0)
	case w.Family == rules.Composite:
		n = min(n, 2*int(w.Rating))
	case w.Kind == rules.Ranged && w.Family != rules.Sling:
		n = 0
	case str < 0:
	case w.OffHand: // thrown as well
		n = str
	case w.Projectile():
	case (w.Hand == rules.TwoHanded || w.TwoGrip) && w.Hand != rules.Light:
		n = 3 * str
	}
	return n + 2*int(w.Enhancement)
}

// sneaks returns whether the target's opening allows sneak attack dice, and what
// bars them all the same (ATK-19).
func sneaks(e *rules.Encounter, by, on rules.ID, w *rules.Weapon, c *rules.Case, a *rules.Aim) (opening bool, bar rules.SneakBar) {
	def := &e.Creatures[on]
	switch {
	case c.How&(rules.DexZero|rules.DexDenied|rules.Flanking) == 0:
		return false, rules.NoSneakBar
	case def.Traits.Has(rules.CritImmune) || def.Traits.Has(rules.NoCon):
		bar = rules.SneakImmune
	case a.Conceal > 0:
		bar = rules.SneakConcealed
	case w.Projectile() && c.Apart > rules.SneakRange:
		bar = rules.SneakFar
	}
	return true, bar
}
