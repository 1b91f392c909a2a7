package ui

import "math"

// Scroller is what wheel and finger scroll: a Scroll, or Rows.
type Scroller interface {
	// Long tells whether there is more than is in sight.
	Long() bool
	// Wheel scrolls by notches of the wheel and Pull by a finger's way in units; both
	// tell whether anything moved.
	Wheel(notches float64) bool
	Pull(dy float64) bool
	// Rest forgets what a finger has pulled that moved nothing yet.
	Rest()
	// Thumb is the part of a bar, in a box, that tells what is in sight, no lower than
	// least.
	Thumb(bar Rect, least float64) Rect
}

// Rows is a list of which some whole rows are in sight.
type Rows struct {
	// Top is the first row in sight, Fit how many are, Size how many there are.
	Top, Fit, Size int
	// Tall is the height of a row in units, by which a finger scrolls, and Notch how
	// many rows a notch of the wheel moves, 1 when zero.
	Tall  float64
	Notch int

	pull float64
}

// Long tells whether there are more rows than are in sight.
func (r *Rows) Long() bool { return r.Size > r.Fit }

// To brings a row to the top, as far as there are rows, and tells whether another
// was there.
func (r *Rows) To(top int) bool {
	before := r.Top
	r.Top = max(min(top, r.Size-r.Fit), 0)
	return r.Top != before
}

// By scrolls by rows.
func (r *Rows) By(n int) bool { return r.To(r.Top + n) }

// Sees tells whether a row is in sight.
func (r *Rows) Sees(row int) bool { return row >= r.Top && row < r.Top+r.Fit }

// Lead brings the next row into sight (dy 1 down, -1 up) where the ring is about to
// walk past a row at the edge, and tells whether it did.
func (r *Rows) Lead(row, dy int) bool {
	if dy > 0 && row == r.Top+r.Fit-1 || dy < 0 && row == r.Top {
		return r.By(dy)
	}
	return false
}

// Wheel scrolls by notches of the wheel, however fine, towards what lies before when
// it turns up.
func (r *Rows) Wheel(notches float64) bool {
	if notches == 0 {
		return false
	}
	return r.By(-int(math.Copysign(1, notches)) * max(r.Notch, 1))
}

// Pull scrolls by a finger's way: a row gives way once more than half of its height is
// pulled, so that a short way moves a list of tall rows too.
func (r *Rows) Pull(dy float64) bool {
	r.pull -= dy
	n := int(math.Round(r.pull / math.Max(r.Tall, 1)))
	r.pull -= float64(n) * math.Max(r.Tall, 1)
	return n != 0 && r.By(n)
}

// Rest forgets what a finger has pulled that was not yet a row.
func (r *Rows) Rest() { r.pull = 0 }

// Thumb tells on a bar which rows are in sight.
func (r *Rows) Thumb(bar Rect, least float64) Rect {
	return thumb(bar, float64(r.Size), float64(r.Fit), float64(r.Top), least)
}
