package rules

import "fmt"

// Figure is the card of a combatant in a game of plain numbers (SKI-01).
type Figure struct {
	Attack, Defence, Damage int16
	HP                      int16
	Speed                   int8  // squares of one move
	Space                   uint8 // squares a side
	Melee                   bool  // attacks only adjacent enemies (SKI-12)
}

// FireBonus is what each of those who lend their fire adds to an attack (SKI-14).
const FireBonus = 4

// CardOf returns the card that a sheet has under a ruleset; ok is false where the
// ruleset has creatures with ability scores, or the sheet is no good (SKI-01).
func (r *Ruleset) CardOf(s *Sheet) (card Figure, ok bool) {
	if r.Figures == nil {
		return card, false
	}
	c, err := NewCreature(s, r)
	if err != nil {
		return card, false
	}
	return *c.Card, true
}

// Fills returns how many squares a side a sheet fills under a ruleset: those of
// its size, unless it is a figure with a space of its own (SIZ-03, SKI-01).
func (r *Ruleset) Fills(s *Sheet) uint8 {
	switch {
	case r.Figures != nil && s.Space > 0:
		return uint8(s.Space)
	case r.Figures != nil && s.Skirmish != nil && s.Skirmish.Space > 0:
		return uint8(s.Skirmish.Space)
	}
	return s.Fills()
}

// Fills returns how many squares a side a creature of the sheet's size fills; 0
// for a size that does not exist (SIZ-03).
func (s *Sheet) Fills() uint8 {
	if size, ok := SizeByName(s.Size); ok {
		return size.Row().Space
	}
	return 0
}

// defaultPace is the speed of a figure that states none (SKI-01).
const defaultPace = 6

// enlist makes a creature the figure of its sheet: the flat numbers of a
// position, else those of its skirmish block, else what derive makes of the
// rest of the sheet. A number of the block that is 0 is derived. Wounds of the
// sheet stay in proportion, rounded up. The error names the key.
func (c *Creature) enlist(s *Sheet, derive func(c *Creature) Figure) error {
	f := Figure{}
	key := ""
	switch {
	case s.Attack != 0 || s.Defence != 0 || s.Damage != 0:
		for _, n := range [...]struct {
			key   string
			value int
		}{{"attack", s.Attack}, {"defence", s.Defence}, {"damage", s.Damage}} {
			if n.value < -100 || n.value > 100 {
				return fmt.Errorf("%s: %d is not from -100 to 100", n.key, n.value)
			}
		}
		f = Figure{int16(s.Attack), int16(s.Defence), int16(s.Damage), c.MaxHP, c.Speed, c.Space, s.Melee}
		if s.Speed == 0 {
			f.Speed = defaultPace
		}
	case s.Skirmish != nil:
		key = "skirmish."
		f = derive(c)
		b := s.Skirmish
		for _, n := range [...]struct {
			key           string
			value, lo, hi int
			set           func(v int)
		}{
			{"attack", b.Attack, -100, 100, func(v int) { f.Attack = int16(v) }},
			{"defence", b.Defence, -100, 100, func(v int) { f.Defence = int16(v) }},
			{"damage", b.Damage, 0, 100, func(v int) { f.Damage = int16(v) }},
			{"hp", b.HP, 1, 9999, func(v int) { f.HP = int16(v) }},
			{"speed", b.Speed, 1, 16, func(v int) { f.Speed = int8(v) }},
			{"space", b.Space, 1, 6, func(v int) { f.Space = uint8(v) }},
		} {
			switch {
			case n.value == 0:
			case n.value < n.lo || n.value > n.hi:
				return fmt.Errorf("skirmish.%s: %d is not from %d to %d", n.key, n.value, n.lo, n.hi)
			default:
				n.set(n.value)
			}
		}
		f.Melee = b.Melee
	default:
		f = derive(c)
	}
	if s.Space != 0 {
		if s.Space < 1 || s.Space > 6 {
			return fmt.Errorf("%sspace: %d is not from 1 to 6", key, s.Space)
		}
		f.Space = uint8(s.Space)
	}
	c.start.hp = int16(share(int(c.start.hp), int(f.HP), int(c.MaxHP)))
	// SKI-18: no condition, no grapple
	c.start.conditions, c.start.with, c.start.pinners = c.start.conditions&Set(Dead), nil, nil
	c.Card, c.MaxHP, c.Speed, c.Space = &f, f.HP, f.Speed, f.Space
	return nil
}

// share is part/whole of n, rounded up; what is 0 or less stays 0.
func share(part, n, whole int) int { return max(0, (part*n+whole-1)/whole) }
