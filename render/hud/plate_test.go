package hud

import (
	"strings"
	"testing"

	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// TestButtonsOfASmallScreenStandOnPlates: what is pressed in the upper and the lower
// row of a phone lies on a plate, from edge to edge of the screen, and the map
// begins where the plates end.
func TestButtonsOfASmallScreenStandOnPlates(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	in := func(a, b widget.Rect) bool {
		return a.X >= b.X && a.Y >= b.Y && a.X+a.W <= b.X+b.W && a.Y+a.H <= b.Y+b.H
	}
	for _, size := range [][2]float64{{844, 390}, {845, 475}, {932, 430}} {
		l, s := part.CompactLayout(size[0], size[1]), full()
		s.Toggles, s.Bar.Actions = s.Toggles[:min(len(s.Toggles), l.Switches())], s.Bar.Actions[:min(len(s.Bar.Actions), l.Buttons())]
		p := Arrange(style, l, s)
		for _, plate := range []widget.Rect{l.Brow(), l.Dock()} {
			if plate.W != l.W || overlap(plate, l.Free()) {
				t.Errorf("%v: the plate at %v, the map at %v", size, plate, l.Free())
			}
		}
		n := 0
		for _, r := range p.All() {
			switch {
			case r.ID == "menu", strings.HasPrefix(r.ID, "order."), strings.HasPrefix(r.ID, "toggle."):
				if n++; !in(r.Box, l.Brow()) {
					t.Errorf("%v: %s at %v is not on the upper plate %v", size, r.ID, r.Box, l.Brow())
				}
			case r.ID == "undo", r.ID == "end_turn", r.ID == "unit_card", strings.HasPrefix(r.ID, "action."):
				if n++; !in(r.Box, l.Dock()) {
					t.Errorf("%v: %s at %v is not on the lower plate %v", size, r.ID, r.Box, l.Dock())
				}
			}
		}
		if n < 12 {
			t.Errorf("%v: %d buttons, want a dozen", size, n)
		}
		if r, hit := p.Hit(l.W-1, l.H-1); !hit || r.ID != "dock" {
			t.Errorf("%v: a finger beside the buttons hits %q, want the plate", size, r.ID)
		}
	}
}
