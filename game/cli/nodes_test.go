//go:build !js && !slim

package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"tenaille/game/live"
	"tenaille/game/live/line"
	"tenaille/game/live/livetest"
)

// nodes are three hosts in processes of their own that work together, and two more referees:
// what .deploy runs.
type nodes struct {
	t        *testing.T
	args     [3][]string
	hosts    [3]*process
	referees [2]*process
	address  string
	keys     string // folder of the referees' key
}

// clustered begins all of them.
func clustered(t *testing.T) *nodes {
	t.Helper()
	n := &nodes{t: t, keys: t.TempDir()}
	if _, _, err := refereeKey(n.keys); err != nil {
		t.Fatal(err)
	}
	key, err := os.ReadFile(filepath.Join(n.keys, "referee.nk"))
	if err != nil {
		t.Fatal(err)
	}
	among := vacant(t, 6)
	for i := range n.hosts {
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, "referee.nk"), key, 0o600); err != nil {
			t.Fatal(err)
		}
		n.args[i] = []string{"host", "--folder", folder, "--port", among[3+i], "--socket", "-1", "--page-port", "0", "--name", fmt.Sprint("node-", i), "--among", among[i], "--copies", "3"}
		for j := range n.hosts {
			if j != i {
				n.args[i] = append(n.args[i], "--with", "nats://127.0.0.1:"+among[j])
			}
		}
		n.address += ",nats://127.0.0.1:" + among[3+i]
	}
	n.address = n.address[1:]
	for i := range n.hosts {
		n.hosts[i] = launched(t, nil, n.args[i]...)
	}
	for i := range n.hosts {
		n.hosts[i].prints(t, "Matches are played at nats://")
	}
	for i := range n.referees {
		n.referee(i)
	}
	return n
}

// vacant are ports that nobody listens to.
func vacant(t *testing.T, n int) (ports []string) {
	t.Helper()
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		ports = append(ports, strconv.Itoa(l.Addr().(*net.TCPAddr).Port))
	}
	return ports
}

// referee begins a referee.
func (n *nodes) referee(i int) {
	n.t.Helper()
	n.referees[i] = launched(n.t, nil, "referee", "--serve", "--nats", n.address, "--folder", n.keys, "--copies", "3")
	n.referees[i].prints(n.t, "It works at ")
}

// visitor is somebody who comes to the servers as a player does.
func (n *nodes) visitor() *livetest.Player {
	n.t.Helper()
	seed, err := line.NewSeed()
	if err != nil {
		n.t.Fatal(err)
	}
	l, err := line.Dial(context.Background(), n.address, seed)
	if err != nil {
		n.t.Fatal(err)
	}
	n.t.Cleanup(l.Close)
	return livetest.At(live.NewHall(l), "soldier")
}

// until has players play until something is so.
func (n *nodes) until(what string, so func() bool, players ...*livetest.Player) {
	n.t.Helper()
	for end := time.Now().Add(3 * time.Minute); !so(); time.Sleep(2 * time.Millisecond) {
		for _, p := range players {
			if p.Game == nil {
				p.Hall.Update()
			} else if p.Act(); p.Err != nil || p.Game.Fault() != nil || len(p.Refused) > 0 {
				n.t.Fatalf("%s: %v, %v, refused %v", what, p.Err, p.Game.Fault(), p.Refused)
			}
		}
		if time.Now().After(end) {
			n.t.Fatalf("%s: not in time; referees print %s%s", what, &n.referees[0].errs, &n.referees[1].errs)
		}
	}
}

// over reports whether all was told.
func over(p *livetest.Player) bool {
	k := len(p.Told)
	return k > 0 && p.Told[k-1].Kind == live.Told
}

// TestNodesKilled plays matches over three hosts and two more referees in processes of their
// own. In the middle of each a host is killed with its referee, then another referee, without
// a word: the match goes on, all have seen the same, and the program proves it.
// TENAILLE_LIVE_RUNS says how many matches there are.
func TestNodesKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("it begins five processes")
	}
	runs, err := strconv.Atoi(os.Getenv("TENAILLE_LIVE_RUNS"))
	if err != nil {
		runs = 1
	}
	n := clustered(t)
	for run := range runs {
		n.match(run)
	}
}

