package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// listOverruns appends, for each enemy and each square behind it, the cheapest
// way there: to a square beside the enemy and straight on (MAN-05).
func listOverruns(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	s, speed := e.Space(by), e.Rules.Move.Speed(e, by)
	if !canWalk(e, by).OK() || stepped(e, by) {
		return dst
	}
	var w *grid.Walk
	for on := range e.Count() {
		t := e.Space(on)
		if !e.Hostile(by, on) || !e.Present(on) || larger(e, on, by) > 1 || e.Options.Grid.SpaceDistance(s, t) > speed {
			continue
		}
		if w == nil {
			w = Reach(e, by, speed)
		}
		o := overrunSearch{e: e, by: by, on: on, from: len(dst)}
		for y := int(t.At.Y) - int(s.N); y <= int(t.At.Y)+int(t.N); y++ {
			for x := int(t.At.X) - int(s.N); x <= int(t.At.X)+int(t.N); x++ {
				for odd := range 2 {
					dst = o.through(w, grid.C(x, y), odd, dst)
				}
			}
		}
	}
	return dst
}

// overrunSearch is the search for the overruns of one enemy: the price of those
// listed, in their order.
type overrunSearch struct {
	e      *rules.Encounter
	by, on rules.ID
	from   int
	costs  [mostEnds]uint8
}

// mostEnds is how many squares the greatest speed, 16, leads to (MOV-01).
const mostEnds = (2*16 + 1) * (2*16 + 1)

// through appends the overruns that come upon their target from one square, by
// the way there with an even or an odd number of diagonals: either may be the
// cheaper one to go on from (MOV-02). The way to that square is the search's
// own; only what follows is looked at.
func (o *overrunSearch) through(w *grid.Walk, at grid.Cell, odd int, dst []rules.Action) []rules.Action {
	e, by := o.e, o.by
	s, t, f := e.Space(by), e.Space(o.on), e.Ground()
	beside := grid.Space{At: at, N: s.N}
	if beside.Overlaps(t) {
		return dst
	}
	var room [rules.MaxPath]grid.Dir
	dirs, cost, reached := w.Way(at, odd, room[:0])
	if !reached {
		return dst
	}
	squeezing, speed := e.Facts.Has(by, rules.Squeezing), e.Rules.Move.Speed(e, by)
	diagonals := int(e.Facts.Combatants[by].Budget.Diagonals)
	way := rules.Action{Verb: rules.Overrun, By: by, On: o.on}
	for _, d := range dirs {
		_, diagonals = f.Count(s, d, diagonals, squeezing)
		way.Path.Add(d)
		if s.At = s.At.Step(d); s.Overlaps(t) {
			return dst // that way is over it already
		}
	}
	for _, d := range rowMajor {
		if !(grid.Space{At: at.Step(d), N: s.N}).Overlaps(t) {
			continue
		}
		a, p, spent, odd := way, beside, cost, diagonals
		for a.Path.Add(d) {
			if _, why := f.Step(p, d); why != grid.StepOK {
				break
			}
			var cost int
			cost, odd = f.Count(p, d, odd, squeezing)
			spent += cost
			p.At = p.At.Step(d)
			if spent > speed {
				break
			}
			if _, free := overAt(e, &a, p, false); !free {
				break
			}
			if _, free := overAt(e, &a, p, true); free {
				a.Cell = p.At
				dst = o.keep(&a, spent, dst)
			}
		}
	}
	return dst
}

// keep lists an overrun unless one to the same end costs no more; of those
// that cost the same the first found stays.
func (o *overrunSearch) keep(a *rules.Action, cost int, dst []rules.Action) []rules.Action {
	for i := o.from; i < len(dst); i++ {
		if dst[i].Cell != a.Cell {
			continue
		}
		if cost < int(o.costs[i-o.from]) {
			dst[i], o.costs[i-o.from] = *a, uint8(cost)
		}
		return dst
	}
	o.costs[len(dst)-o.from] = uint8(cost)
	return append(dst, *a)
}
