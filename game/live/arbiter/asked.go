//go:build !js && !slim

package arbiter

import (
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
	"tenaille/game/live/table"
)

// question is who asks what, of which match.
type question struct{ key, what, match string }

// asked reads a question off its subject. ok is false for one that is answered to nobody: it
// is not to be answered in the asker's own inbox, so that somebody might have the referee
// speak where it may not.
func asked(m *nats.Msg) (q question, ok bool) {
	t := strings.Split(m.Subject, ".") // tenaille ask KEY WHAT MATCH
	if len(t) < 4 || len(t) > 5 {
		return q, false
	}
	q.key, q.what = t[2], t[3]
	if len(t) == 5 {
		q.match = t[4]
	}
	return q, strings.HasPrefix(m.Reply, live.InboxOf(q.key)+".")
}

// gate counts what everybody asks.
type gate struct {
	mu    sync.Mutex
	since time.Time
	asks  map[string]int // by key and what, in this span
	opens int            // by all
	bytes int            // of what they open
}

// Bounds of what is asked of a referee within a span.
const (
	span      = 10 * time.Second
	mostOpens = 20       // by one key
	mostReads = 2000     // pages, by one key
	mostAsked = 200      // of matches in which one has no seat, by one key
	mostAll   = 3000     // opened, by all
	mostBytes = 64 << 20 // of what is opened by all: what is kept of others is not to be pushed out
	mostKeys  = 50_000   // who are counted
)

// most is how often a key may ask something.
func most(what string) int {
	switch what {
	case "open":
		return mostOpens
	case "read":
		return mostReads
	}
	return mostAsked
}

// over counts one more of what a key asks, in so many bytes, and reports whether it is too
// much. It is not before the first in a span that it is. However many keys there are, what all
// of them open counts on.
func (g *gate) over(key, what string, size int) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if now := time.Now(); now.Sub(g.since) > span {
		g.since, g.asks, g.opens, g.bytes = now, map[string]int{}, 0, 0
	} else if len(g.asks) > mostKeys {
		g.asks = map[string]int{}
	}
	if what == "open" {
		if g.opens >= mostAll || g.bytes+size > mostBytes {
			return true
		}
	}
	k := key + " " + what
	if g.asks[k]++; g.asks[k] > most(what) {
		return true
	}
	if what == "open" {
		g.opens, g.bytes = g.opens+1, g.bytes+size
	}
	return false
}

// passes reports whether a question is to be answered; one of too many is refused, a few
// times, and then not heard at all.
func (a *Arbiter) passes(m *nats.Msg, what string) bool {
	q, ok := asked(m)
	if !ok {
		return false
	}
	if !a.gate.over(q.key, what, len(m.Data)) {
		return true
	}
	if !a.gate.over(q.key, what+" refused", 0) {
		_ = m.Respond(table.Refusal(live.FaultFlood)) // it is asked again
	}
	return false
}
