//go:build !js && !slim

package server

import (
	"bufio"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"tenaille/game/live/line"
)

// TestCrowd: an address has so many connections and no more; when some have gone, others may
// come, and no other address is the worse for it.
func TestCrowd(t *testing.T) {
	there, asked := map[string]int{}, 0
	c := crowd{most: 3, there: func() map[string]int { asked++; return there }}
	a, b := &net.TCPAddr{IP: net.IPv4(10, 0, 0, 1)}, &net.TCPAddr{IP: net.IPv4(10, 0, 0, 2)}
	for i := range 3 {
		if c.full(a) {
			t.Errorf("connection %d is one too many", i+1)
		}
	}
	if asked != 0 {
		t.Error("it is asked who is there before there are too many")
	}
	there = map[string]int{"10.0.0.1": 3}
	if !c.full(a) || c.full(b) || c.full(&net.TCPAddr{IP: net.IPv4(127, 0, 0, 1)}) {
		t.Error("a fourth is let in, or another address is not")
	}
	there = map[string]int{"10.0.0.1": 2}
	for range 100 {
		if !c.full(a) {
			t.Error("it is asked again too soon")
		}
	}
	if asked != 1 {
		t.Errorf("it is asked %d times", asked)
	}
	c.asked = time.Now().Add(-2 * recount)
	if c.full(a) || !c.full(a) {
		t.Error("of two places that are free one is not to be had, or a second one is")
	}
}

// started is a server with a referee's key.
func started(t *testing.T, o Options) *Server {
	t.Helper()
	o.Folder = t.TempDir()
	s, err := Start(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// TestConnectedIsWhoIsThere: the server's own count has those who are connected.
func TestConnectedIsWhoIsThere(t *testing.T) {
	s := started(t, Options{Web: -1})
	for want := range 3 {
		if got := connected(s.nats)["127.0.0.1"]; got != want {
			t.Errorf("%d are there, not %d", got, want)
		}
		seed, err := line.NewSeed()
		if err != nil {
			t.Fatal(err)
		}
		nc, err := line.Connect(s.URL(), seed, nats.RetryOnFailedConnect(false))
		if err != nil {
			t.Fatal(err)
		}
		defer nc.Close()
	}
}

// TestNoStrangerIsAServer: where several servers work together, whoever does not know their
// secret is not let in as one of them, which might hear everything.
func TestNoStrangerIsAServer(t *testing.T) {
	s := started(t, Options{Web: -1, Name: "a", Secret: "known to all of them", Others: []string{"nats://127.0.0.1:1"}})
	for name, word := range map[string]string{"": "", among: password("another"), "right": password("known to all of them")} {
		user := name
		if name == "right" {
			user = among
		}
		c, err := net.Dial("tcp", fmt.Sprintf("127.0.0.1:%d", s.Among()))
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		if err := c.SetDeadline(time.Now().Add(10 * time.Second)); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(c, "CONNECT {\"verbose\":false,\"user\":%q,\"pass\":%q,\"name\":\"X\",\"server_name\":\"x\",\"cluster\":\"tenaille\",\"protocol\":1}\r\nPING\r\n", user, word)
		said, lines := "", bufio.NewReader(c)
		for !strings.Contains(said, "PONG") && !strings.Contains(said, "-ERR") {
			l, err := lines.ReadString('\n')
			if said += l; err != nil {
				break
			}
		}
		if in := strings.Contains(said, "PONG"); in != (name == "right") || !in && !strings.Contains(said, "Authorization Violation") {
			t.Errorf("as %q it is told %q", name, said)
		}
	}
}
