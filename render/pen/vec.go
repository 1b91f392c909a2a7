package pen

import "math"

// Vec is a point or a way on the screen, in pixels.
type Vec struct{ X, Y float64 }

// V returns the Vec (x, y).
func V(x, y float64) Vec { return Vec{x, y} }

// Add returns the sum of both.
func (v Vec) Add(w Vec) Vec { return Vec{v.X + w.X, v.Y + w.Y} }

// Sub returns v less w, the way from w to v.
func (v Vec) Sub(w Vec) Vec { return Vec{v.X - w.X, v.Y - w.Y} }

// Mul returns v made k times as long.
func (v Vec) Mul(k float64) Vec { return Vec{v.X * k, v.Y * k} }

// Dot returns the scalar product of both.
func (v Vec) Dot(w Vec) float64 { return v.X*w.X + v.Y*w.Y }

// Length returns how long v is.
func (v Vec) Length() float64 { return math.Hypot(v.X, v.Y) }

// Turn returns v turned a quarter clockwise as seen on the screen.
func (v Vec) Turn() Vec { return Vec{-v.Y, v.X} }

// Lerp returns the point t of the way from v to w.
func (v Vec) Lerp(w Vec, t float64) Vec { return v.Add(w.Sub(v).Mul(t)) }

// Unit returns v made one long; a zero Vec gives the way east.
func (v Vec) Unit() Vec {
	if l := v.Length(); l > 0 {
		return v.Mul(1 / l)
	}
	return Vec{1, 0}
}
