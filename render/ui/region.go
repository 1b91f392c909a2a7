package ui

import (
	"math"

	"tenaille/game/model"
)

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
type Regions struct {
	list []Region
	// Finger is the least side, in units, of what meets a part, for screens that are
	// played by fingers: a smaller part is met around its box, too, where nothing else
	// is and no other is nearer. 0 lets each be met on its box alone.
	Finger float64
}

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

// Hit returns the topmost region under a point, or on a screen for fingers the small
// one that is nearest to it.
func (s *Regions) Hit(x, y float64) (Region, bool) {
	near, least := -1, math.Inf(1)
	for i := len(s.list) - 1; i >= 0; i-- {
		r := &s.list[i]
		if !r.Box.Has(x, y) {
			if d := r.Box.away(x, y); !r.Solo && d < least && r.Box.reach(s.Finger).Has(x, y) {
				near, least = i, d
			}
			continue
		}
		if near >= 0 && (r.Solo || s.roomy(&r.Box)) {
			break
		}
		return *r, true
	}
	if near >= 0 {
		return s.list[near], true
	}
	return Region{}, false
}

// roomy tells whether a part is so large that small ones on it may take of it what they
// need.
func (s *Regions) roomy(r *Rect) bool { return r.W >= 3*s.Finger && r.H >= 1.5*s.Finger }

// find is the place of an id, -1 for none.
func (s *Regions) find(id string) int {
	for i := range s.list {
		if s.list[i].ID == id {
			return i
		}
	}
	return -1
}
