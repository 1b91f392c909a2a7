package review

import (
	"cmp"
	"math"
	"slices"

	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/review/rollout"
	"tenaille/rules"
	"tenaille/rules/view"
)

const (
	// adviser is the machine whose decisions those of persons are held against.
	adviser = "captain"
	// glance, look and sure are how many games each of two decisions is played on: to
	// tell whether there may be a difference, which one is worth telling, and, with dice
	// not seen before, how large it is.
	glance, look, sure = 16, 64, 200
	// worth is the share of the games that a decision costs at least to be told.
	worth = .05
	// thought is how much the adviser thinks in a piece.
	thought = 8
	// Told is how many decisions are told at most.
	Told = 4
)

// Decision is one that cost a side more than another would have.
type Decision struct {
	// Step is its place among the steps of the record, Round when it was made, Before the
	// situation in which it was.
	Step, Round int
	Before      *rules.Encounter
	Side        int
	// Did is what was done, Better what the adviser would have.
	Did, Better rules.Action
	// Won and Could are in how many of Games the side wins after the one and the other; a
	// drawn game counts half.
	Won, Could float64
	Games      int
}

// Cost is the share of the games that the decision has lost.
func (d *Decision) Cost() float64 { return (d.Could - d.Won) / float64(max(d.Games, 1)) }

// Review is the looking through of a match.
type Review struct {
	// Decisions are those worth telling, in their order, once it is done.
	Decisions []Decision

	rp      *replay.Replay
	m       *match.Match
	persons []bool // by side
	at      int    // step of the record
	done    bool
	stage   stage
	advice  ai.Player
	view    *view.View
	trial   trial
	found   []Decision
	again   int // of found, which is looked at once more
	play    *rollout.Game
}

// stage is what a review is about.
type stage uint8

const (
	walking   stage = iota // to the next decision of a person
	thinking               // what the adviser would do
	comparing              // the two
	measuring              // the dearest once more
)

// trial is a comparison under way.
type trial struct {
	Decision
	limit   int // games
	from    uint64
	other   bool // the game under way is of the better one
	running bool
	diffs   []int // of each pair of games, in halves
}

// New begins the review of a match. There is nothing to look through where no person has
// played, where it was changed by hand, and where it is of an earlier revision of the
// rules.
func New(rp *replay.Replay) *Review {
	r := &Review{rp: rp, done: true, play: new(rollout.Game)}
	h := &rp.Header
	if h.Study || h.Revision != rules.Revision {
		return r
	}
	for _, name := range h.Seats {
		r.persons = append(r.persons, match.IsHuman(name))
	}
	if !slices.Contains(r.persons, true) {
		return r
	}
	var err error
	if r.m, err = match.Watch(rp); err != nil {
		return r
	}
	r.done, r.at = false, 1 // the match is at its first turn
	return r
}

// Progress is how many of how many parts of the work are done.
func (r *Review) Progress() (done, of int) {
	n := len(r.rp.Steps)
	switch {
	case r.done:
		return 1, 1
	case r.stage == measuring:
		return n + r.again*n/(4*max(len(r.found), 1)), n + n/4
	}
	return r.at, n + n/4
}

// Done reports whether all is looked through.
func (r *Review) Done() bool { return r.done }

// Work does a small piece and reports whether that was the last.
func (r *Review) Work() (done bool) {
	if r.done {
		return true
	}
	switch r.stage {
	case walking:
		r.walk()
	case thinking:
		r.think()
	case comparing, measuring:
		r.compare()
	}
	return r.done
}

