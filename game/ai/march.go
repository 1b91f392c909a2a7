package ai

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// fewPlaces bounds how many places a figure looks at closely before it moves.
const fewPlaces = 6

// closeOn finds where a figure strikes from after a move, else the way to the
// nearest such place, else any place nearer to a foe.
func (s *soldier) closeOn(m *member) (a rules.Action, ok bool) {
	e, speed := s.e, int(m.Speed)
	around := max(2*speed, m.far+m.far/2+4)
	if s.wandering() {
		around = e.Map.W() * e.Map.H()
	}
	near := !m.Melee || m.far <= speed+1
	if near {
		s.walk = combat.ReachPart(e, m.id, speed, around)
		if at, ok := s.post(m); ok {
			return s.move(m.id, at)
		}
	}
	if a, ok := s.stroll(m); ok {
		return a, true
	}
	s.beside(m, true)
	if near {
		combat.Further(s.walk, around, s.goals)
	} else {
		s.walk = combat.ReachFirst(e, m.id, around, s.goals)
	}
	if a, ok := s.advance(m); ok {
		return a, true
	}
	return s.edge(m)
}

// beside marks the places beside a foe, or only those that see it.
func (s *soldier) beside(m *member, seeing bool) {
	e, q := s.e, &s.squad
	w, h := e.Map.W(), e.Map.H()
	s.goals = append(s.goals[:0], make([]uint8, w*h)...)
	ground := e.Ground()
	for i := range q.foes {
		f := q.foes[i].at
		for y := max(0, int(f.At.Y)-int(m.at.N)); y <= min(h-1, int(f.At.Y)+int(f.N)); y++ {
			for x := max(0, int(f.At.X)-int(m.at.N)); x <= min(w-1, int(f.At.X)+int(f.N)); x++ {
				at := grid.Space{At: grid.C(x, y), N: m.at.N}
				if s.goals[y*w+x] == 0 && e.Map.InsideSpace(at) && (!seeing || ground.EffectSpaces(at, f)) {
					s.goals[y*w+x] = 1
				}
			}
		}
	}
}

// edge moves to the place nearest to a foe that twice the speed reaches, if it
// is nearer than where the figure stands; the walk has been searched.
func (s *soldier) edge(m *member) (a rules.Action, ok bool) {
	best, far, price := grid.Cell{}, m.far, 0
	s.places = s.walk.Places(s.places[:0], 2*int(m.Speed))
	for _, p := range s.places {
		if s.baited(m, p.At) {
			continue
		}
		d := s.squad.gap(s.e, grid.Space{At: p.At, N: m.at.N}, far)
		if d < far || d == far && d < m.far && p.Cost < price {
			best, far, price, ok = p.At, d, p.Cost, true
		}
	}
	if !ok {
		return a, false
	}
	return s.move(m.id, best)
}

// post finds the place within a move from which an attack is worth most; the
// walk has been searched.
func (s *soldier) post(m *member) (best grid.Cell, ok bool) {
	e, q := s.e, &s.squad
	c := &e.Facts.Combatants[m.id]
	was := *c
	top, looks := -1<<30, 0
	s.order = s.order[:0]
	if !s.rash {
		q.threats(e, m)
	}
	s.beside(m, false)
	s.places = s.walk.Places(s.places[:0], int(m.Speed))
	for i, p := range s.places {
		pressed := s.goals[e.Map.Index(p.At)] != 0
		if m.Melee && (!pressed || q.gap(e, grid.Space{At: p.At, N: m.at.N}, 1) != 1) {
			continue
		}
		key := p.Cost
		if !m.Melee && pressed { // from afar, and not beside anybody
			key += 48
		}
		s.order = append(s.order, key<<16|i)
	}
	for k := 0; k < len(s.order) && k < mostLooks && looks < fewPlaces; k++ {
		switch k {
		case 0: // the first will often do
			least := 0
			for i := range s.order {
				if s.order[i] < s.order[least] {
					least = i
				}
			}
			s.order[0], s.order[least] = s.order[least], s.order[0]
		case 1:
			slices.Sort(s.order[1:])
		}
		at := s.places[s.order[k]&0xFFFF].At
		if !q.overlooked(e, grid.Space{At: at, N: m.at.N}) {
			continue
		}
		e.Emit(rules.Event{Kind: rules.Moved, Who: m.id, Whom: rules.Nobody, From: c.At, To: at})
		danger := 0
		if !s.rash {
			danger = q.peril(e, m, at) * weighPeril / 100
		}
		for i := range q.foes {
			f := &q.foes[i]
			if m.Melee && !grid.Adjacent(grid.Space{At: at, N: m.at.N}, f.at) {
				continue
			}
			attack.AimAt(e, m.id, f.id, 0, 0, &q.aim)
			if !q.aim.Refusal.OK() {
				continue
			}
			n := prize(f.worth, f.hp, q.odds.of(&q.aim.Frame, f.hp)) - danger
			if n > top {
				top, best, ok = n, at, true
			}
		}
		*c = was // it was only a thought
		if looks++; ok && !m.Melee {
			break
		}
	}
	s.prospect = top
	return best, ok
}

