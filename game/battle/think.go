package battle

import (
	"time"

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
func (b *battle) think() {
	start := time.Now()
	slice(time.Now, thinkFor, func() bool {
		a, done := b.turn.Match.Think(thinkNodes)
		if done {
			b.do(a)
			b.pause = b.betweenActions()
		}
		return done
	})
	b.thought.add(time.Since(start))
}

// slice lets work go on piece by piece until it is done or some time has gone by;
// there is always one piece, so that it ends on the slowest machine.
func slice(clock func() time.Time, room time.Duration, piece func() (done bool)) {
	for start := clock(); !piece() && clock().Sub(start) < room; {
	}
}

// thought counts what machines' thinking has taken of the ticks of a match.
type thought struct {
	ticks, late int
	longest     time.Duration
}

func (t *thought) add(spent time.Duration) {
	t.ticks++
	t.longest = max(t.longest, spent)
	if spent > time.Second/60 {
		t.late++
	}
}

func (t *thought) probe() probe.Thinking {
	return probe.Thinking{Ticks: t.ticks, Late: t.late, Longest: float64(t.longest.Microseconds()) / 1000}
}
