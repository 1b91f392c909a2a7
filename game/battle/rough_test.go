//go:build !js

package battle

import (
	"fmt"
	"testing"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/rules"
)

// TestAQuestionStandsWhateverHandsDo: while somebody is asked in the middle of an action,
// undoing, ending the turn, pointing and clicking elsewhere, keys held down and windows of
// other sizes change nothing and answer nothing; the dialog stays whole within the window. A
// match saved there and opened again asks the same of the same side. Two quick presses on an
// answer give one.
func TestAQuestionStandsWhateverHandsDo(t *testing.T) {
	for name, q := range inquiries {
		t.Run(fmt.Sprint(name), func(t *testing.T) {
			b := q.until(t, name, "en", "off")
			hash, actions := b.turn.Match.Hash(), b.turn.Match.Actions()
			same := func(after string) {
				t.Helper()
				if got, _ := b.turn.E.Question(); got != name || !b.session.Asking() || b.turn.Match.Hash() != hash || b.turn.Match.Actions() != actions {
					t.Fatalf("after %s: asked %v, %v, after %d actions instead of %d", after, b.session.Asking(), got, b.turn.Match.Actions(), actions)
				}
			}
			b.click("undo")
			same("undo")
			b.click("end_turn")
			same("the end of the turn")
			for _, i := range []input.Intent{input.Undo, input.EndTurn, input.ActAttack, input.ActMove, input.Left} {
				if i == input.ActAttack && name == rules.AskOffer { // the key of an answer there
					continue
				}
				for range 8 { // held
					b.Devices.Feign(input.Pointer{Pinch: 1, X: 300, Y: 300}, i)
					b.Update()
				}
				if same(fmt.Sprint(i)); b.Settings.AlwaysOpportunity {
					t.Fatalf("%v has every opportunity taken from now on", i)
				}
			}
			for _, c := range []struct{ x, y int }{{4, 4}, {5, 4}, {9, 4}, {0, 0}} {
				b.pointAt(at(c.x, c.y))
				b.command.Act()
				same("a click on the board")
			}
			for _, size := range [][2]int{{844, 390}, {390, 844}, {1920, 1080}, {640, 480}, {1280, 720}} {
				b.Resize(size[0], size[1], 1)
				b.Layout()
				b.Update()
				same("another window")
				b.arrange()
				for _, id := range []string{"aoo.take", "aoo.decline"} {
					r, ok := b.desk.Panels.Find(id)
					scale := b.desk.PanelStyle.Scale()
					if x, y := (r.Box.X+r.Box.W)*scale, (r.Box.Y+r.Box.H)*scale; !ok || r.Box.X < 0 || r.Box.Y < 0 || x > float64(size[0])+.5 || y > float64(size[1])+.5 {
						t.Errorf("%v: %s ends at %.0f, %.0f", size, id, x, y)
					}
				}
			}

			rp, err := b.turn.Match.Replay()
			if err != nil {
				t.Fatal(err)
			}
			m, err := match.Resume(rp)
			if err != nil {
				t.Fatal(err)
			}
			terms := match.TermsOf(m)
			terms.Begun = m
			again := New(b.Context, terms).(*battle)
			again.Layout()
			again.awaitAsk()
			if got, _ := again.turn.E.Question(); got != name || !again.session.Asking() || again.turn.Side != q.side || again.turn.Match.Hash() != hash {
				t.Errorf("opened again: asked %v, %v, of side %d, want %v of %d", again.session.Asking(), got, again.turn.Side, name, q.side)
			}

			b.click("aoo.take")
			b.click("aoo.take")
			if n := b.turn.Match.Actions(); n != actions+1 {
				t.Errorf("two quick presses on an answer make %d actions", n-actions)
			}
		})
	}
}
