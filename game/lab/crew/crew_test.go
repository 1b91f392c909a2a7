//go:build !js && !slim

package crew

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/lab"
	"tenaille/levels"
	"tenaille/rules/dice"
)

// workFor is the environment variable by which this test program is a worker.
const workFor = "TENAILLE_TEST_WORKER"

func TestMain(m *testing.M) {
	if address := os.Getenv(workFor); address != "" {
		w := Worker{Server: address, Slots: 1, Lease: time.Second, Build: "r1-test", Tell: func(line string) { fmt.Println(line) }}
		if err := w.Run(context.Background()); err != nil {
			fmt.Println(err)
		}
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// serve starts a server of its own for a test.
func serve(t *testing.T, change func(*server.Options)) string {
	t.Helper()
	o := &server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true}
	if change != nil {
		change(o)
	}
	s, err := server.NewServer(o)
	if err != nil {
		t.Fatal(err)
	}
	go s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(time.Minute) {
		t.Fatal("the server does not listen")
	}
	return s.ClientURL()
}

// heard keeps lines that several goroutines tell, and lets one wait for one of them.
type heard struct {
	t     *testing.T
	lock  sync.Mutex
	lines []string
	more  chan struct{}
}

func listen(t *testing.T) *heard { return &heard{t: t, more: make(chan struct{}, 1000)} }

func (h *heard) tell(line string) {
	h.lock.Lock()
	h.lines = append(h.lines, line)
	h.lock.Unlock()
	h.more <- struct{}{}
}

// await waits for a line with some words in it.
func (h *heard) await(words string) string {
	h.t.Helper()
	late := time.After(2 * time.Minute)
	for {
		h.lock.Lock()
		for _, l := range h.lines {
			if strings.Contains(l, words) {
				h.lock.Unlock()
				return l
			}
		}
		h.lock.Unlock()
		select {
		case <-h.more:
		case <-late:
			h.t.Fatalf("nobody has told %q, but %q", words, h.lines)
		}
	}
}

// hired has workers in this process until the test ends.
func hired(t *testing.T, address string, n int, build string) *heard {
	t.Helper()
	h := listen(t)
	ctx, stop := context.WithCancel(context.Background())
	var busy sync.WaitGroup
	for range n {
		busy.Go(func() {
			w := Worker{Server: address, Slots: 1, Lease: time.Second, Build: build, Tell: h.tell}
			if err := w.Run(ctx); err != nil {
				t.Error(err)
			}
		})
	}
	t.Cleanup(func() { stop(); busy.Wait() })
	return h
}

func joined(t *testing.T, address string) *Crew {
	t.Helper()
	c, err := join(t.Context(), address, Account{}, "r1-test", func(line string) { t.Log(line) })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	return c
}

// games are a plan of games of recruits on two maps, with all that is kept of them.
func games(t *testing.T) func(i int) lab.Game {
	t.Helper()
	a, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	b := a
	b.Ruleset = "skirmish"
	stream := dice.NewStream(5)
	return func(i int) lab.Game {
		g := lab.Game{Kind: i % 2, Setup: &a, Seats: []string{"recruit", "random"}, Seed: stream.Next(), Rounds: 200, Record: i%3 == 0, Follow: true, Count: true}
		if i%2 == 1 {
			g.Setup = &b
		}
		return g
	}
}

type running = func(ctx context.Context, from, n int, plan func(i int) lab.Game, take func(i int, o *lab.Outcome) error) (int, error)

// home plays games in this process.
func home(ctx context.Context, from, n int, plan func(i int) lab.Game, take func(i int, o *lab.Outcome) error) (int, error) {
	return lab.Run(ctx, from, n, 1, plan, take)
}

// all is what comes of the first n games.
func all(t *testing.T, n int, run running, seen func(i int)) []lab.Outcome {
	t.Helper()
	var list []lab.Outcome
	done, err := run(t.Context(), 0, n, games(t), func(i int, o *lab.Outcome) error {
		if i != len(list) {
			t.Errorf("game %d comes as number %d", i, len(list))
		}
		o.Took = 0
		list = append(list, *o)
		if seen != nil {
			seen(i)
		}
		return nil
	})
	if err != nil || done != n {
		t.Fatalf("%d of %d games: %v", done, n, err)
	}
	return list
}

// atHome is what comes of games that are played here.
func atHome(t *testing.T, n int) []lab.Outcome {
	return all(t, n, home, nil)
}

// same compares outcomes, records included.
func same(t *testing.T, got, want []lab.Outcome) {
	t.Helper()
	for i := range want {
		if !reflect.DeepEqual(got[i], want[i]) {
			t.Fatalf("game %d: %+v, at home %+v", i+1, got[i], want[i])
		}
	}
}

// TestWorkersAreTheSameAsOne plays the same games at home, with one worker and with four,
// two simulations beside each other, and leaves nothing behind.
func TestWorkersAreTheSameAsOne(t *testing.T) {
	const n = 24
	want := atHome(t, n)
	address := serve(t, nil)
	hired(t, address, 1, "r1-test")
	same(t, all(t, n, joined(t, address).Run, nil), want)
	hired(t, address, 3, "r1-test")
	var other []lab.Outcome
	var busy sync.WaitGroup
	c := joined(t, address)
	busy.Go(func() { other = all(t, n/2, c.Run, nil) })
	same(t, all(t, n, joined(t, address).Run, nil), want)
	busy.Wait()
	same(t, other, want[:n/2])
	for _, stream := range []string{jobs, results} {
		s, err := c.link.js.Stream(t.Context(), stream)
		if err != nil {
			t.Fatal(err)
		}
		if info := s.CachedInfo(); info.State.Msgs != 0 {
			t.Errorf("%s: %d messages are left", stream, info.State.Msgs)
		}
	}
}

// TestWorkersKilled kills two of four processes in the middle.
func TestWorkersKilled(t *testing.T) {
	const n = 96
	want := atHome(t, n)
	address := serve(t, nil)
	var workers []*exec.Cmd
	for range 4 {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), workFor+"="+address)
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		workers = append(workers, c)
		t.Cleanup(func() { c.Process.Kill(); c.Wait() })
	}
	killed := 0
	got := all(t, n, joined(t, address).Run, func(i int) {
		if killed < 2 && i >= n/8*(killed+1) {
			if err := workers[killed].Process.Kill(); err != nil {
				t.Error(err)
			}
			killed++
		}
	})
	if killed != 2 {
		t.Errorf("%d workers were killed", killed)
	}
	same(t, got, want)
}

