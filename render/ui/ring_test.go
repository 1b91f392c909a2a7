package ui

import (
	"slices"
	"testing"
)

// board is a screen of three columns and two rows and a region alone on the right.
func board() *Regions {
	s := &Regions{}
	for i, id := range []string{"a", "b", "c", "d", "e", "f"} {
		s.Put(Region{ID: id, Box: Rect{X: float64(i%3) * 100, Y: float64(i/3) * 50, W: 80, H: 30}})
	}
	s.Put(Region{ID: "alone", Box: Rect{X: 400, Y: 20, W: 80, H: 30}})
	s.Put(Region{ID: "plate", Box: Rect{X: 0, Y: 0, W: 600, H: 200}, Solo: true})
	s.Put(Region{ID: "off", Box: Rect{X: 0, Y: 100, W: 80, H: 30}, Off: true})
	return s
}

// TestRingGoesToTheNearest: in every direction the ring goes to the nearest region
// that can be used, and stays where none lies that way.
func TestRingGoesToTheNearest(t *testing.T) {
	s := board()
	for _, r := range []struct {
		from   string
		dx, dy int
		want   string
	}{
		{"a", 1, 0, "b"}, {"c", 1, 0, "alone"}, {"alone", -1, 0, "c"}, {"b", 0, 1, "e"}, {"e", 0, -1, "b"},
		{"a", -1, 0, ""}, {"a", 0, -1, ""}, {"d", 0, 1, ""}, {"nowhere", 0, 1, "a"},
	} {
		if got := s.Toward(r.from, r.dx, r.dy, nil); got != r.want {
			t.Errorf("from %s by (%d,%d): %q, want %q", r.from, r.dx, r.dy, got, r.want)
		}
	}
	all := func(r *Region) bool { return !r.Solo }
	if got := s.Toward("d", 0, 1, all); got != "off" {
		t.Errorf("a ring that also stops at what is off goes to %q", got)
	}
}

// TestRingGoesAround: step by step the ring comes to every region that can be used,
// once, in their order, and back the same way.
func TestRingGoesAround(t *testing.T) {
	s := board()
	for _, step := range []int{1, -1} {
		var met []string
		at := ""
		for range 8 {
			at = s.Next(at, step, nil)
			met = append(met, at)
		}
		want := []string{"a", "b", "c", "d", "e", "f", "alone", "a"}
		if step < 0 {
			want = []string{"alone", "f", "e", "d", "c", "b", "a", "alone"}
		}
		if !slices.Equal(met, want) {
			t.Errorf("by %d: %v, want %v", step, met, want)
		}
	}
	s.Put(Region{ID: "b", Box: Rect{X: 500, Y: 300, W: 10, H: 10}})
	if got := s.Next("alone", 1, nil); got != "a" {
		t.Errorf("behind the last comes %q, a second sign of what was met", got)
	}
	if got := (&Regions{}).Next("a", 1, nil); got != "" {
		t.Errorf("on an empty screen the ring goes to %q", got)
	}
}

// TestColumnsAreRound: up and down go round the ends of a column; from one alone in
// its column, with nothing in its way, the ring stays.
func TestColumnsAreRound(t *testing.T) {
	s := board()
	for _, r := range []struct {
		from string
		dy   int
		want string
	}{{"a", 1, "d"}, {"d", 1, "a"}, {"a", -1, "d"}, {"alone", 1, ""}, {"g", 1, "a"}} {
		if got := s.column(r.from, r.dy, nil); got != r.want {
			t.Errorf("from %s by %d: %q, want %q", r.from, r.dy, got, r.want)
		}
	}
}

// TestTopmostIsHit: of regions that lie over each other the last is met.
func TestTopmostIsHit(t *testing.T) {
	s := &Regions{}
	s.Put(Region{ID: "low", Box: Rect{X: 0, Y: 0, W: 100, H: 100}})
	s.Put(Region{ID: "high", Box: Rect{X: 50, Y: 0, W: 100, H: 100}})
	for x, want := range map[float64]string{0: "low", 49: "low", 50: "high", 149: "high"} {
		if r, ok := s.Hit(x, 5); !ok || r.ID != want {
			t.Errorf("at %v: %q, want %q", x, r.ID, want)
		}
	}
	if _, ok := s.Hit(150, 5); ok {
		t.Error("a box ends before its right edge")
	}
}
