//go:build !js

package battle

import (
	"testing"

	"tenaille/game/command"
	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/render/hud/over"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestGoldIsWhatIsAboutToBeDone: while actions are left the end of the turn is no gold button;
// once something is planned it steps back, and on a phone, or by keys on a desk, a large button
// does what is planned and says what, on whom and with what chance.
func TestGoldIsWhatIsAboutToBeDone(t *testing.T) {
	for _, lang := range text.Codes() {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
			b := opening(t, lang, nil, blue("fighter", 5, 4).First(), red("orc", 6, 4))
			b.Resize(size[0], size[1], 1)
			b.table.Framed = false
			b.Layout()
			b.arrange()
			if f := &b.desk.Panels.Buttons; !f.End.Early || !f.Calm() || f.Aims() {
				t.Errorf("%s %v: with all actions left the end of the turn is early %v, calm %v, steps back %v", lang, size, f.End.Early, f.Calm(), f.Aims())
			}
			b.command.HoverAt(plan.Pointer{Cell: grid.C(6, 4), OnMap: true, Who: 1})
			b.arrange()
			f := &b.desk.Panels.Buttons
			if !f.Aims() {
				t.Errorf("%s %v: a blow is planned and the end of the turn does not step back", lang, size)
			}
			phone := b.desk.Layout.Compact
			if (f.Confirm != nil) != phone {
				t.Errorf("%s %v: the button of the blow is there %v", lang, size, f.Confirm != nil)
			}
			if !phone { // the same by keys
				b.turn.Wanted.Pointer.Keys = true
				b.command.Plot()
				b.arrange()
				f = &b.desk.Panels.Buttons
			}
			r, ok := b.desk.Panels.Find(command.PlanID)
			if !ok || r.Box.W < 110 || r.Box.H < 44 || f.Confirm.Label != b.Key("verb.attack") || f.Confirm.Sub == "" {
				t.Fatalf("%s %v: the button of the blow at %.0f says %+v", lang, size, r.Box, f.Confirm)
			}
			if got := f.Confirm.Key != ""; got == phone {
				t.Errorf("%s %v: its key is %q", lang, size, f.Confirm.Key)
			}
			was := b.turn.Match.Hash()
			b.Press(command.PlanID)
			b.quiet(t)
			if b.turn.Match.Hash() == was {
				t.Errorf("%s %v: nothing was struck", lang, size)
			}
		}
	}
}

// aimAcross aims at the enemy on a screen of a size, as the first tap on it does.
func aimAcross(b *battle, size [2]int) {
	b.Resize(size[0], size[1], 1)
	b.table.Framed = false
	b.Layout()
	b.turn.Wanted.Pointer = plan.Pointer{Who: 1, Cell: b.turn.E.Space(1).At, OnMap: true}
	b.command.Plot()
	b.table.BringPlan()
	b.table.Camera.Land(b.table.Board.Size())
	b.arrange()
}

// TestFarTargetAndWhoAimsAreBothShown: on a phone whoever acts and the enemy who is aimed at
// are both in the free part of the map, if need be with smaller squares, or the one that has
// no room has its face at the edge, marked for what it is; nothing planned, the squares are
// as they were.
func TestFarTargetAndWhoAimsAreBothShown(t *testing.T) {
	for _, size := range [][2]int{{844, 390}, {390, 844}} {
		for _, away := range []int{3, 8, 10, 16, 24} {
			b := opening(t, "en", func(s *rules.Setup) {
				for i := range s.Map.Rows {
					s.Map.Rows[i] = "............................"
				}
			}, blue("archer", 1, 4).First(), red("orc", 1+away, 5))
			aimAcross(b, size)
			if p := &b.turn.Forecast.Proposed; !p.Planned || p.Target != 1 {
				t.Fatalf("%v, %d squares away: nothing is planned", size, away)
			}
			roles := map[over.Role]int{}
			for _, h := range b.desk.Panels.Signs.Heralds {
				roles[h.Role] = h.Creature + 1
			}
			for id, role := range []over.Role{over.Acting, over.Targeted} {
				seen := b.table.Camera.SpaceRect(b.turn.E.Space(rules.ID(id))).In(b.table.Camera.Safe)
				if !seen && roles[role] != id+1 {
					t.Errorf("%v, %d squares away: %d is neither in sight nor told at the edge", size, away, id)
				}
				if seen && roles[role] != 0 {
					t.Errorf("%v, %d squares away: %d is in sight and at the edge", size, away, id)
				}
			}
			if n := b.table.Camera.Square; n < 32 {
				t.Errorf("%v, %d squares away: squares of %d pixels", size, away, n)
			}
			b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
			b.arrange()
			b.desk.Arrange()
			if n := b.table.Camera.Square; n < 40 {
				t.Errorf("%v, %d squares away: nothing planned, squares of %d pixels are left", size, away, n)
			}
		}
	}
}
