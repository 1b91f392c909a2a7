package squad

import (
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/position"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// fewPlaces bounds how many places a figure looks at closely before it moves.
const fewPlaces = 6

// closeOn finds where a figure strikes from after a move, else the way to the
// nearest such place, else any place nearer to a foe.
func (q *Squad) closeOn(m *member) (a rules.Action, ok bool) {
	e, speed := q.e, int(m.Speed)
	around := max(2*speed, m.far+m.far/2+4)
	if q.wandering() {
		around = e.Map.W() * e.Map.H()
	}
	near := !m.Melee || m.far <= speed+1
	if near {
		q.ways.Walk = combat.ReachPart(e, m.id, speed, around)
		if at, ok := q.post(m); ok {
			return q.ways.Move(m.id, at)
		}
	}
	if a, ok := q.stroll(m); ok {
		return a, true
	}
	q.beside(m, true)
	if near {
		combat.Further(q.ways.Walk, around, q.ways.Goals)
	} else {
		q.ways.Walk = combat.ReachFirst(e, m.id, around, q.ways.Goals)
	}
	if a, ok := q.advance(m); ok {
		return a, true
	}
	return q.edge(m)
}

// beside marks the places beside a foe, or only those that see it.
func (q *Squad) beside(m *member, seeing bool) {
	e := q.e
	w, h := e.Map.W(), e.Map.H()
	q.ways.Goals = append(q.ways.Goals[:0], make([]uint8, w*h)...)
	ground := e.Ground()
	for i := range q.foes {
		f := q.foes[i].at
		for y := max(0, int(f.At.Y)-int(m.at.N)); y <= min(h-1, int(f.At.Y)+int(f.N)); y++ {
			for x := max(0, int(f.At.X)-int(m.at.N)); x <= min(w-1, int(f.At.X)+int(f.N)); x++ {
				at := grid.Space{At: grid.C(x, y), N: m.at.N}
				if q.ways.Goals[y*w+x] == 0 && e.Map.InsideSpace(at) && (!seeing || ground.EffectSpaces(at, f)) {
					q.ways.Goals[y*w+x] = 1
				}
			}
		}
	}
}

// edge moves to the place nearest to a foe that twice the speed reaches, if it
// is nearer than where the figure stands; the walk has been searched.
func (q *Squad) edge(m *member) (a rules.Action, ok bool) {
	best, far, price := grid.Cell{}, m.far, 0
	q.ways.Places = q.ways.Walk.Places(q.ways.Places[:0], 2*int(m.Speed))
	for _, p := range q.ways.Places {
		if q.baited(m, p.At) {
			continue
		}
		d := q.gap(q.e, grid.Space{At: p.At, N: m.at.N}, far)
		if d < far || d == far && d < m.far && p.Cost < price {
			best, far, price, ok = p.At, d, p.Cost, true
		}
	}
	if !ok {
		return a, false
	}
	return q.ways.Move(m.id, best)
}

// post finds the place within a move from which an attack is worth most; the
// walk has been searched.
func (q *Squad) post(m *member) (best grid.Cell, ok bool) {
	e := q.e
	c := &e.Facts.Combatants[m.id]
	was := *c
	top, looks := -1<<30, 0
	q.ways.Order = q.ways.Order[:0]
	if !q.Rash {
		q.threats(e, m)
	}
	q.beside(m, false)
	q.ways.Places = q.ways.Walk.Places(q.ways.Places[:0], int(m.Speed))
	for i, p := range q.ways.Places {
		pressed := q.ways.Goals[e.Map.Index(p.At)] != 0
		if m.Melee && (!pressed || q.gap(e, grid.Space{At: p.At, N: m.at.N}, 1) != 1) {
			continue
		}
		key := p.Cost
		if !m.Melee && pressed { // from afar, and not beside anybody
			key += 48
		}
		if m.Melee && q.Nature.Weak > 0 && !q.besideHurt(m, p.At) {
			key += 48
		}
		q.ways.Order = append(q.ways.Order, int64(key)<<16|int64(i))
	}
	for k := 0; k < len(q.ways.Order) && k < position.MostLooks && looks < fewPlaces; k++ {
		switch k {
		case 0: // the first will often do
			least := 0
			for i := range q.ways.Order {
				if q.ways.Order[i] < q.ways.Order[least] {
					least = i
				}
			}
			q.ways.Order[0], q.ways.Order[least] = q.ways.Order[least], q.ways.Order[0]
		case 1:
			slices.Sort(q.ways.Order[1:])
		}
		at := q.ways.Places[q.ways.Order[k]&0xFFFF].At
		if !q.overlooked(e, grid.Space{At: at, N: m.at.N}) {
			continue
		}
		combat.PutTo(e, m.id, at)
		danger := 0
		if !q.Rash {
			danger = q.cost(m, q.peril(e, m, at)) * weightPeril / 100
		}
		for i := range q.foes {
			f := &q.foes[i]
			if m.Melee && !grid.Adjacent(grid.Space{At: at, N: m.at.N}, f.at) {
				continue
			}
			attack.AimIf(e, m.id, f.id, 0, 0, &q.aim)
			if !q.aim.Refusal.OK() {
				continue
			}
			n := eval.Prize(f.worth, f.hp, q.odds.Of(&q.aim.Frame, f.hp)) - danger
			if n > top {
				top, best, ok = n, at, true
			}
		}
		*c = was // it was only a thought
		if looks++; ok && !m.Melee {
			break
		}
	}
	q.prospect = top
	return best, ok
}

// overlooked reports whether some foe can be seen from a place.
func (q *Squad) overlooked(e *rules.Encounter, at grid.Space) bool {
	for i := range q.foes {
		if e.Ground().EffectSpaces(at, q.foes[i].at) {
			return true
		}
	}
	return false
}

// advance moves twice the speed along the cheapest way to a place beside a foe;
// the walk has been searched.
func (q *Squad) advance(m *member) (a rules.Action, ok bool) {
	e := q.e
	w := e.Map.W()
	goal, price := grid.Cell{}, 1<<30
	for i := range q.foes {
		f := q.foes[i].at
		for y := int(f.At.Y) - int(m.at.N); y <= int(f.At.Y)+int(f.N); y++ {
			for x := int(f.At.X) - int(m.at.N); x <= int(f.At.X)+int(f.N); x++ {
				if cost, ends := q.ways.Walk.Cost(grid.C(x, y)); ends && cost < price && q.ways.Goals[y*w+x] != 0 {
					goal, price = grid.C(x, y), cost
				}
			}
		}
	}
	if price == 1<<30 {
		return a, false
	}
	at, left := m.at.At, 2*int(m.Speed)
	q.ways.Path = q.ways.Walk.Path(goal, q.ways.Path[:0])
	stop := at
	for _, d := range q.ways.Path {
		at = at.Step(d)
		if cost, ends := q.ways.Walk.Cost(at); ends && cost <= left && !q.baited(m, at) {
			stop = at
		}
	}
	if stop == m.at.At {
		return a, false
	}
	return q.ways.Move(m.id, stop)
}

// wandering reports whether the whole board is searched for a way round what is
// in the way, some rounds on end, so that no figure walks to and fro behind a
// wall for ever.
func (q *Squad) wandering() bool { return q.e.Facts.Round%8 >= 6 }

// stroll goes straight at the nearest foe where nothing is in the way for twice
// the speed.
func (q *Squad) stroll(m *member) (a rules.Action, ok bool) {
	e := q.e
	if q.wandering() {
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
		cost, made := f.Count(at, d, diagonals, false)
		if cost > left {
			break
		}
		if _, why := f.Step(at, d); why != grid.StepOK || cost > 2 {
			return a, false
		}
		next := at.At.Step(d)
		if q.baited(m, next) {
			break
		}
		at.At, diagonals = next, made
		if _, free := combat.Clear(e, m.id, at, true); !free || !a.Path.Add(d) {
			return a, false
		}
		left -= cost
	}
	a.Cell = at.At
	return a, a.Path.Len() > 0
}
