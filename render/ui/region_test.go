package ui

import "testing"

// TestSmallPartsAreMetAroundThem: on a screen for fingers what is smaller than one is met
// beside its box, the nearest of two, over a bare panel and over a large part; never in
// the box of another, nor under a panel that hides it, and not at all by a mouse.
func TestSmallPartsAreMetAroundThem(t *testing.T) {
	put := func(finger float64) *Regions {
		s := &Regions{Finger: finger}
		s.Put(Region{ID: "hidden", Box: Rect{100, 10, 10, 10}})
		s.Put(Region{ID: "panel", Box: Rect{0, 0, 200, 200}, Solo: true})
		s.Put(Region{ID: "all", Box: Rect{0, 100, 200, 100}})
		s.Put(Region{ID: "upper", Box: Rect{50, 50, 20, 10}})
		s.Put(Region{ID: "lower", Box: Rect{50, 80, 20, 10}})
		s.Put(Region{ID: "on", Box: Rect{50, 140, 20, 10}})
		return s
	}
	for _, v := range []struct {
		x, y         float64
		mouse, touch string
	}{
		{60, 55, "upper", "upper"}, {60, 66, "panel", "upper"}, {60, 74, "panel", "lower"},
		{40, 55, "panel", "upper"}, {37, 55, "panel", "panel"}, {60, 32, "panel", "panel"},
		{105, 24, "panel", "panel"}, {60, 160, "all", "on"}, {60, 180, "all", "all"}, {60, 85, "lower", "lower"},
	} {
		for finger, want := range map[float64]string{0: v.mouse, 44: v.touch} {
			if r, ok := put(finger).Hit(v.x, v.y); !ok || r.ID != want {
				t.Errorf("at %.0f, %.0f for fingers of %.0f: %q, want %q", v.x, v.y, finger, r.ID, want)
			}
		}
	}
	edge := put(44)
	edge.Put(Region{ID: "free", Box: Rect{300, 300, 20, 20}})
	if r, ok := edge.Hit(292, 310); !ok || r.ID != "free" {
		t.Errorf("beside a part on no panel: %q", r.ID)
	}
	if r, ok := edge.Hit(287, 310); ok {
		t.Errorf("farther than a finger: %q", r.ID)
	}
}
