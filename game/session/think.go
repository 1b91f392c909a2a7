package session

import (
	"time"

	"tenaille/game/pace"
	"tenaille/game/probe"
)

// thinkFor is the time after which a machine begins no further slice of thought
// in a tick, thinkNodes the work of one: so little that the last slice, too, is
// over well within a frame, in a browser as well.
const (
	thinkFor   = 2 * time.Millisecond
	thinkNodes = 2
)

// think lets a machine work for a part of a frame.
func (s *Session) think() {
	start := time.Now()
	pace.Slice(time.Now, thinkFor, func() bool {
		a, done := s.turn.Match.Think(thinkNodes)
		if done {
			s.Do(a)
			s.pause = s.play.Between()
		}
		return done
	})
	s.Thought.add(time.Since(start))
}

// Thought counts what machines' thinking has taken of the ticks of a match.
type Thought struct {
	ticks, late int
	longest     time.Duration
}

func (t *Thought) add(spent time.Duration) {
	t.ticks++
	t.longest = max(t.longest, spent)
	if spent > time.Second/60 {
		t.late++
	}
}

func (t *Thought) Probe() probe.Thinking {
	return probe.Thinking{Ticks: t.ticks, Late: t.late, Longest: float64(t.longest.Microseconds()) / 1000}
}
