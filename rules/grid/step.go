package grid

// Refused is why a step is impossible; StepOK when it is not.
type Refused uint8

// The reasons that stop a step.
const (
	StepOK     Refused = iota
	StepOff            // out of the map (GEO-01)
	StepWall           // into a wall, glass, pit or barred cover (GEO-05)
	StepEdge           // across an edge, or with one inside the space (MOV-04)
	StepCorner         // diagonally past a corner (MOV-04)
)

// Rule is the id of the rule that refuses, "" for StepOK.
func (r Refused) Rule() string {
	return [...]string{"", "GEO-05", "GEO-05", "MOV-04", "MOV-04"}[r]
}

// Step tells whether walls, pits, edges and corners let a creature in the
// space s step in direction d (GEO-05, MOV-04), and what it meets on the way.
// Who stands there is not asked.
func (f *Field) Step(s Space, d Dir) (Entered, Refused) {
	if s.N == 1 {
		if why := f.step1(s.At, d); why != StepOK {
			return 0, why
		}
		return f.meets1(s.At, d), StepOK
	}
	if why := f.stepN(s, d); why != StepOK {
		return 0, why
	}
	return f.meetsN(s, d), StepOK
}

// step1 is the refusal of a step of one cell.
func (f *Field) step1(c Cell, d Dir) Refused {
	m := f.Map
	to := c.Step(d)
	if m.Inside(c) {
		i := m.Index(c)
		if m.steps[i]>>d&1 != 0 {
			return StepOK
		}
		if !m.Inside(to) {
			return StepOff
		}
	}
	return f.bars(int(c.X), int(c.Y), d)
}

// bars works out a step of one cell from the features themselves.
func (f *Field) bars(x, y int, d Dir) Refused {
	v := dirDelta[d]
	tx, ty := x+int(v.X), y+int(v.Y)
	if !f.Map.inside(tx, ty) {
		return StepOff
	}
	if f.cell(tx, ty)&barsWalk != 0 {
		return StepWall
	}
	if !d.Diagonal() {
		if f.crossing(x, y, d)&barsWalk != 0 {
			return StepEdge
		}
		return StepOK
	}
	if (f.cell(tx, y)|f.cell(x, ty))&isSolid != 0 {
		return StepCorner
	}
	cx, cy := max(x, tx), max(y, ty)
	if (f.v(cx, cy-1)|f.v(cx, cy)|f.h(cx-1, cy)|f.h(cx, cy))&barsWalk != 0 {
		return StepCorner
	}
	return StepOK
}

// crossing is what lies on the edge that an orthogonal step crosses.
func (f *Field) crossing(x, y int, d Dir) trait {
	switch d {
	case N:
		return f.h(x, y)
	case S:
		return f.h(x, y+1)
	case W:
		return f.v(x, y)
	case E:
		return f.v(x+1, y)
	}
	return 0
}

// stepN is the refusal of a step of a space of several cells: every cell must
// be able to take it, and no edge that bars walking may come to lie inside.
func (f *Field) stepN(s Space, d Dir) Refused {
	for i := range s.Len() {
		if why := f.step1(s.Cell(i), d); why != StepOK {
			return why
		}
	}
	if !f.Whole(s.Moved(d)) {
		return StepEdge
	}
	return StepOK
}

// Whole reports whether no edge that bars walking lies inside s (MOV-04).
func (f *Field) Whole(s Space) bool {
	n := int(s.N)
	x, y := int(s.At.X), int(s.At.Y)
	for i := range n {
		for j := 1; j < n; j++ {
			if (f.v(x+j, y+i)|f.h(x+i, y+j))&barsWalk != 0 {
				return false
			}
		}
	}
	return true
}

// Stands reports whether s may be stood in at all: inside the map, no wall,
// pit or barred cover in its cells, no barring edge inside it.
func (f *Field) Stands(s Space) bool {
	if !f.Map.InsideSpace(s) {
		return false
	}
	for i := range s.Len() {
		c := s.Cell(i)
		if f.cell(int(c.X), int(c.Y))&barsWalk != 0 {
			return false
		}
	}
	return f.Whole(s)
}

// openSteps fills the table of legal steps of a bare map: only its rim stops.
func (m *Map) openSteps() {
	for i := range m.steps {
		m.steps[i] = 0xFF
	}
	without := func(x, y int, dirs ...Dir) {
		for _, d := range dirs {
			m.steps[y*m.w+x] &^= 1 << d
		}
	}
	for x := range m.w {
		without(x, 0, NW, N, NE)
		without(x, m.h-1, SW, S, SE)
	}
	for y := range m.h {
		without(0, y, NW, W, SW)
		without(m.w-1, y, NE, E, SE)
	}
}

// refreshSteps works out the table of legal steps again for the cells of a
// box, every door closed. Opening one only allows more, so that a step in the
// table needs no further question.
func (m *Map) refreshSteps(x0, y0, x1, y1 int) {
	f := Field{Map: m}
	x0, y0, x1, y1 = within(x0-1, y0-1, x1+1, y1+1, m.w-1, m.h-1)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			var steps uint8
			for d := N; d <= NW; d++ {
				if f.bars(x, y, d) == StepOK {
					steps |= 1 << d
				}
			}
			m.steps[y*m.w+x] = steps
		}
	}
}
