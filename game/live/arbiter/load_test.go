//go:build linux && !slim

package arbiter_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"runtime/pprof"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"tenaille/game/live"
	"tenaille/game/live/arbiter"
	"tenaille/game/live/line"
	"tenaille/game/live/server"
)

var (
	loadStep = flag.Int("load", 0, "matches by which TestLoad goes up, 0 for two that only show that it works")
	loadMost = flag.Int("load-most", 0, "matches at which TestLoad ends, 0 for one step")
	loadHold = flag.Duration("load-hold", 20*time.Second, "for how long TestLoad measures each step")
	loadSlow = flag.Duration("load-slow", 50*time.Millisecond, "in what time TestLoad wants 99 of 100 wishes seen, twice missed ends it")
	loadAt   = flag.String("load-at", "", "address of a host in a process of its own, which TestLoad then plays over instead of one in its own")
	loadCPU  = flag.String("load-cpu", "", "folder for a profile of the processor of each step")
)

// human is how long somebody thinks over an action: from five to eight seconds.
func human(n int) time.Duration { return 5*time.Second + time.Duration(n*7919%3000)*time.Millisecond }

// looks is how often a client looks for news: once a picture, sixty times a second.
const looks = time.Second / 60

// burden is what all matches have measured since it was emptied last.
type burden struct {
	lock sync.Mutex
	took []time.Duration
	no   int
	err  error
}

func (b *burden) take() (took []time.Duration, no int, err error) {
	b.lock.Lock()
	defer b.lock.Unlock()
	took, no, err = b.took, b.no, b.err
	b.took, b.no = nil, 0
	slices.Sort(took)
	return took, no, err
}

// seat is somebody who plays at a human's speed.
type seat struct {
	*player
	began bool
	next  time.Time // when the wish is sent
	asked bool
	at    time.Time // when it was
}

// move has a seat take its news; it reports whether an action was among it.
func (s *seat) move(now time.Time, pause func() time.Duration) (acted bool) {
	before := s.board.Played()
	if s.asked && now.After(s.next) {
		s.asked, s.at = false, now
		s.step()
		return s.board.Played() > before
	}
	if !s.hall.Update() && s.began { // only looks
		return false
	}
	s.began = true
	for s.err == nil {
		e, ok := s.game.Next()
		if !ok {
			break
		}
		s.err = s.board.Play(e)
		s.over = s.over || e.Kind == live.Told
	}
	if c := s.board.Course(); !s.asked && c != nil && !s.over && c.Awaited() == s.game.Side() && !s.game.Wishing() {
		s.asked, s.next = true, now.Add(pause())
	}
	return s.board.Played() > before
}

// pair is a match that is played.
type pair struct {
	a, b *seat
	n    int
}

// look has both seats of a match look for news, and measures from a wish to when the other
// sees what came of it; it reports whether the match goes on.
func (p *pair) look(now time.Time, all *burden) bool {
	pause := func() time.Duration { p.n++; return human(p.n) }
	for _, two := range [][2]*seat{{p.a, p.b}, {p.b, p.a}} {
		own, other := two[0], two[1]
		if own.move(now, pause) && !other.at.IsZero() {
			all.lock.Lock()
			all.took = append(all.took, time.Since(other.at))
			all.lock.Unlock()
			other.at = time.Time{}
		}
		if own.err != nil || len(own.no) > 0 {
			all.lock.Lock()
			all.no += len(own.no)
			if own.err != nil {
				all.err = own.err
			}
			all.lock.Unlock()
			own.no = nil
		}
	}
	return !p.a.over && !p.b.over && p.a.err == nil && p.b.err == nil
}

// play plays matches at a human's speed until stop is closed, all of them looked at once a
// picture: what looking costs is no cost of a match.
func play(matches <-chan *pair, all *burden, stop <-chan struct{}) {
	ticks := time.NewTicker(looks)
	defer ticks.Stop()
	var list []*pair
	for {
		select {
		case <-stop:
			return
		case p := <-matches:
			list = append(list, p)
		case now := <-ticks.C:
			list = slices.DeleteFunc(list, func(p *pair) bool { return !p.look(now, all) })
		}
	}
}

// lookers is how many goroutines look for all clients. Those are on machines of their own in
// life: here they would take from server and referee, where time is short, whatever they can
// run at once.
const lookers = 2

// TestLoad has more and more matches played at a human's speed on this machine, server,
// referee and clients in one process, until twice in a row 99 of 100 wishes were not seen by
// the other in time, and tells what was measured:
//
//	go test ./game/live/arbiter -run TestLoad -v -args -load 100 -load-most 4000
//
// or the clients alone, beside "tenaille host":
//
//	go test ./game/live/arbiter -run TestLoad -v -args -load 3000 -load-at nats://127.0.0.1:4222
func TestLoad(t *testing.T) {
	step, hold := *loadStep, *loadHold
	if step == 0 {
		step, hold = 2, 9*time.Second
	}
	most := max(*loadMost, step)
	address := *loadAt
	if address == "" {
		address = judged(t)
	}
	o := offer(t, "skirmish")
	all, stop := &burden{}, make(chan struct{})
	var busy sync.WaitGroup
	defer busy.Wait()
	defer close(stop)
	slow := 0
	var looked [lookers]chan *pair
	for i := range looked {
		looked[i] = make(chan *pair)
		busy.Go(func() { play(looked[i], all, stop) })
	}
	for n := 0; n < most && slow < 2; {
		for range step {
			a, b := arrive(t, address), arrive(t, address)
			begin(t, a, b, o)
			n++
			looked[n%lookers] <- &pair{&seat{player: a}, &seat{player: b}, n * 37}
		}
		if slow++; measured(t, n, hold, all) {
			slow = 0
		}
	}
}

// judged starts a server with its referee in this process, and returns its address.
func judged(t *testing.T) string {
	t.Helper()
	s, _, seed := host(t, server.Options{Web: -1})
	nc, err := line.Connect(s.URL(), seed)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(nc.Close)
	until(t, "the referee's connection", 20*time.Second, nc.IsConnected)
	ctx, end := context.WithCancel(context.Background())
	judge, err := arbiter.Start(ctx, nc, arbiter.Options{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { end(); judge.Wait() })
	return s.URL()
}

// measured measures for a while, and reports whether it was quick enough.
func measured(t *testing.T, n int, hold time.Duration, all *burden) bool {
	time.Sleep(hold / 6) // until those who came last have sat down
	all.take()
	if *loadCPU != "" {
		f, err := os.Create(filepath.Join(*loadCPU, "load.pprof"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := pprof.StartCPUProfile(f); err != nil {
			t.Fatal(err)
		}
		defer pprof.StopCPUProfile()
	}
	began, used := time.Now(), processor(t)
	time.Sleep(hold) // it is the time itself that is measured
	spent, share := time.Since(began), processor(t)-used
	took, no, err := all.take()
	if err != nil || len(took) == 0 {
		t.Fatalf("%d matches: %d actions: %v", n, len(took), err)
	}
	p99 := took[len(took)*99/100]
	others, err := os.ReadFile("/proc/loadavg") // what else the machine does
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("load %s: %d matches: %.1f actions/s; a wish is seen by the other after %v (half), %v (99 of 100), %v at most; %d refused; %.2f processors", strings.Fields(string(others))[0], n, float64(len(took))/spent.Seconds(), took[len(took)/2].Round(time.Millisecond), p99.Round(time.Millisecond), took[len(took)-1].Round(time.Millisecond), no, share.Seconds()/spent.Seconds())
	return p99 <= *loadSlow
}

// processor is the time of processors that this process has had.
func processor(t *testing.T) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
