package grid

// lane is the five lines of a charge: those that join the corresponding
// corners of the space at its start and at its end, and the centre line, in
// doubled coordinates (ACT-16).
type lane [5]ray

func newLane(from, to Space) (l lane) {
	n := int(from.N)
	fx, fy, tx, ty := 2*int(from.At.X), 2*int(from.At.Y), 2*int(to.At.X), 2*int(to.At.Y)
	for i, k := range [5][2]int{{0, 0}, {2 * n, 0}, {0, 2 * n}, {2 * n, 2 * n}, {n, n}} {
		l[i] = ray{fx + k[0], fy + k[1], tx + k[0], ty + k[1]}
	}
	return l
}

func (l *lane) through(b *box) bool {
	for i := range l {
		if l[i].through(b) {
			return true
		}
	}
	return false
}

// LaneMeets reports whether the lane of a charge between two spaces passes
// THROUGH a cell of a third (ACT-16).
func LaneMeets(from, to, s Space) bool {
	l := newLane(from, to)
	for i := range s.Len() {
		if b := doubled(s.Cell(i)); l.through(&b) {
			return true
		}
	}
	return false
}

func doubled(c Cell) box {
	x, y := int32(2*c.X), int32(2*c.Y)
	return box{x, y, x + 2, y + 2}
}

// LaneClear reports whether no feature that blocks walking or slows lies in
// the lane of a charge, nor any such edge is crossed THROUGH (ACT-16).
func (f *Field) LaneClear(from, to Space) bool {
	l := newLane(from, to)
	n := int(from.N)
	x0, x1 := min(int(from.At.X), int(to.At.X)), max(int(from.At.X), int(to.At.X))+n
	y0, y1 := min(int(from.At.Y), int(to.At.Y)), max(int(from.At.Y), int(to.At.Y))+n
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			c := C(x, y)
			if f.Map.Inside(c) && !from.Contains(c) && f.hinders(c) {
				if b := doubled(c); l.through(&b) {
					return false
				}
			}
			for _, e := range [2]Edge{V(x, y), H(x, y)} {
				if f.hindersEdge(e) && l.crosses(e) {
					return false
				}
			}
		}
	}
	return true
}

// hinders reports whether a cell's features block walking or slow it.
func (f *Field) hinders(c Cell) bool {
	for _, ft := range f.Map.CellFeatures(c) {
		if f.stands(&ft) && (ft.slows() || ft.traits()&barsWalk != 0) {
			return true
		}
	}
	return false
}

func (f *Field) hindersEdge(e Edge) bool {
	for _, ft := range f.Map.EdgeFeatures(e) {
		if f.stands(&ft) && (ft.slows() || ft.traits()&barsWalk != 0) {
			return true
		}
	}
	return false
}

func (x *Feature) slows() bool {
	return x.Kind == FeatureLow || x.Kind == FeatureDifficult || x.Kind == FeatureNarrow
}

// crosses reports whether a line of the lane passes THROUGH an edge (GEO-08).
func (l *lane) crosses(e Edge) bool {
	p, q := e.Ends()
	px, py, qx, qy := 2*int(p.X), 2*int(p.Y), 2*int(q.X), 2*int(q.Y)
	for i := range l {
		r := &l[i]
		dx, dy := r.qx-r.px, r.qy-r.py
		side := func(x, y int) int { return sign(dx*(y-r.py) - dy*(x-r.px)) }
		ex, ey := qx-px, qy-py
		other := func(x, y int) int { return sign(ex*(y-py) - ey*(x-px)) }
		if side(px, py)*side(qx, qy) < 0 && other(r.px, r.py)*other(r.qx, r.qy) < 0 {
			return true
		}
	}
	return false
}

// Filled reports whether a cell of the space is filled by something that
// blocks walking (GEO-05), or an edge inside it does (MOV-04).
func (f *Field) Filled(s Space) bool {
	n := int(s.N)
	for i := range s.Len() {
		c := s.Cell(i)
		for _, ft := range f.Map.CellFeatures(c) {
			if f.stands(&ft) && ft.traits()&barsWalk != 0 {
				return true
			}
		}
		if int(c.X) > int(s.At.X) && f.barred(V(int(c.X), int(c.Y))) || int(c.Y) > int(s.At.Y) && f.barred(H(int(c.X), int(c.Y))) {
			return true
		}
	}
	return n == 0
}

func (f *Field) barred(e Edge) bool {
	for _, ft := range f.Map.EdgeFeatures(e) {
		if f.stands(&ft) && ft.traits()&barsWalk != 0 {
			return true
		}
	}
	return false
}
