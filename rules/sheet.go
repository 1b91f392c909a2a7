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
	if s.Vision != nil {
		c.Vision = grid.Vision{LowLight: s.Vision.LowLight, Darkvision: clamp(s.Vision.Darkvision, 0, 1000)}
	}
	if err := c.number(s); err != nil {
		return c, err
	}
	if err := c.endure(s, rs); err != nil {
		return c, err
	}
	if err := c.wear(s.Armor); err != nil {
		return c, err
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
	if err := c.arm(s.Weapons); err != nil {
		return c, err
	}
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
	if err := c.begin(s); err != nil {
		return c, err
	}
	if rs.Figures != nil {
		return c, c.enlist(s, rs.Figures.Card)
	}
	return c, nil
}

// endure takes the hit points of a sheet, as the damage to its scores leaves them.
func (c *Creature) endure(s *Sheet, rs *Ruleset) error {
	most := s.MaxHP
	if most == 0 {
		most = s.HP
	}
	if most < 1 || most > 9999 || s.HP > most || s.HP < -9999 {
		return fmt.Errorf("hp: %d of %d: a maximum from 1 to 9999, not exceeded, is needed", s.HP, s.MaxHP)
	}
	c.MaxHP, c.start.hp = int16(most), int16(s.HP)
	if rs.Figures != nil {
		c.start.lowered = Scores{} // a card has no scores (SKI-01)
	}
	if whole := c.Whole(&Combatant{Lowered: c.start.lowered}); s.HP > whole {
		return fmt.Errorf("hp: %d is more than the %d that the damage to Constitution leaves", s.HP, whole)
	}
	return nil
}

// wear puts armour on, nil for none.
func (c *Creature) wear(a *ArmorSetup) error {
	if a == nil {
		return nil
	}
	var b bounds
	c.Armour, c.MaxDex = b.num("armor.bonus", a.Bonus, 0, 40), b.num("armor.max_dex", a.MaxDex, 0, 99)
	c.ArmourPlus = b.num("armor.enhancement", a.Enhancement, 0, 10)
	switch a.Category {
	case "light":
	case "medium":
		c.Worn = true
	case "heavy":
		c.Worn, c.Heavy = true, true
	default:
		return fmt.Errorf("armor.category: %q is none of light, medium, heavy", a.Category)
	}
	return b.err
}

// arm gives weapons, ready and loaded unless their sheets say no; a blow without a weapon
// is always ready.
func (c *Creature) arm(list []WeaponSetup) error {
	if len(list) > 16 {
		return fmt.Errorf("weapons: %d are more than 16", len(list))
	}
	c.Weapons = make([]Weapon, len(list))
	for i := range list {
		w, err := newWeapon(&list[i], c)
		if err != nil {
			return fmt.Errorf("weapons[%d].%w", i, err)
		}
		c.Weapons[i] = w
		if list[i].Ready == nil || *list[i].Ready || w.Unarmed {
			c.start.ready |= 1 << i
		}
		if list[i].Loaded == nil || *list[i].Loaded {
			c.start.loaded |= 1 << i
		}
	}
	c.Hands = c.handed()
	c.mainHand, c.offHand = c.hands()
	return nil
}

// begin takes the conditions that a creature starts with, and its place.
func (c *Creature) begin(s *Sheet) error {
	for i, cs := range s.State {
		cond, ok := ConditionByName(cs.ID)
		if !ok {
			return fmt.Errorf("conditions[%d].id: %q is no condition", i, cs.ID)
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
		return fmt.Errorf("at: [%d,%d] is not on the map", s.At[0], s.At[1])
	}
	c.start.at = grid.C(s.At[0], s.At[1])
	return nil
}

// fistDice are the dice of an unarmed strike by size: 1 point below Small, and of Huge ones
// and larger what that of a Large one becomes with each size (ATK-21).
var fistDice = [...]dice.Expr{
	Fine: {Plus: 1}, Diminutive: {Plus: 1}, Tiny: {Plus: 1}, Small: {Count: 1, Sides: 2}, Medium: {Count: 1, Sides: 3},
	Large: {Count: 1, Sides: 4}, Huge: {Count: 1, Sides: 6}, Gargantuan: {Count: 1, Sides: 8}, Colossal: {Count: 2, Sides: 6},
}

// fist returns the unarmed strike of a creature (ATK-21).
func fist(c *Creature) Weapon {
	w := Weapon{Name: "unarmed", Kind: Melee, Hand: Light, Damage: fistDice[c.Size], Threat: 20, Multiplier: 2, Unarmed: true}
	w.Interval = interval(&w, c)
	return w
}

func clamp(v, lo, hi int) int { return min(max(v, lo), hi) }
