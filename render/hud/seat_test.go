package hud

import (
	"testing"

	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// TestSlipOverTheMapHidesTheLeast: where the map takes the whole width the slip stands in a
// corner in which it hides neither whom it is about nor who acts nor the line between them,
// and of those the one with the fewest others.
func TestSlipOverTheMapHidesTheLeast(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	l := part.NewLayout(1280, 720)
	l.Wide()
	l.Map = widget.Rect{} // all of the map is in sight
	at := func(x, y float64) widget.Rect { return widget.Rect{X: x, Y: y, W: 40, H: 40} }
	for _, v := range []struct {
		name              string
		actor, look       widget.Rect
		others, between   []widget.Rect
		left, low, logged bool
	}{
		{name: "free", actor: at(500, 300), look: at(560, 300)},
		{name: "the target at the upper right", actor: at(900, 300), look: at(1100, 100), low: true},
		{name: "the target there and the log open", actor: at(900, 300), look: at(1100, 100), left: true, logged: true},
		{name: "others at the right", actor: at(500, 300), look: at(560, 300), others: []widget.Rect{at(1100, 100), at(1100, 560)}, left: true},
		{name: "the line at the upper right", actor: at(700, 80), look: at(740, 300), others: []widget.Rect{at(1100, 560)}, between: []widget.Rect{at(1100, 120)}, left: true},
	} {
		for _, whole := range []bool{false, true} {
			s := full()
			s.Log.Open, s.SlipWhole = v.logged, whole
			s.Lines.More = func(int) string { return "more" }
			s.On.Look, s.On.Standing, s.On.Between = v.look, append([]widget.Rect{v.actor}, v.others...), v.between
			s.On.Sheet = widget.Rect{X: 100, Y: 60, W: 1080, H: 600}
			p := Arrange(style, l, s)
			box := p.slip.Box
			if box.H == 0 {
				t.Fatalf("%s: no slip", v.name)
			}
			if left, low := box.X == l.Header.X, box.Y > l.Side.Y; left != v.left || !whole && low != v.low {
				t.Errorf("%s, whole %v: the slip stands at %.0f", v.name, whole, box)
			}
			if !whole && box.Shared(v.look)+box.Shared(v.actor) > 0 {
				t.Errorf("%s: the slip at %.0f lies over who it is about", v.name, box)
			}
		}
	}
}
