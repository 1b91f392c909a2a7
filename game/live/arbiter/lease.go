//go:build !js && !slim

package arbiter

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// lease is a match that this referee has out of the queue.
type lease struct {
	beaten atomic.Int64 // when the last sign of life was sent that was confirmed, as now is
	signed int64        // and the last one at all, for whoever sends them

	mu   sync.Mutex
	msg  jetstream.Msg
	gone bool // it is not held any more
}

// renew goes on with a lease by another message of the queue, which heard of it too late and
// gives the match again. It reports false when it is not held any more.
func (l *lease) renew(m jetstream.Msg) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.gone {
		l.msg = m
	}
	return !l.gone
}

// last is the message that the queue gave last.
func (l *lease) last() jetstream.Msg {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.msg
}

// lend takes a match that the queue gives. It is nil if this referee holds it already: what
// it knows is either still all there is, or its next line is refused.
func (a *Arbiter) lend(match string, m jetstream.Msg) *lease {
	l := &lease{msg: m, signed: a.now()}
	l.beaten.Store(l.signed)
	for {
		before, again := a.leases.LoadOrStore(match, l)
		if !again {
			return l
		}
		if before.(*lease).renew(m) {
			return nil
		}
		a.leases.CompareAndDelete(match, before)
	}
}

// back lets go of a match.
func (a *Arbiter) back(match string, l *lease) {
	l.mu.Lock()
	l.gone = true
	l.mu.Unlock()
	a.leases.CompareAndDelete(match, l)
}

// spread is over how many parts of the time between two signs of life those of all matches
// are spread, so that they do not all come at once.
const spread = 8

// beat tells the server again and again of each match in the queue that it is held, also
// while it is still being read, and notes when that was confirmed. All of them lie in one
// queue, so that the last sign of several is confirmed for all.
func (a *Arbiter) beat(ctx context.Context) {
	every := a.options.Lease / 4
	tick := time.NewTicker(max(every/spread, time.Millisecond))
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		now := a.now()
		var due []*lease
		a.leases.Range(func(_, v any) bool {
			if l := v.(*lease); now-l.signed >= every.Milliseconds() && l.last().InProgress() == nil {
				l.signed = now
				due = append(due, l)
			}
			return true
		})
		if len(due) == 0 {
			continue
		}
		once, done := context.WithTimeout(ctx, a.options.Lease/2)
		_, err := a.nc.RequestWithContext(once, due[0].last().Reply(), []byte("+WPI"))
		done()
		if err != nil {
			continue
		}
		for _, l := range due {
			l.beaten.Store(now)
		}
	}
}
