package ui

import "math"

// Scroll is how far something long is scrolled, counted in rows or, where Step is 1,
// in interface units.
type Scroll struct {
	// At is what lies before the part in sight, All the whole, View the part.
	At, All, View float64
	// Step is how many interface units a finger moves for one of them, 1 when zero.
	Step float64
	// Notch is how many of them a notch of the wheel moves, 1 when zero.
	Notch float64

	pull float64 // a finger's way that is not yet a step, in interface units
}

// Long tells whether there is more than is in sight.
func (s *Scroll) Long() bool { return s.All > s.View }

// To scrolls to a place, as far as there is something to see, and tells whether it
// was another.
func (s *Scroll) To(at float64) bool {
	before := s.At
	s.At = math.Max(math.Min(at, s.All-s.View), 0)
	return s.At != before
}

// By scrolls on.
func (s *Scroll) By(d float64) bool { return s.To(s.At + d) }

// Show scrolls so far that what lies from one place to another is in sight.
func (s *Scroll) Show(from, to float64) bool {
	switch {
	case from < s.At:
		return s.To(from)
	case to > s.At+s.View:
		return s.To(to - s.View)
	}
	return false
}

// Wheel scrolls by notches of the wheel, which shows what lies before when it turns
// up.
func (s *Scroll) Wheel(notches float64) bool {
	if notches == 0 {
		return false
	}
	return s.By(-notches * orOne(s.Notch))
}

// Pull scrolls by a finger's way, by whole rows where they are counted.
func (s *Scroll) Pull(dy float64) bool {
	step := orOne(s.Step)
	s.pull -= dy
	n := s.pull / step
	if step != 1 {
		n = math.Trunc(n)
	}
	s.pull -= n * step
	return n != 0 && s.By(n)
}

// Rest forgets what a finger has pulled that was not yet a row.
func (s *Scroll) Rest() { s.pull = 0 }

// Thumb is the part of a bar, in a box, that tells what is in sight, no lower than
// least.
func (s *Scroll) Thumb(bar Rect, least float64) Rect {
	if !s.Long() || s.All <= 0 {
		return Rect{bar.X, bar.Y, bar.W, bar.H}
	}
	long := math.Max(bar.H*s.View/s.All, least)
	return Rect{bar.X, bar.Y + (bar.H-long)*s.At/(s.All-s.View), bar.W, long}
}

func orOne(v float64) float64 {
	if v == 0 {
		return 1
	}
	return v
}
