package grid

// AreaKind is how an area of effect spreads (GEO-19).
type AreaKind uint8

// The kinds of GEO-19. All but AreaSpread are straight: what the origin has no
// line of effect to is out of the area.
//
//names:list areaNames Area
const (
	AreaBurst AreaKind = iota
	AreaSpread
	AreaCone
	AreaLine
	areaKinds
)

// String returns the name of k in position files.
func (k AreaKind) String() string {
	if k >= areaKinds {
		return "unknown"
	}
	return areaNames[k]
}

// ParseArea finds the kind named s; ok is false when there is none.
func ParseArea(s string) (k AreaKind, ok bool) {
	for i, name := range areaNames {
		if name == s {
			return AreaKind(i), true
		}
	}
	return 0, false
}

// Area is an area of effect (GEO-19).
type Area struct {
	Kind AreaKind
	// From is the space of the creature a cone or a line comes from, the chosen
	// cell of a burst or a spread.
	From Space
	// Size is the radius or the length in squares.
	Size int
	// Dir is the direction of a cone, Toward the cell a line is aimed at.
	Dir    Dir
	Toward Cell
}

// Origin is the cell the area starts from: for a large creature the cell of
// its space nearest to what it aims at, ties in canonical order.
func (a *Area) Origin(o Options) Cell {
	best, least := a.From.At, 1<<30
	for i := range a.From.Len() {
		c := a.From.Cell(i)
		var d int
		switch a.Kind {
		case AreaCone:
			v := dirDelta[a.Dir&7]
			d = -int(v.X)*int(c.X) - int(v.Y)*int(c.Y)
		case AreaLine:
			d = o.Distance(c, a.Toward)
		}
		if d < least {
			best, least = c, d
		}
	}
	return best
}

// AreaCells appends to dst the cells of the map in the area a, by y, then x
// (GEO-19). The origin of a cone or a line is not part of it.
func (f *Field) AreaCells(dst []Cell, a *Area) []Cell {
	o := a.Origin(f.Rules)
	var flood *flood
	if a.Kind == AreaSpread {
		flood = f.flood(o, a.Size)
	}
	r := a.Size
	x0, y0, x1, y1 := within(int(o.X)-r, int(o.Y)-r, int(o.X)+r, int(o.Y)+r, f.Map.w-1, f.Map.h-1)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			c := C(x, y)
			if flood != nil {
				if flood.reaches(c) {
					dst = append(dst, c)
				}
				continue
			}
			if f.Rules.Distance(o, c) <= a.Size && a.covers(o, c) && f.Effect(o, c) {
				dst = append(dst, c)
			}
		}
	}
	return dst
}

// covers reports whether the shape of a straight area holds c, distance and
// line of effect aside.
func (a *Area) covers(o, c Cell) bool {
	dx, dy := int(c.X)-int(o.X), int(c.Y)-int(o.Y)
	switch a.Kind {
	case AreaCone:
		return (dx != 0 || dy != 0) && inSector(a.Dir&7, dx, dy)
	case AreaLine:
		return c != o && a.Toward != o && a.rayThrough(o, c)
	}
	return true
}

// inSector reports whether the offset lies in the quarter of the plane centred
// on d, borders included.
func inSector(d Dir, dx, dy int) bool {
	v := dirDelta[d]
	vx, vy := int(v.X), int(v.Y)
	if d.Diagonal() {
		return dx*vx >= 0 && dy*vy >= 0
	}
	ahead := dx*vx + dy*vy
	return abs(dx*vy-dy*vx) <= ahead
}

// rayThrough reports whether the ray from the centre of o toward the centre of
// the aimed cell passes through c, in doubled coordinates (GEO-07).
func (a *Area) rayThrough(o, c Cell) bool {
	far := 2*int64(a.Size) + 2
	px, py := 2*int64(o.X)+1, 2*int64(o.Y)+1
	r := ray{px, py, px + far*2*int64(a.Toward.X-o.X), py + far*2*int64(a.Toward.Y-o.Y)}
	b := twice(int(c.X), int(c.Y), 1, 1)
	return r.through(&b)
}

// twice is the box of w by h cells at (x,y) in doubled coordinates; an edge
// has a w or an h of 0.
func twice(x, y, w, h int) box {
	return box{int32(2 * x), int32(2 * y), int32(2 * (x + w)), int32(2 * (y + h))}
}

// flood is how far a spread has to go to each cell around its origin.
type flood struct {
	o    Cell
	r    int
	cost [2][]int16 // by the number of diagonals, even or odd
}

// flood walks out from o over terrain of cost 1, through no wall or glass and
// past no corner of one (GEO-19).
func (f *Field) flood(o Cell, r int) *flood {
	side := 2*r + 1
	w := &flood{o: o, r: r, cost: [2][]int16{make([]int16, side*side), make([]int16, side*side)}}
	if r < 0 || !f.Map.Inside(o) {
		return w
	}
	w.cost[0][w.at(o)] = 1 // costs are kept plus one, 0 is unreached
	for cost := 0; cost < r; cost++ {
		for i := range side * side {
			for parity := range 2 {
				if int(w.cost[parity][i]) == cost+1 {
					w.spill(f, C(int(o.X)-r+i%side, int(o.Y)-r+i/side), parity, cost)
				}
			}
		}
	}
	return w
}

func (w *flood) spill(f *Field, c Cell, parity, cost int) {
	for d := N; d <= NW; d++ {
		price, p := 1, parity
		if d.Diagonal() && !f.Rules.Diagonal1111 {
			price, p = 1+parity, 1-parity
		}
		if cost+price > w.r || !f.flows(c, d) {
			continue
		}
		j := w.at(c.Step(d))
		if v := &w.cost[p][j]; *v == 0 || int(*v) > cost+price+1 {
			*v = int16(cost + price + 1)
		}
	}
}

// at is the index of a cell within the square of the radius.
func (w *flood) at(c Cell) int {
	return (int(c.Y)-int(w.o.Y)+w.r)*(2*w.r+1) + int(c.X) - int(w.o.X) + w.r
}

func (w *flood) reaches(c Cell) bool { return w.cost[0][w.at(c)]|w.cost[1][w.at(c)] != 0 }

// flows reports whether a spread passes from c in direction d.
func (f *Field) flows(c Cell, d Dir) bool {
	v := dirDelta[d]
	x, y := int(c.X), int(c.Y)
	tx, ty := x+int(v.X), y+int(v.Y)
	if f.cell(tx, ty)&isSolid != 0 {
		return false
	}
	if !d.Diagonal() {
		return f.crossing(x, y, d)&isSolid == 0
	}
	cx, cy := max(x, tx), max(y, ty)
	return (f.cell(tx, y)|f.cell(x, ty)|f.v(cx, cy-1)|f.v(cx, cy)|f.h(cx-1, cy)|f.h(cx, cy))&isSolid == 0
}
