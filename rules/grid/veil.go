package grid

// Veil is where the concealment of a target comes from (CON-02, CON-03,
// GEO-17), for the screen.
type Veil struct {
	// Pct is the miss chance in percent, 0 when terrain and light give none.
	Pct int
	// From and To are the pair of cells that decided.
	From, To Cell
	// Dark tells that the light of To alone gives it.
	Dark bool
	// Fog tells that terrain gives it: By, or Edge when OnEdge.
	Fog    bool
	By     Cell
	OnEdge bool
	Edge   Edge
	// Line tells that a corner line from P to Q decided; in adjacent melee it
	// is the target's own cell (CON-03).
	Line bool
	P, Q Cell
}

// ConcealedBy tells where the answer of Concealment to the same question comes
// from: the first pair of cells, corner and line, in canonical order, that
// give it.
func (f *Field) ConcealedBy(q *CoverQuery, light *[36]uint8) Veil {
	v := Veil{Pct: f.Concealment(q, light)}
	if v.Pct == 0 {
		return v
	}
	for i := range q.Attacker.Len() {
		a := q.Attacker.Cell(i)
		for j := range q.Target.Len() {
			t := q.Target.Cell(j)
			if q.Melee && !f.pairInReach(q, a, t) || !f.attackable(a, t) {
				continue
			}
			mist, lit := f.hidden(q, a, t), 0
			if light != nil {
				lit = int(light[j])
			}
			if max(mist, lit) != v.Pct {
				continue
			}
			v.From, v.To, v.Dark = a, t, lit == v.Pct
			if mist == v.Pct {
				f.lift(q, &v)
			}
			return v
		}
	}
	return v
}

// lift finds the line and the place of terrain that conceal the pair of v.
func (f *Field) lift(q *CoverQuery, v *Veil) {
	v.Fog = true
	adjacent := near(v.From, v.To)
	if q.Melee && adjacent {
		v.By = v.To
		return
	}
	var room [64]mist
	b := bandBetween(v.From, v.To)
	list := f.mists(room[:0], &b, adjacent)
	for i := range 4 {
		value, found := -1, line{}
		for j := range 4 {
			l := lineBetween(v.From, i, v.To, j)
			if l.dx == 0 && l.dy == 0 {
				continue
			}
			if pct := f.meets(&l, list); value < 0 || f.Rules.ConcealAll == (pct < value) && pct != value {
				value, found = pct, l
			}
		}
		if value != v.Pct {
			continue
		}
		v.Line, v.P, v.Q = true, C(found.px, found.py), C(found.px+found.dx, found.py+found.dy)
		for k := range list {
			m := &list[k]
			if m.pct == v.Pct && (found.through(&m.o) || f.Rules.ConcealAlong && found.along(&m.o)) {
				v.By = Cell{m.o.x, m.o.y}
				if m.o.shape != aCell {
					v.OnEdge, v.Edge = true, Edge{v.By, m.o.shape == aV}
				}
				return
			}
		}
	}
}
