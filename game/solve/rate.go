package solve

import (
	"slices"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// Decision is an action of one's own side in a match of a puzzle, and what it was worth
// where it was chosen: before its dice.
type Decision struct {
	Command levels.Command
	// Best is what the best action there was worth, Value what this one is.
	Best, Value Value
}

// Loss is what the decision gave away.
func (d *Decision) Loss() float64 { return d.Value.Loss(d.Best) }

// Rating is what a match of a puzzle was worth by the choices made in it, whatever the
// dice made of them.
type Rating struct {
	// Best is what the puzzle is worth, Got what is left of it when the losses of all
	// decisions are taken off, at least 0.
	Best, Got float64
	Decisions []Decision
	// Over says that the moment has come at which the aim is read, Reached that it was
	// reached then.
	Over, Reached bool
}

// watcher reads the aim of a match of a puzzle when the moment for it comes.
type watcher struct {
	p       *Proof
	e       *rules.Encounter
	over    bool
	reached bool
}

func (w *watcher) hear(ev rules.Event) {
	if !w.over && w.p.goal.Due(w.e, &ev) {
		w.read()
	}
}

func (w *watcher) read() { w.over, w.reached = true, w.p.goal.Worth(w.e) > 0 }

// Rate rates the actions of one's own side in a match of the puzzle, those not that were
// taken back. The error is that of a match that cannot be played again, or of a position
// that is too big.
func (p *Proof) Rate(rp *replay.Replay) (*Rating, error) {
	r := &Rating{Best: p.Best().Float()}
	over, reached, err := p.follow(rp, func(e *rules.Encounter, s *replay.Step) error {
		what, who := e.Awaits()
		if what == rules.AwaitsNothing || e.Creatures[who].Side != p.goal.Side {
			return nil
		}
		a, err := s.Command.Action(e)
		if err != nil {
			return err
		}
		d := Decision{Command: s.Command, Best: p.Best()}
		if len(r.Decisions) > 0 {
			d.Best = p.walk.choose(e)
		}
		d.Value = p.walk.act(e, &a)
		if p.walk.err != nil {
			return p.walk.err
		}
		if d.Value.nothing() { // a way that leads back to where it began loses nothing
			d.Value = d.Best
		}
		r.Decisions = append(r.Decisions, d)
		return nil
	})
	if err != nil {
		return nil, err
	}
	r.credit()
	r.Got, r.Over, r.Reached = r.Best, over, reached
	for i := range r.Decisions {
		r.Got -= r.Decisions[i].Loss()
	}
	r.Got = max(r.Got, 0)
	return r, nil
}

// credit gives decisions back what a later one made good: what was to follow them was
// valued by the verbs that the puzzle looks at, and somebody chose another, such as to
// speak first and then do what is best.
func (r *Rating) credit() {
	gain := int64(0)
	for i := range slices.Backward(r.Decisions) {
		d := &r.Decisions[i]
		more := d.Value.Low - d.Best.Low
		if more < 0 {
			more = min(gain, -more)
			d.Value.Low, d.Value.High, more = d.Value.Low+more, d.Value.High+more, -more
		}
		gain += more
	}
}

// Over reports whether a match of a puzzle has come to the moment at which its aim is
// read.
func Over(c *levels.Case, rp *replay.Replay) bool {
	e, err := Start(c)
	if err != nil {
		return true
	}
	p := &Proof{start: e, goal: Goal(e, c.Puzzle)}
	over, _, err := p.follow(rp, func(*rules.Encounter, *replay.Step) error { return nil })
	return over || err != nil
}

// follow plays a match again up to the moment at which the aim is read, and calls back
// before each action that was not taken back, with a copy of the position.
func (p *Proof) follow(rp *replay.Replay, before func(e *rules.Encounter, s *replay.Step) error) (over, reached bool, err error) {
	course, err := rp.Course(true)
	if err != nil {
		return false, false, err
	}
	w := &watcher{p: p, e: course.Encounter()}
	undone := rp.TakenBack()
	begun := false
	if err := course.Begin(func(ev rules.Event) {
		if begun {
			w.hear(ev)
		}
	}); err != nil {
		return false, false, err
	}
	begun = true
	for i := range rp.Steps {
		if _, verb := rules.VerbByName(rp.Steps[i].Do); i > 0 && verb && !undone[i] {
			if err := before(course.Encounter().Clone(), &rp.Steps[i]); err != nil {
				return false, false, err
			}
		}
		if err := course.Repeat(rp, i); err != nil {
			return false, false, err
		}
		if !w.over && course.Encounter().Facts.Over {
			w.read()
		}
		if w.over {
			break
		}
	}
	return w.over, w.reached, nil
}
