package rules

// hands returns the weapons that a creature fights with in one hand beside another:
// those of the main hand and those of the off hand, by their numbers. What is
// natural or held in both hands is none of them (ATK-16).
func (c *Creature) hands() (main, off uint16) {
	for i := range c.Weapons {
		switch w := &c.Weapons[i]; {
		case w.Projectile() || w.Bodily() || w.Hand == TwoHanded || w.TwoGrip:
		case w.OffHand:
			off |= 1 << i
		default:
			main |= 1 << i
		}
	}
	return main, off
}

// Begins returns the weapons that are ready when the encounter begins, by their
// numbers.
func (c *Creature) Begins() uint16 { return c.start.ready }

// BothHands reports whether, of the weapons that are ready, a creature wields one
// in each hand.
func (c *Creature) BothHands(ready uint16) bool {
	return ready&c.mainHand != 0 && ready&c.offHand != 0
}

// handed reports whether a creature has hands: it has a weapon that is not
// natural, or none at all (MAN-06).
func (c *Creature) handed() bool {
	for i := range c.Weapons {
		if !c.Weapons[i].Natural {
			return true
		}
	}
	return len(c.Weapons) == 0
}
