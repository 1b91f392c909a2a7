//go:build !js && !slim

package arbiter

import (
	"context"
	"strings"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/live"
	"tenaille/game/live/table"
)

// How a match is held.
const (
	waits    = 32               // questions of those who have a seat, and as many of others
	lingers  = 45 * time.Second // in a match that is over, for those who ask once more
	soonest  = 2 * time.Millisecond
	untold   = 100 * time.Millisecond // until it is tried again to tell what could not be
	watching = 200 * time.Millisecond // how exact the delay of who watches is
)

// held is a match that this referee holds.
type held struct {
	*Arbiter
	lease jetstream.Msg
	logged
	known  known
	keys   atomic.Pointer[[2]string] // of those who have a seat
	seated chan *nats.Msg
	others chan *nats.Msg
	beaten atomic.Int64 // when the last sign of life was sent that was confirmed, as now is
	until  time.Time    // a match that is over is let go
	ticked bool         // the table knows what time it is
	done   bool         // what counts for the ladder has been counted
}

// hold holds a match until it is over, lost, or the referee ends.
func (a *Arbiter) hold(ctx context.Context, m jetstream.Msg) {
	match := strings.TrimPrefix(m.Subject(), live.SubjectTable(""))
	h := &held{Arbiter: a, lease: m, seated: make(chan *nats.Msg, waits), others: make(chan *nats.Msg, waits)}
	h.beaten.Store(a.now())
	whole := a.guarded(func() { h.play(ctx, match) })
	if !whole {
		_ = m.NakWithDelay(time.Minute) // so that it breaks not at once again
	}
}

// play is all that is done with a match.
func (h *held) play(ctx context.Context, match string) {
	begun, done := context.WithTimeout(ctx, max(patience, h.options.Lease))
	defer done()
	stop := make(chan struct{})
	defer close(stop)
	go h.beat(ctx, stop)
	var err error
	if h.logged, err = h.read(begun, match); err != nil {
		_ = h.lease.NakWithDelay(h.options.Lease)
		return
	}
	h.noteSeats()
	h.holds.Store(match, h)
	defer h.holds.CompareAndDelete(match, h)
	switch err := h.run(ctx); {
	case err == nil:
		h.finish()
	case ctx.Err() != nil:
		_ = h.lease.Nak() // for another, at once
	case err != errLost:
		_ = h.lease.NakWithDelay(h.options.Lease / 4)
	}
}

// sort puts a question where it waits for its turn: those who have a seat never wait behind
// others, and of others few are heard.
func (h *held) sort(m *nats.Msg) {
	q, ok := asked(m)
	if !ok {
		return
	}
	keys := h.keys.Load()
	to := h.others
	if q.key == keys[0] || q.key == keys[1] {
		to = h.seated
	} else if !h.passes(m, "other") {
		return
	}
	select {
	case to <- m:
	default: // it is asked again
	}
}

func (h *held) noteSeats() {
	l := h.table.Listing()
	h.keys.Store(&[2]string{l.Seats[0].Key, l.Seats[1].Key})
}

// beat tells the server again and again that the match is held, and notes when that was
// confirmed: also while the match is still being read.
func (h *held) beat(ctx context.Context, stop <-chan struct{}) {
	tick := time.NewTicker(h.options.Lease / 4)
	defer tick.Stop()
	for {
		select {
		case <-stop:
			return
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		at := h.now()
		once, done := context.WithTimeout(ctx, h.options.Lease/2)
		_, err := h.nc.RequestWithContext(once, h.lease.Reply(), []byte("+WPI"))
		done()
		if err == nil {
			h.beaten.Store(at)
		}
	}
}

// run answers and does what time brings until the match is over and all was told: nil. The
// error is why it is not held any more.
func (h *held) run(ctx context.Context) error {
	for {
		if h.now()-h.beaten.Load() > h.options.Lease.Milliseconds() {
			return errLost
		}
		if err := h.step(ctx, "", nil, nil); err != nil {
			return err
		}
		if !h.until.IsZero() && time.Now().After(h.until) {
			return nil
		}
		wake := time.NewTimer(h.sleep())
		var err error
		select {
		case <-ctx.Done():
			err = ctx.Err()
		case m := <-h.seated:
			err = h.heard(ctx, m)
		case m := <-h.others:
			err = h.heard(ctx, m)
		case <-wake.C:
		}
		wake.Stop()
		if err != nil {
			return err
		}
	}
}

// sleep is how long nothing needs to be done.
func (h *held) sleep() time.Duration {
	d := h.options.Lease / 4
	now := h.now()
	d = min(d, time.Duration(h.table.Wakes(now)-now)*time.Millisecond)
	if h.behind() {
		d = min(d, watching)
	}
	return max(d, soonest)
}

// heard answers a question.
func (h *held) heard(ctx context.Context, m *nats.Msg) error {
	q, ok := asked(m)
	if !ok {
		return nil
	}
	if h.closed {
		_ = m.Respond(table.Refusal(live.FaultOver))
		return nil
	}
	return h.step(ctx, q.what, m, &q)
}

// step hears a question, or what time brings where there is none: what comes of it is
// written down, then answered, then told.
func (h *held) step(ctx context.Context, what string, m *nats.Msg, q *question) error {
	ctx, done := context.WithTimeout(ctx, patience)
	defer done()
	var heard table.Heard
	if m != nil {
		heard = h.table.Hear(q.key, what, m.Data, h.now())
	} else if !h.closed && (!h.ticked || h.table.Wakes(h.now()) <= h.now()) {
		h.table.Tick(h.now())
	}
	h.ticked = true
	if err := h.keep(ctx); err != nil {
		return err
	}
	if heard.Said != nil && !h.say(ctx, heard.Said) {
		return nil // it is asked again
	}
	if m != nil {
		_ = m.Respond(heard.Reply) // it is asked again
	}
	h.noteSeats()
	h.publish(ctx)
	if !h.over() {
		return nil
	}
	if h.rate(ctx); h.done && !h.behind() && h.until.IsZero() {
		h.until = time.Now().Add(lingers)
	}
	return nil
}

// over reports whether nothing happens in the match any more.
func (h *held) over() bool { return h.closed || h.table.Over() }

// keep writes down the entries that are not yet.
func (h *held) keep(ctx context.Context) (err error) {
	entries := h.table.Entries()
	n := note{Entries: entries[h.written:], Closed: h.table.Over() && len(entries) == 0}
	if len(n.Entries) == 0 && (!n.Closed || h.closed) {
		return nil
	}
	if h.last, err = h.write(ctx, h.table.Match(), h.last, n); err != nil {
		return err
	}
	h.written, h.closed = len(entries), n.Closed
	return nil
}

// finish takes a match out of the queue.
func (h *held) finish() {
	ctx, done := context.WithTimeout(context.Background(), patience)
	defer done()
	_ = h.lease.DoubleAck(ctx) // or another finds it over, and does the same
}
