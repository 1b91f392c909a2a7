//go:build !js && !slim

package arbiter_test

import (
	"bytes"
	"context"
	"encoding/json"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
	"tenaille/game/live/line"
	"tenaille/game/live/livetest"
	"tenaille/game/live/server"
)

// arriveInFog is somebody who plays by what a side perceives, with the seed of the key.
func arriveInFog(t *testing.T, url string) (*livetest.Player, string) {
	t.Helper()
	sd := seed(t)
	l, err := line.Dial(context.Background(), url, sd)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Close)
	return livetest.At(live.NewHall(l), "soldier"), sd
}

// TestFogOverAServer plays a match in fog over a real server: nobody is told an action before
// the end, and none of the two, nor anybody else, hears or reads what the other is told. When
// it is over both are shown the match as it was.
func TestFogOverAServer(t *testing.T) {
	s, _, judgeSeed := host(t, server.Options{Web: -1})
	judge(t, s.URL(), judgeSeed, 1)
	o := offer(t, "d20")
	o.Setup.Fog, o.Delay = "sight", -1
	a, first := arriveInFog(t, s.URL())
	b, _ := arriveInFog(t, s.URL())
	act := func(what string, so func() bool) {
		until(t, what, 3*time.Minute, func() bool {
			for _, p := range []*livetest.Player{a, b} {
				if p.Hall.Update(); p.Game != nil {
					p.Act()
				}
				if p.Err != nil {
					t.Fatalf("%s: %v", what, p.Err)
				}
			}
			return so()
		})
	}
	a.Game = a.Hall.Open(o)
	act("the match is opened", func() bool { return a.Game.Match() != "" })
	match := a.Game.Match()
	var overheard, own []*nats.Msg
	nc, err := line.Connect(s.URL(), first, nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(nc.Close)
	theirs := live.SubjectSeen(match, b.Hall.Me())
	heard := make(chan *nats.Msg, 4096)
	for _, subject := range []string{live.SubjectNow(theirs), theirs, live.SubjectLog(match), live.SubjectNow(live.SubjectLog(match)), live.SubjectNow(live.SubjectSeen(match, live.Watching)), live.SubjectNow(live.SubjectSeen(match, a.Hall.Me()))} {
		if _, err := nc.ChanSubscribe(subject, heard); err != nil {
			t.Fatal(err)
		}
	}
	b.Game = b.Hall.Join(match, live.Joining{Side: 1, Name: "Berta"})
	act("some rounds", func() bool { return a.Look.Played() > 30 || a.Game.Listing().Stage == live.Over })
	for _, subject := range []string{theirs, live.SubjectLog(match), "tenaille.seen." + match + ".*", "tenaille.seen.*." + b.Hall.Me()} {
		q, err := json.Marshal(live.Reading{Subject: subject})
		if err != nil {
			t.Fatal(err)
		}
		m, err := nc.Request(live.SubjectAsk(a.Hall.Me(), "read", ""), q, 10*time.Second)
		if err != nil {
			t.Fatal(err)
		}
		var p live.Page
		if err := json.Unmarshal(m.Data, &p); err != nil || p.Fault == "" || len(p.List) > 0 {
			t.Errorf("%s is read: %.200s", subject, m.Data)
		}
	}
	if a.Game.Listing().Stage != live.Over {
		a.Game.Wish(live.Wish{Will: live.Resign})
	}
	act("the end, as it was", func() bool {
		_, ended := a.Board.Over()
		_, endedToo := b.Board.Over()
		return ended && endedToo && a.Look.Played() == 2*a.Board.Played() && b.Look.Played() == 2*b.Board.Played()
	})
	if a.Board.Hash() != b.Board.Hash() || a.Board.Played() < 30 {
		t.Errorf("they are shown %d entries to %s and %d to %s", a.Board.Played(), a.Board.Hash(), b.Board.Played(), b.Board.Hash())
	}
	until(t, "all that can be heard", 20*time.Second, func() bool {
		for len(heard) > 0 {
			if m := <-heard; m.Subject == live.SubjectNow(live.SubjectSeen(match, a.Hall.Me())) {
				own = append(own, m)
			} else {
				overheard = append(overheard, m)
			}
		}
		return len(own) >= a.Look.Played()
	})
	if len(overheard) > 0 {
		t.Errorf("%d messages are overheard, the first on %s", len(overheard), overheard[0].Subject)
	}
	for _, m := range own[:len(own)/2] {
		for _, word := range []string{`"do":`, `"seed":`, `"hash":`} {
			if bytes.Contains(m.Data, []byte(word)) {
				t.Fatalf("before the end it is told %s: %.300s", word, m.Data)
			}
		}
	}
}
