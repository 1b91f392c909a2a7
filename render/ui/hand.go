package ui

import "math"

// Pointer is what a mouse or the first finger does in a tick, in interface units.
type Pointer struct {
	X, Y float64
	// Down, Pressed and Released speak of the left button or the finger: it is
	// down, it has just gone down, it has just left.
	Down, Pressed, Released bool
	// Touch tells that it is a finger, which points at nothing once it has left, and
	// Rests that it has rested so long that it only looks.
	Touch, Rests bool
	// Wheel is the turn of the wheel in notches, up positive.
	Wheel float64
}

// Area is a part of a screen that wheel and finger scroll. Moved is called when
// they have.
type Area struct {
	Box    Rect
	Scroll Scroller
	Moved  func()
}

// Hand is what the player's pointer, keys and pad are on: what is under the pointer,
// what is pressed, what has the focus, and whose tip stands. It follows the regions
// of a screen and outlives them: when a screen is laid out anew in the middle of a
// pull the hand goes on with it. A screen that takes the pointer itself, as that of a
// battle does, tells it by Point and ShowTip; any other by Update.
type Hand struct {
	// Hot is the region under the pointer, Held the one it went down on and still
	// holds. One that is both is pressed in.
	Hot, Held string
	// Focus is the region that keys and pad act on, and Ring tells that it wears its
	// ring: they were used last.
	Focus string
	Ring  bool
	// Tip is the region whose tip stands.
	Tip string
	// Rest counts the ticks that the pointer rests on Hot with nothing held.
	Rest int

	closed string  // the region whose tip a press has closed, until the pointer leaves it
	held   Pointer // where it went down
	area   int     // the area a finger went down in, counted from 1
	pulls  bool    // it scrolls there
	lastY  float64
}

// slop is how far a finger may move and still press what it went down on, in units.
const slop = 9

// tipTicks is how many ticks the pointer rests on a region until it tells its tip.
const tipTicks = 24

// Down tells whether a region is pressed in.
func (h *Hand) Down(id string) bool { return h.Held == id && h.Hot == id && id != "" }

// Over tells whether a region is lit by the pointer: while one is held no other is.
func (h *Hand) Over(id string) bool {
	return h.Hot == id && id != "" && (h.Held == "" || h.Held == id)
}

// Look finds out what is under the pointer, without doing anything.
func (h *Hand) Look(p Pointer, s *Regions) {
	hot := ""
	if r, ok := s.Hit(p.X, p.Y); ok && !r.Solo && (!p.Touch || p.Down || p.Released) {
		hot = r.ID
	}
	if h.Point(hot) {
		h.Tip = ""
	}
}

// Point notes what is under the pointer, empty for nothing, and tells whether it was
// something else before.
func (h *Hand) Point(hot string) bool {
	if hot == h.Hot {
		return false
	}
	h.Hot, h.Rest = hot, 0
	return true
}

// Update takes a tick of the pointer and returns the region it has gone down on and
// the one it has clicked, nil for none.
func (h *Hand) Update(p Pointer, s *Regions, areas []Area) (pressed, clicked *Region) {
	h.Look(p, s)
	if h.Hot != "" && !p.Down {
		h.Rest++
	}
	if p.Touch && p.Rests {
		h.Rest = tipTicks
	}
	if p.Pressed {
		h.Held, h.Rest, h.held, h.area, h.pulls = "", 0, p, 0, false
		for i := range areas {
			if areas[i].Box.Has(p.X, p.Y) {
				h.area = i + 1
				areas[i].Scroll.Rest()
			}
		}
		if i := s.find(h.Hot); i >= 0 && !s.list[i].Off {
			h.Held, pressed = h.Hot, &s.list[i]
		}
		h.Focus = h.Held
	}
	h.scroll(p, s, areas)
	if i := s.find(h.Held); i >= 0 && p.Down && s.list[i].Pull != nil {
		s.list[i].Pull(p.X)
	}
	if p.Wheel != 0 {
		h.wheel(p, s, areas)
	}
	if p.Released && !(p.Touch && p.Rests) && h.Held != "" && h.Held == h.Hot {
		if i := s.find(h.Held); i >= 0 && !s.list[i].Off {
			clicked = &s.list[i]
		}
	}
	if !p.Down {
		h.Held, h.area, h.pulls = "", 0, false
	}
	h.lastY, h.Tip = p.Y, ""
	if h.Rest >= tipTicks && h.Held == "" {
		h.Tip = h.Hot
	}
	return pressed, clicked
}

// scroll moves what a finger pulls, or a mouse that has gone down on no region. A
// finger that has begun to pull presses nothing any more.
func (h *Hand) scroll(p Pointer, s *Regions, areas []Area) {
	if !p.Down || h.area == 0 || h.area > len(areas) {
		return
	}
	a := &areas[h.area-1]
	dy := p.Y - h.lastY
	if !h.pulls {
		i := s.find(h.Held)
		free := i < 0 || p.Touch && s.list[i].Pull == nil
		if !free || !a.Scroll.Long() || math.Abs(p.Y-h.held.Y) < slop {
			return
		}
		h.pulls, h.Held = true, ""
		dy = p.Y - h.held.Y
	}
	if a.Scroll.Pull(dy) && a.Moved != nil {
		a.Moved()
	}
}

// wheel turns what is under the pointer: a region of its own kind, else the area.
func (h *Hand) wheel(p Pointer, s *Regions, areas []Area) {
	if i := s.find(h.Hot); i >= 0 && s.list[i].Pull != nil && s.list[i].Nudge != nil {
		s.list[i].Nudge(int(math.Copysign(1, p.Wheel)))
		return
	}
	for i := range areas {
		if a := &areas[i]; a.Box.Has(p.X, p.Y) {
			if a.Scroll.Wheel(p.Wheel) && a.Moved != nil {
				a.Moved()
			}
			return
		}
	}
}
