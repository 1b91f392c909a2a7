package grid

// SkirmishCover is the cover test of the skirmish rules (SKI-07, SKI-08): the
// attacker picks a lattice corner of its space; the target is covered when
// every choice leaves some line to a lattice corner of the target's space
// obstructed. at is the chosen corner, the first without cover in row-major
// order, else the north-west one. The tags are the bodies of the two figures,
// which never cover.
func (f *Field) SkirmishCover(a, t Space, aTag, tTag int16) (covered bool, at Cell) {
	var room [64]obstacle
	n := int(a.N) + 1
	open, remembered := f.openCorners(a, t)
	if remembered {
		// Whoever stands in the way obstructs more lines, never fewer.
		if open == 0 {
			return true, a.At
		}
		if bodies, _ := f.skirmishBodies(room[:0], a, t, aTag, tTag); len(bodies) == 0 {
			i := low(uint64(open))
			return false, C(int(a.At.X)+i%n, int(a.At.Y)+i/n)
		}
	}
	list := f.skirmishObstacles(room[:0], a, t, aTag, tTag)
	for i := range n * n {
		if remembered && open>>i&1 == 0 {
			continue
		}
		p := C(int(a.At.X)+i%n, int(a.At.Y)+i/n)
		if f.seesAllCorners(p, t, list) {
			return false, p
		}
	}
	return true, a.At
}

// openCorners is from which corners of its cell an attacker would have clear lines to
// all of the target's if there were nobody else, a bit each; ok is false where that is
// not remembered.
func (f *Field) openCorners(a, t Space) (open uint8, ok bool) {
	if f.Memo == nil || a.N != 1 || t.N != 1 {
		return 0, false
	}
	p := f.Memo.corners.at(f, a.At, t.At)
	if p == nil {
		return 0, false
	}
	if *p == 0 {
		var room [64]obstacle
		*p = cornersKnown
		x0, y0, x1, y1 := f.box(a, t)
		list := room[:0]
		if !f.Map.covers.clear(x0, y0, x1, y1) {
			s := stripAround(a, t)
			list = f.skirmishTerrain(list, a, &s, x0, y0, x1, y1)
		}
		for i := range 4 {
			if x, y := corner(a.At, i); f.seesAllCorners(C(x, y), t, list) {
				*p |= 1 << i
			}
		}
	}
	return *p &^ cornersKnown, true
}

// SkirmishLines appends the lines that decide the answer of SkirmishCover, from
// the corner it chose to every lattice corner of the target's space, with what
// obstructs each (SKI-07).
func (f *Field) SkirmishLines(a, t Space, aTag, tTag int16, dst []CornerLine) []CornerLine {
	_, p := f.SkirmishCover(a, t, aTag, tTag)
	var room [64]obstacle
	list := f.skirmishObstacles(room[:0], a, t, aTag, tTag)
	n := int(t.N) + 1
	for j := range n * n {
		l := line{int(p.X), int(p.Y), int(t.At.X) + j%n - int(p.X), int(t.At.Y) + j/n - int(p.Y)}
		if l.dx != 0 || l.dy != 0 {
			dst = append(dst, f.cornerLine(&l, list))
		}
	}
	return dst
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
// that always covers, figures, and low objects away from the attacker. What
// lies around the box of both spaces can only be one side of a seam, so that
// with nothing inside it the list stays empty.
func (f *Field) skirmishObstacles(dst []obstacle, a, t Space, aTag, tTag int16) []obstacle {
	x0, y0, x1, y1 := f.box(a, t)
	dst, some := f.skirmishBodies(dst, a, t, aTag, tTag)
	if !some && f.Map.covers.clear(x0, y0, x1, y1) {
		return dst[:0]
	}
	s := stripAround(a, t)
	return f.skirmishTerrain(dst, a, &s, x0, y0, x1, y1)
}

// skirmishBodies appends the cells of other figures that may obstruct; some says that
// one of them reaches into the box of both spaces.
func (f *Field) skirmishBodies(dst []obstacle, a, t Space, aTag, tTag int16) (list []obstacle, some bool) {
	x0, y0, x1, y1 := f.box(a, t)
	s := stripAround(a, t)
	for i := range f.Bodies {
		o := &f.Bodies[i]
		ox, oy, n := int(o.Space.At.X), int(o.Space.At.Y), int(o.Space.N)
		if o.Tag == aTag || o.Tag == tTag || ox > x1+1 || ox+n < x0 || oy > y1+1 || oy+n < y0 {
			continue
		}
		some = some || ox <= x1 && ox+n > x0 && oy <= y1 && oy+n > y0
		for j := range o.Space.Len() {
			c := o.Space.Cell(j)
			x, y := int(c.X), int(c.Y)
			if s.meets(x, y, x+1, y+1) && !a.Contains(c) && !t.Contains(c) {
				dst = append(dst, obstacle{c.X, c.Y, o.Tag, aBody, weighsSoft})
			}
		}
	}
	return dst, some
}

// skirmishTerrain appends the features that obstruct in the strip s, in the
// box of cells x0..x1, y0..y1 and one row around it.
func (f *Field) skirmishTerrain(dst []obstacle, a Space, s *strip, x0, y0, x1, y1 int) []obstacle {
	l := &f.Map.covers
	ox0, oy0, ox1, oy1 := within(x0-1, y0-1, x1+1, y1+1, f.Map.w-1, f.Map.h-1)
	for y := oy0; y <= oy1; y++ {
		for k := ox0 >> 6; k <= ox1>>6; k++ {
			for w := l.cells.word(y, k, ox0, ox1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if s.meets(x, y, x+1, y+1) && counts(f.cell(x, y), f.away(a, x, y)) {
					dst = append(dst, obstacle{int16(x), int16(y), NoTag, aCell, weighsStandard})
				}
			}
		}
		for k := (x0 + 1) >> 6; k <= x1>>6; k++ {
			for w := l.v.word(y, k, x0+1, x1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if s.meets(x, y, x, y+1) && counts(f.v(x, y), f.away(a, x, y) && f.away(a, x-1, y)) {
					dst = append(dst, obstacle{int16(x), int16(y), NoTag, aV, weighsStandard})
				}
			}
		}
		if y <= y0 || y > y1 {
			continue
		}
		for k := ox0 >> 6; k <= ox1>>6; k++ {
			for w := l.h.word(y, k, ox0, ox1); w != 0; w &= w - 1 {
				x := k<<6 + low(w)
				if s.meets(x, y, x+1, y) && counts(f.h(x, y), f.away(a, x, y) && f.away(a, x, y-1)) {
					dst = append(dst, obstacle{int16(x), int16(y), NoTag, anH, weighsStandard})
				}
			}
		}
	}
	return dst
}

// away reports whether a cell is neither in the space of the attacker nor next
// to it, so that low objects there count (SKI-08).
func (f *Field) away(a Space, x, y int) bool { return !Adjacent(a, Square(C(x, y))) }

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
