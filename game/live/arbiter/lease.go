//go:build !js && !slim

package arbiter

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// lease is a match that this referee has out of the queue.
type lease struct {
	msg    jetstream.Msg
	drop   context.CancelCauseFunc
	gone   chan struct{} // closed when it is not held any more
	beaten atomic.Int64  // when the last sign of life was sent that was confirmed, as now is
	signed int64         // and the last one at all, for whoever sends them
}

// lend takes a match that the queue gives. If this referee holds it already, because the queue
// heard of it too late, that is let go of first: what is read of the log from now on is all
// that there is. The context ends with the lease.
func (a *Arbiter) lend(ctx context.Context, match string, m jetstream.Msg) (*lease, context.Context) {
	own, drop := context.WithCancelCause(ctx)
	l := &lease{msg: m, drop: drop, gone: make(chan struct{}), signed: a.now()}
	l.beaten.Store(l.signed)
	if before, again := a.leases.Swap(match, l); again {
		before.(*lease).drop(errLost)
		<-before.(*lease).gone
	}
	return l, own
}

// back lets go of a match.
func (a *Arbiter) back(match string, l *lease) {
	a.leases.CompareAndDelete(match, l)
	l.drop(nil)
	close(l.gone)
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
			if l := v.(*lease); now-l.signed >= every.Milliseconds() && l.msg.InProgress() == nil {
				l.signed = now
				due = append(due, l)
			}
			return true
		})
		if len(due) == 0 {
			continue
		}
		once, done := context.WithTimeout(ctx, a.options.Lease/2)
		_, err := a.nc.RequestWithContext(once, due[0].msg.Reply(), []byte("+WPI"))
		done()
		if err != nil {
			continue
		}
		for _, l := range due {
			l.beaten.Store(now)
		}
	}
}
