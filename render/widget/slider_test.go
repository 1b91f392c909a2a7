package widget

import (
	"slices"
	"testing"

	"github.com/ebitenui/ebitenui/input"
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
)

// mouse is a pointer as a test moves it.
type mouse struct {
	input.CursorUpdater
	x, y int
	down bool
}

func (m *mouse) CursorPosition() (x, y int)                 { return m.x, m.y }
func (m *mouse) MouseButtonPressed(ebiten.MouseButton) bool { return m.down }

// TestSliderIsPulledAcrossPages: a press on a slider takes it to the pointer, and
// a pull goes on, beside the slider too, on a page that is built anew after every
// change; what was pressed elsewhere pulls nothing.
func TestSliderIsPulledAcrossPages(t *testing.T) {
	m := &mouse{}
	input.SetCursorUpdater(m)
	defer input.SetCursorUpdater(nil)
	style := NewStyle(1, art.NewGallery())
	var told []int
	now := 20
	build := func() *Page {
		p := style.NewPage()
		p.Slider("slider", Rect{10, 60, 122, 30}, Slider{Min: 10, Max: 60, Value: now, OnChange: func(v int) { now, told = v, append(told, v) }})
		return p
	}
	p := build()
	for _, r := range []struct {
		x, y int
		down bool
		want int
	}{
		{71, 20, true, 20}, {71, 75, true, 20}, {71, 75, false, 20}, // pressed above it
		{71, 75, true, 35}, {81, 75, true, 40}, {91, 200, true, 45}, {500, 75, true, 60}, {31, 75, true, 15},
		{41, 75, false, 15}, {51, 75, false, 15},
	} {
		m.x, m.y, m.down = r.x, r.y, r.down
		p.drag()
		if now != r.want {
			t.Errorf("pointer at %d,%d, down %v: the slider is at %d, want %d", r.x, r.y, r.down, now, r.want)
		}
		before := p
		p = build()
		p.Hold(before)
	}
	if want := []int{35, 40, 45, 60, 15}; !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
}
