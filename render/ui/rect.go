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
