package plan

import (
	"container/heap"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// straightWay is a way as cheap and as safe as the one found, and of those the
// nearest to the straight line: the canonical one of GEO-18 may climb and come
// down again for nothing. Where there is no better one it is the way itself.
func straightWay(t *Turn, at grid.Cell, st Route) Route {
	if !t.E.Rules.Move.Straight || len(st.Steps) < 2 {
		return st
	}
	s := &t.Now
	key := bearing{at, st.Cost, len(st.Steps)}
	if v, ok := s.Ways.byways.straights[key]; ok {
		return v
	}
	if s.Ways.byways.straights == nil {
		s.Ways.byways.straights = map[bearing]Route{}
	}
	v := straightened(t, at, st)
	s.Ways.byways.straights[key] = v
	return v
}

// bearing names a way that was found: where it leads and what it costs.
type bearing struct {
	to          grid.Cell
	cost, steps int
}

func straightened(t *Turn, at grid.Cell, st Route) Route {
	id, from := t.Now.Who, t.E.Space(t.Now.Who)
	if opportunities(t.E, id, st.Steps) > 0 {
		return st // whom to pass is the first search's business
	}
	steps := seekStraight(t, from, at, st.Cost)
	if len(steps) == 0 || astray(from.At, at, steps) >= astray(from.At, at, st.Steps) {
		return st
	}
	costs := stepCosts(t.E, id, from, steps)
	better := Route{Cost: st.Cost, Steps: steps}
	if costs[len(costs)-1] != st.Cost || opportunities(t.E, id, steps) > 0 {
		return st
	}
	first := steps
	if st.split > 0 {
		ends := map[grid.Cell]bool{}
		for c := range t.Now.Ways.Reach {
			ends[c] = true
		}
		if better.split = splitAt(t.E, id, from, steps, t.Now.Ways.Speed, ends); better.split == 0 {
			return st
		}
		first = steps[:better.split]
	}
	a := rules.Action{Verb: rules.Move, By: id, On: rules.Nobody}
	var whole rules.Path
	for i, d := range steps {
		whole.Add(d)
		if i < len(first) {
			a.Path.Add(d)
		}
	}
	a.Cell = a.Path.End(from.At)
	if !t.E.Check(&a).OK() || !combat.Along(t.E, id, &whole, t.Now.Ways.Speed*t.Now.Ways.Moves, true).Refusal.OK() {
		return st
	}
	return better
}

// astray sums how far the squares of a way lie off the straight line, in
// doubled areas.
func astray(from, to grid.Cell, steps []grid.Dir) int {
	sum, at := 0, from
	for _, d := range steps {
		at = at.Step(d)
		sum += off(from, to, at)
	}
	return sum
}

// off is how far a square lies off the line between two others: the absolute
// cross product.
func off(from, to, at grid.Cell) int {
	k := (int(at.X)-int(from.X))*(int(to.Y)-int(from.Y)) - (int(at.Y)-int(from.Y))*(int(to.X)-int(from.X))
	return max(k, -k)
}

// pace is a square reached in the search, by an even or odd number of diagonals.
type pace struct {
	at        grid.Cell
	odd       bool
	cost, off int
	diagonals int
	from      int // index of the pace before, -1 for the first
	by        grid.Dir
	index     int
}

// paces are what is still to be looked at, the cheapest and straightest first;
// of equals the one found first.
type paces []*pace

func (l paces) Len() int { return len(l) }

func (l paces) Less(i, k int) bool {
	if l[i].cost != l[k].cost {
		return l[i].cost < l[k].cost
	}
	if l[i].off != l[k].off {
		return l[i].off < l[k].off
	}
	return l[i].index < l[k].index
}

func (l paces) Swap(i, k int) { l[i], l[k] = l[k], l[i] }

// Push adds a pace.
func (l *paces) Push(v any) { *l = append(*l, v.(*pace)) }

// Pop takes the last pace off.
func (l *paces) Pop() any {
	old := *l
	v := old[len(old)-1]
	*l = old[:len(old)-1]
	return v
}

// seekStraight searches the cheapest way to a square that leaves no threatened
// square, and among those the one nearest to the straight line; nil for none
// within the cost.
func seekStraight(t *Turn, from grid.Space, to grid.Cell, most int) []grid.Dir {
	id, f := t.Now.Who, t.E.Field()
	squeezing := t.E.Facts.Has(id, rules.Squeezing)
	menaced := map[grid.Cell]bool{}
	for _, c := range t.Now.Danger.Threat {
		menaced[c] = true
	}
	threatened := func(at grid.Cell) bool {
		s := grid.Space{At: at, N: from.N}
		for i := range s.Len() {
			if menaced[s.Cell(i)] {
				return true
			}
		}
		return false
	}
	type place struct {
		at  grid.Cell
		odd bool
	}
	done := map[place]bool{}
	start := int(t.E.Facts.Combatants[id].Budget.Diagonals)
	all := []*pace{{at: from.At, odd: start%2 == 1, diagonals: start, from: -1}}
	open := paces{all[0]}
	for len(open) > 0 {
		l := heap.Pop(&open).(*pace)
		p := place{l.at, l.odd}
		if done[p] {
			continue
		}
		done[p] = true
		if l.at == to {
			return back(all, l)
		}
		if l.from >= 0 && threatened(l.at) {
			continue // to leave it would give an opportunity
		}
		s := grid.Space{At: l.at, N: from.N}
		for d := grid.N; d <= grid.NW; d++ {
			if _, why := f.Step(s, d); why != grid.StepOK {
				continue
			}
			next := pace{at: l.at.Step(d), from: l.index, by: d, index: len(all)}
			next.cost, next.diagonals = f.Count(s, d, l.diagonals, squeezing)
			next.cost += l.cost
			next.odd = next.diagonals%2 == 1
			if next.cost > most || done[place{next.at, next.odd}] || barredBy(t.E, id, grid.Space{At: next.at, N: from.N}) {
				continue
			}
			next.off = l.off + off(from.At, to, next.at)
			all = append(all, &next)
			heap.Push(&open, &next)
		}
	}
	return nil
}

// barredBy reports whether an enemy stands in a space.
func barredBy(e *rules.Encounter, id rules.ID, s grid.Space) bool {
	for on := range e.Count() {
		if e.Hostile(id, on) && e.Present(on) && e.Space(on).Overlaps(s) {
			return true
		}
	}
	return false
}

// back lists the steps that lead to a pace.
func back(all []*pace, l *pace) []grid.Dir {
	var steps []grid.Dir
	for ; l.from >= 0; l = all[l.from] {
		steps = append(steps, l.by)
	}
	for i, k := 0, len(steps)-1; i < k; i, k = i+1, k-1 {
		steps[i], steps[k] = steps[k], steps[i]
	}
	return steps
}
