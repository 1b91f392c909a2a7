package levels

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/rulesets"
)

// guise is what of a sheet counts in attack and defence.
func guise(s *rules.Sheet) rules.Sheet {
	return rules.Sheet{
		HP: 1, MaxHP: 1, Size: s.Size, Abilities: s.Abilities, BAB: s.BAB, Feats: s.Feats, Traits: s.Traits,
		Armor: s.Armor, Shield: s.Shield, Natural: s.Natural, Deflect: s.Deflect, Dodge: s.Dodge, OnShield: s.OnShield, OnNatural: s.OnNatural,
	}
}

// bare is the creature of a sheet without what it carries and can do; the plain
// one where a sheet is no good.
func bare(s *rules.Sheet) rules.Creature {
	fresh := guise(s)
	c, err := rules.NewCreature(&fresh, rulesets.Default())
	if err != nil {
		c, _ = rules.NewCreature(&rules.Sheet{HP: 1, MaxHP: 1}, rulesets.Default())
	}
	return c
}

// armed is the same with one weapon, a bad one being none at all.
func armed(s *rules.Sheet, w *rules.WeaponSetup) rules.Creature {
	fresh := guise(s)
	fresh.Weapons = []rules.WeaponSetup{*w}
	c, err := rules.NewCreature(&fresh, rulesets.Default())
	if err != nil {
		c = bare(s)
		c.Weapons = []rules.Weapon{c.Fist}
	}
	return c
}

func strength(c *rules.Creature) int { return rules.Modifier(int(c.Scores[rules.Str])) }

// ArmourClass is that of a creature that stands and sees its attacker (DEF-01).
func ArmourClass(s *rules.Sheet) int {
	fresh := guise(s)
	fresh.Weapons = s.Weapons // one in each hand may guard (SIL-49)
	c, err := rules.NewCreature(&fresh, rulesets.Default())
	if err != nil {
		c = bare(s)
	}
	return attack.ArmourClass(&c)
}

// Reach is how many squares away a creature strikes hand to hand with whichever of its
// weapons reaches farthest (GEO-14), 0 where that is only its own.
func Reach(s *rules.Sheet) (squares int) {
	fresh := guise(s)
	fresh.Long, fresh.Reach, fresh.Weapons = s.Long, s.Reach, s.Weapons
	c, err := rules.NewCreature(&fresh, rulesets.Default())
	if err != nil {
		return 0
	}
	squares = int(c.Fist.Interval.Max)
	for i := range c.Weapons {
		squares = max(squares, int(c.Weapons[i].Interval.Max))
	}
	return squares
}

// AttackBonus is what a creature adds to the roll with a weapon, standing and
// unhurt (ATK-03, ATK-04).
func AttackBonus(s *rules.Sheet, w *rules.WeaponSetup) int {
	c := armed(s, w)
	return attack.Bonus(&c, &c.Weapons[0])
}

// DamageBonus is what a creature adds to the dice of a weapon in its usual hand
// (DMG-03 to DMG-06).
func DamageBonus(s *rules.Sheet, w *rules.WeaponSetup) int {
	c := armed(s, w)
	return attack.DamageBonus(strength(&c), &c.Weapons[0])
}

// Times is how often the damage of any hit with a weapon of a creature counts
// (DMG-07).
func Times(s *rules.Sheet, w *rules.WeaponSetup) int {
	c := armed(s, w)
	return 1 + int(c.Weapons[0].More)
}
