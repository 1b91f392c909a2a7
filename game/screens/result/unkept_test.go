package result

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/saves"
	"tenaille/game/scene"
)

// TestUnrecordedMatchIsToldAndTriedAgain: a match whose replay could not be written
// says so, with a button to try again that goes once it has worked.
func TestUnrecordedMatchIsToldAndTriedAgain(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
		tried, room := 0, false
		r := New(c, scene.Outcome{Winner: 0, Keep: func() (k saves.Kept) {
			if tried++; room {
				k.Name = saves.Finished + "it.jsonl"
			}
			return k
		}}).(*result)
		r.Layout()
		for n := 1; n <= 2; n++ {
			if room = n == 2; !r.Press("result.keep") {
				t.Fatalf("%v: nothing offers to try again", size)
			}
			r.Layout()
			if tried != n {
				t.Errorf("%v: tried %d times, want %d", size, tried, n)
			}
		}
		if _, there := r.Page.Rects()["result.keep"]; there {
			t.Errorf("%v: what is recorded is offered again", size)
		}
	}
}
