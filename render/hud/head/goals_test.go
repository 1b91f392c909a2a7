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

// TestAGoalWithoutATermTakesTwoLines: beside a long row of turns the plate is narrow; what is
// too wide for one line of it stands on two, whole, unless a term stands below or not even
// two are enough.
func TestAGoalWithoutATermTakesTwoLines(t *testing.T) {
	k := &part.Kit{Style: widget.NewStyle(1, art.NewGallery()), Layout: part.NewLayout(1280, 720), Regions: &ui.Regions{}}
	room := k.Width("Abattre Vespertine", widget.Bold, goalsInk) - 1
	for _, v := range []struct{ brief, term, first, second string }{
		{brief: "Abattre Vespertine", first: "Abattre", second: "Vespertine"},
		{brief: "Abattre Vespertine", term: "d’ici R3", first: "Abattre Vespertine"},
		{brief: "Abattre Yipa", first: "Abattre Yipa"},
		{brief: "Abattre Vespertine, Vesper et Nim, les voleurs du marché", first: "Abattre Vespertine, Vesper et Nim, les voleurs du marché"},
	} {
		if first, second := goalsLines(k, &model.Goal{Brief: v.brief, Term: v.term}, room); first != v.first || second != v.second {
			t.Errorf("%q with %q stands as %q and %q", v.brief, v.term, first, second)
		}
	}
}
