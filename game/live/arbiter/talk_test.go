//go:build !js && !slim

package arbiter_test

import (
	"testing"
	"time"

	"tenaille/game/live"
	"tenaille/game/live/line"
	"tenaille/game/live/server"
)

// TestTalk: what one says the other hears; whoever watches hears it as well, but of a private
// match nobody else hears anything, whatever he listens to.
func TestTalk(t *testing.T) {
	s, _, judgeSeed := host(t, server.Options{Web: -1})
	judge(t, s.URL(), judgeSeed, 1)
	for _, private := range []bool{false, true} {
		a, b, c := arrive(t, s.URL()), arrive(t, s.URL()), arrive(t, s.URL())
		spy := seed(t)
		nc, err := line.Connect(s.URL(), spy)
		if err != nil {
			t.Fatal(err)
		}
		until(t, "the spy's connection", 20*time.Second, nc.IsConnected)
		heard, err := nc.SubscribeSync(live.SubjectNow(live.SubjectSaid("*", live.Watching)))
		if err == nil {
			err = nc.Flush()
		}
		if err != nil {
			t.Fatal(err)
		}
		o := offer(t, "skirmish")
		o.Private = private
		begin(t, a, b, o)
		c.game = c.hall.Watch(a.game.Match())
		a.game.Say("good luck")
		together(t, "the other hears", time.Minute, func() bool { return len(b.game.Talk()) > 0 && len(a.game.Talk()) > 0 }, a, b, c)
		b.game.Say("and to you")
		together(t, "an answer", time.Minute, func() bool { return len(a.game.Talk()) > 1 && len(b.game.Talk()) > 1 }, a, b, c)
		if l := a.game.Talk(); l[0].Text != "good luck" || l[1].Text != "and to you" || l[1].Key != b.hall.Me() {
			t.Errorf("private %v: they hear %+v", private, l)
		}
		if private {
			if m, err := heard.NextMsg(500 * time.Millisecond); err == nil {
				t.Errorf("a stranger hears %s", m.Data)
			}
			if l := c.game.Talk(); len(l) > 0 {
				t.Errorf("who watches hears %+v of a private match", l)
			}
		} else {
			together(t, "who watches hears it", time.Minute, func() bool { return len(c.game.Talk()) == 2 }, c)
			if _, err := heard.NextMsg(20 * time.Second); err != nil {
				t.Errorf("of a match that is not private nothing is heard: %v", err)
			}
		}
		nc.Close()
		for _, p := range []*player{a, b, c} {
			p.hall.Close()
		}
	}
}
