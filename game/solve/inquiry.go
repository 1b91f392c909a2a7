package solve

import (
	"iter"

	"tenaille/game/replay"
	"tenaille/levels"
)

// Inquiry is a puzzle that is proved, and what was played of it rated, in slices, so that
// a picture can be drawn between them.
type Inquiry struct {
	// Proof is what was proved, nil until that is done; Rating what was made of the match
	// that was given last, nil until that is done.
	Proof  *Proof
	Rating *Rating
	// Film is the best line, nil until the match is rated.
	Film *replay.Replay
	// Level is how hard the puzzle is, 0 until it was judged.
	Level int
	// Err says why something cannot be done.
	Err error

	c    *levels.Case
	most int
	seen func() int // of the proof, nil until that has begun
	wait []func()   // what is to be done, in this order
	next func() (struct{}, bool)
	stop func()
	ask  func() bool
}

// Inquire begins to prove a puzzle with so many answers of dice and actions at most.
func Inquire(c *levels.Case, most int) *Inquiry {
	q := &Inquiry{c: c, most: most}
	q.wait = []func(){func() {
		q.Proof, q.Err = prove(c, most, q.ask, func(w *walk) { q.seen = func() int { return w.seen } })
	}}
	return q
}

// Rate has a match of the puzzle be rated once the proof is there.
func (q *Inquiry) Rate(rp *replay.Replay) {
	q.Rating = nil
	q.wait = append(q.wait, func() {
		if q.Proof == nil {
			return
		}
		q.Proof.walk.pause, q.Proof.walk.most = q.ask, q.Proof.walk.seen+q.most
		if q.Rating, q.Err = q.Proof.Rate(rp); q.Err != nil {
			q.Proof.walk.err = nil
			return
		}
		q.Film, q.Err = q.Proof.Film(q.c)
	})
}

// Judge has it be found out, once the proof is there, how hard the puzzle is and what its
// best line is.
func (q *Inquiry) Judge() {
	q.wait = append(q.wait, func() {
		if q.Proof == nil {
			return
		}
		q.Proof.walk.pause, q.Proof.walk.most = q.ask, q.Proof.walk.seen+q.most
		if q.Level, q.Err = q.Proof.Level(); q.Err == nil {
			q.Film, q.Err = q.Proof.Film(q.c)
		}
	})
}

// Seen is how many actions and answers of dice were looked at so far.
func (q *Inquiry) Seen() int {
	if q.seen == nil {
		return 0
	}
	return q.seen()
}

// Step does a slice of what is to be done, and reports whether all of it is.
func (q *Inquiry) Step() (done bool) {
	if q.next == nil {
		if len(q.wait) == 0 {
			return true
		}
		work := q.wait[0]
		q.wait = q.wait[1:]
		q.next, q.stop = iter.Pull(func(yield func(struct{}) bool) {
			q.ask = func() bool { return yield(struct{}{}) }
			work()
			if q.Proof != nil {
				q.Proof.walk.pause = nil
			}
		})
	}
	if _, more := q.next(); !more {
		q.next = nil
	}
	return q.next == nil && len(q.wait) == 0
}

// Leave gives up what is not done yet.
func (q *Inquiry) Leave() {
	if q.next != nil {
		q.stop()
		q.next = nil
	}
	q.wait = nil
}
