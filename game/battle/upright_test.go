//go:build !js

package battle

import (
	"strings"
	"testing"

	"tenaille/game/command"
	"tenaille/game/input"
	"tenaille/game/text"
	"tenaille/render/hud/head"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// finger is the least side of what a finger presses, in units.
const finger = 44.

// tap puts a finger on a place of the picture and lifts it.
func (b *battle) tap(x, y int) {
	p := input.Pointer{X: x, Y: y, Pinch: 1, Touch: true, Pressed: true, Down: true}
	b.Devices.Feign(p)
	b.Update()
	p.Pressed, p.Down, p.Released = false, false, true
	b.Devices.Feign(p)
	b.Update()
	b.Devices.Rest()
	for range 90 {
		b.feign()
	}
}

// tapOn taps a part of the panels, which must be as large as a finger.
func (b *battle) tapOn(t *testing.T, id string) {
	t.Helper()
	b.arrange()
	r, ok := b.desk.Panels.Find(id)
	if !ok {
		t.Fatalf("there is no %s to tap", id)
	}
	if r.Box.H < finger || r.Box.W < finger-4 {
		t.Errorf("%s is as small as %.0f", id, r.Box)
	}
	k := b.desk.PanelStyle
	b.tap(k.Px(r.Box.X+r.Box.W/2), k.Px(r.Box.Y+r.Box.H/2))
}

// upright is a battle on a phone held upright.
func upright(t *testing.T, lang string) *battle {
	t.Helper()
	b := opening(t, lang, nil, blue("fighter", 3, 5).First(), red("orc", 6, 5), red("goblin", 12, 9))
	b.Resize(390, 844, 1)
	b.table.Framed = false
	b.Layout()
	b.feign()
	return b
}

// keysTold are the names of keys that the panels show.
func (b *battle) keysTold() (list []string) {
	b.arrange()
	ledger := &widget.Ledger{}
	b.desk.PanelStyle.Ledger = ledger
	b.desk.Panels.Draw(nil)
	b.desk.Panels.DrawOver(nil)
	b.desk.PanelStyle.Ledger = nil
	names := map[string]bool{}
	for _, i := range input.Intents() {
		if bound, ok := b.Devices.Keymap().First(i, false); ok && b.BoundName(i, bound) > "9" { // numbers are faces, too
			names[b.BoundName(i, bound)] = true
		}
	}
	for _, m := range ledger.Marks {
		if names[m.Text] {
			list = append(list, m.Text)
		}
	}
	return list
}

// TestUprightBattleIsPlayedByAThumb: on a phone held upright squares are of 40 pixels at the least, a
// tap plans and the button over the end of the turn does it; what is pressed lies in the lower
// third of the picture, in two rows, and the board above it. The switches open over them, and
// close as one of them is pressed.
func TestUprightBattleIsPlayedByAThumb(t *testing.T) {
	for _, lang := range text.Codes() {
		b := upright(t, lang)
		if b.table.Camera.Square < 40 {
			t.Fatalf("squares of %d pixels, want 40 at the least", b.table.Camera.Square)
		}
		square := func(c grid.Cell) {
			t.Helper()
			r := b.table.Camera.CellRect(c)
			if !r.In(b.table.Camera.Safe) {
				t.Fatalf("%s at %v is not in sight", c.Name(), r)
			}
			b.tap((r.Min.X+r.Max.X)/2, (r.Min.Y+r.Max.Y)/2)
		}
		if list := b.keysTold(); len(list) > 0 { // a phone has no keys
			t.Fatalf("%s: the keys %v are told before one was pressed", lang, list)
		}
		from, to := b.turn.E.Facts.Combatants[0].At, grid.C(4, 4)
		square(to)
		b.tapOn(t, command.PlanID)
		b.quiet(t)
		if at := b.turn.E.Facts.Combatants[0].At; at != to {
			t.Fatalf("%s: the fighter stands on %s, want %s", lang, at.Name(), to.Name())
		}
		b.tapOn(t, "undo")
		b.quiet(t)
		if at := b.turn.E.Facts.Combatants[0].At; at != from {
			t.Fatalf("%s: taken back, the fighter stands on %s, want %s", lang, at.Name(), from.Name())
		}
		hp := b.turn.Match.Hash()
		square(grid.C(6, 5))
		b.arrange()
		if b.desk.Panels.Slip == nil {
			t.Errorf("%s: a tap on the orc tells no chance", lang)
		}
		b.tapOn(t, command.PlanID)
		b.quiet(t)
		if b.turn.Match.Hash() == hp {
			t.Errorf("%s: the blow at the orc was not struck", lang)
		}
		b.arrange()
		for _, key := range b.keysTold() {
			t.Errorf("%s: a finger is told the key %s", lang, key)
		}
		if _, ok := b.desk.Panels.Find("toggle.log"); ok {
			t.Errorf("%s: the switches take a row before they are asked for", lang)
		}
		b.tapOn(t, head.SwitchesID)
		b.arrange()
		for _, id := range []string{"end_turn", "undo", "toggle.log", "toggle.help"} {
			if r, ok := b.desk.Panels.Find(id); !ok || r.Box.Y < b.desk.Layout.H*2/3 {
				t.Errorf("%s: %s lies at %.0f, out of the thumb's reach", lang, id, r.Box)
			}
		}
		b.tapOn(t, "toggle.threat")
		b.arrange()
		if _, ok := b.desk.Panels.Find("toggle.log"); ok || !b.table.Threat {
			t.Errorf("%s: pressed, a switch leaves the others open (threat %v)", lang, b.table.Threat)
		}
	}
}

// TestUprightBattleFitsFingers: whatever is opened on a phone held upright lies on the
// screen, over no board that is needed, and every part of it is as large as a finger.
func TestUprightBattleFitsFingers(t *testing.T) {
	states := map[string]func(b *battle){
		"rest":     func(*battle) {},
		"log":      func(b *battle) { b.click("toggle.log") },
		"actions":  func(b *battle) { b.click("action.more") },
		"ready":    func(b *battle) { b.Press("palette.ready") },
		"aiming":   func(b *battle) { b.click("action.move") },
		"weapons":  func(b *battle) { b.desk.ArmsOpen = true },
		"switches": func(b *battle) { b.click(head.SwitchesID) },
	}
	for _, lang := range text.Codes() {
		for _, size := range [][2]int{{390, 844}, {360, 640}, {430, 932}} {
			for name, open := range states {
				b := upright(t, lang)
				b.Resize(size[0], size[1], 1)
				b.Layout()
				open(b)
				b.arrange()
				b.arrange()
				for _, r := range b.desk.Panels.All() {
					small := r.Solo || strings.HasPrefix(r.ID, "rule.") || strings.HasPrefix(r.ID, "pip.") || strings.HasPrefix(r.ID, "unit_card")
					if (r.Box.H < finger || r.Box.W < finger-10) && !small {
						t.Errorf("%s, %s at %v: %s is as small as %.0f", lang, name, size, r.ID, r.Box)
					}
					if r.Box.X < 0 || r.Box.Y < 0 || r.Box.X+r.Box.W > b.desk.Layout.W+.01 || r.Box.Y+r.Box.H > b.desk.Layout.H+.01 {
						t.Errorf("%s, %s at %v: %s at %.0f leaves the screen", lang, name, size, r.ID, r.Box)
					}
				}
				if free := b.table.Camera.Safe; free.Dx() < 6*40 || free.Dy() < 4*40 {
					t.Errorf("%s, %s at %v: of the board only %v is left", lang, name, size, free)
				}
			}
		}
	}
}
