package grid

// findEffect finds out between which cells there is line of effect (GEO-11).
// Of the 25 eye lines of a pair most are settled for whole columns at once: a
// line between two points at corners runs so near the corner line that it is
// free where that touches nothing, and stopped where that passes THROUGH a
// blocker; the lines from the centre are drawn likewise. What is left, lines
// that graze, is asked one by one.
func (s *survey) findEffect(m *Map) {
	s.effect = make([]uint64, m.w*m.h*m.w)
	list, used := m.blockers(func(p *place) bool { return p.still()&blocksEffect != 0 })
	solid := make([]uint64, m.w)
	for _, b := range list {
		if b.form == aCell {
			solid[b.x] |= 1 << b.y
		}
	}
	maybe := make([]uint64, len(s.effect))
	s.byCorners(m, list, used, maybe)
	s.byCentres(m, list, used, maybe)
	rows := uint64(1)<<m.h - 1
	for i := range m.w * m.h {
		open, left := s.effect[i*m.w:][:m.w], maybe[i*m.w:][:m.w]
		if solid[i%m.w]>>(i/m.w)&1 == 1 {
			clear(open)
			clear(left)
			continue
		}
		for x := range open {
			open[x] &= rows &^ solid[x]
			left[x] &= rows &^ solid[x] &^ open[x]
		}
	}
	s.askEach(m, maybe)
}

// byCorners draws the sixteen lines between corners.
func (s *survey) byCorners(m *Map, list []blocker, used [blockerForms]bool, maybe []uint64) {
	through, touch := newShades(m.w, m.h, cornerThrough, used), newShades(m.w, m.h, cornerTouch, used)
	n := m.w + 1
	grazed := s.grazed(m, list)
	weak, strict := make(lines, n*(m.h+1)*n), make(lines, n*(m.h+1)*n)
	var e eye
	for y := range m.h + 1 {
		for x := range n {
			row := s.row(weak, x, y)
			e.stand(cornerThrough, x, y, m.w, m.h)
			e.shade(through, list)
			e.hidden(row)
			invert(row)
			if grazed[x]>>y&1 == 1 {
				continue
			}
			row = s.row(strict, x, y)
			e.stand(cornerTouch, x, y, m.w, m.h)
			e.shade(touch, list)
			e.hidden(row)
			invert(row)
			for i := range row {
				row[i] &^= grazed[i]
			}
		}
	}
	for y := range m.h {
		for x := range m.w {
			i := (y*m.w + x) * m.w
			s.anyCorner(maybe[i:][:m.w], weak, x, y)
			s.anyCorner(s.effect[i:][:m.w], strict, x, y)
		}
	}
}

// grazed are the lattice points that some blocker touches.
func (s *survey) grazed(m *Map, list []blocker) []uint64 {
	g := make([]uint64, m.w+1)
	for _, b := range list {
		x, y := int(b.x), int(b.y)
		g[x] |= 1 << y
		if b.form != anH {
			g[x] |= 1 << (y + 1)
		}
		if b.form != aV {
			g[x+1] |= 1 << y
		}
		if b.form == aCell {
			g[x+1] |= 1 << (y + 1)
		}
	}
	return g
}

func invert(row []uint64) {
	for i := range row {
		row[i] = ^row[i]
	}
}

// anyCorner sets in dst the cells of which some corner lies in the row of some
// corner of the cell (x,y).
func (s *survey) anyCorner(dst []uint64, l lines, x, y int) {
	a, b := s.row(l, x, y), s.row(l, x+1, y)
	c, d := s.row(l, x, y+1), s.row(l, x+1, y+1)
	before := a[0] | b[0] | c[0] | d[0]
	for i := range dst {
		after := a[i+1] | b[i+1] | c[i+1] | d[i+1]
		v := before | after
		dst[i] |= v | v>>1
		before = after
	}
}

// byCentres draws the line between the centres and those from a centre to the
// corners.
func (s *survey) byCentres(m *Map, list []blocker, used [blockerForms]bool, maybe []uint64) {
	touch, through := newShades(m.w, m.h, centreTouch, used), newShades(m.w, m.h, centreThrough, used)
	row := make([]uint64, m.w+1)
	var e eye
	for y := range m.h {
		for x := range m.w {
			i := (y*m.w + x) * m.w
			clear(row)
			e.stand(centreTouch, x, y, m.w, m.h)
			e.shade(touch, list)
			e.hidden(row)
			for k := range m.w {
				s.effect[i+k] |= ^row[k]
			}
			clear(row)
			e.stand(centreThrough, x, y, m.w, m.h)
			e.shade(through, list)
			e.hidden(row)
			for k := range m.w {
				v := ^row[k] | ^row[k+1]
				maybe[i+k] |= v | v>>1
			}
		}
	}
}

// askEach draws all 25 lines of the pairs that are left.
func (s *survey) askEach(m *Map, maybe []uint64) {
	f := Field{Map: m, OpenDoors: ^uint64(0)}
	for i := range m.w * m.h {
		a := m.CellAt(i)
		for x := range m.w {
			for left := maybe[i*m.w+x] &^ s.effect[i*m.w+x]; left != 0; left &= left - 1 {
				t := C(x, low(left))
				k := m.Index(t)
				if k < i && maybe[k*m.w+int(a.X)]>>a.Y&1 == 1 {
					continue // it was asked from the other side
				}
				b := bandBetween(a, t)
				var room [48]box
				sc := screen{stops: f.gather(room[:0], &m.effect, &b, blocksEffect)}
				if sc.open(a, t) {
					s.effect[i*m.w+x] |= 1 << t.Y
					s.effect[k*m.w+int(a.X)] |= 1 << a.Y
				}
			}
		}
	}
}

// sees reports whether a has line of effect to t across the fixed ground.
func (s *survey) sees(a, t Cell) bool {
	return s.effect[(int(a.Y)*s.w+int(a.X))*s.w+int(t.X)]>>t.Y&1 == 1
}
