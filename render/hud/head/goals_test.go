package head

import (
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// TestGoalsStandBesideTheStudy: on every screen the plate of the goals and the sign of a
// study lie apart, and on it (SKI-19).
func TestGoalsStandBesideTheStudy(t *testing.T) {
	for _, l := range []part.Layout{part.NewLayout(1280, 720), part.NewLayout(900, 500), part.CompactLayout(844, 390), part.CompactLayout(390, 844)} {
		k := &part.Kit{Style: widget.NewStyle(1, art.NewGallery()), Layout: l, Regions: &ui.Regions{}}
		h := NewHeader(k, model.Heading{Title: "Le donjon en ruine", Study: "Étude : dés fixés"})
		g := NewGoals(k, &model.Quest{Goals: []model.Goal{{Brief: "Atteindre la bannière", Term: "d’ici R3"}}}, l.Order, h.Studied())
		switch {
		case g.box.Shared(h.Studied()) > 0:
			t.Errorf("%.0f x %.0f: the goals at %.0f lie over the study at %.0f", l.W, l.H, g.box, h.Studied())
		case g.box.X < 0 || g.box.X+g.box.W > l.W || g.box.Y+g.box.H > l.H:
			t.Errorf("%.0f x %.0f: the goals at %.0f leave the screen", l.W, l.H, g.box)
		}
	}
}
