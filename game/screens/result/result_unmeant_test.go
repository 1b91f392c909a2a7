package result

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/scene"
	"tenaille/levels"
)

// TestAPressOfTheBattleIsNoneOfTheSheet: whoever was about to press a button of the battle
// when the sheet came over it presses none of the sheet's; a moment later, or after the
// pointer has moved, it is meant.
func TestAPressOfTheBattleIsNoneOfTheSheet(t *testing.T) {
	for _, c := range []struct {
		name  string
		waits int
		moves bool
		want  bool
	}{
		{"at once", 0, false, false}, {"a moment later", 60, false, true}, {"moved", 0, true, true},
	} {
		ctx := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		left := false
		r := New(ctx, scene.Outcome{Winner: 0}).(*result)
		r.Back = func() { left = true }
		r.Layout()
		at, ok := r.Page.Rects()["result.title"]
		if !ok {
			t.Fatal("there is no way to the title")
		}
		p := input.Pointer{X: at[0] + at[2]/2, Y: at[1] + at[3]/2, Pinch: 1}
		before := p
		if c.moves {
			before.X -= 200
		}
		ctx.Devices.Feign(before)
		r.Update()
		for range c.waits {
			r.Update()
		}
		s := probe.State{Widgets: map[string]probe.Rect{}}
		if r.Probe(&s); s.Busy != (c.waits == 0) {
			t.Errorf("%s: the probe tells busy %v", c.name, s.Busy)
		}
		press := p
		press.Pressed, press.Down = true, true
		ctx.Devices.Feign(press)
		r.Update()
		press = p
		press.Released = true
		ctx.Devices.Feign(press)
		r.Update()
		if left != c.want {
			t.Errorf("%s: the press counts: %v, want %v", c.name, left, c.want)
		}
	}
}

// TestTheKeysPressTheGold: Confirm and the key that ends a turn do what the button in gold
// says, of every kind of match; a press meant for the battle, within half a second, does
// nothing.
func TestTheKeysPressTheGold(t *testing.T) {
	lesson := match.LessonTerms(levels.Lessons()[0], "d20", 1)
	for name, o := range map[string]scene.Outcome{
		"a lesson that was won": {Winner: 0, Terms: lesson}, "one that was lost": {Winner: 1, Terms: lesson},
		"the last": {Winner: 0, Terms: match.LessonTerms(levels.Lessons()[len(levels.Lessons())-1], "d20", 1)}, "a match": {Winner: 0},
	} {
		for _, key := range []input.Intent{input.Confirm, input.EndTurn} {
			for _, waits := range []int{0, 60} {
				ctx := screentest.NewContext(t, "en", 1280, 720, 1, 100)
				r := New(ctx, o).(*result)
				r.Layout()
				pressed := 0
				r.Page.OnPress = func() { pressed++ }
				if gold := r.Golden(); len(gold) != 1 || gold[0] != r.Page.Focused() {
					t.Fatalf("%s: gold is %v, the focus is on %s", name, gold, r.Page.Focused())
				}
				own := r.nexts()[0]
				if own.b.Disabled {
					t.Fatalf("%s: %s is disabled", name, own.id)
				}
				if waits == 0 {
					ctx.Devices.Feign(input.Pointer{Pinch: 1}, key)
					r.Update()
					if pressed != 0 {
						t.Errorf("%s: a press that was meant for the battle counts", name)
					}
					continue
				}
				for range waits {
					ctx.Devices.Feign(input.Pointer{Pinch: 1})
					r.Update()
				}
				r.Back = func() {}
				var begun []match.Terms
				battle := ctx.Routes.Battle
				ctx.Routes.Battle = func(c *scene.Context, t match.Terms) scene.Scene {
					begun = append(begun, t)
					return battle(c, t)
				}
				screentest.Show(ctx, ctx.Routes.Title(ctx), r)
				if name == "a match" {
					continue // it has no level to begin anew
				}
				ctx.Devices.Feign(input.Pointer{Pinch: 1}, key)
				r.Update()
				want := o.Terms.Level
				if name == "a lesson that was won" {
					want = levels.Lessons()[1]
				}
				if len(begun) != 1 || begun[0].Level != want {
					t.Errorf("%s: the key began %v, want %s", name, begun, want)
				}
			}
		}
	}
}
