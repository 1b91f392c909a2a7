package grid

// band is the part of the map that lines between two cells can touch: the
// convex hull of both, as a box of cells and a strip along their direction.
type band struct {
	ax, ay         int // first cell
	dx, dy         int // from the first cell to the second
	lo, hi         int // cross product over the strip
	x0, y0, x1, y1 int // box of cells
	slope          int // columns a row, in 65536ths
	wide           int // columns on either side of the slope that matter
}

func bandBetween(a, t Cell) band {
	b := band{ax: int(a.X), ay: int(a.Y), dx: int(t.X) - int(a.X), dy: int(t.Y) - int(a.Y)}
	b.lo = min(0, b.dx) + min(0, -b.dy)
	b.hi = max(0, b.dx) + max(0, -b.dy)
	b.x0, b.x1 = min(b.ax, b.ax+b.dx), max(b.ax, b.ax+b.dx)
	b.y0, b.y1 = min(b.ay, b.ay+b.dy), max(b.ay, b.ay+b.dy)
	if b.dy != 0 {
		b.slope = b.dx << 16 / b.dy
		b.wide = abs(b.dx)/abs(b.dy) + 3
	}
	return b
}

// row narrows the columns x0..x1 of row y to those near the strip: it meets
// no cell or edge further than |dx/dy| + 1 from the slope, and rounding costs
// less than two more.
func (b *band) row(y, x0, x1 int) (int, int) {
	if b.dy == 0 {
		return x0, x1
	}
	x := b.ax + b.slope*(y-b.ay)>>16
	return max(x0, x-b.wide), min(x1, x+b.wide)
}

// grown widens the box by one row or column where a corner line may run along
// its rim, so that the cells on the far side of the rim are seen.
func (b *band) grown() (x0, y0, x1, y1 int) {
	x0, y0, x1, y1 = b.x0, b.y0, b.x1, b.y1
	if b.dx == 0 {
		x0, x1 = x0-1, x1+1
	}
	if b.dy == 0 {
		y0, y1 = y0-1, y1+1
	}
	return x0, y0, x1, y1
}

// cross is the cross product of the direction with the lattice point (x,y).
func (b *band) cross(x, y int) int { return b.dx*(y-b.ay) - b.dy*(x-b.ax) }

// nearCell reports whether the closed cell (x,y) meets the closed strip.
func (b *band) nearCell(x, y int) bool {
	c, w := b.cross(x, y), b.hi-b.lo
	return c <= w && c >= -w
}

// overCell reports whether the cell (x,y) meets the strip in more than its rim.
func (b *band) overCell(x, y int) bool {
	c, w := b.cross(x, y), b.hi-b.lo
	return c < w && c > -w || w == 0
}

// nearEdge reports whether an edge with ends (x,y) and (u,v) meets the closed
// strip.
func (b *band) nearEdge(x, y, u, v int) bool {
	c, d := b.cross(x, y), b.cross(u, v)
	return max(c, d) >= b.lo && min(c, d) <= b.hi
}

// within cuts a box to 0..xmax, 0..ymax.
func within(x0, y0, x1, y1, xmax, ymax int) (int, int, int, int) {
	return max(x0, 0), max(y0, 0), min(x1, xmax), min(y1, ymax)
}
