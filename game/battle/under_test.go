package battle

import (
	"image"
	"testing"

	"tenaille/game/plan"
	"tenaille/rules"
)

// TestWordsKnowThePanels: whatever lies over the map is told to the board, so that it
// puts no words there, and told anew when the slip comes and goes.
func TestWordsKnowThePanels(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	at := b.turn.E.Space(plan.NearestEnemy(b.turn.E, b.turn.Now.Who)).At
	for _, aimed := range []bool{false, true, false} {
		if aimed {
			b.command.SetMode(plan.AttackMode)
			b.pointAt(at)
		} else {
			b.command.SetMode(plan.FreeMode)
			b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
		}
		b.arrange()
		under := func(x, y float64) bool {
			p := image.Pt(b.desk.PanelStyle.Px(x), b.desk.PanelStyle.Px(y))
			for _, r := range b.table.Picture.Hides {
				if p.In(r) {
					return true
				}
			}
			return false
		}
		for _, r := range b.desk.Panels.All() {
			if x, y := r.Box.X+r.Box.W/2, r.Box.Y+r.Box.H/2; !under(x, y) {
				t.Errorf("aimed %v: words may stand under %q", aimed, r.ID)
			}
		}
		if x := b.table.Camera.SpaceRect(b.turn.E.Space(b.turn.Now.Who)).Min; aimed && under(float64(x.X)/b.desk.PanelStyle.Scale(), float64(x.Y)/b.desk.PanelStyle.Scale()) {
			t.Error("no words may stand on who acts")
		}
		if (b.desk.Panels.Slip != nil) != aimed {
			t.Errorf("aimed %v: the slip is %v", aimed, b.desk.Panels.Slip)
		}
	}
}
