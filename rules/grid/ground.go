package grid

// Entered is a set of what a step goes into or over, counting only the cells
// newly entered and the edges crossed to enter them.
type Entered uint8

// What a step meets.
const (
	EnteredLow       Entered = 1 << iota // a Low cell, or a Low wall crossed (MOV-06)
	EnteredDifficult                     // difficult ground
	EnteredNarrow                        // a narrow cell
	EnteredBalance                       // a cell to balance on
	EnteredClimb                         // a cell to climb
)

func enteredOf(t trait) Entered {
	var e Entered
	if t&isLow != 0 {
		e |= EnteredLow
	}
	if t&isDifficult != 0 {
		e |= EnteredDifficult
	}
	if t&isNarrow != 0 {
		e |= EnteredNarrow
	}
	if t&isBalance != 0 {
		e |= EnteredBalance
	}
	if t&isClimb != 0 {
		e |= EnteredClimb
	}
	return e
}

// meets1 is what a legal step of one cell goes into or over.
func (f *Field) meets1(c Cell, d Dir) Entered {
	to := c.Step(d)
	t := f.cell(int(to.X), int(to.Y))
	if d.Diagonal() {
		t |= f.aslant(c, to) & isLow
	} else {
		t |= f.crossing(int(c.X), int(c.Y), d) & isLow
	}
	return enteredOf(t)
}

// aslant is what a diagonal step crosses: what lies on an edge of both ways
// round the common corner, by either neighbour, so that the end of a wall is
// nothing (MOV-06).
func (f *Field) aslant(c, to Cell) trait {
	x, y, tx, ty := int(c.X), int(c.Y), int(to.X), int(to.Y)
	cx, cy := max(x, tx), max(y, ty)
	return (f.v(cx, y) | f.h(tx, cy)) & (f.h(x, cy) | f.v(cx, ty))
}

// meetsN is what a legal step of a larger space goes into or over: only the
// cells that it did not hold before, and the edges between those and the
// cells it held (readings of MOV-03 and MOV-06).
func (f *Field) meetsN(s Space, d Dir) Entered {
	var e Entered
	after := s.Moved(d)
	for i := range s.Len() {
		to := after.Cell(i)
		if !s.Contains(to) {
			e |= f.meets1(s.Cell(i), d)
		}
	}
	return e
}

// Ground is what the cells of s are: difficult, narrow, to balance on, to
// climb, low (GEO-05, CND-10).
func (f *Field) Ground(s Space) Entered {
	var t trait
	for i := range s.Len() {
		c := s.Cell(i)
		if f.Map.Inside(c) {
			t |= f.cell(int(c.X), int(c.Y))
		}
	}
	return enteredOf(t)
}

// StepCost is the cost in squares of a legal step (MOV-02, MOV-03, MOV-06).
// diagonals is how many diagonals at 1-2-1-2 the creature has made this turn,
// squeezing whether it squeezes all along (MOV-07); a one-cell creature that
// enters a narrow cell squeezes for that step by itself.
func (f *Field) StepCost(s Space, d Dir, diagonals int, squeezing bool) int {
	var e Entered
	if s.N == 1 {
		e = f.meets1(s.At, d)
	} else {
		e = f.meetsN(s, d)
	}
	return f.Rules.stepCost(e, d, diagonals, squeezing, s.N == 1)
}

// Count is StepCost with what comes after: how many diagonals at 1-2-1-2 have been made
// once the step is. A diagonal that something doubles is none of them (MOV-03: parity
// unchanged).
func (f *Field) Count(s Space, d Dir, diagonals int, squeezing bool) (cost, made int) {
	cost = f.StepCost(s, d, diagonals, squeezing)
	if d.Diagonal() {
		if e, _ := f.Step(s, d); f.Rules.counted(e, squeezing, s.N == 1) {
			diagonals++
		}
	}
	return cost, diagonals
}

// Length is what a step costs on open ground: one square, and two every second diagonal
// where they count so (MOV-02). diagonals is as for StepCost.
func (o Options) Length(d Dir, diagonals int) int {
	if d.Diagonal() && !o.Diagonal1111 && second(diagonals) {
		return 2
	}
	return 1
}

// second reports whether a diagonal after so many is one of those that count two.
func second(diagonals int) bool { return diagonals&1 == 1 }

// counted reports whether a diagonal that meets e counts in the 1-2-1-2.
func (o Options) counted(e Entered, squeezing, single bool) bool {
	return !o.Diagonal1111 && !squeezing && e&EnteredDifficult == 0 && (!single || o.Roomy || e&EnteredNarrow == 0)
}

func (o Options) stepCost(e Entered, d Dir, diagonals int, squeezing, single bool) int {
	doublings := 0
	if e&EnteredDifficult != 0 {
		doublings++
	}
	if squeezing || single && !o.Roomy && e&EnteredNarrow != 0 {
		doublings++
	}
	cost := 1 << doublings
	if d.Diagonal() && !o.Diagonal1111 {
		switch {
		case doublings > 0:
			cost = cost * 3 / 2
		case second(diagonals):
			cost = 2
		}
	}
	if e&EnteredLow != 0 {
		cost++
	}
	return cost
}
