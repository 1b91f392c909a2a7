package result

import (
	"fmt"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
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

// TestFullStoreLeadsToRoom: where there is no room for the match its page leads to the
// sheet that asks what may go, which may be the match itself.
func TestFullStoreLeadsToRoom(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	if err := c.Store.Save(saves.Unfinished+"it.jsonl.gz", []byte("x")); err != nil {
		t.Fatal(err)
	}
	keep := func() saves.Kept { return saves.Kept{Record: "it", Err: fmt.Errorf("save: %w", store.ErrFull)} }
	r := New(c, scene.Outcome{Winner: 0, Kept: keep(), Keep: keep}).(*result)
	screentest.Show(c, c.Routes.Title(c), r)
	r.Layout()
	if !r.Press("result.keep") {
		t.Fatal("nothing leads there")
	}
	c.Stack.Settle()
	sheet := c.Stack.Top()
	sheet.Layout()
	for range 2 {
		if sheet.Name() != "room" || !sheet.(scene.Presser).Press("room.let") {
			t.Fatalf("it leads to %s", sheet.Name())
		}
	}
	c.Stack.Settle()
	r.Layout()
	if names, _ := c.Store.List(""); len(names) > 0 || r.unkept() || c.Stack.Top() != scene.Scene(r) {
		t.Errorf("let go, it is still told: %v, there are %v", r.unkept(), names)
	}
}
