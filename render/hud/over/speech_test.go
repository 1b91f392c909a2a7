package over

import (
	"testing"

	"tenaille/render/widget"
)

// TestWhatIsSaidHidesNobody: what somebody says stands at the middle of the foot while nobody
// stands there, else where it hides nobody, else where it hides least; always in what is free.
func TestWhatIsSaidHidesNobody(t *testing.T) {
	free := widget.Rect{X: 0, Y: 48, W: 844, H: 290}
	const w, h = 430., 78.
	foot, _ := clearest(free, w, h, nil)
	if foot.X != (free.W-w)/2 || foot.Y != free.Y+free.H-h-6 {
		t.Errorf("with nobody there it stands at %v", foot)
	}
	row := func(y float64) (list []widget.Rect) {
		for x := 0.; x < free.W; x += 60 {
			list = append(list, widget.Rect{X: x, Y: y, W: 44, H: 44})
		}
		return list
	}
	for _, c := range []struct {
		name     string
		standing []widget.Rect
		hides    bool
	}{
		{"one at the foot", []widget.Rect{{X: 622, Y: 280, W: 44, H: 44}}, false},
		{"a row at the foot", row(270), false},
		{"a row at the foot and one in the middle", append(row(290), row(180)...), false},
		{"rows everywhere", append(append(row(60), row(130)...), append(row(200), row(270)...)...), true},
	} {
		r, least := clearest(free, w, h, c.standing)
		hidden := 0.
		for _, o := range c.standing {
			hidden += r.Shared(o)
		}
		if (hidden > 0) != c.hides || hidden != least {
			t.Errorf("%s: at %v it hides %.0f", c.name, r, hidden)
		}
		if c.name == "one at the foot" && r.Y != foot.Y {
			t.Errorf("%s: it stands at %v, want it at the foot beside", c.name, r)
		}
		if r.X < free.X || r.Y < free.Y || r.X+r.W > free.X+free.W || r.Y+r.H > free.Y+free.H {
			t.Errorf("%s: %v is not in %v", c.name, r, free)
		}
	}
}
