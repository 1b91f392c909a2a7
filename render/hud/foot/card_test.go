package foot

import (
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// TestSignsOfTheCardLieOnIt: no sign of a condition floats over the map.
func TestSignsOfTheCardLieOnIt(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, l := range []part.Layout{part.NewLayout(1280, 720), part.NewLayout(853, 480), part.CompactLayout(part.SmallWidth, part.SmallHeight), part.NewLayout(390, 844)} {
		m := &model.Card{Figure: "archer", Name: "Archer", HP: 3, Max: 9}
		for range 4 {
			m.Conditions = append(m.Conditions, model.Mark{Icon: "prone"})
		}
		p := NewCard(&part.Kit{Style: style, Layout: l, Regions: &ui.Regions{}}, m)
		face := p.face()
		for i := range m.Conditions {
			if at := p.mark(i); at.Shared(p.CardBox) < at.W*at.H-1e-9 || i == 0 && at.Shared(face) == 0 {
				t.Errorf("%.0f units wide: the %d. sign lies at %.0f, the face at %.0f of the card at %.0f", l.W, i+1, at, face, p.CardBox)
			}
		}
	}
}
