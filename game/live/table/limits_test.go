package table

import (
	"encoding/json"
	"slices"
	"testing"

	"tenaille/game/live"
)

// TestFloodsAreStemmed: who asks more than a person can is refused until the second is over,
// and the other is not.
func TestFloodsAreStemmed(t *testing.T) {
	tb := two(t, nil)
	for range mostWishes {
		wish(t, tb, 0, live.Here, 5000, "")
	}
	wish(t, tb, 0, live.Here, 5999, live.FaultFlood)
	wish(t, tb, 1, live.Here, 5999, "")
	wish(t, tb, 0, live.Here, 6000, "")
	for range mostSaid {
		if s, a := tb.Say("KA", " \x1b[31mbold\u202e  words\n", 5000); a != (live.Answer{}) || s.Text != "[31mbold words" || s.Name != "Anna" {
			t.Fatalf("%+v %+v", s, a)
		}
	}
	if _, a := tb.Say("KA", "more", 9999); a.Fault != live.FaultFlood {
		t.Errorf("it is answered by %+v", a)
	}
	if _, a := tb.Say("KC", "hello", 0); a.Fault != live.FaultNoSeat {
		t.Errorf("a stranger is answered by %+v", a)
	}
	silent := two(t, func(o *live.Offer) { o.Silent = true })
	if _, a := silent.Say("KA", "hello", 0); a.Fault != live.FaultNotNow {
		t.Errorf("where there is no talk it is answered by %+v", a)
	}
}

// TestWatchersSeeLater: whoever watches sees an entry when the delay is over, all of them
// once the match is, and nothing where none are wanted; a seat sees all at once.
func TestWatchersSeeLater(t *testing.T) {
	tb := two(t, func(o *live.Offer) { o.Delay = 60 })
	rest(t, tb, keys[tb.awaited()], 10_000)
	for _, due := range []struct {
		reader, after int
		now           int64
		want          int
	}{{0, 0, 10_000, 2}, {1, 1, 10_000, 1}, {-1, 0, 10_000, 0}, {-1, 0, 60_000, 1}, {-1, 1, 69_999, 0}, {-1, 1, 70_000, 1}, {-1, 9, 70_000, 0}} {
		if got := tb.Due(due.reader, due.after, due.now); len(got) != due.want {
			t.Errorf("%+v: %d are due", due, len(got))
		}
	}
	if at := tb.Wakes(11_000); at != 11_000+awayAfter/2 {
		t.Errorf("it wakes at %d", at)
	}
	for side := range keys {
		wish(t, tb, side, live.Here, 49_000, "")
	}
	if a, b := tb.Wakes(50_000), tb.Wakes(60_000); a != 60_000 || b != 70_000 {
		t.Errorf("it wakes at %d and %d, when entries are due", a, b)
	}
	again, err := Resume(tb.Opened(), tb.Entries())
	if err != nil {
		t.Fatal(err)
	}
	again.Tick(500_000)
	if got := again.Due(-1, 0, 559_999); len(got) != 0 {
		t.Error("another referee shows them earlier")
	}
	wish(t, tb, 0, live.Resign, 11_000, "")
	if got := tb.Due(-1, 0, 11_000); len(got) != len(tb.entries) {
		t.Error("the end is kept from whoever watches")
	}
	private := two(t, func(o *live.Offer) { o.Delay = -1 })
	wish(t, private, 0, live.Resign, 0, "")
	if got := private.Due(-1, 0, 1<<40); got != nil {
		t.Error("what nobody may watch is shown")
	}
}

