package grid

// Cell is a square of the map, x to the east, y to the south (GEO-01).
type Cell struct{ X, Y int16 }

// C is shorthand for a Cell of ints.
func C(x, y int) Cell { return Cell{int16(x), int16(y)} }

// Before reports whether c comes before d in row-major order, the canonical
// order of squares (GEO-18).
func (c Cell) Before(d Cell) bool { return c.Y < d.Y || c.Y == d.Y && c.X < d.X }

// Step returns the neighbour of c in direction d.
func (c Cell) Step(d Dir) Cell { v := dirDelta[d]; return Cell{c.X + v.X, c.Y + v.Y} }

// Dir is one of the eight directions of a step.
type Dir uint8

// The eight directions, clockwise from north; the odd ones are diagonals.
const (
	N Dir = iota
	NE
	E
	SE
	S
	SW
	W
	NW
)

var dirDelta = [8]Cell{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}

// Diagonal reports whether d moves along both axes.
func (d Dir) Diagonal() bool { return d&1 == 1 }

// DirBetween returns the direction of the single step from a to b; ok is
// false when b is not one of the eight neighbours of a.
func DirBetween(a, b Cell) (d Dir, ok bool) {
	x, y := uint16(b.X-a.X+1), uint16(b.Y-a.Y+1)
	if x > 2 || y > 2 || x == 1 && y == 1 {
		return 0, false
	}
	return dirAt[y][x], true
}

// dirAt are the directions as they lie around a cell, its own left out.
var dirAt = [3][3]Dir{{NW, N, NE}, {W, 0, E}, {SW, S, SE}}

// Space is the n×n block of cells a creature occupies, anchored at its
// north-west cell (GEO-02).
type Space struct {
	At Cell
	N  uint8
}

// Contains reports whether c is one of the cells of s.
func (s Space) Contains(c Cell) bool {
	n := int16(s.N)
	return c.X >= s.At.X && c.X < s.At.X+n && c.Y >= s.At.Y && c.Y < s.At.Y+n
}

// Overlaps reports whether s and t share a cell.
func (s Space) Overlaps(t Space) bool {
	return s.At.X < t.At.X+int16(t.N) && t.At.X < s.At.X+int16(s.N) &&
		s.At.Y < t.At.Y+int16(t.N) && t.At.Y < s.At.Y+int16(s.N)
}
