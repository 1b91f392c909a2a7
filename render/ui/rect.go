package ui

import "math"

// Rect is a box in interface units.
type Rect struct{ X, Y, W, H float64 }

// Inset returns the box made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Has tells whether a point lies in the box: its upper and left edge belong to it.
func (r Rect) Has(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Meet is the part that two boxes share, without width or height where they share
// none.
func (r Rect) Meet(q Rect) Rect {
	x, y := math.Max(r.X, q.X), math.Max(r.Y, q.Y)
	return Rect{x, y, math.Max(0, math.Min(r.X+r.W, q.X+q.W)-x), math.Max(0, math.Min(r.Y+r.H, q.Y+q.H)-y)}
}

// Shared is the area that two boxes share.
func (r Rect) Shared(q Rect) float64 {
	m := r.Meet(q)
	return m.W * m.H
}

// away is how far a point is from the box, 0 in it.
func (r Rect) away(x, y float64) float64 {
	return math.Hypot(math.Max(0, math.Max(r.X-x, x-r.X-r.W)), math.Max(0, math.Max(r.Y-y, y-r.Y-r.H)))
}

// reach is the box around its middle with sides of at least so many units.
func (r Rect) reach(least float64) Rect {
	dx, dy := math.Max(0, least-r.W)/2, math.Max(0, least-r.H)/2
	return Rect{r.X - dx, r.Y - dy, r.W + 2*dx, r.H + 2*dy}
}
