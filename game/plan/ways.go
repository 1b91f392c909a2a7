package plan

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
func (t *Turn) walkTo(cell grid.Cell) Proposal {
	s := &t.Now
	from := t.E.Space(s.Who)
	at, ok := anchor(cell, from.N, func(c grid.Cell) (int, bool) { st, ok := s.Ways.Reach[c]; return st.Cost, ok })
	if !ok {
		return Proposal{Planned: true, Target: rules.Nobody, Refusal: t.whyNotThere(cell)}
	}
	st, _ := t.way(at)
	return t.march(at, straightWay(t, at, st))
}

// march is the proposal of a way that is known.
func (t *Turn) march(at grid.Cell, st Route) Proposal {
	s := &t.Now
	from := t.E.Space(s.Who)
	p := Proposal{Planned: true, Target: rules.Nobody, Split: st.split, Long: st.long, From: grid.Space{At: at, N: from.N}}
	p.trace(t, st.Steps, s.Ways.Speed*s.Ways.Moves)
	cut := st.split
	if cut == 0 {
		cut = len(st.Steps)
	}
	start, hides := from.At, rules.NoVerb
	for _, part := range [][]grid.Dir{st.Steps[:cut], st.Steps[cut:]} {
		if len(part) == 0 {
			continue
		}
		a := rules.Action{Verb: rules.Move, By: s.Who, On: rules.Nobody}
		for _, d := range part {
			a.Path.Add(d)
		}
		a.Cell = a.Path.End(start)
		start = a.Cell
		if t.Wanted.Mode == MoveMode && len(p.Acts) == 0 {
			if list := t.Wanted.Draft.Filtered(t, 1); len(list) > 0 {
				a.Option, a.Weapon, hides = list[0].Option, list[0].Weapon, list[0].Then
			}
		}
		p.Acts = append(p.Acts, a)
	}
	if n := len(p.Acts); n > 0 { // where the whole way ends (STL-01)
		p.Acts[n-1].Then = hides
	}
	return p
}

// trace fills in the squares of a way, their price and who may strike on it.
func (p *Proposal) trace(t *Turn, steps []grid.Dir, squares int) {
	id := t.Now.Who
	from := t.E.Space(id)
	p.Path = append(p.Path[:0], from.At)
	var path rules.Path
	for _, d := range steps {
		path.Add(d)
		p.Path = append(p.Path, p.Path[len(p.Path)-1].Step(d))
	}
	p.Costs = stepCosts(t.E, id, from, steps)
	w := combat.Along(t.E, id, &path, squares, true)
	p.Provoked = w.Opportunities
	if p.Refusal.OK() {
		p.Refusal = w.Refusal
	}
}

// whyNotThere is the reason why a square cannot be walked to.
func (t *Turn) whyNotThere(cell grid.Cell) rules.Refusal {
	s := &t.Now
	if r, ok := s.Known.First[rules.Move]; ok && !r.OK() && len(s.Ways.Reach) == 0 {
		return r
	}
	for id := range t.E.Count() {
		if t.E.Present(id) && t.E.Space(id).Contains(cell) && id != s.Who {
			return rules.Refusal{Cite: rules.MOV05, Who: id, At: cell}
		}
	}
	if t.E.Field().Filled(grid.Square(cell)) {
		return rules.Refusal{Cite: rules.GEO05, Who: rules.Nobody, At: cell}
	}
	return rules.Refusal{Cite: t.E.Rules.Grounds.Far, Who: rules.Nobody, At: cell}
}

// stepTo plans a 5-foot step; nothing where the creature stands itself.
func (t *Turn) stepTo(cell grid.Cell) Proposal {
	id := t.Now.Who
	from := t.E.Space(id)
	if from.Contains(cell) {
		return Proposal{Target: rules.Nobody, From: from}
	}
	p := Proposal{Planned: true, Target: rules.Nobody, From: from}
	best := rules.Action{Verb: rules.FiveFootStep, By: id, On: rules.Nobody, Cell: cell}
	for i := range t.Now.Legal {
		a := &t.Now.Legal[i]
		if a.Verb == rules.FiveFootStep && (grid.Space{At: a.Cell, N: from.N}).Contains(cell) {
			best = *a
			p.Acts = []rules.Action{best}
			p.From.At = a.Cell
			p.Path, p.Costs = []grid.Cell{from.At, a.Cell}, []int{1}
			return p
		}
	}
	if d, ok := grid.DirBetween(from.At, cell); ok {
		best.Path.Add(d)
		p.Refusal = t.E.Check(&best)
	}
	if p.Refusal.OK() {
		p.Refusal = rules.Refusal{Cite: rules.MOV10, Who: rules.Nobody, At: cell}
	}
	return p
}

// withdrawTo plans a withdrawal.
func (t *Turn) withdrawTo(cell grid.Cell) Proposal {
	from := t.E.Space(t.Now.Who)
	p := Proposal{Planned: true, Target: rules.Nobody, From: from}
	if r, no := t.Now.Known.First[rules.Withdraw]; no {
		p.Refusal = r
		return p
	}
	at, ok := anchor(cell, from.N, func(c grid.Cell) (int, bool) {
		i := t.withdrawal(c)
		if i < 0 {
			return 0, false
		}
		return t.Now.Legal[i].Path.Len(), true
	})
	if !ok {
		p.Refusal = t.whyNotThere(cell)
		return p
	}
	a := t.Now.Legal[t.withdrawal(at)]
	steps := make([]grid.Dir, a.Path.Len())
	for i := range steps {
		steps[i] = a.Path.Step(i)
	}
	p.From.At = at
	p.trace(t, steps, rules.MaxPath)
	p.Refusal = rules.Refusal{}
	p.Provoked = slices.Clone(t.Foresee(&a).Way.Opportunities)
	p.Acts = []rules.Action{a}
	return p
}

func (t *Turn) withdrawal(at grid.Cell) int {
	return slices.IndexFunc(t.Now.Legal, func(a rules.Action) bool { return a.Verb == rules.Withdraw && a.Cell == at })
}
