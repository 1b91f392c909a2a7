package ui

import "math"

// Scroll is how far a long text is scrolled, in interface units.
type Scroll struct {
	// At is what lies before the part in sight, All the whole, View the part.
	At, All, View float64
	// Notch is how many units a notch of the wheel moves.
	Notch float64
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

// Wheel scrolls by notches of the wheel.
func (s *Scroll) Wheel(notches float64) bool { return notches != 0 && s.By(-notches*s.Notch) }

// Pull scrolls by a finger's way.
func (s *Scroll) Pull(dy float64) bool { return dy != 0 && s.By(-dy) }

// Rest does nothing: a text follows a finger at once.
func (s *Scroll) Rest() {}

// Thumb tells on a bar what is in sight.
func (s *Scroll) Thumb(bar Rect, least float64) Rect { return thumb(bar, s.All, s.View, s.At, least) }

func thumb(bar Rect, all, view, at, least float64) Rect {
	if all <= view || all <= 0 {
		return bar
	}
	long := math.Max(bar.H*view/all, least)
	return Rect{bar.X, bar.Y + (bar.H-long)*at/(all-view), bar.W, long}
}
