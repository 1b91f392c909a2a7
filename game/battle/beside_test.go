//go:build !js

package battle

import (
	"math/bits"
	"strconv"
	"strings"
	"testing"

	"tenaille/game/command"
	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// clickAt moves the pointer to a place of the screen and clicks there, and reports whether
// anything was ordered.
func (b *battle) clickAt(x, y int) bool {
	was := b.turn.Match.Actions()
	for _, q := range []input.Pointer{{}, {Pressed: true, Down: true}, {Released: true}} {
		q.X, q.Y, q.Pinch = x, y, 1
		b.Devices.Feign(q)
		b.Update()
	}
	return len(b.session.Orders) > 0 || b.play.Busy() || b.turn.Match.Actions() != was
}

// centre is the middle of a square on the screen.
func (b *battle) centre(c grid.Cell) (x, y int) {
	r := b.table.Camera.CellRect(c)
	return (r.Min.X + r.Max.X) / 2, (r.Min.Y + r.Max.Y) / 2
}

// TestCombinedFireNeedsItsTarget: once somebody joins, a click on a square where nothing is,
// on the shooter or outside of the map fires nothing and keeps what is put together; one on
// the enemy fires (SKI-14). Its button stands where it stood, whoever joins.
func TestCombinedFireNeedsItsTarget(t *testing.T) {
	b := squad(t, nil)
	b.click("action.combined_fire")
	b.arrange()
	first, ok := b.desk.Panels.Find("fire.now")
	if !ok {
		t.Fatal("there is no button that fires")
	}
	for n := range 2 {
		b.command.Digit(n)
		b.arrange()
		if now, _ := b.desk.Panels.Find("fire.now"); now.Box != first.Box {
			t.Errorf("with %d who join the button is at %v, with nobody at %v", n+1, now.Box, first.Box)
		}
	}
	want := b.turn.Wanted.Fire
	for _, c := range []grid.Cell{at(9, 8), at(7, 3), at(2, 2)} {
		if x, y := b.centre(c); b.clickAt(x, y) {
			t.Fatalf("a click on %s fires", c.Name())
		}
		if b.turn.Wanted.Mode != plan.FireMode || b.turn.Wanted.Fire != want {
			t.Errorf("a click on %s leaves %+v", c.Name(), b.turn.Wanted.Fire)
		}
	}
	if n := b.notices.Toast; n.Text != b.T("Click who joins, then the enemy.") || n.Rule != rules.SKI14.String() {
		t.Errorf("it is told %q", n.Text)
	}
	if x, y := b.centre(at(12, 5)); !b.clickAt(x, y) {
		t.Error("a click on the enemy does not fire")
	}
}

// TestFireOfThoseWhoMayNoLongerLendIt: the band says how many have joined even when some of
// them may not any more.
func TestFireOfThoseWhoMayNoLongerLendIt(t *testing.T) {
	b := squad(t, nil)
	b.click("action.combined_fire")
	b.turn.Wanted.Fire.With = b.turn.Lenders(b.turn.Wanted.Fire.On) | 1<<b.turn.Now.Who
	b.arrange()
	want := strconv.Itoa(bits.OnesCount64(b.turn.Wanted.Fire.With)) + " "
	if s := b.desk.Panels.Strip; s == nil || !strings.HasPrefix(s.Hint, want) {
		t.Errorf("the band is %v, not of %s", s, want)
	}
}

// TestNothingIsConfirmedOutsideTheMap: a charge and a power that are shown before anything is
// pointed at are not carried out by a click where there is no square.
func TestNothingIsConfirmedOutsideTheMap(t *testing.T) {
	tried := 0
	for _, id := range []string{"action.charge", "palette.power.slow", "action.power.lull"} {
		kind := "psychic"
		if id == "action.charge" {
			kind = "fighter"
		}
		b := opening(t, "en", nil, blue(kind, 2, 4).First(), red("orc", 8, 4))
		b.turn.Wanted.Pointer = plan.Pointer{Who: rules.Nobody}
		if !b.Press(id) {
			continue
		}
		tried++
		b.command.CountOut()
		if p := &b.turn.Forecast.Proposed; !p.Planned || !p.Refusal.OK() {
			t.Errorf("%s: nothing is shown at once", id)
			continue
		}
		was := b.turn.Match.Actions()
		command.Click(b.command)
		if len(b.session.Orders) > 0 || b.turn.Match.Actions() != was {
			t.Errorf("%s: a click outside of the map does it", id)
		}
		b.command.Act()
		if len(b.session.Orders) == 0 && b.turn.Match.Actions() == was {
			t.Errorf("%s: the confirming key does not do it", id)
		}
	}
	if tried < 2 {
		t.Errorf("%d of three can be shown at once", tried)
	}
}

// TestAdviceStaysUnderTheMouse: in every ruleset what a captain advises stays while the
// mouse goes over the board; its gold button does it, and so does a click on what it is
// about; a click elsewhere and Esc only let it go.
func TestAdviceStaysUnderTheMouse(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		fresh := func() (*battle, rules.Action) {
			b := begun(t, match.Terms{Level: "proving-ground", Ruleset: ruleset, Players: [2]string{match.Human, match.Human}, Seed: 3, Fog: "sight"})
			b.askCaptain(t)
			b.table.Camera.Land(b.table.Board.Size())
			for c := range 60 { // over the board, square by square
				x, y := b.centre(at(1+c%12, 1+c/12))
				b.Devices.Feign(input.Pointer{X: x, Y: y, Pinch: 1})
				b.Update()
			}
			b.arrange()
			p := &b.turn.Forecast.Proposed
			if !b.command.Advised() || !p.Planned || len(p.Acts) == 0 {
				t.Fatalf("%s: the advice is gone", ruleset)
			}
			return b, p.Acts[0]
		}
		t.Run(ruleset, func(t *testing.T) {
			b, want := fresh()
			gold, ok := b.desk.Panels.Find(command.PlanID)
			if !ok {
				t.Fatal("nothing confirms it")
			}
			k := b.desk.PanelStyle.Scale()
			if !b.clickAt(int((gold.Box.X+gold.Box.W/2)*k), int((gold.Box.Y+gold.Box.H/2)*k)) {
				t.Errorf("the gold button does not do %+v", want)
			}
			b, want = fresh()
			b.table.Camera.Land(b.table.Board.Size())
			if x, y := b.centre(b.turn.Wanted.Pointer.Cell); !b.clickAt(x, y) {
				t.Errorf("a click on what it is about does not do %+v", want)
			}
			b, _ = fresh()
			other := grid.C(-1, -1)
			w, h := b.table.Board.Size()
			for i := range w * h {
				c := grid.C(i%w, i/w)
				x, y := b.centre(c)
				_, over := b.desk.Panels.Hit(float64(x)/k, float64(y)/k)
				there := plan.Pointer{Cell: c, OnMap: true, Who: plan.StandsAt(b.turn.E, c)}
				if !over && there.Who == rules.Nobody && len(b.turn.Now.Ways.Reach) > 0 && b.turn.Now.Ways.Reach[c].Cost > 0 && !b.turn.Forecast.Proposed.About(b.turn, &there) {
					other = c
				}
			}
			if x, y := b.centre(other); b.clickAt(x, y) || b.command.Advised() {
				t.Errorf("a click on %s acts, or the advice stays", other.Name())
			}
			if x, y := b.centre(other); !b.clickAt(x, y) {
				t.Errorf("the next click on %s does not walk there", other.Name())
			}
			b, _ = fresh()
			if b.feign(cancel); b.command.Advised() || len(b.Stack.All()) > 1 {
				t.Error("Esc does not let it go, or does more")
			}
		})
	}
}
