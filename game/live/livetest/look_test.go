package livetest

import (
	"testing"

	"tenaille/game/live"
)

// TestTheHallIsFollowedWhileLookedAt: whoever plays hears nothing of other matches, but how
// the own is listed; whoever looks again misses nothing.
func TestTheHallIsFollowedWhileLookedAt(t *testing.T) {
	s := New()
	a, b := s.Player("KA", "soldier"), s.Player("KB", "soldier")
	o, err := Offer("proving-ground", "skirmish", "")
	if err != nil {
		t.Fatal(err)
	}
	turn := func(milliseconds int) {
		for ; milliseconds > 0; milliseconds -= 50 {
			s.Run(50)
			a.Hall.Update()
			b.Hall.Update()
		}
	}
	listed := func(match string) live.Stage {
		for _, l := range b.Hall.Listings() {
			if l.Match == match {
				return l.Stage
			}
		}
		return ""
	}
	b.Hall.Look()
	a.Game = a.Hall.Open(o)
	turn(200)
	first := a.Game.Match()
	if got := listed(first); got != live.Waiting {
		t.Fatalf("the first match is listed as %q", got)
	}
	turn(6000) // nobody looks
	if n := len(b.Line.order); n != 2 || b.Line.follow[b.Line.order[0]] != nil {
		t.Errorf("of %d subjects the hall is followed still", n)
	}
	second := a.Hall.Open(o)
	b.Game = b.Hall.Join(first, live.Joining{Side: 1, Name: "Berta"})
	turn(500)
	if got := b.Game.Listing().Stage; got != live.Playing {
		t.Errorf("the own match is %q", got)
	}
	if got := listed(second.Match()); got != "" {
		t.Errorf("before it is looked at, the second match is listed as %q", got)
	}
	turn(500)
	if got := listed(second.Match()); got != live.Waiting {
		t.Errorf("the second match is listed as %q", got)
	}
	if got := listed(first); got != live.Playing {
		t.Errorf("the first match is listed as %q", got)
	}
	a.Line.Cut()
	for range 200 { // a is away, of which b's own match tells
		s.Run(500)
		b.Hall.Update()
	}
	if !b.Game.Listing().Seats[0].Away {
		t.Error("the other is away, which is not told")
	}
}

// TestAwayInAPrivateMatch: of a private match, which is not listed, one is told too whether the
// other is there.
func TestAwayInAPrivateMatch(t *testing.T) {
	s := New()
	a, b := s.Player("KA", "soldier"), s.Player("KB", "soldier")
	o, err := Offer("proving-ground", "skirmish", "")
	if err != nil {
		t.Fatal(err)
	}
	o.Private = true
	turn := func(milliseconds int, all ...*Player) {
		for ; milliseconds > 0; milliseconds -= 50 {
			s.Run(50)
			for _, p := range all {
				p.Hall.Update()
			}
		}
	}
	a.Game = a.Hall.Open(o)
	turn(200, a, b)
	b.Game = b.Hall.Join(a.Game.Match(), live.Joining{Side: 1, Name: "Berta"})
	turn(20_000, a, b)
	if b.Game.Fault() != nil || b.Game.Side() != 1 || b.Game.Listing().Seats[0].Away {
		t.Fatalf("the match does not begin: %+v, %v", b.Game.Listing(), b.Game.Fault())
	}
	a.Line.Cut()
	turn(75_000, b)
	if !b.Game.Listing().Seats[0].Away {
		t.Error("the other is away, which is not told")
	}
	a.Line.Mend()
	turn(40_000, a, b)
	if b.Game.Listing().Seats[0].Away {
		t.Error("the other is back, which is not told")
	}
}
