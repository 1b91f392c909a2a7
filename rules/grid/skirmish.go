package grid

// SkirmishCover is the cover test of the skirmish rules (SKI-07, SKI-08): the
// attacker picks a lattice corner of its space; the target is covered when
// every choice leaves some line to a lattice corner of the target's space
// obstructed. at is the chosen corner, the first without cover in row-major
// order, else the north-west one. The tags are the bodies of the two figures,
// which never cover.
func (f *Field) SkirmishCover(a, t Space, aTag, tTag int16) (covered bool, at Cell) {
	var room [64]obstacle
	list := f.skirmishObstacles(room[:0], a, t, aTag, tTag)
	n := int(a.N) + 1
	for i := range n * n {
		p := C(int(a.At.X)+i%n, int(a.At.Y)+i/n)
		if f.seesAllCorners(p, t, list) {
			return false, p
		}
	}
	return true, a.At
}

// seesAllCorners reports whether every line from the lattice point p to a
// lattice corner of t is clear.
func (f *Field) seesAllCorners(p Cell, t Space, list []obstacle) bool {
	if len(list) == 0 {
		return true
	}
	n := int(t.N) + 1
	px, py := int(p.X), int(p.Y)
	for j := range n * n {
		l := line{px, py, int(t.At.X) + j%n - px, int(t.At.Y) + j/n - py}
		if l.dx == 0 && l.dy == 0 {
			continue
		}
		if f.obstructed(&l, list) != 0 {
			return false
		}
	}
	return true
}

// skirmishObstacles appends what obstructs in the skirmish rules: everything
// that always covers, figures, and low objects away from the attacker.
func (f *Field) skirmishObstacles(dst []obstacle, a, t Space, aTag, tTag int16) []obstacle {
	m := f.Map
	bx0, by0, bx1, by1 := f.box(a, t)
	x0, y0, x1, y1 := within(bx0-1, by0-1, bx1+1, by1+1, m.w-1, m.h-1)
	strip := stripAround(a, t)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			c := C(x, y)
			away := f.Rules.SpaceDistance(a, Square(c)) > 1
			if m.covers.cells.has(x, y) && strip.meets(x, y, x+1, y+1) && counts(f.cell(x, y), away) {
				dst = append(dst, obstacle{c.X, c.Y, NoTag, aCell, weighsStandard})
			}
			if x > bx0 && m.covers.v.has(x, y) && strip.meets(x, y, x, y+1) &&
				counts(f.v(x, y), away && f.Rules.SpaceDistance(a, Square(C(x-1, y))) > 1) {
				dst = append(dst, obstacle{c.X, c.Y, NoTag, aV, weighsStandard})
			}
			if y > by0 && m.covers.h.has(x, y) && strip.meets(x, y, x+1, y) &&
				counts(f.h(x, y), away && f.Rules.SpaceDistance(a, Square(C(x, y-1))) > 1) {
				dst = append(dst, obstacle{c.X, c.Y, NoTag, anH, weighsStandard})
			}
		}
	}
	for i := range f.Bodies {
		o := &f.Bodies[i]
		if o.Tag == aTag || o.Tag == tTag {
			continue
		}
		for j := range o.Space.Len() {
			c := o.Space.Cell(j)
			x, y := int(c.X), int(c.Y)
			if x >= x0 && x <= x1 && y >= y0 && y <= y1 && strip.meets(x, y, x+1, y+1) && !a.Contains(c) && !t.Contains(c) {
				dst = append(dst, obstacle{c.X, c.Y, o.Tag, aBody, weighsSoft})
			}
		}
	}
	return dst
}

// counts reports whether a place with traits t obstructs in skirmish: always
// for what covers, away from the attacker for low objects (SKI-08).
func counts(t trait, away bool) bool {
	return t&coverHard != 0 || t&isLow != 0 && away
}

// strip is the part of the plane between two parallel lines that holds both
// spaces, along the direction from one to the other.
type strip struct{ ax, ay, dx, dy, lo, hi int }

func stripAround(a, t Space) strip {
	s := strip{ax: int(a.At.X), ay: int(a.At.Y)}
	s.dx, s.dy = int(t.At.X)-s.ax, int(t.At.Y)-s.ay
	s.lo, s.hi = s.over(s.ax, s.ay, s.ax+int(a.N), s.ay+int(a.N))
	lo, hi := s.over(int(t.At.X), int(t.At.Y), int(t.At.X)+int(t.N), int(t.At.Y)+int(t.N))
	s.lo, s.hi = min(s.lo, lo), max(s.hi, hi)
	return s
}

// over is the range of cross products over a box of lattice points.
func (s *strip) over(x0, y0, x1, y1 int) (lo, hi int) {
	u, v := s.dx*(y0-s.ay), s.dx*(y1-s.ay)
	p, q := s.dy*(x0-s.ax), s.dy*(x1-s.ax)
	return min(u, v) - max(p, q), max(u, v) - min(p, q)
}

// meets reports whether a closed box meets the closed strip.
func (s *strip) meets(x0, y0, x1, y1 int) bool {
	lo, hi := s.over(x0, y0, x1, y1)
	return lo <= s.hi && hi >= s.lo
}
