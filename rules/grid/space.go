package grid

// Square is the space of one cell.
func Square(c Cell) Space { return Space{c, 1} }

// Moved returns s after a step in direction d.
func (s Space) Moved(d Dir) Space { return Space{s.At.Step(d), s.N} }

// Len is the number of cells of s.
func (s Space) Len() int { return int(s.N) * int(s.N) }

// Cell returns the i-th cell of s in row-major order (GEO-18).
func (s Space) Cell(i int) Cell {
	if i == 0 {
		return s.At // and no division, for most spaces are one cell
	}
	n := int(s.N)
	return Cell{s.At.X + int16(i%n), s.At.Y + int16(i/n)}
}

// Apart is how many columns or rows, whichever are more, lie from s to t: no
// distance between their cells is shorter (GEO-03, GEO-14).
func (s Space) Apart(t Space) int {
	n, m := s.N-1, t.N-1
	return max(
		int(t.At.X)-int(s.At.X)-int(n), int(s.At.X)-int(t.At.X)-int(m),
		int(t.At.Y)-int(s.At.Y)-int(n), int(s.At.Y)-int(t.At.Y)-int(m),
	)
}

// Cells appends the cells of s to dst in row-major order.
func (s Space) Cells(dst []Cell) []Cell {
	for i := range s.Len() {
		dst = append(dst, s.Cell(i))
	}
	return dst
}
