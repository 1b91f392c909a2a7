package command

import (
	"time"

	"tenaille/game/pace"
	"tenaille/game/plan"
)

// Count goes on with what is still to be counted, as far as a tick has room for,
// and plans anew when one more is known.
func (c *Commander) Count() {
	if c.session.Busy() || len(c.turn.Now.Known.Previews.Counted) == 0 && c.turn.Now.Known.Previews.Outlooks.Weighed == nil {
		return
	}
	known := false
	pace.Slice(time.Now, plan.CountFor, func() bool {
		for len(c.turn.Now.Known.Previews.Counted) > 0 {
			if !c.turn.Now.Known.Previews.Counted[0].Count(plan.CountAnswers) {
				return false
			}
			c.turn.Now.Known.Previews.Counted, known = c.turn.Now.Known.Previews.Counted[1:], true
		}
		o := c.turn.Now.Known.Previews.Outlooks.Weighed
		if o == nil {
			return true
		}
		before := o.Known
		done := o.Count(plan.CountAnswers / 2) // each is a stretch of play
		if known = known || done || o.Known != before; done {
			c.turn.Now.Known.Previews.Outlooks.Weighed = nil
		}
		return done
	})
	if known {
		c.Plot()
	}
}

// CountOut counts all that a click at this place hangs on to its end: what it
// means may not depend on how long one waited.
func (c *Commander) CountOut() {
	for len(c.turn.Now.Known.Previews.Counted) > 0 {
		for _, v := range c.turn.Now.Known.Previews.Counted {
			for !v.Count(1 << 16) {
			}
		}
		c.turn.Now.Known.Previews.Counted = nil
		c.Plot()
	}
}
