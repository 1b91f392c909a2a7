package grid

// spread notes what a feature of the cell (x,y), or of its west or its north
// edge, does for the cells around it.
func (m *Map) spread(x, y int, t trait) {
	x0, y0, x1, y1 := within(x-1, y-1, x+1, y+1, m.w-1, m.h-1)
	for v := y0; v <= y1; v++ {
		for u := x0; u <= x1; u++ {
			m.around[v*m.w+u] |= t
		}
	}
}

// bare reports that nothing which does any of what lies in or between the cells
// of two spaces, each of one cell on the map, that are adjacent or the same. It
// takes a single look where a layer takes several; false tells nothing.
func (m *Map) bare(a, t Space, any trait) bool {
	return a.N == 1 && t.N == 1 && near(a.At, t.At) && m.Inside(a.At) && m.around[m.Index(a.At)]&any == 0
}
