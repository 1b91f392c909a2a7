package grid

// Line of effect and line of sight run between eye points that lie just inside
// the corners of a cell, and its centre, on a lattice 1024 times finer (GEO-11).
const fine = 1024

// eyes are the eye points of a cell: the centre first, since it most often
// settles the question.
var eyes = [5][2]int64{{fine / 2, fine / 2}, {1, 1}, {fine - 1, 1}, {1, fine - 1}, {fine - 1, fine - 1}}

// box is the place of a feature in fine coordinates; an edge is a flat box.
type box struct{ x0, y0, x1, y1 int32 }

func cellBox(x, y int) box {
	return box{int32(x) * fine, int32(y) * fine, int32(x+1) * fine, int32(y+1) * fine}
}

func vBox(x, y int) box {
	return box{int32(x) * fine, int32(y) * fine, int32(x) * fine, int32(y+1) * fine}
}

func hBox(x, y int) box {
	return box{int32(x) * fine, int32(y) * fine, int32(x+1) * fine, int32(y) * fine}
}

// ray is one eye line. A map has up to MaxSide cells a side, its fine coordinates
// 19 bits: cross products need 38, also where an int has 32.
type ray struct{ px, py, qx, qy int64 }

func eyeRay(a, t Cell, i, j int) ray {
	return ray{
		int64(a.X)*fine + eyes[i][0], int64(a.Y)*fine + eyes[i][1],
		int64(t.X)*fine + eyes[j][0], int64(t.Y)*fine + eyes[j][1],
	}
}

// sides returns the least and the greatest cross product over the corners of b.
func (r *ray) sides(b *box) (least, most int64) {
	dx, dy := r.qx-r.px, r.qy-r.py
	u, v := dx*(int64(b.y0)-r.py), dx*(int64(b.y1)-r.py)
	s, t := dy*(int64(b.x0)-r.px), dy*(int64(b.x1)-r.px)
	return min(u, v) - max(s, t), max(u, v) - min(s, t)
}

// touches is the closed test of GEO-11 for a feature inside the box of the two
// cells that r joins: its ranges then overlap those of r, since eye points lie
// inside their cells, and only the sides are left to compare.
func (r *ray) touches(b *box) bool {
	least, most := r.sides(b)
	return least <= 0 && most >= 0
}

// through is GEO-07 for a cell and GEO-08 for an edge, in fine coordinates.
func (r *ray) through(b *box) bool {
	least, most := r.sides(b)
	if least >= 0 || most <= 0 {
		return false
	}
	switch {
	case b.x0 == b.x1:
		return (r.px-int64(b.x0))*sign(r.qx-int64(b.x0)) < 0
	case b.y0 == b.y1:
		return (r.py-int64(b.y0))*sign(r.qy-int64(b.y0)) < 0
	}
	return max(r.px, r.qx) > int64(b.x0) && min(r.px, r.qx) < int64(b.x1) &&
		max(r.py, r.qy) > int64(b.y0) && min(r.py, r.qy) < int64(b.y1)
}

func sign[N int | int64](n N) N {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// screen is what may stop the eye lines between two cells.
type screen struct {
	stops []box // touched: the line is blocked
	smoke []box // passed through: the line is blocked
	last  int   // the blocker met last, tried first on the next line
}

func (s *screen) blocked(r *ray) bool {
	if s.last < len(s.stops) && r.touches(&s.stops[s.last]) {
		return true
	}
	for i := range s.stops {
		if r.touches(&s.stops[i]) {
			s.last = i
			return true
		}
	}
	for i := range s.smoke {
		if r.through(&s.smoke[i]) {
			return true
		}
	}
	return false
}

// open reports whether some eye line from a to t is free.
func (s *screen) open(a, t Cell) bool {
	for i := range eyes {
		for j := range eyes {
			r := eyeRay(a, t, i, j)
			if !s.blocked(&r) {
				return true
			}
		}
	}
	return false
}
