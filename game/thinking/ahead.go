package thinking

import (
	"time"

	"tenaille/game/match"
	"tenaille/game/pace"
)

// aheadTicks is for how long a machine thinks ahead while a person does nothing: 20
// seconds. Then a battle that is left alone costs no more than it did.
const aheadTicks = 20 * 60

// Ahead has machines think while a person is awaited.
type Ahead struct {
	actions uint64 // of the match when the person acted last
	ticks   int    // since then
	done    bool   // there is nothing left to think
}

// Think lets a machine think ahead for a part of a frame, so many nodes between two looks
// at the clock.
func (h *Ahead) Think(m *match.Match, long time.Duration, nodes int) {
	if n := m.Actions() + 1; h.actions != n {
		*h = Ahead{actions: n}
	}
	if h.done || h.ticks == aheadTicks {
		return
	}
	h.ticks++
	pace.Slice(time.Now, long, func() bool {
		h.done = !match.ThinkAhead(m, nodes)
		return h.done
	})
}
