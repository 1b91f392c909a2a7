package table

import (
	"testing"

	"tenaille/game/live"
)

// TestTurnClock: who lets its time go by has its turn ended, and what it is asked declined;
// each turn has all its time again, and a referee that was away takes none of it.
func TestTurnClock(t *testing.T) {
	tb := two(t, func(o *live.Offer) { o.Clock.Turn = 30 })
	if tb.entries[0].Left != [2]int{30_000, 30_000} {
		t.Fatalf("it begins with %v", tb.entries[0].Left)
	}
	side := tb.awaited()
	if tb.Tick(29_999); len(tb.entries) != 1 {
		t.Fatal("the flag falls early")
	}
	if at := tb.Wakes(29_999); at != 30_000 {
		t.Errorf("it wakes at %d", at)
	}
	turn := tb.board.Turns()
	entries := tb.Tick(30_000)
	if len(entries) == 0 || entries[0].Kind != live.Flagged || entries[0].Side != side || entries[0].Do == nil {
		t.Fatalf("the flag brings %+v", entries)
	}
	if last := entries[len(entries)-1]; tb.board.Turns() == turn || last.Left != [2]int{30_000, 30_000} {
		t.Errorf("then there is %v left, in turn %d after %d", last.Left, tb.board.Turns(), turn)
	}
	tb.Tick(40_000)
	tb.Wish(keys[tb.awaited()], live.Wish{Seen: 0, Will: live.Act}, 40_000) // stale, but the clock was looked at
	again, err := Resume(tb.Opened(), tb.Entries())
	if err != nil {
		t.Fatal(err)
	}
	if again.Tick(1_000_000); len(again.entries) != len(tb.entries) {
		t.Error("the time without a referee was somebody's")
	}
	if again.Tick(1_030_000); len(again.entries) == len(tb.entries) {
		t.Error("with another referee no flag falls")
	}
	for now := int64(2_000_000); now < 9_000_000 && !tb.Over(); now += 1000 {
		tb.Tick(now)
		wish(t, tb, 0, live.Here, now, "")
	}
	if round := tb.Listing().Round; round < 10 {
		t.Errorf("with nobody there it comes to round %d", round)
	}
}

// TestMatchClock: only who is awaited loses time, a turn adds the increment, and whose time
// is up loses.
func TestMatchClock(t *testing.T) {
	tb := two(t, func(o *live.Offer) { o.Clock = live.Clock{Match: 60, Increment: 5} })
	now, side := int64(10_000), tb.awaited()
	turn := tb.board.Turns()
	for tb.board.Turns() == turn {
		rest(t, tb, keys[side], now)
	}
	want := [2]int{60_000, 60_000}
	want[side] = 55_000
	if tb.clock.left != want {
		t.Fatalf("after 10 seconds of side %d there is %v left, not %v", side, tb.clock.left, want)
	}
	for !tb.Over() {
		if now += 1000; now > 200_000 {
			t.Fatal("no flag falls")
		}
		tb.Tick(now)
	}
	list := tb.Entries()
	if e := list[len(list)-2]; e.Kind != live.Flagged || !e.Over || e.Winner != 1-e.Side || list[len(list)-1].Kind != live.Told {
		t.Errorf("it ends with %+v", e)
	}
	if err := Proved("M1", list); err != nil {
		t.Error(err)
	}
}
