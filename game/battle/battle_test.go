package battle

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/keys"
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/probe"
	"tenaille/game/scene"
	"tenaille/game/text"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// opened is a battle of a level with a seed, laid out, its first turn shown.
func openedBattle(t *testing.T, lang, level string, seed uint64, players ...string) *battle {
	t.Helper()
	c := newContext(t, lang, 1280, 720, 1, 100)
	c.Settings.ReducedMotion = true
	plan := match.Terms{Level: level, Ruleset: "d20", Players: [2]string{players[0], players[1]}, Seed: seed}
	b := New(c, plan).(*battle)
	if b.turn.Match == nil {
		t.Fatalf("%s: %s", level, b.fault)
	}
	b.Layout()
	b.quiet(t)
	return b
}

// quiet lets ticks pass until a person is awaited or the match is over.
func (b *battle) quiet(t *testing.T) {
	t.Helper()
	for n := 0; n < 200000; n++ {
		if b.curtain != nil {
			b.curtain.Open()
		}
		b.session.Skip()
		b.Update()
		over, _ := b.turn.Match.Over()
		if !b.play.Busy() && !b.gliding && (over || !b.session.Busy()) {
			return
		}
	}
	t.Fatal("the battle does not come to rest")
}

// pointAt puts the cursor on a square.
func (b *battle) pointAt(c grid.Cell) {
	b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
	b.command.SetCursor(c)
}

func TestIllegalWishesAreAnsweredWithTheirRule(t *testing.T) {
	b := openedBattle(t, "fr", "broken-keep", 7, "human", "human")
	wall := grid.C(2, 1)
	if !b.turn.E.Field().Filled(grid.Square(wall)) {
		t.Fatalf("%s is no wall", wall.Name())
	}
	hash := b.turn.Match.Hash()
	b.pointAt(wall)
	b.command.Act()
	if b.notices.Toast.Ticks == 0 || b.notices.Toast.Rule != rules.GEO05.String() || b.notices.Toast.Text == "" {
		t.Errorf("a click on a wall said %q by %q, want the words of GEO-05", b.notices.Toast.Text, b.notices.Toast.Rule)
	}
	b.notices.Toast = notice.Note{}
	b.click("action.charge")
	if b.turn.Wanted.Mode != plan.ChargeMode && b.notices.Toast.Ticks == 0 {
		t.Error("a charge that is impossible said nothing")
	}
	if b.turn.Match.Hash() != hash {
		t.Error("a refused wish changed the match")
	}
}

func TestUndoComesBackToTheSameState(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 7, "human", "human")
	if b.command.Undo(); !strings.Contains(b.notices.Toast.Text, "nothing was done yet") {
		t.Errorf("at the very start undo says %q", b.notices.Toast.Text)
	}
	hash, log := b.turn.Match.Hash(), len(b.tell.Log.Records)
	for _, at := range b.turn.Now.Ways.Near {
		if st, ok := b.turn.Now.Ways.Reach[at]; ok && st.Cost > 0 {
			b.pointAt(at)
			if len(b.turn.Forecast.Proposed.Provoked) == 0 {
				break
			}
		}
	}
	b.command.Act()
	b.quiet(t)
	if b.turn.Match.Hash() == hash {
		t.Fatal("the move changed nothing")
	}
	b.command.Undo()
	b.quiet(t)
	if got := b.turn.Match.Hash(); got != hash {
		t.Errorf("after undo the hash is %x, want %x", got, hash)
	}
	if len(b.tell.Log.Records) != log {
		t.Errorf("after undo the log has %d lines, want %d", len(b.tell.Log.Records), log)
	}
}

