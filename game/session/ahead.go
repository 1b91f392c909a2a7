package session

import (
	"time"

	"tenaille/game/match"
	"tenaille/game/pace"
)

// aheadTicks is for how long a machine thinks ahead while a person does nothing: 20
// seconds. Then a battle that is left alone costs no more than it did.
const aheadTicks = 20 * 60

// ahead has machines think while a person is awaited.
type ahead struct {
	actions uint64 // of the match when the person acted last
	ticks   int    // since then
	done    bool   // there is nothing left to think
}

// think lets a machine think ahead for a part of a frame.
func (h *ahead) think(m *match.Match) {
	if n := m.Actions() + 1; h.actions != n {
		*h = ahead{actions: n}
	}
	if h.done || h.ticks == aheadTicks {
		return
	}
	h.ticks++
	pace.Slice(time.Now, thinkFor, func() bool {
		h.done = !match.ThinkAhead(m, thinkNodes)
		return h.done
	})
}
