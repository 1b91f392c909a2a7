package session

import (
	"time"

	"tenaille/game/match"
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
			s.Journal.Note(s.turn.Match, a)
			s.Do(a)
			s.pause = s.play.Between()
		}
		return done
	})
	s.Thought.add(time.Since(start))
}

// Hurry has the machine that thinks decide by what it has thought so far; false where it
// has nothing yet.
func (s *Session) Hurry() bool {
	return s.Recording == nil && s.Fault == nil && !s.turn.Now.Mine && match.ThinkingOf(s.turn.Match).Hurry()
}

// Progress is how much of its thinking the machine has done, in percent; ok is false where
// that cannot be told.
func (s *Session) Progress() (percent int, ok bool) {
	if s.Recording != nil || s.turn.Match == nil || s.turn.Now.Mine {
		return 0, false
	}
	done, of := match.ThinkingOf(s.turn.Match).Progress()
	return 100 * done / max(of, 1), of > 0
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
