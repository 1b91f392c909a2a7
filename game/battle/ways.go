package battle

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// anchor is the anchor nearest to a way's start from which a creature of n
// squares would cover a cell, among those that pass.
func anchor(cell grid.Cell, n uint8, cost func(grid.Cell) (int, bool)) (grid.Cell, bool) {
	best, least, found := cell, 1<<30, false
	for dy := range int(n) {
		for dx := range int(n) {
			at := grid.C(int(cell.X)-dx, int(cell.Y)-dy)
			if c, ok := cost(at); ok && c < least {
				best, least, found = at, c, true
			}
		}
	}
	return best, found
}

// walkTo plans a move, or two, to a square.
func (b *battle) walkTo(cell grid.Cell) scheme {
	s := &b.sit
	from := b.e.Space(s.who)
	at, ok := anchor(cell, from.N, func(c grid.Cell) (int, bool) { st, ok := s.reach[c]; return st.cost, ok })
	if !ok {
		return scheme{planned: true, target: rules.Nobody, refusal: b.whyNotThere(cell)}
	}
	st, _ := b.way(at)
	return b.march(at, b.straight(at, st))
}

// march is the scheme of a way that is known.
func (b *battle) march(at grid.Cell, st stretch) scheme {
	s := &b.sit
	from := b.e.Space(s.who)
	p := scheme{planned: true, target: rules.Nobody, split: st.split, long: st.long, from: grid.Space{At: at, N: from.N}}
	b.trace(&p, st.steps, s.speed*s.moves)
	cut := st.split
	if cut == 0 {
		cut = len(st.steps)
	}
	start := from.At
	for _, part := range [][]grid.Dir{st.steps[:cut], st.steps[cut:]} {
		if len(part) == 0 {
			continue
		}
		a := rules.Action{Verb: rules.Move, By: s.who, On: rules.Nobody}
		for _, d := range part {
			a.Path.Add(d)
		}
		a.Cell = a.Path.End(start)
		start = a.Cell
		if b.mode == modeMove && len(p.acts) == 0 {
			if list := b.filtered(&b.wish, 1); len(list) > 0 {
				a.Option, a.Weapon = list[0].Option, list[0].Weapon
			}
		}
		p.acts = append(p.acts, a)
	}
	return p
}

// trace fills in the squares of a way, their price and who may strike on it.
func (b *battle) trace(p *scheme, steps []grid.Dir, squares int) {
	id := b.sit.who
	from := b.e.Space(id)
	p.path = append(p.path[:0], from.At)
	var path rules.Path
	for _, d := range steps {
		path.Add(d)
		p.path = append(p.path, p.path[len(p.path)-1].Step(d))
	}
	p.costs = costs(b.e, id, from, steps)
	w := combat.Along(b.e, id, &path, squares, true)
	p.provoked = w.Opportunities
	if p.refusal.OK() {
		p.refusal = w.Refusal
	}
}

// whyNotThere is the reason why a square cannot be walked to.
func (b *battle) whyNotThere(cell grid.Cell) rules.Refusal {
	s := &b.sit
	if r, ok := s.first[rules.Move]; ok && !r.OK() && len(s.reach) == 0 {
		return r
	}
	for id := range b.e.Count() {
		if b.e.Present(id) && b.e.Space(id).Contains(cell) && id != s.who {
			return rules.Refusal{Cite: rules.MOV05, Who: id, At: cell}
		}
	}
	if b.e.Field().Filled(grid.Square(cell)) {
		return rules.Refusal{Cite: rules.GEO05, Who: rules.Nobody, At: cell}
	}
	return rules.Refusal{Cite: b.e.Rules.Grounds.Far, Who: rules.Nobody, At: cell}
}

// stepTo plans a 5-foot step.
func (b *battle) stepTo(cell grid.Cell) scheme {
	id := b.sit.who
	from := b.e.Space(id)
	p := scheme{planned: true, target: rules.Nobody, from: from}
	best := rules.Action{Verb: rules.FiveFootStep, By: id, On: rules.Nobody, Cell: cell}
	for i := range b.sit.legal {
		a := &b.sit.legal[i]
		if a.Verb == rules.FiveFootStep && (grid.Space{At: a.Cell, N: from.N}).Contains(cell) && !from.Contains(cell) {
			best = *a
			p.acts = []rules.Action{best}
			p.from.At = a.Cell
			p.path, p.costs = []grid.Cell{from.At, a.Cell}, []int{1}
			return p
		}
	}
	if d, ok := grid.DirBetween(from.At, cell); ok {
		best.Path.Add(d)
		p.refusal = b.e.Check(&best)
	}
	if p.refusal.OK() {
		p.refusal = rules.Refusal{Cite: rules.MOV10, Who: rules.Nobody, At: cell}
	}
	return p
}

// withdrawTo plans a withdrawal.
func (b *battle) withdrawTo(cell grid.Cell) scheme {
	from := b.e.Space(b.sit.who)
	p := scheme{planned: true, target: rules.Nobody, from: from}
	if r, no := b.sit.first[rules.Withdraw]; no {
		p.refusal = r
		return p
	}
	at, ok := anchor(cell, from.N, func(c grid.Cell) (int, bool) {
		i := b.withdrawal(c)
		if i < 0 {
			return 0, false
		}
		return b.sit.legal[i].Path.Len(), true
	})
	if !ok {
		p.refusal = b.whyNotThere(cell)
		return p
	}
	a := b.sit.legal[b.withdrawal(at)]
	steps := make([]grid.Dir, a.Path.Len())
	for i := range steps {
		steps[i] = a.Path.Step(i)
	}
	p.from.At = at
	b.trace(&p, steps, rules.MaxPath)
	p.refusal = rules.Refusal{}
	p.provoked = slices.Clone(b.foresee(&a).Way.Opportunities)
	p.acts = []rules.Action{a}
	return p
}

func (b *battle) withdrawal(at grid.Cell) int {
	return slices.IndexFunc(b.sit.legal, func(a rules.Action) bool { return a.Verb == rules.Withdraw && a.Cell == at })
}