// TestServerLosesItsQueue takes the queue away in the middle.
func TestServerLosesItsQueue(t *testing.T) {
	const n = 24
	want := atHome(t, n)
	address := serve(t, nil)
	hired(t, address, 1, "r1-test")
	c := joined(t, address)
	got := all(t, n, c.Run, func(i int) {
		if i == 3 {
			if err := c.link.js.DeleteStream(t.Context(), jobs); err != nil {
				t.Error(err)
			}
		}
	})
	same(t, got, want)
}

// TestOtherBuildRefuses: both sides say so.
func TestOtherBuildRefuses(t *testing.T) {
	address := serve(t, nil)
	strange := hired(t, address, 1, "r1-strange")
	strange.await("works for")
	said := listen(t)
	c, err := join(t.Context(), address, Account{}, "r1-test", said.tell)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan int)
	go func() {
		done, err := c.Run(ctx, 0, 2, games(t), func(int, *lab.Outcome) error { return nil })
		if err != nil {
			t.Error(err)
		}
		ended <- done
	}()
	if line := strange.await("refuses"); !strings.Contains(line, "that is r1-test, this is r1-strange") {
		t.Error(line)
	}
	if line := said.await("another build"); !strings.Contains(line, "no worker of this build (r1-test)") || !strings.Contains(line, "1 of another build (r1-strange)") {
		t.Error(line)
	}
	stop()
	if done := <-ended; done != 0 {
		t.Errorf("%d games were played", done)
	}
}

// TestInterrupted gives what there is, and takes the rest from the queue.
func TestInterrupted(t *testing.T) {
	address := serve(t, nil)
	hired(t, address, 1, "r1-test")
	c := joined(t, address)
	ctx, stop := context.WithCancel(t.Context())
	taken := 0
	done, err := c.Run(ctx, 0, 1000, games(t), func(i int, _ *lab.Outcome) error {
		if taken++; taken == 3 {
			stop()
		}
		return nil
	})
	if err != nil || done != taken || taken < 3 || taken > 3+largest {
		t.Errorf("%d done, %d taken: %v", done, taken, err)
	}
	s, err := c.link.js.Stream(t.Context(), jobs)
	if err != nil {
		t.Fatal(err)
	}
	if n := s.CachedInfo().State.Msgs; n > 1 { // one may be under way
		t.Errorf("%d batches are left", n)
	}
}

