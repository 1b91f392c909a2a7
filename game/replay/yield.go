package replay

import (
	"errors"
	"fmt"
	"slices"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// yields is the command of the line in which a side gives the match up, which its item
// names: no action of a creature, and of no dice.
const yields = "yield"

var errNoYield = errors.New("yield: there are not two sides that fight")

// Yield ends the match: a side has given it up and the other, which accepts that, has won.
// It writes so, and nothing before it can be taken back but in a match that is studied.
// The error is a match that cannot be given up, since it is over or has not two sides, or
// a bug, *Broken.
func (c *Course) Yield(side int) error {
	switch {
	case c.broken != nil:
		return c.broken
	case c.recorded:
		return errRecorded
	case c.Elsewhere():
		return errElsewhere
	case c.Over() || len(c.e.Sides) != 2 || side < 0 || side > 1:
		return errNoYield
	}
	if what, _ := c.e.Awaits(); what != rules.AwaitsAction {
		return errNoYield // in the middle of an action
	}
	c.remember()
	err := c.play(levels.Command{Do: yields, Item: c.e.Sides[side]}, func() { combat.Yield(c.e, side) })
	if err != nil || !c.Header.Study {
		c.Forget()
	}
	return err
}

// reyield does what a line of a replay says.
func (c *Course) reyield(cmd *levels.Command) error {
	side := slices.Index(c.e.Sides, cmd.Item)
	if side < 0 {
		return fmt.Errorf("yield: no side is called %q", shorten(cmd.Item))
	}
	return c.Yield(side)
}
