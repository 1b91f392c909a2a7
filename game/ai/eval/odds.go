package eval

import (
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Chance is what an attack does on average, and how often it brings down, in
// thousandths.
type Chance struct {
	Damage, Drops int
	// Wane is the share of the target's power that goes with the points of a
	// score it loses (DMG-11).
	Wane int
}

type chanceKey struct {
	frame rules.Frame
	hp    int
}

// Chances remembers odds by the part of a frame that decides them: a fight
// asks for the same few again and again.
type Chances struct {
	known map[chanceKey]Chance
}

// Of returns the exact odds of an attack on so many hit points.
func (c *Chances) Of(f *rules.Frame, hp int) Chance {
	key := chanceKey{*f, hp}
	k := &key.frame
	k.Attacker, k.Target, k.Weapon, k.Mode = 0, 0, 0, 0
	k.From, k.To, k.Bonus, k.AC = grid.Cell{}, grid.Cell{}, 0, 0
	if known, ok := c.known[key]; ok {
		return known
	}
	o := odds.OfFrame(f, hp)
	got := Chance{o.Mean.PerMille(), o.Drops.PerMille(), Wane(f.Sap.Score, o.Loss.PerMille())}
	if c.known == nil || len(c.known) > 2000 {
		c.known = make(map[chanceKey]Chance, 256)
	}
	c.known[key] = got
	return got
}
