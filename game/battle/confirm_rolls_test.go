package battle

import (
	"testing"

	"tenaille/game/input"
	"tenaille/rules/grid"
)

// TestASecondClickRolls: with the setting a click on an enemy asks once and the second
// one strikes; a click elsewhere asks anew, a step that nobody answers needs none, and
// without the setting the first click strikes.
func TestASecondClickRolls(t *testing.T) {
	set := func(confirm bool) (*battle, func(grid.Cell) bool) {
		b := opening(t, "en", nil, blue("fighter", 4, 4).First(), red("orc", 5, 4), red("orc", 5, 5))
		b.Settings.ConfirmRolls = confirm
		return b, func(at grid.Cell) (acted bool) {
			r := b.table.Camera.CellRect(at)
			p := input.Pointer{X: (r.Min.X + r.Max.X) / 2, Y: (r.Min.Y + r.Max.Y) / 2, Pinch: 1}
			for _, q := range []input.Pointer{p, {X: p.X, Y: p.Y, Pinch: 1, Pressed: true, Down: true}, {X: p.X, Y: p.Y, Pinch: 1, Released: true}} {
				b.Devices.Feign(q)
				b.Update()
			}
			return len(b.session.Orders) > 0 || b.play.Busy() || b.turn.E.Facts.Combatants[0].Budget.Standard == 0
		}
	}
	b, click := set(true)
	if click(at(5, 4)) {
		t.Fatal("the first click strikes")
	}
	if n := b.notices.Toast; n.Text != "This rolls dice: click again" || !n.Asks {
		t.Errorf("asked is %+v", n)
	}
	if click(at(5, 5)) {
		t.Error("a first click on another strikes")
	}
	if !click(at(5, 5)) {
		t.Error("the second click does not strike")
	}
	if _, click = set(false); !click(at(5, 4)) {
		t.Error("without the setting the first click does not strike")
	}
	b = opening(t, "en", nil, blue("fighter", 4, 4).First(), red("orc", 12, 4))
	b.pointAt(at(3, 4))
	if p := &b.turn.Forecast.Proposed; !p.Planned || p.Rolls() {
		t.Errorf("a step that nobody answers is taken to roll: %+v", p)
	}
}