// TestCheatsOfARefereeAreNamed changes one thing of a match that is over: the entry is named.
func TestCheatsOfARefereeAreNamed(t *testing.T) {
	tb := two(t, nil)
	legal(t, tb, false, 0)
	legal(t, tb, true, 0)
	throw := len(tb.entries) - 1
	legal(t, tb, true, 0)
	wish(t, tb, 0, live.Resign, 0, "")
	if err := Proved("M1", tb.Entries()); err != nil {
		t.Fatal(err)
	}
	last := len(tb.entries) - 1
	for n, change := range []func(list []live.Entry){
		func(l []live.Entry) { l[0].Seal = live.Secret{9}.Seal("M1") },
		func(l []live.Entry) { l[0].Seed = "7" },
		func(l []live.Entry) { l[throw].Seed = "7" },
		func(l []live.Entry) { l[throw].Seed = "" },
		func(l []live.Entry) { l[1].Seed = "7" },
		func(l []live.Entry) { l[throw].Hash = "" },
		func(l []live.Entry) { l[throw].Side = 1 - l[throw].Side },
		func(l []live.Entry) { l[last].Secret = live.Secret{9}.String() },
		func(l []live.Entry) { l[last].Secret = "" },
		func(l []live.Entry) { l[throw].Do = l[1].Do },
		func(l []live.Entry) { l[throw].N++ },
	} {
		list := slices.Clone(tb.Entries())
		if change(list); Proved("M1", list) == nil {
			t.Errorf("change %d is not noticed", n)
		}
	}
	if Proved("M2", tb.Entries()) == nil || Proved("M1", nil) == nil || Proved("M1", tb.Entries()[:3]) == nil {
		t.Error("what is not the match is taken for it")
	}
}

// TestOffersThatCannotBe are refused in one word.
func TestOffersThatCannotBe(t *testing.T) {
	for n, c := range []struct {
		change func(o *live.Offer)
		want   string
	}{
		{func(o *live.Offer) { o.Revision++ }, live.FaultRevision},
		{func(o *live.Offer) { o.Side = 2 }, live.FaultOffer},
		{func(o *live.Offer) { o.By = "\u202e " }, live.FaultOffer},
		{func(o *live.Offer) { o.Machine = "nobody" }, live.FaultOffer},
		{func(o *live.Offer) { o.Machine, o.Ranked = "soldier", true }, live.FaultOffer},
		{func(o *live.Offer) { o.Clock = live.Clock{Turn: 1, Match: 1} }, live.FaultOffer},
		{func(o *live.Offer) { o.Clock.Turn = -1 }, live.FaultOffer},
		{func(o *live.Offer) { o.Clock.Increment = 5 }, live.FaultOffer},
		{func(o *live.Offer) { o.Delay = 1 << 40 }, live.FaultOffer},
		{func(o *live.Offer) { o.Setup.Ruleset = "chess" }, live.FaultOffer},
		{func(o *live.Offer) { o.Setup.Combatants = nil }, live.FaultOffer},
		{func(o *live.Offer) { o.Setup.Map.Rows = nil }, live.FaultOffer},
		{func(o *live.Offer) { o.Setup.Combatants = o.Setup.Combatants[:1] }, live.FaultOffer},
	} {
		o := agreed(t, "d20", "")
		c.change(&o)
		if _, err := Open("M1", "KA", o, live.Secret{}, 0); err == nil || FaultOf(err) != c.want {
			t.Errorf("offer %d is answered by %v, not %s", n, err, c.want)
		}
	}
	o := agreed(t, "d20", "")
	data, err := json.Marshal(&o)
	if err != nil {
		t.Fatal(err)
	}
	if tb, _ := Opening("KA", data, live.Secret{}, 0); tb != nil {
		t.Error("one without a token is opened")
	}
}

// TestSilenceIsNoticed lets nobody be heard of, with a referee that does something only when
// it is to wake: both are away after three quarters of a minute, a match that nobody joins is
// closed after an hour, and one that is played ends after two days.
func TestSilenceIsNoticed(t *testing.T) {
	until := func(tb *Table, done func() bool) (now int64) {
		for woken := 0; !done() && woken < 100_000; woken++ {
			if now = max(now, tb.Wakes(now)); tb.Wakes(now) <= now {
				tb.Tick(now)
			}
		}
		return now
	}
	tb := two(t, nil)
	if at := until(tb, func() bool { s := tb.Listing().Seats; return s[0].Away && s[1].Away }); at != awayAfter {
		t.Errorf("both are away at %d", at)
	}
	wish(t, tb, 1, live.Here, awayAfter, "")
	if s := tb.Listing().Seats; !s[0].Away || s[1].Away {
		t.Errorf("heard of again they are %+v", s)
	}
	if at := until(tb, tb.Over); at != awayAfter+silentAtMost {
		t.Errorf("the match ends at %d", at)
	}
	waits, err := Open("M2", "KA", agreed(t, "d20", ""), live.Secret{}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if at := until(waits, waits.Over); at != waitsAtMost {
		t.Errorf("it is waited until %d", at)
	}
}
