package hud

import (
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/foot"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// TestWhoActsIsToldOnce: where the card of who acts stands in the lower row the panel at the
// right does not repeat it, and on a wide screen the card has the numbers with what stands
// under them.
func TestWhoActsIsToldOnce(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, w := range []float64{1280, 1536} {
		s := full()
		s.Slip, s.Log.Open = nil, true
		s.Card.Cells = [3]model.Cell{{Icon: "shield", Main: "18", Also: [2]model.Variant{{Icon: "hands", Value: "12"}, {Icon: "surprised", Value: "16"}}}, {Icon: "move", Main: "6", Sub: "30 ft"}, {Icon: "attack", Main: "+6", Sub: "1d8+3"}}
		s.Inspector = &model.Inspector{Place: "E5", Facts: []model.Fact{{Icon: "move", Words: "Open ground"}}}
		p := Arrange(style, part.NewLayout(w, w*9/16), s)
		if p.Inspector == nil {
			t.Fatalf("%.0f wide: no inspector", w)
		}
		style.Ledger = &widget.Ledger{}
		p.Draw(nil)
		names, sub := 0, 0
		for _, m := range style.Ledger.Marks {
			if m.Text == s.Card.Name {
				names++
			}
			if m.Text == "1d8+3" {
				sub++
			}
		}
		style.Ledger = nil
		if _, again := p.Find("inspector.0"); again || sub > 1 || (w > 1400) != (sub == 1) {
			t.Errorf("%.0f wide: the card is repeated %v, what stands with its numbers is told %d times, its name %d times", w, again, sub, names)
		}
	}
}

// TestSignsOfTheTurnAreNamedOnAPhone: the plate of the parts of a turn is as large as a finger
// and names each of them with what it pays for.
func TestSignsOfTheTurnAreNamedOnAPhone(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, size := range [][2]float64{{844, 390}, {390, 844}} {
		s := full()
		for i := range s.Bar.Pips {
			s.Bar.Pips[i].Tip = model.Tip{Title: s.Bar.Pips[i].Label, Text: "pays for something"}
		}
		want := append([]model.Pip(nil), s.Bar.Pips...)
		p := Arrange(style, part.CompactLayout(size[0], size[1]), s)
		r, ok := p.Find(foot.PipsID)
		if !ok || r.Box.W < part.Finger || r.Box.H < part.Finger {
			t.Fatalf("%v: the plate of the turn is at %.0f", size, r.Box)
		}
		for i := range want {
			if !strings.Contains(r.Tip.Text, want[i].Tip.Title+" · "+want[i].Tip.Text) {
				t.Errorf("%v: it does not name %s: %q", size, want[i].Tip.Title, r.Tip.Text)
			}
		}
	}
}
