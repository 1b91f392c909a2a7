package battle

import (
	"image"
	"slices"
	"testing"

	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestWordsKnowThePanels: whatever lies over the map is told to the board, so that it
// puts no words there, and told anew when the slip comes and goes.
func TestWordsKnowThePanels(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	b.Settings.WhatIf = false // with it there is a slip at rest too
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

// TestTheNearestIsToldAtRest: before anything is pointed at, a column beside the map has the slip of
// the attack that strikes most surely, with the chance that its label on the board has; whom it is
// about is in brackets. It is that which a click would make, and neither planned nor done by Enter.
func TestTheNearestIsToldAtRest(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, blue("fighter", 4, 4).First(), red("orc", 5, 4), red("ogre", 3, 6))
		b.Settings.WhatIf = true
		b.Resize(1920, 1080, 1)
		b.Layout()
		b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
		b.arrange()
		s := b.desk.Panels.Slip
		if s == nil || len(b.table.Picture.Signs.Chances) < 2 {
			t.Fatalf("%s: the slip is %v, the labels %v", lang, s, b.table.Picture.Signs.Chances)
		}
		best := b.table.Picture.Signs.Chances[0]
		if s.Chance != best.Text || !slices.Contains(b.table.Picture.Signs.Instead, best.On) {
			t.Errorf("%s: the slip says %q, the first label %q of %v, in brackets are %v", lang, s.Chance, best.Text, best.On, b.table.Picture.Signs.Instead)
		}
		for _, v := range b.table.Picture.Signs.Chances[1:] {
			if v.Percent > best.Percent {
				t.Errorf("%s: %d %% is told before %d %%", lang, best.Percent, v.Percent)
			}
		}
		if b.turn.Confirmable() {
			t.Errorf("%s: something is planned", lang)
		}
		b.hand.Hot, b.command.Looked = "order.2", 2 // whoever is pointed at in the order of turns has their card
		b.arrange()
		if s := b.desk.Panels.Slip; s == nil || s.Chance == best.Text || len(b.table.Picture.Signs.Instead) != 0 {
			t.Errorf("%s: of a face in the order of turns it says %+v", lang, s)
		}
		b.hand.Hot = ""
		b.pointAt(grid.C(15, 9)) // a square that no move reaches
		b.arrange()
		if len(b.table.Picture.Signs.Instead) != 0 {
			t.Errorf("%s: while a square is pointed at, %v are in brackets", lang, b.table.Picture.Signs.Instead)
		}
		b.command.SetMode(plan.FreeMode)
		b.Settings.WhatIf = false
		b.arrange()
		if b.desk.Panels.Slip != nil || len(b.table.Picture.Signs.Instead) != 0 {
			t.Errorf("%s: without the what-ifs the slip is %v", lang, b.desk.Panels.Slip)
		}
	}
}
