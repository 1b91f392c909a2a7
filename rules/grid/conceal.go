package grid

// Concealment is the miss chance in percent that terrain and light give the
// target of q (CON-02, CON-03, CON-05). The attacker's side is heard as the
// options say; only pairs with line of effect, in reach for melee, are used.
// light holds the percentage of light for every cell of the target's space in
// row-major order (Light.Percent); nil means bright everywhere. It is 0 when no
// pair of cells can be used.
func (f *Field) Concealment(q *CoverQuery, light *[36]uint8) int {
	dim := false
	for j := 0; light != nil && j < q.Target.Len(); j++ {
		dim = dim || light[j] != 0
	}
	if !dim && !f.maybeHidden(q) {
		return 0
	}
	single := q.Attacker.N == 1 && q.Target.N == 1
	most := f.Rules.ConcealDefender && !f.besides(q)
	best := -1
	for i := range q.Attacker.Len() {
		a := q.Attacker.Cell(i)
		for j := range q.Target.Len() {
			t := q.Target.Cell(j)
			if q.Melee && !f.pairInReach(q, a, t) {
				continue
			}
			pct := f.hidden(q, a, t)
			if dim {
				pct = max(pct, int(light[j]))
			}
			if single && pct == 0 {
				return 0
			}
			if !f.attackable(a, t) {
				continue
			}
			switch {
			case best < 0 || most == (pct > best) && pct != best:
				best = pct
			}
			if best == 0 && !most {
				return 0
			}
		}
	}
	return max(best, 0)
}

// besides reports whether q can be made between adjacent squares in melee, where
// the attacker picks them. A reach weapon may find only squares farther away even of
// a creature that touches.
func (f *Field) besides(q *CoverQuery) bool {
	for i := range q.Attacker.Len() {
		for j := range q.Target.Len() {
			a, t := q.Attacker.Cell(i), q.Target.Cell(j)
			if q.Melee && near(a, t) && f.pairInReach(q, a, t) && f.attackable(a, t) {
				return true
			}
		}
	}
	return false
}

// maybeHidden reports whether anything conceals near the spaces of q. Where
// lines along a border count, so do features around their box.
func (f *Field) maybeHidden(q *CoverQuery) bool {
	if f.Rules.ConcealAlong {
		return f.Map.foggy
	}
	return f.Map.foggy && !f.Map.bare(q.Attacker, q.Target, hides) && !f.Map.concealing.clear(f.box(q.Attacker, q.Target)) && f.mistOf(q)
}

// mist is a concealing cell or edge with its percentage.
type mist struct {
	o   obstacle
	pct int
}

// lookHidden is the concealment of one pair of cells by terrain.
func (f *Field) lookHidden(q *CoverQuery, a, t Cell) int {
	adjacent := near(a, t)
	if q.Melee && adjacent {
		return f.mistIn(int(t.X), int(t.Y), true)
	}
	var room [64]mist
	b := bandBetween(a, t)
	list := f.mists(room[:0], &b, adjacent)
	if len(list) == 0 {
		return 0
	}
	defender, all := f.Rules.ConcealDefender, f.Rules.ConcealAll
	best := -1
	for i := range 4 {
		value := -1
		for j := range 4 {
			l := lineBetween(a, i, t, j)
			if l.dx == 0 && l.dy == 0 {
				continue
			}
			pct := f.meets(&l, list)
			if value < 0 || all == (pct < value) && pct != value {
				value = pct
			}
		}
		if best < 0 || defender == (value > best) && value != best {
			best = value
		}
	}
	return max(best, 0)
}

// meets is the highest percentage among what l passes through or, as an
// option, along (GEO-09).
func (f *Field) meets(l *line, list []mist) int {
	pct := 0
	for i := range list {
		m := &list[i]
		if m.pct > pct && (l.through(&m.o) || f.Rules.ConcealAlong && l.along(&m.o)) {
			pct = m.pct
		}
	}
	return pct
}

// along is GEO-09: l runs along the edge, or along a border of the cell.
func (l *line) along(o *obstacle) bool {
	x, y := int(o.x), int(o.y)
	edge := o.shape == aV || o.shape == anH
	switch {
	case l.dy == 0 && l.dx != 0 && o.shape != aV:
		return (l.py == y || l.py == y+1 && !edge) && l.px+max(0, l.dx) > x && l.px+min(0, l.dx) <= x
	case l.dx == 0 && l.dy != 0 && o.shape != anH:
		return (l.px == x || l.px == x+1 && !edge) && l.py+max(0, l.dy) > y && l.py+min(0, l.dy) <= y
	}
	return false
}

// mistIn is the percentage of the cell (x,y): the greatest of its fog, and
// thick smoke as 20 when adjacent, else 50 (CON-07).
func (f *Field) mistIn(x, y int, adjacent bool) int {
	p := &f.Map.cells[y*f.Map.w+x]
	pct := f.percent(p)
	if f.now(p)&isOpaque != 0 {
		if adjacent {
			return max(pct, 20)
		}
		return 50
	}
	return pct
}

// mists appends what conceals near the lines of b. For lines along a border
// the box is grown by one on every side.
func (f *Field) mists(dst []mist, b *band, adjacent bool) []mist {
	m := f.Map
	grow := 0
	if f.Rules.ConcealAlong {
		grow = 1
	}
	left, y0, right, y1 := within(b.x0-grow, b.y0-grow, b.x1+grow, b.y1+grow, m.w-1, m.h-1)
	l := &m.concealing
	for y := y0; y <= y1; y++ {
		x0, x1 := b.row(y, left, right)
		for k := x0 >> 6; k <= x1>>6; k++ {
			for w := l.cells.word(y, k, x0, x1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if !b.nearCell(x, y) {
					continue
				}
				if pct := f.mistIn(x, y, adjacent); pct > 0 {
					dst = append(dst, mist{obstacle{int16(x), int16(y), NoTag, aCell, 0}, pct})
				}
			}
		}
		if !m.foggyEdges {
			continue
		}
		v1 := min(x1+1, right+1)
		for k := x0 >> 6; k <= v1>>6; k++ {
			for w := l.v.word(y, k, x0, v1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if pct := f.percent(&m.vs[y*(m.w+1)+x]); pct > 0 && b.nearEdge(x, y, x, y+1) {
					dst = append(dst, mist{obstacle{int16(x), int16(y), NoTag, aV, 0}, pct})
				}
			}
		}
	}
	for y := y0; y <= y1+1 && m.foggyEdges; y++ {
		x0, x1 := b.row(y, left, right)
		for k := x0 >> 6; k <= x1>>6; k++ {
			for w := l.h.word(y, k, x0, x1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if pct := f.percent(&m.hs[y*m.w+x]); pct > 0 && b.nearEdge(x, y, x+1, y) {
					dst = append(dst, mist{obstacle{int16(x), int16(y), NoTag, anH, 0}, pct})
				}
			}
		}
	}
	return dst
}
