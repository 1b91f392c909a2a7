package grid

// SetElevation gives c its level (GEO-16), -128 to 127; cells outside the map
// are ignored.
func (m *Map) SetElevation(c Cell, level int) {
	if m.Inside(c) {
		m.elevation[m.Index(c)] = int8(max(-128, min(127, level)))
	}
}

// Elevation is the level of c (GEO-16), 0 outside the map.
func (m *Map) Elevation(c Cell) int {
	if !m.Inside(c) {
		return 0
	}
	return int(m.elevation[m.Index(c)])
}

// HighestElevation is the highest level a creature in s stands on; a Low cell
// counts one higher (GEO-16).
func (m *Map) HighestElevation(s Space) int {
	best := -1 << 15
	for i := range s.Len() {
		c := s.Cell(i)
		level := m.Elevation(c)
		if m.Inside(c) && m.cells[m.Index(c)].traits&isLow != 0 {
			level++
		}
		best = max(best, level)
	}
	return best
}
