package result

import (
	"time"

	"tenaille/game/pace"
	"tenaille/game/replay"
	"tenaille/game/review"
)

const (
	// forReview is the time after which no further piece of the review is begun in a tick.
	forReview = 6 * time.Millisecond
	// retold is how many ticks what is said of its progress stands at least.
	retold = 20
)

// looking is the review of the decisions of the match that is told of.
type looking struct {
	work  *review.Review // nil where there is nothing to look for, and when it is done
	found []review.Decision
	offer bool // there is, or may be, something to show
	shown bool
	wait  int
}

// lookThrough begins the review of a match.
func lookThrough(rp *replay.Replay) (l looking) {
	if rp != nil {
		if l.work = review.New(rp); l.work.Done() {
			l.work = nil
		}
	}
	l.offer = l.work != nil
	return l
}

// goOn reviews a little more and reports whether there is something new to say.
func (l *looking) goOn() (news bool) {
	if l.work == nil {
		return false
	}
	pace.Slice(time.Now, forReview, l.work.Work)
	if l.work.Done() {
		l.found, l.work = l.work.Decisions, nil
		l.offer = len(l.found) > 0 || l.shown
		return true
	}
	if l.wait--; l.wait > 0 {
		return false
	}
	l.wait = retold
	return l.shown
}
