package widget

import (
	"slices"
	"testing"

	"tenaille/render/art"
	"tenaille/render/ui"
)

// TestSliderIsPulledAcrossPages: a press on a slider takes it to the pointer, and
// a pull goes on, beside the slider too, on a page that is built anew after every
// change; what was pressed elsewhere pulls nothing.
func TestSliderIsPulledAcrossPages(t *testing.T) {
	style := NewStyle(1, art.NewGallery())
	var told []int
	now := 20
	build := func() *Page {
		p := style.NewPage()
		p.Slider("slider", Rect{X: 10, Y: 60, W: 122, H: 30}, Slider{Min: 10, Max: 60, Value: now, OnChange: func(v int) { now, told = v, append(told, v) }})
		return p
	}
	p, down := build(), false
	for _, r := range []struct {
		x, y float64
		down bool
		want int
	}{
		{71, 20, true, 20}, {71, 75, true, 20}, {71, 75, false, 20}, // pressed above it
		{71, 75, true, 35}, {81, 75, true, 40}, {91, 200, true, 45}, {500, 75, true, 60}, {31, 75, true, 15},
		{41, 75, false, 15}, {51, 75, false, 15},
	} {
		p.Update(ui.Pointer{X: r.x, Y: r.y, Down: r.down, Pressed: r.down && !down, Released: down && !r.down})
		down = r.down
		if now != r.want {
			t.Errorf("pointer at %v,%v, down %v: the slider is at %d, want %d", r.x, r.y, r.down, now, r.want)
		}
		before := p
		p = build()
		p.Continue(before)
	}
	if want := []int{35, 40, 45, 60, 15}; !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
}
