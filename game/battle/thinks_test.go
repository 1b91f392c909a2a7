package battle

import (
	"strings"
	"testing"

	"tenaille/game/match"
)

// TestTheSideThatThinksIsNamed: while a machine is awaited the button of the end of a turn
// names the side that thinks, and how far it is as soon as that can be told, in every window
// and for both sides.
func TestTheSideThatThinksIsNamed(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		c := newContext(t, "en", size[0], size[1], 1, 100)
		c.Settings.ReducedMotion = true
		b := New(c, match.Terms{Level: "proving-ground", Ruleset: "d20", Players: [2]string{"captain", "captain"}, Seed: 7}).(*battle)
		if b.turn.Match == nil {
			t.Fatal(b.fault)
		}
		b.Layout()
		named, far := map[int]bool{}, 0
		for n := 0; n < 20000 && (len(named) < 2 || far < 20); n++ {
			b.session.Skip()
			b.Update()
			_, _, side := b.turn.Match.Awaits()
			if side < 0 || b.play.Busy() {
				continue
			}
			end := b.desk.Screen().End
			if !strings.Contains(end.Sub, b.SideName(side)) {
				t.Fatalf("%v: %s thinks, and the button says %q", size, b.SideName(side), end.Sub)
			}
			named[side] = true
			if percent, ok := b.session.Progress(); ok {
				far++
				if !strings.HasSuffix(end.Sub, b.Percent(percent)) || end.Waiting {
					t.Fatalf("%v: %d %% are thought of, and the button says %q", size, percent, end.Sub)
				}
			}
		}
		if len(named) < 2 || far < 20 {
			t.Errorf("%v: %d sides thought, %d times it was told how far", size, len(named), far)
		}
		b.Leave()
	}
}