// TestWholeMatch plays a match through the screen alone: enemies are clicked
// when they can be struck or walked up to, else the nearest square to them.
func TestWholeMatch(t *testing.T) {
	machine := "soldier"
	if testing.Short() {
		machine = "recruit" // which thinks for less long
	}
	b := openedBattle(t, "fr", "broken-keep", 1, "human", machine)
	asked := 0
	for turn := 0; turn < 2000; turn++ {
		b.quiet(t)
		if over, _ := b.turn.Match.Over(); over {
			break
		}
		state := probe.State{Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
		b.Probe(&state)
		if state.Busy || state.Hash == "" || len(state.Widgets) < 20 {
			t.Fatalf("at rest the probe shows busy %v, hash %q, %d widgets", state.Busy, state.Hash, len(state.Widgets))
		}
		if b.session.Asking() {
			asked++
			if state.Asking == "" || state.Widgets["aoo.take"][2] == 0 {
				t.Fatalf("a question without a dialog: %+v", state.Widgets)
			}
			b.click("aoo.take")
			continue
		}
		before := b.turn.Match.Hash()
		b.advance()
		b.quiet(t)
		if b.turn.Match.Hash() == before {
			b.click("end_turn")
			if b.command.Ending() {
				b.click("end_turn")
			}
		}
	}
	over, _ := b.turn.Match.Over()
	if !over {
		t.Fatal("the match did not end")
	}
	if asked == 0 {
		t.Error("nobody was asked about an opportunity attack")
	}
	for range 200 {
		b.Update()
	}
	b.Stack.Settle()
	if top := b.Stack.Top(); top == nil || top.Name() != "result" {
		t.Errorf("after the match the screen is %v, want the result", top)
	}
}

// advance does one sensible thing by pointing and clicking.
func (b *battle) advance() {
	on := plan.NearestEnemy(b.turn.E, b.turn.Now.Who)
	if on == rules.Nobody {
		return
	}
	b.pointAt(b.turn.E.Space(on).At)
	if b.turn.Forecast.Proposed.Planned && b.turn.Forecast.Proposed.Refusal.OK() {
		b.command.Act()
		return
	}
	best, far := grid.Cell{}, b.turn.E.Options.Grid.SpaceDistance(b.turn.E.Space(b.turn.Now.Who), b.turn.E.Space(on))
	for c := range b.turn.Now.Ways.Reach {
		d := b.turn.E.Options.Grid.SpaceDistance(grid.Space{At: c, N: b.turn.E.Creatures[b.turn.Now.Who].Space}, b.turn.E.Space(on))
		if d < far || d == far && best != (grid.Cell{}) && c.Before(best) {
			best, far = c, d
		}
	}
	if best != (grid.Cell{}) {
		b.pointAt(best)
		b.command.Act()
	}
}

func TestBattlePanelsStayOnTheScreenInBothLanguages(t *testing.T) {
	for _, lang := range text.Codes() {
		b := openedBattle(t, lang, "broken-keep", 7, "human", "human")
		for id := range b.turn.E.Count() {
			if b.turn.E.Hostile(id, b.turn.Now.Who) {
				b.pointAt(b.turn.E.Space(id).At)
				b.arrange()
				for _, r := range b.desk.Panels.All() {
					if r.Box.X < 0 || r.Box.Y < 0 || r.Box.X+r.Box.W > b.desk.Layout.W+.01 || r.Box.Y+r.Box.H > b.desk.Layout.H+.01 {
						t.Errorf("%s: %s at %v does not lie on the screen", lang, r.ID, r.Box)
					}
				}
			}
		}
	}
}

func TestMachinesPlayEachOtherOnTheScreen(t *testing.T) {
	b := openedBattle(t, "en", "proving-ground", 5, "soldier", "soldier")
	if over, _ := b.turn.Match.Over(); !over {
		t.Fatal("two machines came to rest before the end")
	}
	if b.turn.Side >= 0 {
		t.Errorf("the screen shows what side %d knows, want an onlooker", b.turn.Side)
	}
}

// hinted is the line on what is planned, and whether it warns.
func (b *battle) hinted() (words string, bad bool) {
	bar := b.desk.Screen().Bar
	return bar.Hint, bar.HintBad
}

// signs are the keys and signs that the sheet of keys explains.
func (b *battle) signs() []model.Key {
	return slices.Concat(keys.Sheet(b.Context, b.turn, 0).Columns...)
}

// spaceBox is the space of a creature on the screen, in units.
func (b *battle) spaceBox(id rules.ID) widget.Rect {
	r, k := b.table.Camera.SpaceRect(b.turn.E.Space(id)), b.desk.PanelStyle.Scale()
	return widget.Rect{X: float64(r.Min.X) / k, Y: float64(r.Min.Y) / k, W: float64(r.Dx()) / k, H: float64(r.Dy()) / k}
}

// TestWhatCannotBeginIsLeft: a battle that cannot begin says so and how it is left, and is
// left by Esc and by a click.
func TestWhatCannotBeginIsLeft(t *testing.T) {
	for _, by := range []func(b *battle){
		func(b *battle) { b.Devices.Feign(input.Pointer{}, input.Cancel) },
		func(b *battle) { b.Devices.Feign(input.Pointer{Released: true}) },
	} {
		c := newContext(t, "en", 1280, 720, 1, 100)
		left := false
		var b *battle
		c.Routes.Title = func(*scene.Context) scene.Scene { left = true; return b }
		b = New(c, match.Terms{Level: "nowhere", Ruleset: "d20", Players: [2]string{match.Human, match.Machine}}).(*battle)
		c.Stack.Push(b)
		c.Stack.Settle()
		if b.Update(); b.turn.Match != nil || b.fault == "" || left {
			t.Fatalf("it begins, or is left before anybody wants to: %q", b.fault)
		}
		by(b)
		b.Update()
		if c.Stack.Settle(); !left {
			t.Error("it cannot be left")
		}
	}
}
