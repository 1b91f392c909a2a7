package eval

import (
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Chance is what an attack does on average, how much of it the target has to lose, and
// how often it brings down, in thousandths.
type Chance struct {
	Damage, Taken, Drops int
	// Wane is the share of the target's power that goes with the points of a
	// score it loses (DMG-11).
	Wane int
}

type chanceKey struct {
	frame rules.Frame
	hp    int
}

// chancePlaces is how many odds are remembered, a power of two: a fight asks for some
// hundred.
const chancePlaces = 1 << 10

// Chances remembers odds by the part of a frame that decides them: a fight
// asks for the same few again and again. Each has one place, which the next one that
// belongs there takes from it.
type Chances struct {
	known []remembered
}

type remembered struct {
	key    chanceKey
	is     bool
	chance Chance
}

// Of returns the exact odds of an attack on so many hit points.
func (c *Chances) Of(f *rules.Frame, hp int) Chance {
	key := chanceKey{*f, hp}
	k := &key.frame
	k.Attacker, k.Target, k.Weapon, k.Mode = 0, 0, 0, 0
	k.From, k.To, k.Bonus, k.AC = grid.Cell{}, grid.Cell{}, 0, 0
	if c.known == nil {
		c.known = make([]remembered, chancePlaces)
	}
	r := &c.known[key.place()]
	if r.is && r.key == key {
		return r.chance
	}
	o := odds.OfFrame(f, hp)
	*r = remembered{key, true, Chance{o.Mean.PerMille(), o.Taken.PerMille(), o.Drops.PerMille(), Wane(f.Sap.Score, o.Loss.PerMille())}}
	return r.chance
}

// place is where odds are remembered: what most tells them apart, mixed.
func (k *chanceKey) place() uint64 {
	f := &k.frame
	n := uint64(f.HitFrom) | uint64(f.ThreatFrom)<<5 | uint64(f.Conceal)<<10 | uint64(f.Sneak)<<17 |
		uint64(uint16(k.hp))<<24 | uint64(f.Multiplier)<<40 | uint64(f.More)<<44 | uint64(uint16(f.Dice.Plus))<<48
	m := uint64(f.Dice.Count) | uint64(uint16(f.Dice.Sides))<<8 | uint64(f.Extra.Count)<<24 | uint64(uint16(f.Extra.Sides))<<32 | uint64(f.Sap.Points.Count)<<48
	n = (n ^ m*0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93
	return (n ^ n>>32) * 0xD6E8FEB86659FD93 >> 54 // the ten bits of chancePlaces
}