// walk goes on by a step of the record, to a decision of a person if it is one.
func (r *Review) walk() {
	if r.at >= len(r.rp.Steps) {
		r.rank()
		return
	}
	what, who, side := r.m.Awaits()
	if what == rules.AwaitsAction && side < len(r.persons) && r.persons[side] && !r.rp.TakenBack()[r.at] {
		e := r.m.View(view.Everyone).Encounter()
		if a, err := r.rp.Steps[r.at].Command.Action(e); err == nil && a.By == who {
			r.trial = trial{Decision: Decision{Step: r.at, Round: r.m.Round(), Before: e, Side: side, Did: a}}
			r.stage = thinking
			r.view = view.New(e, side)
			if r.advice == nil {
				r.advice, err = ai.New(adviser, 1, side)
			} else {
				r.advice = ai.Again(r.advice, uint64(r.at), side)
			}
			r.done = err != nil
			return
		}
	}
	r.on()
}

// on takes the next step of the record.
func (r *Review) on() {
	r.stage = walking
	more, err := r.m.Step()
	if r.at++; err != nil || !more {
		r.at = len(r.rp.Steps)
	}
}

// think lets the adviser think; when it would have done the same there is no more to say.
func (r *Review) think() {
	a, decided := r.advice.Think(r.view, uint64(r.at), thought)
	if !decided {
		return
	}
	t := &r.trial
	if t.Better = a; a == t.Did || !t.Before.Check(&a).OK() {
		r.on()
		return
	}
	t.limit, t.from = glance, uint64(t.Step)<<16
	r.stage = comparing
}

// compare plays a bit of the games that tell two decisions apart.
func (r *Review) compare() {
	t := &r.trial
	if !t.running {
		a := t.Did
		if t.other {
			a = t.Better
		}
		if t.running = r.play.Begin(t.Before, a, t.from+uint64(t.Games)); !t.running {
			r.settled(false)
		}
		return
	}
	over, halves := r.play.Step(t.Side)
	if !over {
		return
	}
	t.running = false
	if !t.other {
		t.Won += float64(halves) / 2
		t.diffs = append(t.diffs, -halves)
		t.other = true
		return
	}
	t.Could += float64(halves) / 2
	t.diffs[t.Games] += halves
	t.other = false
	if t.Games++; t.Games < t.limit {
		return
	}
	switch {
	case r.stage == measuring:
		r.settled(true)
	case t.Cost() < worth:
		r.settled(false)
	case t.limit == glance:
		t.limit = look
	default:
		r.settled(t.clear())
	}
}

// clear reports whether a difference is beyond what chance makes of it.
func (t *trial) clear() bool {
	n, sum, squares := float64(len(t.diffs)), 0., 0.
	for _, d := range t.diffs {
		sum += float64(d)
		squares += float64(d) * float64(d)
	}
	mean := sum / n
	return mean > 1.645*math.Sqrt(max(squares/n-mean*mean, 1e-9)/n)
}

// settled ends a comparison; keep says that it is worth telling.
func (r *Review) settled(keep bool) {
	t := &r.trial
	if r.stage == measuring {
		r.found[r.again] = t.Decision
		r.again++
		r.measure()
		return
	}
	if keep {
		r.found = append(r.found, t.Decision)
	}
	r.on()
}

// rank chooses the dearest decisions and has them measured once more, for what is dearest
// among many was also unlucky.
func (r *Review) rank() {
	slices.SortStableFunc(r.found, func(a, b Decision) int { return cmp.Compare(b.Cost(), a.Cost()) })
	r.found = r.found[:min(len(r.found), Told)]
	r.stage = measuring
	r.measure()
}

// measure begins to measure the next of the dearest.
func (r *Review) measure() {
	if r.again < len(r.found) {
		d := r.found[r.again]
		d.Won, d.Could, d.Games = 0, 0, 0
		r.trial = trial{Decision: d, limit: sure, from: uint64(d.Step)<<16 | 1<<15}
		return
	}
	r.done = true
	for _, d := range r.found {
		if d.Cost() >= worth {
			r.Decisions = append(r.Decisions, d)
		}
	}
	slices.SortFunc(r.Decisions, func(a, b Decision) int { return cmp.Compare(a.Step, b.Step) })
}
