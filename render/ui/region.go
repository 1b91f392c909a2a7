package ui

import "tenaille/game/model"

// Region is a part of a screen that the player can meet.
type Region struct {
	// ID names it for as long as it means the same.
	ID  string
	Box Rect
	// Off tells that it is shown and cannot be used now.
	Off bool
	// Solo is a bare panel: it hides what lies under it and does nothing.
	Solo bool
	// Chosen tells that it is the one taken of several.
	Chosen bool
	// Tip is what is told of it while the pointer or the ring rests on it.
	Tip model.Tip
	// Press is what a click, a tap or a press of the key does; nil where the screen
	// acts by the id.
	Press func()
	// Grips tells that left and right belong to the region while it has the ring;
	// Nudge, if set, is what they do there, by -1 or 1.
	Grips bool
	Nudge func(by int)
	// Pull, if set, is what the pointer that holds the region does at x.
	Pull func(x float64)
}

// Regions are the parts of a screen, from below, in the order in which the ring
// goes through them.
type Regions struct{ list []Region }

// Put lays a region over those there are. Several may have one id: they mean the
// same, as two signs of one rule do.
func (s *Regions) Put(r Region) { s.list = append(s.list, r) }

// All lists the regions from below. The caller must not change it.
func (s *Regions) All() []Region { return s.list }

// Find returns the region of an id, the lowest of several.
func (s *Regions) Find(id string) (Region, bool) {
	if i := s.find(id); i >= 0 {
		return s.list[i], true
	}
	return Region{}, false
}

// Hit returns the topmost region under a point.
func (s *Regions) Hit(x, y float64) (Region, bool) {
	for i := len(s.list) - 1; i >= 0; i-- {
		if s.list[i].Box.Has(x, y) {
			return s.list[i], true
		}
	}
	return Region{}, false
}

// find is the place of an id, -1 for none.
func (s *Regions) find(id string) int {
	for i := range s.list {
		if s.list[i].ID == id {
			return i
		}
	}
	return -1
}
