package solve

import (
	"bytes"
	"fmt"
	"slices"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// filmTries is how many seeds are tried for a film in which the aim is reached.
const filmTries = 60

// longest bounds how many actions a film has.
const longest = 60

// Film is a match of the puzzle in which both sides do what is best for them: with the
// first seed by whose dice the aim is reached.
func (p *Proof) Film(c *levels.Case) (*replay.Replay, error) {
	for seed := uint64(1); ; seed++ {
		rp, reached, err := p.shoot(c, seed)
		if err != nil || reached || seed == filmTries {
			return rp, err
		}
	}
}

// shoot plays the best line with a seed.
func (p *Proof) shoot(c *levels.Case, seed uint64) (rp *replay.Replay, reached bool, err error) {
	setup := c.Setup
	setup.Turn = c.Puzzle.Turn()
	setup.Name = c.ID
	seats := slices.Repeat([]string{"human"}, len(p.start.Sides))
	course, err := replay.NewCourse(replay.NewHeader(setup, seats, seed), false)
	if err != nil {
		return nil, false, err
	}
	w, begun := &watcher{p: p, e: course.Encounter()}, false
	if err := course.Begin(func(ev rules.Event) {
		if begun {
			w.hear(ev)
		}
	}); err != nil {
		return nil, false, err
	}
	begun = true
	for n := 0; !w.over && n < longest; n++ {
		a, ok := p.Choice(course.Encounter(), n == 0)
		if p.walk.err != nil {
			err, p.walk.err = p.walk.err, nil
			return nil, false, err
		}
		if !ok {
			w.read()
			break
		}
		r, err := course.Do(a)
		if err != nil {
			return nil, false, fmt.Errorf("the best line: %w", err)
		}
		if !r.OK() {
			return nil, false, fmt.Errorf("the best line: %s is refused by %s", a.Verb, r.Cite)
		}
	}
	course.Stop()
	rp, err = replay.Read(bytes.NewReader(course.Text()), c.ID)
	return rp, w.reached, err
}

// Choice is what is best for the side that is to act in a position of the puzzle, of which
// it may be the first, the first of equals; ok is false where nobody is.
func (p *Proof) Choice(e *rules.Encounter, first bool) (best rules.Action, ok bool) {
	if first {
		return p.Lines[0].Action, true
	}
	what, who := e.Awaits()
	if what == rules.AwaitsNothing {
		return best, false
	}
	own := e.Creatures[who].Side == p.goal.Side
	var worth Value
	for _, a := range p.walk.list(e, what, own) {
		v := p.walk.act(e, &a)
		switch {
		case v.nothing():
		case !ok || own && v.Low > worth.Low || !own && v.Low < worth.Low:
			best, worth, ok = a, v, true
		}
	}
	return best, ok
}

// Depth is how many decisions of one's own in a row matter on the best line: in which
// something that is looked at gives Telling away or more.
func (p *Proof) Depth() int {
	e, depth := p.start.Clone(), 0
	for n := range longest {
		what, who := e.Awaits()
		a, ok := p.Choice(e, n == 0)
		if !ok {
			break
		}
		if n == 0 || what == rules.AwaitsAction && e.Creatures[who].Side == p.goal.Side && p.matters(e, what) {
			depth++
		}
		over := false
		e.Watch = func(ev rules.Event) { over = over || p.goal.Due(e, &ev) }
		e.Begin(&a)
		for q, owed := e.Pending(); owed && !over; q, owed = e.Pending() {
			e.Answer(likeliest(q))
		}
		if over {
			break
		}
	}
	return depth
}

// likeliest is the answer with the most throws, the lowest of equals.
func likeliest(q dice.Question) dice.Answer {
	out, _ := dice.Outcomes(nil, q)
	best := out[0]
	for _, o := range out {
		if o.Weight > best.Weight {
			best = o
		}
	}
	return best.Answer
}

// Level is how hard the puzzle is, from 1 to 5: by how many decisions in a row matter, and
// by how unlike the habit of a soldier, who looks at nothing whole, the best is, of so
// many seeds.
func (p *Proof) Level() (int, error) {
	loss := 0.
	const seeds = 4
	for seed := range uint64(seeds) {
		r, err := p.Ask("soldier+steps=0", seed+1)
		if err != nil {
			return 0, err
		}
		loss += max(r.Loss, 0) / seeds
	}
	level := min(p.Depth(), 3)
	if loss >= Close {
		level++
	}
	if loss >= 4*Telling {
		level++
	}
	return level, nil
}

// Telling is how much has to be given away for a decision to matter, and by how much the
// right first actions of a puzzle for players are ahead of all others.
const Telling = 0.05

// matters reports whether something that can be done in a position is worse than the best.
func (p *Proof) matters(e *rules.Encounter, what rules.Awaited) bool {
	low, high := unit*1.0, 0.0
	for _, a := range p.walk.list(e, what, true) {
		if v := p.walk.act(e, &a); !v.nothing() {
			low, high = min(low, v.Float()), max(high, v.Float())
		}
	}
	return high-low >= Telling
}