// overlooked reports whether some foe can be seen from a place.
func (q *squad) overlooked(e *rules.Encounter, at grid.Space) bool {
	for i := range q.foes {
		if e.Ground().EffectSpaces(at, q.foes[i].at) {
			return true
		}
	}
	return false
}

// advance moves twice the speed along the cheapest way to a place beside a foe;
// the walk has been searched.
func (s *soldier) advance(m *member) (a rules.Action, ok bool) {
	e, q := s.e, &s.squad
	w := e.Map.W()
	goal, price := grid.Cell{}, 1<<30
	for i := range q.foes {
		f := q.foes[i].at
		for y := int(f.At.Y) - int(m.at.N); y <= int(f.At.Y)+int(f.N); y++ {
			for x := int(f.At.X) - int(m.at.N); x <= int(f.At.X)+int(f.N); x++ {
				if cost, ends := s.walk.Cost(grid.C(x, y)); ends && cost < price && s.goals[y*w+x] != 0 {
					goal, price = grid.C(x, y), cost
				}
			}
		}
	}
	if price == 1<<30 {
		return a, false
	}
	at, left := m.at.At, 2*int(m.Speed)
	s.path = s.walk.Path(goal, s.path[:0])
	stop := at
	for _, d := range s.path {
		at = at.Step(d)
		if cost, ends := s.walk.Cost(at); ends && cost <= left && !s.baited(m, at) {
			stop = at
		}
	}
	if stop == m.at.At {
		return a, false
	}
	return s.move(m.id, stop)
}

// wandering reports whether the whole board is searched for a way round what is
// in the way, some rounds on end, so that no figure walks to and fro behind a
// wall for ever.
func (s *soldier) wandering() bool { return s.e.Facts.Round%8 >= 6 }

// stroll goes straight at the nearest foe where nothing is in the way for twice
// the speed.
func (s *soldier) stroll(m *member) (a rules.Action, ok bool) {
	e, q := s.e, &s.squad
	if s.wandering() {
		return a, false
	}
	var foe grid.Space
	for i := range q.foes {
		if e.Options.Grid.SpaceDistance(m.at, q.foes[i].at) == m.far {
			foe = q.foes[i].at
			break
		}
	}
	a = rules.Action{Verb: rules.Move, By: m.id, On: rules.Nobody}
	f := e.Field()
	at, left, diagonals := m.at, 2*int(m.Speed), 0
	for !grid.Adjacent(at, foe) {
		d := grid.DirToward(at.At, foe.At)
		cost := f.StepCost(at, d, diagonals, false)
		if cost > left {
			break
		}
		if _, why := f.Step(at, d); why != grid.StepOK || cost > 2 {
			return a, false
		}
		next := at.At.Step(d)
		if s.baited(m, next) {
			break
		}
		if f.CountsDiagonal(at, d, false) {
			diagonals++
		}
		at.At = next
		if _, free := combat.Clear(e, m.id, at, true); !free || !a.Path.Add(d) {
			return a, false
		}
		left -= cost
	}
	a.Cell = at.At
	return a, a.Path.Len() > 0
}

// move is the move to a cell that the walk has reached.
func (s *soldier) move(id rules.ID, to grid.Cell) (a rules.Action, ok bool) {
	a = rules.Action{Verb: rules.Move, By: id, On: rules.Nobody, Cell: to}
	s.path = s.walk.Path(to, s.path[:0])
	ok = len(s.path) > 0
	for _, d := range s.path {
		ok = ok && a.Path.Add(d)
	}
	return a, ok
}
