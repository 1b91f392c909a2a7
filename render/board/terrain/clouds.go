package terrain

import (
	"image"
	"math"
)

// clouds is a number between 0 and 1 that changes slowly over the map, about .5 on the whole: by
// it a ground gets shapes larger than squares. Each salt has clouds of its own.
func clouds(x, y float64, salt int) float64 {
	return .68*puff(x, y, salt) + .32*puff(2.1*x+17, 2.1*y+29, salt+1)
}

// puff is clouds of one size: random numbers at whole places, and smoothly from one to another.
func puff(x, y float64, salt int) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	at := func(dx, dy int) float64 { return float64(hash(int(fx)+dx, int(fy)+dy, salt)%4096) / 4095 }
	u, v := ease(x-fx), ease(y-fy)
	n := at(0, 0) + (at(1, 0)-at(0, 0))*u
	s := at(0, 1) + (at(1, 1)-at(0, 1))*u
	return n + (s-n)*v
}

func ease(t float64) float64 { return t * t * (3 - 2*t) }

// field is numbers over a part of the map, so many to a square each way, from which the
// others in between follow.
type field struct {
	x, y, per float64 // of the first number, in squares, and how many there are to one
	w, h      int
	v         []float32
}

// newField fills a field over squares of the map and a rim of one around them.
func newField(cells image.Rectangle, per int, f func(x, y float64) float64) *field {
	r := cells.Inset(-1)
	q := &field{x: float64(r.Min.X), y: float64(r.Min.Y), per: float64(per), w: r.Dx()*per + 1, h: r.Dy()*per + 1}
	q.v = make([]float32, q.w*q.h)
	for j := range q.h {
		for i := range q.w {
			q.v[j*q.w+i] = float32(f(q.x+float64(i)/q.per, q.y+float64(j)/q.per))
		}
	}
	return q
}

// at is the number at a place of the map, in squares.
func (q *field) at(x, y float64) float64 {
	x, y = (x-q.x)*q.per, (y-q.y)*q.per
	i, j := min(max(int(x), 0), q.w-2), min(max(int(y), 0), q.h-2)
	u, v := float32(x)-float32(i), float32(y)-float32(j)
	k := j*q.w + i
	n := q.v[k] + (q.v[k+1]-q.v[k])*u
	s := q.v[k+q.w] + (q.v[k+q.w+1]-q.v[k+q.w])*u
	return float64(n + (s-n)*v)
}
