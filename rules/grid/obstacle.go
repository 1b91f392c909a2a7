package grid

// weight is a set of what obstructs a line; the set of a line is the union
// over its obstructions, since cover never adds (COV-06).
type weight uint8

const (
	weighsPartial weight = 1 << iota
	weighsSoft
	weighsStandard
	weighsImproved
	weighsLow // standard cover by an obstacle below half the target's height
	weights
)

const weighsHard = weighsPartial | weighsStandard | weighsImproved | weighsLow

// ac, reflex and grade read a set of obstructions (COV-06); the two bonuses
// are maxima taken apart.
func (w weight) ac() int8 {
	switch {
	case w&weighsImproved != 0:
		return 8
	case w&(weighsStandard|weighsLow|weighsSoft) != 0:
		return 4
	case w&weighsPartial != 0:
		return 2
	}
	return 0
}

func (w weight) reflex() int8 {
	switch {
	case w&weighsImproved != 0:
		return 4
	case w&(weighsStandard|weighsLow) != 0:
		return 2
	case w&weighsPartial != 0:
		return 1
	}
	return 0
}

func (w weight) grade() Grade {
	switch {
	case w&weighsImproved != 0:
		return CoverImproved
	case w&(weighsStandard|weighsLow) != 0:
		return CoverStandard
	case w&weighsSoft != 0:
		return CoverSoft
	case w&weighsPartial != 0:
		return CoverPartial
	}
	return CoverNone
}

// ranks orders sets of obstructions: less AC, then less Reflex (COV-06 E).
var ranks = func() (r [weights]uint8) {
	for w := range weights {
		r[w] = uint8(w.ac())<<3 | uint8(w.reflex())
	}
	return r
}()

func (w weight) rank() uint8 { return ranks[w&(weights-1)] }

// shape is what kind of place obstructs.
type shape uint8

const (
	aCell shape = iota
	aV
	anH
	aBody
)

// obstacle is a place that may obstruct corner lines: a cell, an edge, or a
// cell of a body.
type obstacle struct {
	x, y  int16
	tag   int16
	shape shape
	w     weight
}

// line is a corner line between lattice points (GEO-06).
type line struct{ px, py, dx, dy int }

func corner(c Cell, k int) (x, y int) { return int(c.X) + k&1, int(c.Y) + k>>1 }

// lineBetween joins corner i of a with corner j of t; corners are numbered NW,
// NE, SW, SE (GEO-18).
func lineBetween(a Cell, i int, t Cell, j int) line {
	px, py := corner(a, i)
	qx, qy := corner(t, j)
	return line{px, py, qx - px, qy - py}
}

// cross is f of GEO-06 at the lattice point (x,y).
func (l *line) cross(x, y int) int { return l.dx*(y-l.py) - l.dy*(x-l.px) }

// throughCell is GEO-07.
func (l *line) throughCell(x, y int) bool {
	c := l.cross(x, y)
	if c+min(0, l.dx)+min(0, -l.dy) >= 0 || c+max(0, l.dx)+max(0, -l.dy) <= 0 {
		return false
	}
	return l.px+max(0, l.dx) > x && l.px+min(0, l.dx) <= x && l.py+max(0, l.dy) > y && l.py+min(0, l.dy) <= y
}

// throughV is GEO-08 for the edge V(x,y).
func (l *line) throughV(x, y int) bool {
	c := l.cross(x, y)
	return (c < 0) != (c+l.dx < 0) && c != 0 && c+l.dx != 0 &&
		l.px+min(0, l.dx) < x && l.px+max(0, l.dx) > x
}

// throughH is GEO-08 for the edge H(x,y).
func (l *line) throughH(x, y int) bool {
	c := l.cross(x, y)
	return (c < 0) != (c-l.dy < 0) && c != 0 && c-l.dy != 0 &&
		l.py+min(0, l.dy) < y && l.py+max(0, l.dy) > y
}

// through reports whether l passes through the obstacle o.
func (l *line) through(o *obstacle) bool {
	x, y := int(o.x), int(o.y)
	switch o.shape {
	case aV:
		return l.throughV(x, y)
	case anH:
		return l.throughH(x, y)
	}
	return l.throughCell(x, y)
}

// side tells on which side of l the obstacle o lies when it touches the line
// without being crossed there: the sign of the cell's centre or of the edge's
// other end. The lattice point is (x,y); ok is false when o does not touch it.
func (l *line) side(o *obstacle, x, y int) (side int, ok bool) {
	ox, oy := int(o.x), int(o.y)
	switch o.shape {
	case aV:
		if x != ox || y != oy && y != oy+1 {
			return 0, false
		}
		return sign(l.cross(ox, 2*oy+1-y)), true
	case anH:
		if y != oy || x != ox && x != ox+1 {
			return 0, false
		}
		return sign(l.cross(2*ox+1-x, oy)), true
	}
	if x != ox && x != ox+1 || y != oy && y != oy+1 {
		return 0, false
	}
	return sign(2*l.cross(ox, oy) + l.dx - l.dy), true
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
