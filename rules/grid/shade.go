package grid

import "math/bits"

// aim is between which points shadows are cast: where the eye stands, where
// what it looks at stands, and whether a line that only touches is stopped.
type aim struct {
	// unit is the side of a cell: 1 when the eye is a lattice point, 2 when it
	// is the centre of a cell.
	unit int
	// off is where the first row and column of targets lie.
	off int
	// touch stops a line by touch (GEO-11); else it must pass THROUGH (GEO-07,
	// GEO-08).
	touch bool
}

// The four ways lines are drawn.
var (
	cornerThrough = aim{unit: 1}              // corner to corner, for cover
	cornerTouch   = aim{unit: 1, touch: true} // corner to corner, touching nothing
	centreTouch   = aim{unit: 2, touch: true} // centre to centre
	centreThrough = aim{unit: 2, off: 1}      // centre to corner
)

// shades are the shadows of single cells and edges, by their place in the
// quadrant east and south of the eye. A shadow is one word a column of targets,
// one bit a row: the shadow of many blockers is the union of theirs.
type shades struct {
	w, h  int // columns and rows of targets, the eye's own among them
	kinds [3][]uint64
}

// The three forms of a blocker, as in obstacle.
const blockerForms = int(anH) + 1

// newShades works out the shadows that a map of w by h cells needs.
func newShades(w, h int, a aim, used [blockerForms]bool) *shades {
	s := &shades{w: w + 1, h: h + 1}
	for form, so := range used {
		if !so {
			continue
		}
		list := make([]uint64, s.w*s.h*s.w)
		s.kinds[form] = list
		for i := range s.w {
			for j := range s.h {
				a.cast(list[(i*s.h+j)*s.w:][:s.w], i, shape(form), a.place(shape(form), i, j))
			}
		}
	}
	return s
}

// place is the box of the blocker i columns and j rows from the eye, cut to the
// quadrant.
func (a aim) place(form shape, i, j int) (b box) {
	x, y, u := a.unit*i, a.unit*j, a.unit
	if u == 2 {
		x, y = x-1, y-1
	}
	x0, y0, x1, y1 := x, y, x+u, y+u
	switch {
	case form == aV && u == 1:
		x1 = x0
	case form == aV:
		x0 = x1
	case form == anH && u == 1:
		y1 = y0
	case form == anH:
		y0 = y1
	}
	return box{int32(max(x0, 0)), int32(max(y0, 0)), int32(x1), int32(y1)}
}

// cast fills in the shadow of b, column by column from column i on. A target
// (x,y) is hidden when the line to it has the near lower corner of b on one
// side and the near upper one on the other, and reaches b.
func (a aim) cast(dst []uint64, i int, form shape, b box) {
	x0, y0, x1, y1 := int(b.x0), int(b.y0), int(b.x1), int(b.y1)
	for k := i; k < len(dst); k++ {
		x := a.unit*k + a.off
		var lo, hi int
		if a.touch {
			if x < x0 || x1 == 0 && x > 0 {
				continue
			}
			lo, hi = y0, 1<<12
			if x1 > 0 {
				lo = max(lo, (y0*x+x1-1)/x1)
			}
			if x0 > 0 {
				hi = y1 * x / x0
			}
		} else {
			if x <= x0 || x1 == 0 || y1 == 0 {
				continue
			}
			lo, hi = max(y0, y0*x/x1)+1, 1<<12
			if x0 > 0 {
				hi = (y1*x+x0-1)/x0 - 1
			}
		}
		if a.unit == 2 { // to rows: the least not below lo, the greatest not above hi
			lo, hi = (lo-a.off+1)>>1, (hi-a.off)>>1
		}
		if lo <= hi && lo < 64 {
			dst[k] = ^uint64(0) << max(lo, 0) & (^uint64(0) >> (63 - min(hi, 63)))
		}
	}
}

// axis says, for one coordinate of the eye, how far along the quadrant each
// blocker lies and on which sides of the eye: 1 is east or south, 2 the other,
// 3 both.
type axis struct {
	cell, line         [64]uint8
	cellSide, lineSide [64]uint8
}

func (a aim) axis(eye, n int) (x axis) {
	for c := range n + 1 {
		d := c - eye
		x.cell[c], x.cellSide[c] = uint8(abs(d)), side(d >= 0)
		x.line[c], x.lineSide[c] = uint8(abs(d)), side(d >= 0)
		switch {
		case a.unit == 1 && d < 0:
			x.cell[c] = uint8(-d - 1)
		case a.unit == 2 && d == 0:
			x.cellSide[c] = 3
		}
		if a.unit == 2 {
			x.lineSide[c] = side(d > 0)
			if d > 0 {
				x.line[c] = uint8(d - 1)
			}
		}
	}
	return x
}

func side(plus bool) uint8 {
	if plus {
		return 1
	}
	return 2
}

// blocker is a cell or an edge that throws a shadow.
type blocker struct {
	x, y uint8
	form shape
}

// eye gathers shadows around one point, quadrant by quadrant: bit 0 of the
// index is set west of the eye, bit 1 north of it.
type eye struct {
	aim  aim
	x, y int
	cols [4]int // columns of targets in each quadrant
	acc  [4][64]uint64
	ax   axis
	ay   axis
}

// stand puts the eye at (x,y) of a map of w by h cells, looking at nothing.
func (e *eye) stand(a aim, x, y, w, h int) {
	e.aim, e.x, e.y = a, x, y
	e.ax, e.ay = a.axis(x, w), a.axis(y, h)
	east, west := w-x, x+1
	if a.unit == 1 {
		east++
	}
	e.cols = [4]int{east, west, east, west}
	for q := range e.acc {
		clear(e.acc[q][:e.cols[q]])
	}
}

// shade adds the shadows of the blockers.
func (e *eye) shade(s *shades, list []blocker) {
	for _, b := range list {
		i, sx := e.ax.cell[b.x], e.ax.cellSide[b.x]
		j, sy := e.ay.cell[b.y], e.ay.cellSide[b.y]
		switch b.form {
		case aV:
			i, sx = e.ax.line[b.x], e.ax.lineSide[b.x]
		case anH:
			j, sy = e.ay.line[b.y], e.ay.lineSide[b.y]
		}
		from := s.kinds[b.form][(int(i)*s.h+int(j))*s.w:][:s.w]
		for q := range 4 {
			if sx>>(q&1)&1 == 0 || sy>>(q>>1)&1 == 0 || int(i) >= e.cols[q] {
				continue
			}
			dst := e.acc[q][i:e.cols[q]]
			src := from[i:][:len(dst)]
			for k, v := range src {
				dst[k] |= v
			}
		}
	}
}

// hidden adds to dst, one word a column, the rows that lie in shadow.
func (e *eye) hidden(dst []uint64) {
	// Where the quadrants begin: the eye's own column and row, or the lines
	// on either side of the cell whose centre it is.
	step := e.aim.off
	for q := range e.acc {
		for k, v := range e.acc[q][:e.cols[q]] {
			if v == 0 {
				continue
			}
			x := e.x + step + k
			if q&1 == 1 {
				x = e.x - k
			}
			if q>>1 == 0 {
				dst[x] |= v << (e.y + step)
			} else {
				dst[x] |= bits.Reverse64(v) >> (63 - e.y)
			}
		}
	}
}
