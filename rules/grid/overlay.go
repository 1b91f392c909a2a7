package grid

// overlay appends what a survey leaves out and may obstruct the corner lines of
// the pair of cells of b: closed doors, low obstacles that qualify (COV-05)
// and, when soft is set, other creatures (COV-07).
func (f *Field) overlay(dst []obstacle, q *CoverQuery, b *band, soft bool) []obstacle {
	if len(f.Map.survey.doors) > 0 {
		dst = f.closedDoors(dst, q, b)
	}
	if f.Map.tallest > 0 {
		dst = f.lowAround(dst, q, b)
	}
	if !soft {
		return dst
	}
	return f.inTheWay(dst, q, b)
}

// closedDoors appends the cover of doors that are closed near the lines of b.
func (f *Field) closedDoors(dst []obstacle, q *CoverQuery, b *band) []obstacle {
	x0, y0, x1, y1 := b.grown()
	for _, d := range f.Map.survey.doors {
		x, y := int(d.x), int(d.y)
		if x < x0 || x > x1 || y < y0 || y > y1 || !b.near(d) || d.form == aCell && q.Attacker.Contains(C(x, y)) {
			continue
		}
		if w := hard(f.now(f.Map.at(d))); w != 0 {
			dst = append(dst, obstacle{int16(x), int16(y), NoTag, d.form, w})
		}
	}
	return dst
}

// near reports whether a blocker meets the closed strip of b.
func (b *band) near(d blocker) bool {
	x, y := int(d.x), int(d.y)
	switch d.form {
	case aV:
		return b.nearEdge(x, y, x, y+1)
	case anH:
		return b.nearEdge(x, y, x+1, y)
	}
	return b.nearCell(x, y)
}

// shut reports whether a closed door may stop the lines of b: one that does
// what is asked lies in their strip.
func (f *Field) shut(s *survey, b *band, want trait) bool {
	for _, d := range s.doors {
		x, y := int(d.x), int(d.y)
		if x >= b.x0 && x <= b.x1 && y >= b.y0 && y <= b.y1 && b.near(d) && f.now(f.Map.at(d))&want != 0 {
			return true
		}
	}
	return false
}

// lowReach is how far from the target a low obstacle may lie that is no taller
// than half of it (COV-05).
const lowReach = 6

// lowAround appends the low obstacles that cover the target near the lines of b.
func (f *Field) lowAround(dst []obstacle, q *CoverQuery, b *band) []obstacle {
	m := f.Map
	gx0, gy0, gx1, gy1 := b.grown()
	left, y0, right, y1 := within(gx0, gy0, gx1, gy1, m.w-1, m.h-1)
	if 2*m.tallest <= q.TargetHeight {
		x, y, n := int(q.Target.At.X), int(q.Target.At.Y), int(q.Target.N)
		left, right = max(left, x-lowReach), min(right, x+n+lowReach)
		y0, y1 = max(y0, y-lowReach), min(y1, y+n+lowReach)
	}
	for y := y0; y <= y1; y++ {
		x0, x1 := b.row(y, left, right)
		for k := x0 >> 6; k <= x1>>6; k++ {
			for w := m.lows.word(y, k, x0, x1); w != 0; w &= w - 1 {
				dst = f.lowAt(dst, q, b, k<<6+low(w), y)
			}
		}
	}
	return dst
}

// lowAt appends the low obstacles of the cell (x,y), its west and its north
// edge.
func (f *Field) lowAt(dst []obstacle, q *CoverQuery, b *band, x, y int) []obstacle {
	m := f.Map
	if b.nearCell(x, y) {
		if w := f.lowCell(q, x, y); w != 0 {
			dst = append(dst, obstacle{int16(x), int16(y), NoTag, aCell, w})
		}
	}
	if x > b.x0 && x <= b.x1 && b.nearEdge(x, y, x, y+1) {
		if w := f.lowEdge(q, &m.vs[y*(m.w+1)+x], V(x, y)); w != 0 {
			dst = append(dst, obstacle{int16(x), int16(y), NoTag, aV, w})
		}
	}
	if y > b.y0 && y <= b.y1 && b.nearEdge(x, y, x+1, y) {
		if w := f.lowEdge(q, &m.hs[y*m.w+x], H(x, y)); w != 0 {
			dst = append(dst, obstacle{int16(x), int16(y), NoTag, anH, w})
		}
	}
	return dst
}
