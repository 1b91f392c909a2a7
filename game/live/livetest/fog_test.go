package livetest

import (
	"bytes"
	"slices"
	"testing"

	"tenaille/game/live"
)

// TestWholeMatchesInFog plays matches of two in fog, both by what the referee lets them
// perceive: they come to an end, each knows what a side may know, and no seat is told an
// action, its dice or its hash until it is over, and all of them then.
func TestWholeMatchesInFog(t *testing.T) {
	for n, ruleset := range rulesets {
		s := New()
		o, err := Offer("proving-ground", ruleset, "")
		fine(t, err)
		o.Setup.Fog = []string{"sight", "memory"}[n%2]
		o.Clock.Turn = 60
		a, b := opened(t, s, o)
		c := s.Player("KC", "soldier")
		c.Game = c.Hall.Watch(a.Game.Match())
		tb := s.Table(a.Game.Match())
		if !a.Game.Listing().Secret {
			t.Error("the listing does not tell that there is fog")
		}
		await(t, s, "the end", func() bool {
			if !tb.Over() && c.Game.Begun() {
				t.Fatal("whoever watches sees into the fog")
			}
			if !tb.Over() && tb.Listing().Round > 40 { // they do not find each other
				a.Game.Wish(live.Wish{Will: live.Resign})
			}
			return tb.Over() && a.Look.Played() == 2*len(tb.Entries()) && b.Look.Played() == 2*len(tb.Entries())
		}, a, b, c)
		await(t, s, "all of it, for whoever watches", func() bool { return c.Board.Played() == len(tb.Entries()) }, c)
		for who, p := range []*Player{a, b, c} {
			if p.Board.Hash() != tb.Hash() || p.Board.Played() != len(tb.Entries()) {
				t.Errorf("%s: after it number %d comes to another state", ruleset, who)
			}
		}
		if rule := slices.IndexFunc(append(a.Refused, b.Refused...), func(a live.Answer) bool {
			return a.Fault != live.FaultStale && a.Fault != live.FaultOver && a.Fault != ""
		}); rule >= 0 {
			t.Errorf("%s: it was refused %+v %+v", ruleset, a.Refused, b.Refused)
		}
		for _, key := range []string{"KA", "KB"} {
			for _, m := range s.kept[live.SubjectSeen(tb.Match(), key)][:len(tb.Entries())] {
				for _, word := range []string{`"do":`, `"seed":`, `"hash":`} {
					if bytes.Contains(m.data, []byte(word)) {
						t.Fatalf("%s is told %s", key, m.data[:min(len(m.data), 400)])
					}
				}
			}
		}
	}
}
