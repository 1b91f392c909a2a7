package attack

import "tenaille/rules"

// rowsOf are the rows of an attack that plain numbers are gathered from.
var rowsOf = Rows()

// ArmourClass is that of a creature that stands and sees its attacker (DEF-01 to
// DEF-05).
func ArmourClass(c *rules.Creature) int {
	var t rules.Terms
	guard(c, rules.Modifier(int(c.Scores[rules.Dex])), false, &t)
	return gathered(rules.Defence, &rules.Case{How: rules.InMelee | hands(c, c.Begins()), Against: c.Traits}, &t)
}

// Standing is that of a creature as it is armed now, against somebody it sees
// (DEF-01 to DEF-05, ACT-23).
func Standing(e *rules.Encounter, id rules.ID) int {
	var t rules.Terms
	loosed := e.Facts.Combatants[id].Loosed
	guard(&e.Creatures[id], e.Mod(id, rules.Dex), loosed, &t)
	return gathered(rules.Defence, &rules.Case{How: rules.InMelee | Held(e, id), Against: e.Creatures[id].Traits}, &t)
}

// Blows is how many attacks a full attack has with one weapon, by the base attack
// bonus (ATK-15).
func Blows(c *rules.Creature) int { return min(4, max(1, (int(c.BAB)+4)/5)) }

// Bonus is what a creature adds to the d20 with a weapon, standing and unhurt, at
// a target near by (ATK-03, ATK-04).
func Bonus(c *rules.Creature, w *rules.Weapon) int {
	var t rules.Terms
	arm(c, w, rules.Modifier(int(c.Scores[rules.Str])), rules.Modifier(int(c.Scores[rules.Dex])), &t)
	return gathered(rules.AttackRoll, &rules.Case{How: manner(c, w), With: c.Traits | w.Traits}, &t)
}

// Wielding is what a creature adds to the d20 with a weapon in its present state,
// before anything about the target counts.
func Wielding(e *rules.Encounter, id rules.ID, w *rules.Weapon) int {
	c := &e.Creatures[id]
	var t rules.Terms
	arm(c, w, e.Mod(id, rules.Str), rules.Modifier(Dexterity(e, id)), &t)
	var b rules.Breakdown
	rules.Gather(e.Rules.Rows, rules.AttackRoll, &rules.Case{Attacker: State(e, id), How: manner(c, w), With: c.Traits | w.Traits}, &t, &b)
	return int(b.Total)
}

// Guarding sets the terms of a creature's defence that follow from it alone, in
// its present state.
func Guarding(e *rules.Encounter, id rules.ID, t *rules.Terms) {
	guard(&e.Creatures[id], rules.Modifier(Dexterity(e, id)), e.Facts.Combatants[id].Loosed, t)
}

// gathered is the sum of a breakdown that nobody is in a state for.
func gathered(stat rules.Stat, c *rules.Case, t *rules.Terms) int {
	var b rules.Breakdown
	rules.Gather(rowsOf, stat, c, t, &b)
	return int(b.Total)
}

// Held is what the hands of a creature make of attacks on it, in its present state:
// the shield it has loosed, a weapon in each (ACT-23, ATK-16).
func Held(e *rules.Encounter, id rules.ID) rules.Circumstance {
	f := &e.Facts.Combatants[id]
	how := hands(&e.Creatures[id], f.Ready)
	if f.Loosed {
		how |= rules.Unshielded
	}
	return how
}

// hands is BothHands for a creature that has such weapons ready.
func hands(c *rules.Creature, ready uint16) rules.Circumstance {
	if c.BothHands(ready) {
		return rules.BothHands
	}
	return 0
}

// manner is how a creature attacks with a weapon, whatever the target.
func manner(c *rules.Creature, w *rules.Weapon) rules.Circumstance {
	if w.Projectile() {
		return rules.AtRange
	}
	if c.Traits.Has(rules.WeaponFinesse) && w.Hand == rules.Light {
		return rules.InMelee | rules.Finesse
	}
	return rules.InMelee
}

// arm sets the terms of an attack that follow from attacker and weapon alone; str
// and dex are the modifiers that count.
func arm(c *rules.Creature, w *rules.Weapon, str, dex int, t *rules.Terms) {
	t[rules.TermBAB] = c.BAB
	t[rules.TermStr], t[rules.TermDex] = int8(str), int8(dex)
	t[rules.TermAttackSize] = c.Size.Row().Attack
	t[rules.TermEnhancement] = w.Enhancement
}

// guard sets the terms of a defence that follow from the target alone; dex is the
// modifier that counts, loosed whether its shield is (ACT-23).
func guard(c *rules.Creature, dex int, loosed bool, t *rules.Terms) {
	t[rules.TermArmour], t[rules.TermShield] = c.Armour, c.Shield
	t[rules.TermNatural], t[rules.TermDeflection] = c.Natural, c.Deflection
	t[rules.TermEnhanced] = c.Enhanced(loosed)
	t[rules.TermDodge] = c.Dodge
	t[rules.TermDexToAC] = min(int8(dex), c.MaxDex)
	t[rules.TermDefenceSize] = c.Size.Row().Attack
}

// Plain is a creature in plain numbers (SKI-01):
//
//   - its weapon is the one that does most damage on average, melee first, then
//     in the order of the sheet; a creature without weapons has its fists;
//   - Attack is what it adds to the d20 with that weapon, standing and unhurt;
//   - Damage is the mean of that weapon's damage, extra dice and the weapon's own
//     multipliers included, halves up, at least 1; attacks after the first and
//     critical hits do not count;
//   - Defence is its AC; HP its full hit points; Speed and space as they stand;
//   - it is Melee when the weapon is one of melee.
func Plain(c *rules.Creature) rules.Figure {
	w := favourite(c)
	return rules.Figure{
		Attack: int16(Bonus(c, w)), Defence: int16(ArmourClass(c)), Damage: int16((twiceMean(c, w) + 1) / 2),
		HP: c.MaxHP, Speed: c.Speed, Space: c.Space, Melee: !w.Projectile(),
	}
}

// favourite is the weapon that plain numbers are those of.
func favourite(c *rules.Creature) *rules.Weapon {
	best := &c.Fist
	for i := range c.Weapons {
		w := &c.Weapons[i]
		switch {
		case best == &c.Fist:
		case twiceMean(c, w) < twiceMean(c, best), twiceMean(c, w) == twiceMean(c, best) && (w.Projectile() || !best.Projectile()):
			continue
		}
		best = w
	}
	return best
}

// twiceMean is twice the mean damage of a hit.
func twiceMean(c *rules.Creature, w *rules.Weapon) int {
	dice := int(w.Damage.Count)*(int(w.Damage.Sides)+1) + 2*(int(w.Damage.Plus)+DamageBonus(rules.Modifier(int(c.Scores[rules.Str])), w))
	extra := int(w.Extra.Count)*(int(w.Extra.Sides)+1) + 2*int(w.Extra.Plus)
	return max(2, dice)*(1+int(w.More)) + extra
}
