package battle

import (
	"time"

	"tenaille/game/plan"
)

// count goes on with what is still to be counted, as far as a tick has room for,
// and plans anew when one more is known.
func (b *battle) count() {
	if len(b.turn.Now.Known.Previews.Counted) == 0 || b.busy() {
		return
	}
	known := false
	slice(time.Now, plan.CountFor, func() bool {
		for len(b.turn.Now.Known.Previews.Counted) > 0 {
			if !b.turn.Now.Known.Previews.Counted[0].Count(plan.CountAnswers) {
				return false
			}
			b.turn.Now.Known.Previews.Counted, known = b.turn.Now.Known.Previews.Counted[1:], true
		}
		return true
	})
	if known {
		b.plot()
	}
}

// countOut counts all that a click at this place hangs on to its end: what it
// means may not depend on how long one waited.
func (b *battle) countOut() {
	for len(b.turn.Now.Known.Previews.Counted) > 0 {
		for _, v := range b.turn.Now.Known.Previews.Counted {
			for !v.Count(1 << 16) {
			}
		}
		b.turn.Now.Known.Previews.Counted = nil
		b.plot()
	}
}
