package rules

import "fmt"

// bounds keep the first number of a sheet that is out of its range.
type bounds struct{ err error }

// num is a number of a sheet, as near to it as an int8 allows.
func (b *bounds) num(key string, v, lo, hi int) int8 {
	if (v < lo || v > hi) && b.err == nil {
		b.err = fmt.Errorf("%s: %d is not from %d to %d", key, v, lo, hi)
	}
	return int8(clamp(v, -128, 127))
}

// number takes the numbers of a sheet but for hit points and armour.
func (c *Creature) number(s *Sheet) error {
	var b bounds
	a := s.Abilities
	for i, v := range [ScoreCount]int{a.Str, a.Dex, a.Con, a.Int, a.Wis, a.Cha} {
		c.Scores[i] = b.num("abilities."+scoreNames[i], v, 0, 99)
	}
	c.BAB = b.num("bab", s.BAB, -20, 60)
	speed, unburdened, err := s.Pace()
	if err != nil {
		return err
	}
	c.Speed, c.Unburdened = b.num("speed", speed, 0, 16), b.num("speed", unburdened, 0, 16)
	c.Fort, c.Ref, c.Will = b.num("saves.fort", s.Saves.Fort, -20, 60), b.num("saves.ref", s.Saves.Ref, -20, 60), b.num("saves.will", s.Saves.Will, -20, 60)
	c.Shield, c.Natural = b.num("shield", s.Shield, -40, 40), b.num("natural", s.Natural, -60, 60)
	c.ShieldPlus, c.NaturalPlus = b.num("shield_enhancement", s.OnShield, 0, 10), b.num("natural_enhancement", s.OnNatural, 0, 10)
	if b.err == nil && c.ShieldPlus > 0 && c.Shield <= 0 {
		b.err = fmt.Errorf("shield_enhancement: there is no shield")
	}
	c.start.loosed = c.Shield > 0 && s.ShieldOn != nil && !*s.ShieldOn
	c.Deflection, c.Dodge = b.num("deflection", s.Deflect, -40, 40), b.num("dodge", s.Dodge, 0, 40)
	c.Sneak, c.Rogue = b.num("sneak_dice", s.Sneak, 0, 15), b.num("rogue_level", s.Rogue, 0, 60)
	c.HideRanks, c.Perception = b.num("skills.hide_ranks", s.Skills.HideRanks, -20, 60), b.num("skills.perception", s.Skills.Perception, -20, 60)
	c.HealSkill, c.EscapeRanks = b.num("skills.heal", s.Skills.Heal, -20, 60), b.num("skills.escape_artist_ranks", s.Skills.EscapeArtist, -20, 60)
	c.Conceal = b.num("personal_concealment", s.Conceal, 0, 100)
	c.Alertness, c.HitDice = c.Perception, max(c.BAB, 1)
	if s.HitDice != 0 {
		c.HitDice = b.num("hit_dice", s.HitDice, 1, 99)
	}
	l := s.Lowered
	for i, v := range [ScoreCount]int{l.Str, l.Dex, l.Con, l.Int, l.Wis, l.Cha} {
		c.start.lowered[i] = b.num("ability_damage."+scoreNames[i], v, 0, int(c.Scores[i]))
	}
	if c.OwnInit = s.Init != nil; c.OwnInit {
		c.Init = b.num("init", *s.Init, -100, 100)
	}
	if s.Per != nil {
		c.Alertness = b.num("per", *s.Per, -60, 60)
	}
	if s.Stealth != nil {
		c.Stealth = b.num("stealth_bonus", *s.Stealth, -60, 60)
	}
	c.Mind = b.num("dep_bonus", s.DEPBonus, -60, 60)
	if b.err == nil && s.Conceal != 0 && s.Conceal != 20 && s.Conceal != 50 {
		b.err = fmt.Errorf("personal_concealment: %d is none of 0, 20, 50", s.Conceal) // CON-09
	}
	return b.err
}
