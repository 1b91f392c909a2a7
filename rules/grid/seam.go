package grid

// passed is the set of obstacles that l passes THROUGH (GEO-07, GEO-08), and
// whether it grazes another.
func (l *line) passed(list []obstacle) (w weight, grazed bool) {
	for i := range list {
		o := &list[i]
		x, y := int(o.x), int(o.y)
		c := l.cross(x, y)
		switch o.shape {
		case aV:
			if l.throughV(x, y) {
				w |= o.w
			} else if c == 0 || c+l.dx == 0 {
				grazed = true
			}
		case anH:
			if l.throughH(x, y) {
				w |= o.w
			} else if c == 0 || c-l.dy == 0 {
				grazed = true
			}
		default:
			least, most := c+min(0, l.dx)+min(0, -l.dy), c+max(0, l.dx)+max(0, -l.dy)
			if least < 0 && most > 0 {
				if l.px+max(0, l.dx) > x && l.px+min(0, l.dx) <= x && l.py+max(0, l.dy) > y && l.py+min(0, l.dy) <= y {
					w |= o.w
				}
			} else if least == 0 || most == 0 {
				grazed = true
			}
		}
	}
	return w, grazed
}

// obstructed is the set of obstacles that obstruct l, through them or by a
// seam (GEO-07, GEO-08, GEO-10).
func (f *Field) obstructed(l *line, list []obstacle) weight {
	w, grazed := l.passed(list)
	// A seam adds something only where an obstacle lies wholly on one side of
	// the line: two that are both passed through are counted already.
	if grazed {
		w |= f.seams(l, list)
	}
	return w
}

// seams is the set of obstacles that touch l from one side at an inner lattice
// point where another touches it from the other side (GEO-10).
func (f *Field) seams(l *line, list []obstacle) weight {
	g := gcd(abs(l.dx), abs(l.dy))
	if g < 2 {
		return 0
	}
	left, right := f.rim(l)
	var w weight
	sx, sy := l.dx/g, l.dy/g
	for k := 1; k < g; k++ {
		x, y := l.px+k*sx, l.py+k*sy
		lw, rw := left, right
		for i := range list {
			o := &list[i]
			side, ok := l.side(o, x, y)
			if !ok || side == 0 {
				continue
			}
			if side < 0 {
				lw |= o.w
			} else {
				rw |= o.w
			}
		}
		if lw != 0 && rw != 0 {
			w |= lw | rw
		}
	}
	return w
}

// rim is what the outside of the map puts on each side of a line that runs
// along the rim: every cell there is a wall (GEO-01).
func (f *Field) rim(l *line) (left, right weight) {
	outside := func(x, y int) weight {
		if f.Map.inside(x, y) {
			return 0
		}
		return weighsStandard
	}
	switch {
	case l.dy == 0:
		above, below := outside(l.px, l.py-1), outside(l.px, l.py)
		if l.px == f.Map.w {
			above, below = outside(l.px-1, l.py-1), outside(l.px-1, l.py)
		}
		if l.dx > 0 { // the cross product is negative above the line
			return above, below
		}
		return below, above
	case l.dx == 0:
		west, east := outside(l.px-1, l.py), outside(l.px, l.py)
		if l.py == f.Map.h {
			west, east = outside(l.px-1, l.py-1), outside(l.px, l.py-1)
		}
		if l.dy > 0 { // the cross product is positive west of the line
			return east, west
		}
		return west, east
	}
	return 0, 0
}

// atSeam reports whether o obstructs l as one side of a seam.
func (f *Field) atSeam(l *line, list []obstacle, o *obstacle) bool {
	g := gcd(abs(l.dx), abs(l.dy))
	left, right := f.rim(l)
	for k := 1; k < g; k++ {
		x, y := l.px+k*(l.dx/g), l.py+k*(l.dy/g)
		mine, ok := l.side(o, x, y)
		if !ok || mine == 0 {
			continue
		}
		if mine > 0 && left != 0 || mine < 0 && right != 0 {
			return true
		}
		for i := range list {
			if other, ok := l.side(&list[i], x, y); ok && other == -mine {
				return true
			}
		}
	}
	return false
}
