package skirmish

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Card derives the figure of a creature from its sheet, where the sheet has
// none of its own (SKI-01):
//
//   - its weapon is the one that does most damage on average, melee first, then
//     in the order of the sheet; a creature without weapons has its fists;
//   - Attack is what it adds to the d20 with that weapon, standing and unhurt:
//     BAB, Strength or Dexterity, size, enhancement;
//   - Damage is the mean of that weapon's damage, extra dice and the weapon's own
//     multipliers included, halves up, at least 1; attacks after the first and
//     critical hits do not count;
//   - Defence is its AC; HP its full hit points; Speed and space as they stand;
//   - it has MeleeAttack when the weapon is one of melee.
func Card(c *rules.Creature) rules.Figure {
	w := favourite(c)
	return rules.Figure{
		Attack: int16(bonus(c, w)), Defence: int16(defence(c)), Damage: int16((mean(c, w) + 1) / 2),
		HP: c.MaxHP, Speed: c.Speed, Space: c.Space, Melee: !w.Projectile(),
	}
}

// favourite is the weapon of the card.
func favourite(c *rules.Creature) *rules.Weapon {
	best := &c.Fist
	for i := range c.Weapons {
		w := &c.Weapons[i]
		switch {
		case best == &c.Fist:
		case mean(c, w) < mean(c, best), mean(c, w) == mean(c, best) && (w.Projectile() || !best.Projectile()):
			continue
		}
		best = w
	}
	return best
}

// mean is twice the mean damage of a hit.
func mean(c *rules.Creature, w *rules.Weapon) int {
	dice := int(w.Damage.Count)*(int(w.Damage.Sides)+1) + 2*(int(w.Damage.Plus)+attack.DamageBonus(rules.Modifier(int(c.Scores[rules.Str])), w))
	extra := int(w.Extra.Count)*(int(w.Extra.Sides)+1) + 2*int(w.Extra.Plus)
	return max(2, dice)*(1+int(w.More)) + extra
}

// bonus is the attack bonus of a weapon (ATK-03, ATK-04).
func bonus(c *rules.Creature, w *rules.Weapon) int {
	ability := c.Scores[rules.Str]
	if w.Projectile() || c.Traits.Has(rules.WeaponFinesse) && w.Hand == rules.Light {
		ability = c.Scores[rules.Dex]
	}
	return int(c.BAB) + rules.Modifier(int(ability)) + int(c.Size.Row().Attack) + int(w.Enhancement)
}

// defence is the armour class (DEF-01 to DEF-05).
func defence(c *rules.Creature) int {
	return 10 + int(c.Armour) + int(c.Shield) + int(c.Natural) + int(c.Enhanced(false)) + int(c.Deflection) + int(c.Dodge) +
		min(rules.Modifier(int(c.Scores[rules.Dex])), int(c.MaxDex)) + int(c.Size.Row().Attack)
}
