package grid

// star is what covers around one lattice point: the four cells that meet
// there, north-west, north-east, south-west and south-east, and the four edges
// that end there, north, south, west and east.
type star struct{ nw, ne, sw, se, n, s, w, e weight }

// joints are the places where a line may be closed by a seam: what touches it
// from the left meets what touches it from the right (GEO-10).
type joints struct {
	w, h  int
	stars []star
	least weight // the weights that a seam must have one of
	// points are the lattice points that may close lines of each course, one
	// word a column, one bit a row.
	points [courses][64]uint64
}

// course is the way a line runs, which tells on which side of it the cells and
// edges around a point lie.
type course uint8

const (
	falling course = iota // towards the south-east or back
	rising                // towards the north-east or back
	level
	upright
	courses
)

func courseOf(dx, dy int) course {
	switch {
	case dy == 0:
		return level
	case dx == 0:
		return upright
	case (dx > 0) == (dy > 0):
		return falling
	}
	return rising
}

// sides is what touches a line of course c from either side, and what the line
// passes through before and after the point.
func (t *star) sides(c course) (left, right, through weight) {
	switch c {
	case falling:
		return t.ne | t.n | t.e, t.sw | t.s | t.w, t.nw | t.se
	case rising:
		return t.nw | t.n | t.w, t.se | t.s | t.e, t.ne | t.sw
	case level:
		return t.nw | t.ne | t.n, t.sw | t.se | t.s, 0
	}
	return t.nw | t.sw | t.w, t.ne | t.se | t.e, 0
}

// along adds to the sides the cells the line passes through: their centres lie
// to the side that the line leans away from.
func (t *star) along(c course, dx, dy int) (left, right weight) {
	left, right, _ = t.sides(c)
	steep := abs(dy) - abs(dx)
	switch {
	case steep == 0 || c == level || c == upright:
	case c == falling && steep > 0:
		left, right = left|t.se, right|t.nw
	case c == falling:
		left, right = left|t.nw, right|t.se
	case steep > 0:
		left, right = left|t.sw, right|t.ne
	default:
		left, right = left|t.ne, right|t.sw
	}
	return left, right
}

// newJoints looks around every lattice point of m for places with some of the
// traits which.
func newJoints(m *Map, which trait) joints {
	j := joints{w: m.w, h: m.h, stars: make([]star, (m.w+1)*(m.h+1))}
	weightOf := func(p *place) weight {
		if p.traits&which == 0 || p.still()&which == 0 {
			return 0
		}
		return hard(p.still())
	}
	cell := func(x, y int) weight {
		if !m.inside(x, y) {
			return weighsStandard // GEO-01
		}
		return weightOf(&m.cells[y*m.w+x])
	}
	v := func(x, y int) weight {
		if y < 0 || y >= m.h {
			return 0
		}
		return weightOf(&m.vs[y*(m.w+1)+x])
	}
	h := func(x, y int) weight {
		if x < 0 || x >= m.w {
			return 0
		}
		return weightOf(&m.hs[y*m.w+x])
	}
	for y := range m.h + 1 {
		for x := range m.w + 1 {
			j.stars[y*(m.w+1)+x] = star{
				cell(x-1, y-1), cell(x, y-1), cell(x-1, y), cell(x, y),
				v(x, y-1), v(x, y), h(x-1, y), h(x, y),
			}
		}
	}
	return j
}

// choose picks the points that may close a line with one of the weights least.
func (j *joints) choose(least weight) {
	j.least = least
	for c := range j.points {
		clear(j.points[c][:])
		for i := range j.stars {
			left, right, through := j.stars[i].sides(course(c))
			if (left|right)&least != 0 && (left != 0 && right != 0 || through != 0) {
				j.points[c][i%(j.w+1)] |= 1 << (i / (j.w + 1))
			}
		}
	}
}

// without is j as it is for who stands in the cell (x,y), whose own cover does
// not count.
func (j *joints) without(x, y int, look func(*joints)) {
	i := y*(j.w+1) + x
	nw, ne, sw, se := &j.stars[i], &j.stars[i+1], &j.stars[i+j.w+1], &j.stars[i+j.w+2]
	was := nw.se
	nw.se, ne.sw, sw.ne, se.nw = 0, 0, 0, 0
	look(j)
	nw.se, ne.sw, sw.ne, se.nw = was, was, was, was
}

// close marks in row, the obstructed lines of the lattice point (x,y), those
// that a seam closes: all that go on beyond it. It looks from a column on.
func (j *joints) close(row []uint64, x, y, from int) {
	north, south := uint64(1)<<y-1, ^uint64(1)<<y
	for px := from; px < len(row); px++ {
		free := ^row[px]
		switch {
		case px < x:
			j.closeAt(row, x, y, px, falling, j.points[falling][px]&free&north)
			j.closeAt(row, x, y, px, rising, j.points[rising][px]&free&south)
		case px > x:
			j.closeAt(row, x, y, px, falling, j.points[falling][px]&free&south)
			j.closeAt(row, x, y, px, rising, j.points[rising][px]&free&north)
		}
	}
	j.closeAt(row, x, y, x, upright, j.points[upright][x]&^row[x]&(north|south))
	for px := from; px < len(row); px++ {
		if px != x {
			j.closeAt(row, x, y, px, level, j.points[level][px]&^row[px]&(1<<y))
		}
	}
}

// closeAt closes the lines from (x,y) of one course at the given points of the
// column px.
func (j *joints) closeAt(row []uint64, x, y, px int, c course, points uint64) {
	for ; points != 0; points &= points - 1 {
		py := low(points)
		dx, dy := px-x, py-y
		sx, sy := dx, dy
		if g := int(divisor[abs(dx)&63][abs(dy)&63]); g > 1 {
			sx, sy = dx/g, dy/g
		}
		u, v := px+sx, py+sy
		if uint(u) > uint(j.w) || uint(v) > uint(j.h) {
			continue
		}
		left, right := j.stars[py*(j.w+1)+px].along(c, dx, dy)
		if left == 0 || right == 0 || (left|right)&j.least == 0 {
			continue
		}
		for ; uint(u) <= uint(j.w) && uint(v) <= uint(j.h); u, v = u+sx, v+sy {
			row[u] |= 1 << v
		}
	}
}

// divisor has the greatest common divisors of small numbers.
var divisor = func() (list [64][64]uint8) {
	for a := range list {
		for b := range list[a] {
			list[a][b] = uint8(gcd(a, b))
		}
	}
	return list
}()