// TestFaultsAreTheSame: the first game that cannot be played ends it, in the same words.
func TestFaultsAreTheSame(t *testing.T) {
	address := serve(t, nil)
	hired(t, address, 2, "r1-test")
	fail := func(run running) (int, string) {
		plan := games(t)
		done, err := run(t.Context(), 0, 12, func(i int) lab.Game {
			g := plan(i)
			if i >= 5 {
				bad := *g.Setup
				bad.Combatants = nil
				g.Setup, g.Kind = &bad, 7
			}
			return g
		}, func(int, *lab.Outcome) error { return nil })
		return done, fmt.Sprint(err)
	}
	done, said := fail(joined(t, address).Run)
	played, want := fail(home)
	if done != played || said != want || done != 5 {
		t.Errorf("%d games, %s; at home %d, %s", done, said, played, want)
	}
	mine := errors.New("full")
	if _, err := joined(t, address).Run(t.Context(), 0, 4, games(t), func(int, *lab.Outcome) error { return mine }); !errors.Is(err, mine) {
		t.Errorf("what the caller finds wrong is told as %v", err)
	}
}

// TestHostileJobs: what is no batch is refused in a line, and the worker goes on.
func TestHostileJobs(t *testing.T) {
	address := serve(t, nil)
	h := hired(t, address, 1, "r1-test")
	h.await("works for")
	c := joined(t, address)
	good := `{"run":"x","batch":0,"build":"r1-test","setups":[{"ruleset":"d20","map":{"rows":["..."]},"combatants":[]}],"games":[{"kind":0,"setup":0,"seats":["random","random"],"seed":"1","rounds":9}]}`
	for i, text := range []string{
		"", "null", "[]", "{}", "\x00\xff", strings.Repeat("[", 100000), `{"run":"x\ny"}`,
		strings.Replace(good, `"setup":0`, `"setup":7`, 1), strings.Replace(good, `"setup":0`, `"setup":-1`, 1),
		strings.Replace(good, `"rounds":9`, `"rounds":1000000`, 1), strings.Replace(good, `"random"`, `"\u001b[2Jnobody"`, 1),
		strings.Replace(good, `"r1-test"`, `"r1-other"`, 1), strings.Replace(good, `"batch":0`, `"batch":1`, 1), strings.Replace(good, `"games"`, `"gems"`, 1),
	} {
		if _, err := c.link.js.Publish(t.Context(), subjectJob("r1-test", "x", number(0)), []byte(text), jetstream.WithExpectStream(jobs)); err != nil {
			t.Fatalf("%d: %v", i, err)
		}
	}
	refused := func() (n int) {
		h.lock.Lock()
		defer h.lock.Unlock()
		for _, l := range h.lines {
			if strings.HasPrefix(l, "refuses ") {
				n++
			}
			if strings.ContainsAny(l, "\n\x1b\x00") || len(l) > mostComment+100 {
				t.Errorf("told as %.200q", l)
			}
		}
		return n
	}
	for late := time.After(time.Minute); refused() < 14; {
		select {
		case <-h.more:
		case <-late:
			t.Fatalf("%d of 14 were refused: %q", refused(), h.lines)
		}
	}
	if n := len(all(t, 2, c.Run, nil)); n != 2 {
		t.Errorf("%d games after that", n)
	}
}

// TestAccounts: a worker of whom the server does not know is told so, without its password.
func TestAccounts(t *testing.T) {
	address := serve(t, func(o *server.Options) { o.Username, o.Password = "lab", "quite-secret" })
	plain := strings.TrimPrefix(address, "nats://")
	if _, err := Join(t.Context(), "nats://lab:wrong-secret@"+plain, Account{}, func(string) {}); err == nil || strings.Contains(err.Error(), "wrong-secret") || !strings.Contains(err.Error(), plain) {
		t.Errorf("a wrong password: %v", err)
	}
	if _, err := Join(t.Context(), "nats://"+plain, Account{}, func(string) {}); err == nil || !strings.Contains(err.Error(), "--nkey") {
		t.Errorf("nobody it knows: %v", err)
	}
	c, err := Join(t.Context(), "nats://lab:quite-secret@"+plain, Account{}, func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	c.Close()
	for _, a := range []Account{{Creds: "/nowhere"}, {NKey: "/nowhere"}, {CA: "/nowhere"}} {
		if _, err := Join(t.Context(), address, a, func(string) {}); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%+v: %v", a, err)
		}
	}
}
