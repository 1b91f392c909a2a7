//go:build !js && !slim

package server

import (
	"net"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// crowd counts the connections of each address, of which NATS tells who comes and not who
// goes: who is still there is asked anew only when an address seems to have too many.
type crowd struct {
	most  int // of an address, 0 for any number
	there func() map[string]int
	mu    sync.Mutex
	count map[string]int // as it was asked last, and all who came since
	asked time.Time
}

// recount is how soon it is asked again who is there.
const recount = time.Second

// full counts one more of an address, and reports whether it is too much. This machine itself
// may have any number.
func (c *crowd) full(from net.Addr) bool {
	a, ok := from.(*net.TCPAddr)
	if c.most <= 0 || !ok || a.IP.IsLoopback() {
		return false
	}
	ip := a.IP.String()
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := time.Now(); (c.count[ip] >= c.most || len(c.count) > mostConnections) && now.Sub(c.asked) > recount {
		c.count, c.asked = c.there(), now
	}
	if c.count[ip] >= c.most {
		return true
	}
	if c.count == nil {
		c.count = map[string]int{}
	}
	c.count[ip]++
	return false
}

// connected are how many connections of each address a server has.
func connected(n *server.Server) map[string]int {
	count := map[string]int{}
	all, err := n.Connz(&server.ConnzOptions{Limit: mostConnections})
	if err != nil { // it is ending
		return count
	}
	for _, c := range all.Conns {
		count[c.IP]++
	}
	return count
}
