//go:build !js && !slim

package arbiter

import (
	"context"
	"time"
)

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
		var due []*held
		a.leases.Range(func(_, v any) bool {
			if h := v.(*held); now-h.signed >= every.Milliseconds() && h.lease.InProgress() == nil {
				h.signed = now
				due = append(due, h)
			}
			return true
		})
		if len(due) == 0 {
			continue
		}
		once, done := context.WithTimeout(ctx, a.options.Lease/2)
		_, err := a.nc.RequestWithContext(once, due[0].lease.Reply(), []byte("+WPI"))
		done()
		if err != nil {
			continue
		}
		for _, h := range due {
			h.beaten.Store(now)
		}
	}
}
