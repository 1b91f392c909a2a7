package grid

// InReach reports whether a creature in the space a strikes into the space t
// with the reach iv: some pair of their cells is in reach and has line of
// effect (GEO-14, GEO-15).
func (f *Field) InReach(a, t Space, iv Interval) bool {
	d := f.Rules.SpaceReachDistance(a, t)
	if d > int(iv.Max) {
		return false
	}
	if m := f.Map; a.N == 1 && t.N == 1 && m.survey != nil && m.Inside(a.At) && m.Inside(t.At) {
		return iv.holds(d, d) && f.Effect(a.At, t.At) // which the survey tells at once
	}
	open := f.Map.effect.clear(f.box(a, t))
	for i := range t.Len() {
		c := t.Cell(i)
		nearest := f.Rules.SpaceReachDistance(a, Square(c))
		if !iv.holds(nearest, nearest) {
			continue
		}
		if open {
			return true
		}
		for j := range a.Len() {
			o := a.Cell(j)
			if iv.holds(f.Rules.ReachDistance(o, c), nearest) && f.Effect(o, c) {
				return true
			}
		}
	}
	return false
}

// Threatened reports whether a creature in the space a with the reach iv
// threatens some cell of t (GEO-15): the same test as InReach.
func (f *Field) Threatened(a, t Space, iv Interval) bool { return f.InReach(a, t, iv) }

// ThreatenedCells appends to dst the cells of the map that a creature in the
// space a threatens with the reach iv, by y, then x (GEO-15). Its own cells are
// among them only when its reach is 0.
func (f *Field) ThreatenedCells(dst []Cell, a Space, iv Interval) []Cell {
	m, r := f.Map, int(iv.Max)
	x0, x1 := max(0, int(a.At.X)-r), min(m.w-1, int(a.At.X)+int(a.N)-1+r)
	y0, y1 := max(0, int(a.At.Y)-r), min(m.h-1, int(a.At.Y)+int(a.N)-1+r)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			c := C(x, y)
			if a.Contains(c) && iv.Min > 0 {
				continue
			}
			if f.InReach(a, Square(c), iv) {
				dst = append(dst, c)
			}
		}
	}
	return dst
}

// AddThreats adds one, by the index of its anchor, for every space n cells wide on the map
// that a creature in the space a threatens with one of the reaches (GEO-15).
func (f *Field) AddThreats(danger []uint8, a Space, n uint8, reaches []Interval) {
	far := 0
	for _, iv := range reaches {
		far = max(far, int(iv.Max))
	}
	m, wide := f.Map, int(n)
	x0, x1 := max(0, int(a.At.X)-far-wide+1), min(m.w-wide, int(a.At.X)+int(a.N)-1+far)
	y0, y1 := max(0, int(a.At.Y)-far-wide+1), min(m.h-wide, int(a.At.Y)+int(a.N)-1+far)
	// Where nothing stops effects all around, only the distance counts.
	open := wide == 1 && m.effect.clear(x0, y0, x1, y1)
	around := AroundOf(a, n)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			at := C(x, y)
			for _, iv := range reaches {
				if d := f.Rules.ReachAround(at, &around); open && iv.holds(d, d) || !open && d <= int(iv.Max) && f.InReach(a, Space{at, n}, iv) {
					danger[y*m.w+x]++
					break
				}
			}
		}
	}
}

// box is the smallest box of cells around a and t, cut to the map.
func (f *Field) box(a, t Space) (x0, y0, x1, y1 int) {
	x0, y0 = min(int(a.At.X), int(t.At.X)), min(int(a.At.Y), int(t.At.Y))
	x1 = max(int(a.At.X)+int(a.N), int(t.At.X)+int(t.N)) - 1
	y1 = max(int(a.At.Y)+int(a.N), int(t.At.Y)+int(t.N)) - 1
	return max(x0, 0), max(y0, 0), min(x1, f.Map.w-1), min(y1, f.Map.h-1)
}
