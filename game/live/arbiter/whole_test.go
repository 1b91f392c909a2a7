//go:build !js && !slim

package arbiter_test

import (
	"testing"
	"time"

	"tenaille/game/live"
	"tenaille/game/live/server"
)

// TestWholeMatch plays a ranked match in every ruleset over a real server, with a spectator
// who comes late: all see the same, and the ladder counts it.
func TestWholeMatch(t *testing.T) {
	s, _, judgeSeed := host(t, server.Options{Web: -1})
	judge(t, s.URL(), judgeSeed, 1)
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		t.Run(ruleset, func(t *testing.T) {
			a, b, c := arrive(t, s.URL()), arrive(t, s.URL()), arrive(t, s.URL())
			o := offer(t, ruleset)
			o.Ranked = true
			begin(t, a, b, o)
			together(t, "some rounds", time.Minute, func() bool { return a.board.Played() > 20 || a.over }, a, b)
			c.game = c.hall.Watch(a.game.Match())
			together(t, "the end", 3*time.Minute, func() bool { return a.over && b.over && c.over }, a, b, c)
			same(t, a, b, c)
			t.Logf("%d entries", len(a.hash))
			counted := func() bool {
				n := 0
				for _, r := range c.hall.Ladder() {
					if r.Key == a.hall.Me() || r.Key == b.hall.Me() {
						n += r.Games
					}
				}
				return n == 2
			}
			together(t, "the ladder", 20*time.Second, counted, a, b, c)
			together(t, "the hall", 20*time.Second, func() bool {
				for _, l := range c.hall.Listings() {
					if l.Match == a.game.Match() {
						return l.Stage == live.Over
					}
				}
				return false
			}, c)
		})
	}
}
