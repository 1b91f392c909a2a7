package grid

// Flanks reports whether creatures in the spaces a and p stand on opposite
// borders or corners of the space t: some cell of a and some cell of p are
// joined, centre to centre, by a segment through two opposite borders of t,
// corners included (FLK-02, FLK-03). Who threatens is for the caller to ask.
func Flanks(a, p, t Space) bool {
	if a.N == 1 && p.N == 1 {
		return opposite(a.At, p.At, t)
	}
	for i := range a.Len() {
		for j := range p.Len() {
			if opposite(a.Cell(i), p.Cell(j), t) {
				return true
			}
		}
	}
	return false
}

// opposite is the test of FLK-02 for one pair of cells, in doubled
// coordinates.
func opposite(a, p Cell, t Space) bool {
	ax, ay := 2*int(a.X)+1, 2*int(a.Y)+1
	px, py := 2*int(p.X)+1, 2*int(p.Y)+1
	l, r := 2*int(t.At.X), 2*(int(t.At.X)+int(t.N))
	u, d := 2*int(t.At.Y), 2*(int(t.At.Y)+int(t.N))
	return crosses(ax, ay, px, py, l, r, u, d) || crosses(ay, ax, py, px, u, d, l, r)
}

// crosses reports whether the segment from (ax,ay) to (bx,by) has its ends on
// either side of x=l and of x=r and stays within u..d at both.
func crosses(ax, ay, bx, by, l, r, u, d int) bool {
	if ax > bx {
		ax, ay, bx, by = bx, by, ax, ay
	}
	if ax >= l || bx <= r {
		return false
	}
	dx, dy := bx-ax, by-ay
	yl, yr := ay*dx+dy*(l-ax), ay*dx+dy*(r-ax) // y at l and at r, times dx
	return yl >= u*dx && yl <= d*dx && yr >= u*dx && yr <= d*dx
}
