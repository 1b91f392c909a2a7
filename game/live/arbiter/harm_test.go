//go:build !js && !slim

package arbiter_test

import (
	"fmt"
	"net"
	"os"
	"strconv"
	"testing"
	"time"

	"tenaille/game/live/server"
)

// runs is how often each harm is tried: TENAILLE_LIVE_RUNS says how often, else once.
func runs() int {
	n, err := strconv.Atoi(os.Getenv("TENAILLE_LIVE_RUNS"))
	if err != nil {
		return 1
	}
	return n
}

// away is how long a client is offline: TENAILLE_LIVE_AWAY, else two seconds.
func away() time.Duration {
	d, err := time.ParseDuration(os.Getenv("TENAILLE_LIVE_AWAY"))
	if err != nil {
		return 2 * time.Second
	}
	return d
}

var rulesets = []string{"skirmish", "d20", "limited"}

// harmed plays a match to its end, to which harm is done in the middle, and wants nothing
// lost.
func harmed(t *testing.T, url string, run int, harm func(a, b *player)) {
	t.Helper()
	a, b := arrive(t, url), arrive(t, url)
	defer a.hall.Close()
	defer b.hall.Close()
	begin(t, a, b, offer(t, rulesets[run%len(rulesets)]))
	n := 5 + run%30
	together(t, "some actions", time.Minute, func() bool { return a.board.Played() >= n || a.over }, a, b)
	began := time.Now()
	harm(a, b)
	before := a.board.Played()
	together(t, "it goes on", time.Minute, func() bool { return a.board.Played() > before || a.over }, a, b)
	t.Logf("run %d: it goes on after %v", run, time.Since(began).Round(time.Millisecond))
	together(t, "the end", 3*time.Minute, func() bool { return a.over && b.over }, a, b)
	same(t, a, b)
}

// TestServerRestarts: the server ends in mid-match and is started again on its folder and
// port.
func TestServerRestarts(t *testing.T) {
	s, o, judgeSeed := host(t, server.Options{Web: -1})
	judge(t, s.URL(), judgeSeed, 1)
	for run := range runs() {
		harmed(t, s.URL(), run, func(a, b *player) {
			s.Close()
			var err error
			if s, err = server.Start(o); err != nil {
				t.Fatal(err)
			}
		})
	}
	s.Close()
}

// TestRefereeKilled: the referee who holds the match ends without a word; another goes on.
func TestRefereeKilled(t *testing.T) {
	s, _, judgeSeed := host(t, server.Options{Web: -1})
	holder := judge(t, s.URL(), judgeSeed, 1)
	for run := range runs() {
		var next *referee
		harmed(t, s.URL(), run, func(a, b *player) {
			next = judge(t, s.URL(), judgeSeed, 1)
			holder.kill()
		})
		holder = next
	}
}

// TestOffline: one is offline for a while, and another comes back from nothing but a seed;
// of several matches as many at once as tests run in parallel.
func TestOffline(t *testing.T) {
	s, _, judgeSeed := host(t, server.Options{Web: -1})
	judge(t, s.URL(), judgeSeed, 1)
	t.Run("matches", func(t *testing.T) { // at the end of which the server goes
		for run := range runs() {
			t.Run(strconv.Itoa(run), func(t *testing.T) {
				t.Parallel()
				harmed(t, s.URL(), run, func(a, b *player) { offline(t, s.URL(), a, b) })
			})
		}
	})
}

// offline has b be without a line for a while, in which a goes on, and come back.
func offline(t *testing.T, url string, a, b *player) {
	t.Helper()
	b.hall.Close()
	for end := time.Now().Add(away()); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if a.step(); a.err != nil {
			t.Fatal(a.err)
		}
	}
	match := b.game.Match()
	b.reach(t, url)
	b.game = b.hall.Join(match, b.joining())
}

// TestNodeLost: of three servers that work together one ends in mid-match, each time another.
func TestNodeLost(t *testing.T) {
	c := gathered(t)
	seedOf := c.seed
	judge(t, c.all(), seedOf, 3)
	judge(t, c.all(), seedOf, 3)
	for run := range runs() {
		i := run % len(c.servers)
		harmed(t, c.all(), run, func(a, b *player) {
			c.servers[i].Close()
		})
		c.start(t, i)
	}
}

// cluster are servers that work together.
type cluster struct {
	servers []*server.Server
	options []server.Options
	seed    string
}

// gathered are three of them.
func gathered(t *testing.T) *cluster {
	t.Helper()
	c := &cluster{seed: seed(t), servers: make([]*server.Server, 3)}
	t.Cleanup(c.close)
	var err error
	for range 5 { // a port that was free may be taken by somebody else before a server has it
		if err = c.gather(t, free(t, len(c.servers))); err == nil {
			c.leads(t)
			return c
		}
		c.close()
	}
	t.Fatal(err)
	return nil
}

// free are so many ports that are free.
func free(t *testing.T, n int) (ports []int) {
	t.Helper()
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close() // when all are known, so that none is given twice
		ports = append(ports, l.Addr().(*net.TCPAddr).Port)
	}
	return ports
}

// gather starts all of them, to speak with each other on these ports.
func (c *cluster) gather(t *testing.T, ports []int) (err error) {
	t.Helper()
	var others []string
	for _, port := range ports {
		others = append(others, fmt.Sprintf("nats://127.0.0.1:%d", port))
	}
	c.options = c.options[:0]
	for i := range c.servers {
		c.options = append(c.options, server.Options{Folder: t.TempDir(), Web: -1, Name: fmt.Sprintf("n%d", i), Among: ports[i], Referees: []string{key(t, c.seed)}, Others: others, Secret: c.seed})
		if c.servers[i], err = server.Start(c.options[i]); err != nil {
			return err
		}
		c.options[i].Port = c.servers[i].Port()
	}
	return nil
}

// close ends all that have been started.
func (c *cluster) close() {
	for _, s := range c.servers {
		if s != nil {
			s.Close()
		}
	}
	clear(c.servers)
}

// start starts a server, or starts it again.
func (c *cluster) start(t *testing.T, i int) {
	t.Helper()
	var err error
	if c.servers[i], err = server.Start(c.options[i]); err != nil {
		t.Fatal(err)
	}
}

// leads waits until they have agreed on one who leads.
func (c *cluster) leads(t *testing.T) {
	t.Helper()
	until(t, "one that leads", time.Minute, func() bool {
		for _, s := range c.servers {
			if s.Leads() {
				return true
			}
		}
		return false
	})
}

// all is where they are reached.
func (c *cluster) all() (list string) {
	for i, s := range c.servers {
		if i > 0 {
			list += ","
		}
		list += s.URL()
	}
	return list
}
