package hud

import (
	"slices"
	"testing"

	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// TestWordsOnButtonsLookAlike: the words of the action bar are of one size, but for a very long one, none cut,
// and those too long for one line stand on two that do not touch.
func TestWordsOnButtonsLookAlike(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, v := range []struct {
		w, h   float64
		labels []string
		lines  []string
		long   string // may be smaller than the others
	}{
		{1280, 720, []string{"Move", "Withdraw", "Défense", "Outrance", "Croc-en-jambe", "Se tenir prêt"}, []string{"Move", "Withdraw", "Défense", "Outrance", "Croc-en-", "jambe", "Se tenir", "prêt"}, "Withdraw"},
		{844, 390, []string{"Aller", "Attaquer", "Outrance", "Charge", "Pas", "Défense"}, []string{"Aller", "Attaquer", "Outrance", "Charge", "Pas", "Défense"}, ""},
	} {
		s := full()
		l := part.NewLayout(v.w, v.h)
		s.Bar.Actions = s.Bar.Actions[:l.Buttons()]
		for i := range s.Bar.Actions {
			s.Bar.Actions[i].Label = v.labels[i%len(v.labels)]
		}
		told := &widget.Ledger{}
		style.Ledger = told
		Arrange(style, l, s).Draw(nil)
		style.Ledger = nil
		var sizes []float64
		var lines []widget.Mark
		for _, m := range told.Marks {
			if m.Caption && m.Cut {
				t.Errorf("%vx%v: a button says %q", v.w, v.h, m.Text)
			}
			if slices.Contains(v.lines, m.Text) && m.Caption {
				lines = append(lines, m)
				if m.Text != v.long {
					sizes = append(sizes, m.Size)
				}
			}
		}
		if len(lines) < len(v.lines) || slices.Max(sizes)-slices.Min(sizes) > .5 {
			t.Errorf("%vx%v: %d lines in the sizes %v", v.w, v.h, len(lines), sizes)
		}
		for i, a := range lines {
			if a.At.W > a.Room+.01 || a.Cut {
				t.Errorf("%vx%v: %q is %.1f wide and has room for %.1f", v.w, v.h, a.Text, a.At.W, a.Room)
			}
			for _, b := range lines[:i] {
				if overlap(widget.Rect{X: a.At.X, Y: a.At.Y - 1, W: a.At.W, H: a.At.H + 1}, b.At) {
					t.Errorf("%vx%v: %q at %.1f touches %q at %.1f", v.w, v.h, a.Text, a.At, b.Text, b.At)
				}
			}
		}
	}
}
