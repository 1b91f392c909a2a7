package battle

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/internal/unseen"
)

// TestPlayOnFromWhatIsWatched: the key and the button of a match that is watched open the
// sheet on which another begins at the action shown, on a desk and on a phone; at its end
// the button is off and the key does nothing.
func TestPlayOnFromWhatIsWatched(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		c := newContext(t, "fr", size[0], size[1], 1, 100)
		rp := unseen.Recorded(t, "three-limited")
		last := len(rp.Steps) - 1
		for _, at := range []int{7, last} {
			s, err := NewReplay(c, rp, at)
			if err != nil {
				t.Fatal(err)
			}
			b := s.(*battle)
			screentest.Show(c, c.Routes.Title(c), s)
			b.Layout()
			b.arrange()
			_, ok := b.desk.Panels.Find("replay.on")
			if !ok {
				t.Fatalf("%v: no button plays on", size)
			}
			for _, by := range []string{"button", "key"} {
				screentest.Show(c, c.Routes.Title(c), s)
				if by == "button" {
					b.click("replay.on")
				} else {
					c.Devices.Feign(screentest.Nowhere, input.PlayOn)
					b.keys()
					c.Devices.Feign(screentest.Nowhere)
				}
				c.Stack.Settle()
				if name, want := c.Stack.Top().Name(), map[bool]string{true: "replay", false: "play-on"}[at == last]; name != want {
					t.Errorf("%v, action %d, by %s: %s is shown, want %s", size, at, by, name, want)
				}
			}
		}
	}
}
