package rules

import (
	"fmt"

	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// NewCreature checks one sheet and returns the creature that it describes under a
// ruleset, of no side and in no place. The error names the key.
func NewCreature(s *Sheet, rs *Ruleset) (Creature, error) {
	fresh := *s
	fresh.At, fresh.State = [2]int{}, nil
	return newCreature(&fresh, 0, rs)
}

// newCreature checks one sheet. The error names the key.
func newCreature(s *Sheet, side uint8, rs *Ruleset) (Creature, error) {
	size, ok := SizeByName(s.Size)
	if !ok {
		return Creature{}, fmt.Errorf("size: %q is no size category", s.Size)
	}
	row := size.Row()
	c := Creature{
		Sheet: s.ID, Kind: s.Kind, Name: s.Name, Side: side, PC: s.PC,
		Size: size, Space: row.Space, Height: row.Height, Reach: row.ReachTall, MaxDex: 127,
	}
	if s.Long {
		c.Reach = row.ReachLong
	}
	if s.Reach != nil {
		c.Reach = int8(clamp(*s.Reach, 0, 20))
	}
	if s.Height > 0 {
		c.Height = int16(clamp(s.Height, 1, 10000))
	}
	var err error
	num := func(key string, v, lo, hi int) int8 {
		if (v < lo || v > hi) && err == nil {
			err = fmt.Errorf("%s: %d is not from %d to %d", key, v, lo, hi)
		}
		return int8(clamp(v, -128, 127))
	}
	a := s.Abilities
	for i, v := range [ScoreCount]int{a.Str, a.Dex, a.Con, a.Int, a.Wis, a.Cha} {
		c.Scores[i] = num("abilities."+scoreNames[i], v, 0, 99)
	}
	c.BAB = num("bab", s.BAB, -20, 60)
	speed, unburdened, paceErr := s.Pace()
	if paceErr != nil {
		return c, paceErr
	}
	c.Speed, c.Unburdened = num("speed", speed, 0, 16), num("speed", unburdened, 0, 16)
	c.Fort, c.Ref, c.Will = num("saves.fort", s.Saves.Fort, -20, 60), num("saves.ref", s.Saves.Ref, -20, 60), num("saves.will", s.Saves.Will, -20, 60)
	c.Shield, c.Natural = num("shield", s.Shield, -40, 40), num("natural", s.Natural, -60, 60)
	c.ShieldPlus, c.NaturalPlus = num("shield_enhancement", s.OnShield, 0, 10), num("natural_enhancement", s.OnNatural, 0, 10)
	if err == nil && c.ShieldPlus > 0 && c.Shield <= 0 {
		err = fmt.Errorf("shield_enhancement: there is no shield")
	}
	c.start.loosed = c.Shield > 0 && s.ShieldOn != nil && !*s.ShieldOn
	c.Deflection, c.Dodge = num("deflection", s.Deflect, -40, 40), num("dodge", s.Dodge, 0, 40)
	c.Sneak, c.Rogue = num("sneak_dice", s.Sneak, 0, 15), num("rogue_level", s.Rogue, 0, 60)
	c.HideRanks, c.Perception = num("skills.hide_ranks", s.Skills.HideRanks, -20, 60), num("skills.perception", s.Skills.Perception, -20, 60)
	c.HealSkill, c.EscapeRanks = num("skills.heal", s.Skills.Heal, -20, 60), num("skills.escape_artist_ranks", s.Skills.EscapeArtist, -20, 60)
	c.Conceal = num("personal_concealment", s.Conceal, 0, 100)
	c.Alertness, c.HitDice = c.Perception, max(c.BAB, 1)
	if s.HitDice != 0 {
		c.HitDice = num("hit_dice", s.HitDice, 1, 99)
	}
	l := s.Lowered
	for i, v := range [ScoreCount]int{l.Str, l.Dex, l.Con, l.Int, l.Wis, l.Cha} {
		c.start.lowered[i] = num("ability_damage."+scoreNames[i], v, 0, int(c.Scores[i]))
	}
	if c.OwnInit = s.Init != nil; c.OwnInit {
		c.Init = num("init", *s.Init, -100, 100)
	}
	if s.Per != nil {
		c.Alertness = num("per", *s.Per, -60, 60)
	}
	if s.Stealth != nil {
		c.Stealth = num("stealth_bonus", *s.Stealth, -60, 60)
	}
	c.Mind = num("dep_bonus", s.DEPBonus, -60, 60)
	if err == nil && s.Conceal != 0 && s.Conceal != 20 && s.Conceal != 50 {
		err = fmt.Errorf("personal_concealment: %d is none of 0, 20, 50", s.Conceal) // CON-09
	}
	if err != nil {
		return c, err
	}
	maxHP := s.MaxHP
	if maxHP == 0 {
		maxHP = s.HP
	}
	if maxHP < 1 || maxHP > 9999 || s.HP > maxHP || s.HP < -9999 {
		return c, fmt.Errorf("hp: %d of %d: a maximum from 1 to 9999, not exceeded, is needed", s.HP, s.MaxHP)
	}
	c.MaxHP, c.start.hp = int16(maxHP), int16(s.HP)
	if rs.Figures != nil {
		c.start.lowered = Scores{} // a card has no scores (SKI-01)
	}
	if whole := c.Whole(&Combatant{Lowered: c.start.lowered}); s.HP > whole {
		return c, fmt.Errorf("hp: %d is more than the %d that the damage to Constitution leaves", s.HP, whole)
	}
	if s.Armor != nil {
		c.Armour, c.MaxDex = num("armor.bonus", s.Armor.Bonus, 0, 40), num("armor.max_dex", s.Armor.MaxDex, 0, 99)
		c.ArmourPlus = num("armor.enhancement", s.Armor.Enhancement, 0, 10)
		switch s.Armor.Category {
		case "light":
		case "medium":
			c.Worn = true
		case "heavy":
			c.Worn, c.Heavy = true, true
		default:
			return c, fmt.Errorf("armor.category: %q is none of light, medium, heavy", s.Armor.Category)
		}
		if err != nil {
			return c, err
		}
	}
	if s.Vision != nil {
		c.Vision = grid.Vision{LowLight: s.Vision.LowLight, Darkvision: clamp(s.Vision.Darkvision, 0, 1000)}
	}
	if err := c.Traits.set("feats", s.Feats, ^ofWeapons); err != nil {
		return c, err
	}
	if err := c.Traits.set("traits", s.Traits, ^ofWeapons); err != nil {
		return c, err
	}
	if c.Traits.Has(DodgeFeat) {
		c.Dodge++ // SIL-61: Dodge is a constant +1
	}
	if len(s.Weapons) > 16 {
		return c, fmt.Errorf("weapons: %d are more than 16", len(s.Weapons))
	}
	c.Weapons = make([]Weapon, len(s.Weapons))
	for i := range s.Weapons {
		w, err := newWeapon(&s.Weapons[i], &c)
		if err != nil {
			return c, fmt.Errorf("weapons[%d].%w", i, err)
		}
		c.Weapons[i] = w
		if s.Weapons[i].Ready == nil || *s.Weapons[i].Ready {
			c.start.ready |= 1 << i
		}
		if s.Weapons[i].Loaded == nil || *s.Weapons[i].Loaded {
			c.start.loaded |= 1 << i
		}
	}
	c.Hands = c.handed()
	c.mainHand, c.offHand = c.hands()
	if len(s.Powers) > MaxPowers {
		return c, fmt.Errorf("powers: %d are more than %d", len(s.Powers), MaxPowers)
	}
	for i := range s.Powers {
		p, err := newPower(&s.Powers[i], &c, rs)
		if err != nil {
			return c, fmt.Errorf("powers[%d].%w", i, err)
		}
		c.Powers = append(c.Powers, p)
	}
	if err := c.carry(s.Carried, rs); err != nil {
		return c, fmt.Errorf("carried%w", err)
	}
	c.Fist = fist(&c)
	c.Longest = c.Fist.Interval.Max
	for i := range c.Weapons {
		c.Longest = max(c.Longest, c.Weapons[i].Interval.Max)
	}
	c.Net = Weapon{Name: "net", Kind: Thrown, Hand: OneHanded, Threat: 20, Multiplier: 2, Touch: true}
	for i, cs := range s.State {
		cond, ok := ConditionByName(cs.ID)
		if !ok {
			return c, fmt.Errorf("conditions[%d].id: %q is no condition", i, cs.ID)
		}
		c.start.conditions = c.start.conditions.With(cond)
		if cs.Rounds > 0 || cond == Frightened && cs.By != 0 {
			c.start.held = append(c.start.held, cs)
		}
		switch cond {
		case Bound, Entangled:
			c.BondsDC = max(c.BondsDC, int16(clamp(cs.DC, 0, 200)))
		case Grappling:
			c.start.with = append(c.start.with, cs.With...)
		case Pinned:
			c.start.pinners = append(c.start.pinners, cs.By)
		}
	}
	if min(s.At[0], s.At[1]) < 0 || max(s.At[0], s.At[1]) > 255 {
		return c, fmt.Errorf("at: [%d,%d] is not on the map", s.At[0], s.At[1])
	}
	c.start.at = grid.C(s.At[0], s.At[1])
	if rs.Figures != nil {
		return c, c.enlist(s, rs.Figures.Card)
	}
	return c, nil
}

// fist returns the unarmed strike of a creature (ATK-21).
func fist(c *Creature) Weapon {
	sides := int16(3)
	switch {
	case c.Size < Small:
		sides = 0
	case c.Size == Small:
		sides = 2
	case c.Size > Medium:
		sides = 4
	}
	w := Weapon{Name: "unarmed", Kind: Melee, Hand: Light, Damage: dice.Expr{Count: 1, Sides: sides}, Threat: 20, Multiplier: 2, Unarmed: true}
	if sides == 0 {
		w.Damage = dice.Expr{Plus: 1}
	}
	w.Interval = interval(&w, c)
	return w
}

func clamp(v, lo, hi int) int { return min(max(v, lo), hi) }
