package foot

import (
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules"
)

// TestPipsStandInTwoLines: the parts of a turn stand on the bar in two lines, those of a
// kind side by side, none over an action, and the bar is no longer than what is on it.
func TestPipsStandInTwoLines(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	figures := []model.Pip{{ID: "a", Cost: rules.NoCost}, {ID: "a2", Cost: rules.NoCost, Label: "Activations"}, {ID: "b", Cost: rules.StandardAction, Label: "Attack"}, {ID: "c", Cost: rules.MoveAction, Label: "Move"}}
	for _, l := range []part.Layout{part.NewLayout(1280, 720), part.NewLayout(853, 480), part.CompactLayout(part.SmallWidth, part.SmallHeight), part.NewLayout(390, 844)} {
		m := model.Bar{Pips: figures, Arms: []model.Action{{ID: "x", Label: "Bow"}, {ID: "y", Label: "Dagger"}}}
		for range 5 {
			m.Actions = append(m.Actions, model.Action{ID: "action", Label: "Attack"})
		}
		p := NewBar(&part.Kit{Style: style, Layout: l, Regions: &ui.Regions{}}, m)
		pips := p.Pipped()
		if pips[0].Y != pips[1].Y || pips[1].X-pips[0].X > pips[0].W || pips[2].Y <= pips[0].Y || pips[3].Y != pips[2].Y {
			t.Errorf("%.0f units wide: the pips stand at %.0f", l.W, pips)
		}
		for _, r := range append(pips, p.heldAt) {
			if r.X+r.W > p.actions[0].X && r != p.heldAt || r.Y < l.Bar.Y || r.Y+r.H > l.Bar.Y+l.Bar.H {
				t.Errorf("%.0f units wide: %.0f leaves its place before the actions at %.0f", l.W, r, p.actions[0])
			}
		}
		last := p.actions[len(p.actions)-1]
		if end := p.box.X + p.box.W; !l.Compact && (end-last.X-last.W > 12 || end > l.Bar.X+l.Bar.W) {
			t.Errorf("%.0f units wide: the bar ends at %.0f, its last action at %.0f", l.W, end, last.X+last.W)
		}
	}
}
