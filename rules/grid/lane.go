package grid

// lane is the five lines of a charge: those that join the corresponding
// corners of the space at its start and at its end, and the centre line, in
// doubled coordinates (ACT-16).
type lane [5]ray

func laneBetween(from, to Space) (l lane) {
	n := int64(from.N)
	fx, fy, tx, ty := 2*int64(from.At.X), 2*int64(from.At.Y), 2*int64(to.At.X), 2*int64(to.At.Y)
	for i, k := range [5][2]int64{{0, 0}, {2 * n, 0}, {0, 2 * n}, {2 * n, 2 * n}, {n, n}} {
		l[i] = ray{fx + k[0], fy + k[1], tx + k[0], ty + k[1]}
	}
	return l
}

// through reports whether some line of l passes THROUGH the cell or the edge b.
func (l *lane) through(b box) bool {
	for i := range l {
		if l[i].through(&b) {
			return true
		}
	}
	return false
}

// LaneMeets reports whether the lane of a charge between two spaces passes
// THROUGH a cell of a third (ACT-16).
func LaneMeets(from, to, s Space) bool {
	l := laneBetween(from, to)
	for i := range s.Len() {
		c := s.Cell(i)
		if l.through(twice(int(c.X), int(c.Y), 1, 1)) {
			return true
		}
	}
	return false
}

// LaneClear reports whether no feature that blocks walking or slows lies in
// the lane of a charge, nor any such edge is crossed THROUGH (ACT-16). The
// cells where it starts do not count.
func (f *Field) LaneClear(from, to Space) bool {
	const hinders = barsWalk | isLow | isDifficult | isNarrow
	l := laneBetween(from, to)
	x0, y0, x1, y1 := f.box(from, to)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			if f.cell(x, y)&hinders != 0 && !from.Contains(C(x, y)) && l.through(twice(x, y, 1, 1)) ||
				f.v(x, y)&hinders != 0 && l.through(twice(x, y, 0, 1)) ||
				f.h(x, y)&hinders != 0 && l.through(twice(x, y, 1, 0)) {
				return false
			}
		}
	}
	return true
}

// LaneHinders appends the cells of the lane of a charge that block walking or
// slow, in order of rows; of an edge that does, the cell behind it seen from
// where the charge starts (ACT-16). It is empty where LaneClear holds.
func (f *Field) LaneHinders(dst []Cell, from, to Space) []Cell {
	const hinders = barsWalk | isLow | isDifficult | isNarrow
	l := laneBetween(from, to)
	x0, y0, x1, y1 := f.box(from, to)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			west, north := x, y
			if to.At.X < from.At.X {
				west--
			}
			if to.At.Y < from.At.Y {
				north--
			}
			if f.cell(x, y)&hinders != 0 && !from.Contains(C(x, y)) && l.through(twice(x, y, 1, 1)) {
				dst = append(dst, C(x, y))
			}
			if f.v(x, y)&hinders != 0 && l.through(twice(x, y, 0, 1)) {
				dst = append(dst, C(west, y))
			}
			if f.h(x, y)&hinders != 0 && l.through(twice(x, y, 1, 0)) {
				dst = append(dst, C(x, north))
			}
		}
	}
	return dst
}

// Filled reports whether a creature cannot stand in s: a cell outside the map
// or filled by what blocks walking (GEO-05), or an edge inside it that does
// (MOV-04).
func (f *Field) Filled(s Space) bool { return !f.Stands(s) }
