package result

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/probe"
	"tenaille/game/scene"
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
