//go:build !js && !slim

package arbiter_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"tenaille/game/ai"
	"tenaille/game/live"
	"tenaille/game/live/arbiter"
	"tenaille/game/live/line"
	"tenaille/game/live/livetest"
	"tenaille/game/live/server"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/view"
)

// seed is a new one.
func seed(t testing.TB) string {
	t.Helper()
	s, err := line.NewSeed()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func key(t testing.TB, seed string) string {
	t.Helper()
	k, err := line.PublicKey(seed)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// lease is what referees of tests have.
const lease = 400 * time.Millisecond

// referee is one at work, who can be killed.
type referee struct {
	*arbiter.Arbiter
	kill func() // without a word
	end  func() // as one leaves
}

// judge has a referee begin its work.
func judge(t testing.TB, url, seed string, copies int) *referee {
	t.Helper()
	nc, err := line.Connect(url, seed)
	if err != nil {
		t.Fatal(err)
	}
	until(t, "the referee's connection", 20*time.Second, nc.IsConnected)
	ctx, stop := context.WithCancel(context.Background())
	r := &referee{}
	for end := time.Now().Add(30 * time.Second); r.Arbiter == nil; time.Sleep(50 * time.Millisecond) {
		a, err := arbiter.Start(ctx, nc, arbiter.Options{Seed: seed, Lease: lease, Copies: copies})
		if err != nil && time.Now().After(end) {
			t.Fatal(err)
		} else if err == nil {
			r.Arbiter = a
		}
	}
	r.kill = func() { nc.Close(); stop(); r.Wait() }
	r.end = func() { stop(); r.Wait(); nc.Close() }
	t.Cleanup(r.kill)
	return r
}

// host is a server and a referee's seed.
func host(t testing.TB, o server.Options) (s *server.Server, options server.Options, referee string) {
	t.Helper()
	referee = seed(t)
	o.Referees = []string{key(t, referee)}
	if o.Folder == "" {
		o.Folder = t.TempDir()
	}
	s, err := server.Start(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	o.Port = s.Port()
	return s, o, referee
}

// until waits until something is so.
func until(t testing.TB, what string, most time.Duration, so func() bool) {
	t.Helper()
	for end := time.Now().Add(most); !so(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not within %v", what, most)
		}
	}
}

// player is somebody who plays one match as a machine would, or only watches.
type player struct {
	seed  string
	hall  *live.Hall
	game  *live.Game
	board live.Board
	mind  ai.Player
	over  bool
	hash  []string // of each entry
	no    []live.Answer
	err   error
}

// arrive is somebody who comes to a server.
func arrive(t testing.TB, url string) *player {
	t.Helper()
	p := &player{seed: seed(t)}
	p.reach(t, url)
	return p
}

// reach has somebody come, or come back, with nothing but the seed.
func (p *player) reach(t testing.TB, url string) {
	t.Helper()
	l, err := line.Dial(context.Background(), url, p.seed)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Close)
	p.hall, p.board, p.hash = live.NewHall(l), live.Board{}, nil
}

// step takes what has come and wishes what a machine would.
func (p *player) step() {
	p.hall.Update()
	if p.game == nil || p.err != nil {
		return
	}
	if p.err = p.game.Fault(); p.err != nil {
		return
	}
	for p.err == nil {
		e, ok := p.game.Next()
		if !ok {
			break
		}
		p.err = p.board.Play(e)
		p.hash = append(p.hash, e.Hash)
		p.over = p.over || e.Kind == live.Told
	}
	if a, ok := p.game.Refused(); ok {
		p.no = append(p.no, a)
	}
	side, course := p.game.Side(), p.board.Course()
	if p.err != nil || side < 0 || p.over || course == nil || p.game.Wishing() || p.game.Behind() > 0 {
		return
	}
	if _, ended := p.board.Over(); ended || course.Awaited() != side {
		return
	}
	if p.mind == nil {
		if p.mind, p.err = ai.New("soldier", 1, side); p.err != nil {
			return
		}
	}
	a, done := rules.Action{}, false
	for !done {
		a, done = p.mind.Think(view.New(course.Encounter(), side), uint64(p.board.Played()), 1<<20)
	}
	cmd := levels.CommandOf(course.Encounter(), &a)
	p.game.Wish(live.Wish{Will: live.Act, Do: &cmd})
}

// together lets all act until something is so.
func together(t testing.TB, what string, most time.Duration, so func() bool, players ...*player) {
	t.Helper()
	defer func() {
		if t.Failed() {
			for i, p := range players {
				t.Logf("player %d: %s", i, p.state())
			}
		}
	}()
	until(t, what, most, func() bool {
		for _, p := range players {
			p.step()
			if p.err != nil {
				t.Fatalf("%s: %v", what, p.err)
			}
		}
		return so()
	})
}

// state is what a player has come to, for whoever looks for what is wrong.
func (p *player) state() string {
	if p.game == nil {
		return "in no match"
	}
	awaited := -1
	if c := p.board.Course(); c != nil {
		awaited = c.Awaited()
	}
	return fmt.Sprintf("side %d, entry %d, side %d is awaited, %d behind, wishing %v, over %v, line %v, refused %+v, fault %v",
		p.game.Side(), p.board.Played(), awaited, p.game.Behind(), p.game.Wishing(), p.over, p.hall.State(), p.no, p.game.Fault())
}

// offer is a match of a ruleset.
func offer(t testing.TB, ruleset string) live.Offer {
	t.Helper()
	o, err := livetest.Offer("proving-ground", ruleset, "")
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// begin has one open a match and the other join it.
func begin(t testing.TB, a, b *player, o live.Offer) {
	t.Helper()
	a.game = a.hall.Open(o)
	together(t, "the match is opened", 30*time.Second, func() bool { return a.game.Match() != "" }, a)
	b.game = b.hall.Join(a.game.Match(), live.Joining{Side: 1 - o.Side, Name: "Berta"})
	together(t, "the match begins", 30*time.Second, func() bool { return a.game.Begun() && b.game.Begun() }, a, b)
}

// same says where two have not seen the same.
func same(t testing.TB, all ...*player) {
	t.Helper()
	for _, p := range all[1:] {
		if len(p.hash) != len(all[0].hash) {
			t.Fatalf("one has %d entries, the other %d", len(all[0].hash), len(p.hash))
		}
		for i := range p.hash {
			if p.hash[i] == "" && i > 0 || p.hash[i] != all[0].hash[i] {
				t.Fatalf("entry %d: %q and %q", i+1, all[0].hash[i], p.hash[i])
			}
		}
	}
	if len(all[0].no) > 0 {
		t.Errorf("it was refused: %+v", all[0].no)
	}
}

// joining is how one comes back to one's seat.
func (p *player) joining() live.Joining {
	return live.Joining{Side: p.game.Side(), Name: "Berta"}
}
