//go:build !js && !slim

package arbiter_test

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/live"
	"tenaille/game/live/arbiter"
	"tenaille/game/live/line"
	"tenaille/game/live/server"
	"tenaille/game/live/table"
	"tenaille/levels"
)

// still takes what has come without wishing anything, until nothing is under way.
func still(t *testing.T, players ...*player) {
	t.Helper()
	until(t, "nothing is under way", time.Minute, func() bool {
		quiet := true
		for _, p := range players {
			p.hall.Update()
			for e, ok := p.game.Next(); ok; e, ok = p.game.Next() {
				if err := p.board.Play(e); err != nil {
					t.Fatal(err)
				}
				p.hash = append(p.hash, e.Hash)
			}
			quiet = quiet && !p.game.Wishing() && p.board.Played() == players[0].board.Played()
		}
		return quiet
	})
}

// logOf is what stands in the log of a match, and the sequence of its last line.
func logOf(t *testing.T, s jetstream.Stream, match string) (o table.Opened, list []live.Entry, last uint64) {
	t.Helper()
	for {
		m, err := s.GetMsg(context.Background(), last+1, jetstream.WithGetMsgSubject(live.SubjectLog(match)))
		if errors.Is(err, jetstream.ErrMsgNotFound) {
			return o, list, last
		}
		if err != nil {
			t.Fatal(err)
		}
		var n struct {
			Opened  *table.Opened
			Entries []live.Entry
		}
		if err := json.Unmarshal(m.Data, &n); err != nil {
			t.Fatal(err)
		}
		if n.Opened != nil {
			o = *n.Opened
		}
		last, list = m.Sequence, append(list, n.Entries...)
	}
}

// TestLateLine: a referee that had a match before writes one line more after another has
// read the log; the other notices by what the players have seen, and the match goes on.
func TestLateLine(t *testing.T) {
	s, _, judgeSeed := host(t, server.Options{Web: -1})
	judge(t, s.URL(), judgeSeed, 1)
	a, b := arrive(t, s.URL()), arrive(t, s.URL())
	defer a.hall.Close()
	defer b.hall.Close()
	begin(t, a, b, offer(t, "d20"))
	together(t, "some actions", time.Minute, func() bool { return a.board.Played() >= 5 }, a, b)
	still(t, a, b)

	nc, err := line.Connect(s.URL(), judgeSeed)
	if err != nil {
		t.Fatal(err)
	}
	defer nc.Close()
	until(t, "the connection", 20*time.Second, nc.IsConnected)
	js, err := jetstream.New(nc)
	if err != nil {
		t.Fatal(err)
	}
	ctx, done := context.WithTimeout(context.Background(), time.Minute)
	defer done()
	log, err := js.Stream(ctx, live.StreamLog)
	if err != nil {
		t.Fatal(err)
	}
	match := a.game.Match()
	opened, entries, last := logOf(t, log, match)
	former, err := table.Resume(opened, entries)
	if err != nil {
		t.Fatal(err)
	}
	course := a.board.Course()
	rest, ok := course.Rest()
	if !ok || len(entries) != a.board.Played() {
		t.Fatalf("%d entries are written, %d played, there is a way to do nothing: %v", len(entries), a.board.Played(), ok)
	}
	do := levels.CommandOf(course.Encounter(), &rest)
	seats := former.Listing().Seats
	late, answer := former.Wish(seats[course.Awaited()].Key, live.Wish{Seen: len(entries), Will: live.Act, Do: &do}, 0)
	if len(late) == 0 {
		t.Fatalf("nothing comes of it: %+v", answer)
	}
	publish := func(subject string, v any, options ...jetstream.PublishOpt) {
		data, err := json.Marshal(v)
		if err == nil {
			_, err = js.Publish(ctx, subject, data, options...)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	publish(live.SubjectLog(match), map[string]any{"entries": late}, jetstream.WithExpectLastSequencePerSubject(last))
	for _, who := range []string{seats[0].Key, seats[1].Key, live.Watching} {
		for i := range late {
			publish(live.SubjectSeen(match, who), &late[i])
		}
	}
	n := len(entries) + len(late)
	together(t, "they have seen it", time.Minute, func() bool { return a.board.Played() >= n && b.board.Played() >= n }, a, b)
	together(t, "it goes on", time.Minute, func() bool { return a.board.Played() > n+5 || a.over }, a, b)
}

// TestShortLease: a referee whose sign of life comes too late again and again, so that the
// queue gives it its own match once more, goes on with it.
func TestShortLease(t *testing.T) {
	s, _, judgeSeed := host(t, server.Options{Web: -1})
	nc, err := line.Connect(s.URL(), judgeSeed)
	if err != nil {
		t.Fatal(err)
	}
	until(t, "the referee's connection", 20*time.Second, nc.IsConnected)
	ctx, end := context.WithCancel(context.Background())
	j, err := arbiter.Start(ctx, nc, arbiter.Options{Seed: judgeSeed, Lease: 25 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	a, b := arrive(t, s.URL()), arrive(t, s.URL())
	begin(t, a, b, offer(t, "limited"))
	together(t, "the end", 3*time.Minute, func() bool { return a.over && b.over }, a, b)
	same(t, a, b)
	a.hall.Close()
	b.hall.Close()
	end()
	j.Wait()
	nc.Close()
}