// match plays one of them, after which all processes are at work again.
func (n *nodes) match(run int) {
	t := n.t
	t.Helper()
	a, b, c := n.seated(run)
	defer gone(a, b, c)
	playing := n.playing(a, b)
	n.until("some actions", playing(4+run%9), a, b, c)
	killed := func(what string, kill func()) {
		began, before := time.Now(), len(a.Told)
		if kill(); over(a) {
			t.Logf("run %d: it is over before %s is killed", run, what)
		}
		n.until("it goes on without "+what, playing(before+1), a, b, c)
		t.Logf("run %d: it goes on %v after %s was killed", run, time.Since(began).Round(time.Millisecond), what)
	}
	killed("a host", n.hosts[run%3].slay)
	n.until("a few more", playing(len(a.Told)+2), a, b, c)
	killed("a referee", n.referees[run%2].slay)
	n.until("the end", func() bool { return over(a) && over(b) && over(c) }, a, b, c)
	n.same(a, b, c)
	n.proved(c)
	n.hosts[run%3] = launched(t, nil, n.args[run%3]...)
	n.hosts[run%3].prints(t, "Matches are played at nats://")
	n.referee(run % 2)
}

// seated are two who sit before the board of a match, and one who watches it.
func (n *nodes) seated(run int) (a, b, c *livetest.Player) {
	n.t.Helper()
	a, b, c = n.visitor(), n.visitor(), n.visitor()
	o, err := livetest.Offer("proving-ground", []string{"skirmish", "d20", "limited"}[run%3], "")
	if err != nil {
		n.t.Fatal(err)
	}
	a.Game = a.Hall.Open(o)
	n.until("the match is opened", func() bool { return a.Game.Match() != "" }, a)
	b.Game, c.Game = b.Hall.Join(a.Game.Match(), live.Joining{Side: 1, Name: "Berta"}), c.Hall.Watch(a.Game.Match())
	return a, b, c
}

// gone has players leave the servers.
func gone(players ...*livetest.Player) {
	for _, p := range players {
		p.Hall.Close()
	}
}

// playing says of two whether both were told more than so many entries, or all.
func (n *nodes) playing(a, b *livetest.Player) func(k int) func() bool {
	return func(k int) func() bool {
		return func() bool { return len(a.Told) > k && len(b.Told) > k || over(a) }
	}
}

// same wants all to have been told the same.
func (n *nodes) same(a *livetest.Player, others ...*livetest.Player) {
	n.t.Helper()
	for _, p := range others {
		if len(p.Told) != len(a.Told) {
			n.t.Fatalf("one was told %d entries, another %d", len(a.Told), len(p.Told))
		}
		for i := range p.Told {
			if p.Told[i].Hash == "" || p.Told[i].Hash != a.Told[i].Hash {
				n.t.Fatalf("after entry %d the state is %q and %q", i+1, a.Told[i].Hash, p.Told[i].Hash)
			}
		}
	}
}

// proved has the program prove a match by what somebody was told who watched it.
func (n *nodes) proved(p *livetest.Player) {
	n.t.Helper()
	var text bytes.Buffer
	for i := range p.Told {
		line, err := json.Marshal(&p.Told[i])
		if err != nil {
			n.t.Fatal(err)
		}
		text.Write(append(line, '\n'))
	}
	file := filepath.Join(n.t.TempDir(), "match.jsonl")
	if err := os.WriteFile(file, text.Bytes(), 0o600); err != nil {
		n.t.Fatal(err)
	}
	if answer := launched(n.t, nil, "verify", file).prints(n.t, "match.jsonl: "); !strings.HasPrefix(answer, "right, a live match, ") {
		n.t.Errorf("verify says %q", answer)
	}
}

// TestHostKilled plays matches over one host alone, a process of its own with its referee. In
// the middle of each it is killed without a word and begun again on its folder and port: the
// match goes on, all have seen the same, and the program proves it. TENAILLE_LIVE_RUNS says how
// many matches there are.
func TestHostKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("it begins several processes")
	}
	runs, err := strconv.Atoi(os.Getenv("TENAILLE_LIVE_RUNS"))
	if err != nil {
		runs = 1
	}
	port := vacant(t, 1)[0]
	args := []string{"host", "--folder", t.TempDir(), "--port", port, "--socket", "-1", "--page-port", "0"}
	n := &nodes{t: t, address: "nats://127.0.0.1:" + port}
	begin := func() {
		n.hosts[0] = launched(t, nil, args...)
		n.hosts[0].prints(t, "Matches are played at nats://")
		n.referees = [2]*process{n.hosts[0], n.hosts[0]}
	}
	begin()
	for run := range runs {
		a, b, c := n.seated(run)
		playing := n.playing(a, b)
		n.until("some actions", playing(4+run%9), a, b, c)
		began, before := time.Now(), len(a.Told)
		n.hosts[0].slay()
		begin()
		n.until("it goes on", playing(before+1), a, b, c)
		t.Logf("run %d: it goes on %v after the host was killed", run, time.Since(began).Round(time.Millisecond))
		n.until("the end", func() bool { return over(a) && over(b) && over(c) }, a, b, c)
		n.same(a, b, c)
		n.proved(c)
		gone(a, b, c)
	}
}
