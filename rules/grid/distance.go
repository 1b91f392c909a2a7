package grid

// Options are the rules of RST-03 that change geometry. In the zero value
// everything stands at its default except Reach2Diagonal, which the caller
// sets.
type Options struct {
	// Diagonal1111 makes every diagonal cost 1 (diagonal=d1111).
	Diagonal1111 bool
	// Reach2Diagonal makes cells exactly two diagonals apart count as 2 for
	// reach (GEO-14).
	Reach2Diagonal bool
	// TotalByBarrier makes a curtain give total cover (COV-12).
	TotalByBarrier bool
	// PartialByBody reduces cover when most of the body shows (COV-09).
	PartialByBody bool
	// ConcealDefender lets the defender pick corner and pair (CON-02).
	ConcealDefender bool
	// ConcealAll asks that every line meet the concealment (CON-02).
	ConcealAll bool
	// ConcealAlong counts lines that run along a concealing square (CON-02).
	ConcealAlong bool
	// Roomy lets everybody keep upright in narrow cells: nobody squeezes
	// (MOV-07 is no rule of the skirmish).
	Roomy bool
}

// DefaultOptions are the first values of RST-03.
func DefaultOptions() Options { return Options{Reach2Diagonal: true} }

// Distance is the distance in squares between two cells (GEO-03), with
// diagonals 1-2-1-2 or all 1.
func Distance(a, b Cell, d1111 bool) int {
	return span(abs(int(a.X)-int(b.X)), abs(int(a.Y)-int(b.Y)), d1111)
}

// Distance is the distance between two cells in squares (GEO-03).
func (o Options) Distance(a, b Cell) int { return Distance(a, b, o.Diagonal1111) }

// SpaceDistance is the least distance between a cell of a and a cell of b;
// 0 means that they share a cell (GEO-03).
func (o Options) SpaceDistance(a, b Space) int {
	dx, dy := gap(a, b)
	return span(dx, dy, o.Diagonal1111)
}

// Adjacent reports whether a and b are adjacent or share a cell (GEO-04).
func Adjacent(a, b Space) bool {
	dx, dy := gap(a, b)
	return dx <= 1 && dy <= 1
}

// ReachDistance is the distance that reach compares (GEO-14).
func (o Options) ReachDistance(a, b Cell) int {
	return o.reachSpan(abs(int(a.X)-int(b.X)), abs(int(a.Y)-int(b.Y)))
}

// SpaceReachDistance is the least reach distance between cells of a and b.
func (o Options) SpaceReachDistance(a, b Space) int {
	dx, dy := gap(a, b)
	return o.reachSpan(dx, dy)
}

func (o Options) reachSpan(dx, dy int) int {
	if dx == 2 && dy == 2 && o.Reach2Diagonal {
		return 2
	}
	return span(dx, dy, o.Diagonal1111)
}

func span(dx, dy int, d1111 bool) int {
	if d1111 {
		return max(dx, dy)
	}
	return max(dx, dy) + min(dx, dy)/2
}

// Around is a box of cells: those where a creature of some size would share a cell
// with a space (GEO-02).
type Around struct{ x0, x1, y0, y1 int16 }

// AroundOf is where a creature n cells wide is anchored while it shares a cell with s.
func AroundOf(s Space, n uint8) Around {
	return Around{s.At.X - int16(n) + 1, s.At.X + int16(s.N) - 1, s.At.Y - int16(n) + 1, s.At.Y + int16(s.N) - 1}
}

// ReachAround is SpaceReachDistance between the creature of a that is anchored at c and
// the space of a, for those who ask from many cells.
func (o Options) ReachAround(c Cell, a *Around) int {
	return o.reachSpan(int(max(a.x0-c.X, c.X-a.x1, 0)), int(max(a.y0-c.Y, c.Y-a.y1, 0)))
}

// gap is how far apart the nearest columns and the nearest rows of a and b
// are. Both are attained by one pair of cells, since spaces are rectangles.
func gap(a, b Space) (dx, dy int) {
	return gap1(int(a.At.X), int(a.N), int(b.At.X), int(b.N)),
		gap1(int(a.At.Y), int(a.N), int(b.At.Y), int(b.N))
}

func gap1(a, an, b, bn int) int { return max(b-a-an+1, a-b-bn+1, 0) }

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// Interval is the reach of one weapon or creature in squares (GEO-14): 1..R
// for ordinary weapons, R+1..2R for reach weapons, 0..0 for reach 0, which is
// the own cell only.
type Interval struct{ Min, Max int8 }

// holds reports whether a pair of cells is in reach: d is their reach
// distance, nearest that of the attacker's nearest cell to the target cell
// (GEO-14 and its reading: the lower bound is measured from the nearest cell).
func (iv Interval) holds(d, nearest int) bool {
	if d > int(iv.Max) {
		return false
	}
	return nearest >= int(iv.Min) || nearest == 0 && iv.Min == 1
}
