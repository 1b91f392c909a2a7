//go:build !js && !slim

package arbiter

import (
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
)

// early are questions of matches that are not held here: whoever joins a match that was only
// just opened, or plays on in one whose referee is gone, may ask before its next holder has
// read the log. They wait for that, so that nobody has to ask again; what is another
// referee's is forgotten soon.
type early struct {
	mu   sync.Mutex
	list []waiting // the oldest first
}

// waiting is a question that came too early.
type waiting struct {
	match string
	at    time.Time
	msg   *nats.Msg
}

// Bounds of what waits.
const (
	earlyFor  = 2500 * time.Millisecond // sooner than it is asked again
	mostEarly = 2048
)

// put has a question wait, if it is one that does the same when it is heard twice.
func (e *early) put(q *question, m *nats.Msg) {
	if q.what != "join" && q.what != "wish" || len(m.Data) > live.MaxWish {
		return
	}
	now := time.Now()
	e.mu.Lock()
	defer e.mu.Unlock()
	gone := max(0, len(e.list)+1-mostEarly)
	for gone < len(e.list) && now.Sub(e.list[gone].at) > earlyFor {
		gone++
	}
	clear(e.list[:gone])
	e.list = append(e.list[gone:], waiting{q.match, now, m})
}

// take takes those of a match that still wait, in the order in which they came.
func (e *early) take(match string) (list []*nats.Msg) {
	now := time.Now()
	e.mu.Lock()
	defer e.mu.Unlock()
	rest := e.list[:0]
	for _, w := range e.list {
		switch {
		case now.Sub(w.at) > earlyFor:
		case w.match == match:
			list = append(list, w.msg)
		default:
			rest = append(rest, w)
		}
	}
	clear(e.list[len(rest):])
	e.list = rest
	return list
}

// sort passes a question on to its match, or has it wait for that to be held.
func (a *Arbiter) sort(m *nats.Msg) {
	match := m.Subject[strings.LastIndexByte(m.Subject, '.')+1:]
	if h, ok := a.holds.Load(match); ok {
		h.(*held).sort(m)
		return
	}
	q, ok := asked(m)
	if !ok {
		return
	}
	if a.gate.over(q.key, "early", 0) { // or one key pushes out what waits of the others
		return
	}
	a.early.put(&q, m)
	if h, ok := a.holds.Load(match); ok { // since then
		h.(*held).rouse(match)
	}
}

// rouse hears what was asked of the match before it was held.
func (h *held) rouse(match string) {
	for _, m := range h.early.take(match) {
		h.sort(m)
	}
}
