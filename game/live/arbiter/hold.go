//go:build !js && !slim

package arbiter

import (
	"context"
	"log/slog"
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
	watching = 200 * time.Millisecond // how exact the delay of who watches is
	// silent is how many leases, and patience, may go by without a sign of life that was
	// confirmed until a match is let go. Whoever else has it by then is safe: no line is taken
	// after theirs.
	silent = 4
)

// held is a match that this referee holds.
type held struct {
	*Arbiter
	logged
	known  known
	keys   atomic.Pointer[[2]string] // of those who have a seat
	seated chan *nats.Msg
	others chan *nats.Msg
	until  time.Time // a match that is over is let go
	ticked bool      // the table knows what time it is
	done   bool      // what counts for the ladder has been counted
}

// hold holds a match until it is over, lost, or the referee ends.
func (a *Arbiter) hold(ctx context.Context, m jetstream.Msg) {
	match := strings.TrimPrefix(m.Subject(), live.SubjectTable(""))
	l := a.lend(match, m)
	if l == nil {
		return
	}
	defer a.back(match, l)
	h := &held{Arbiter: a, seated: make(chan *nats.Msg, waits), others: make(chan *nats.Msg, waits)}
	whole := a.guarded(func() { h.play(ctx, match, l) })
	if !whole {
		_ = l.last().NakWithDelay(time.Minute) // so that it breaks not at once again
	}
}

// play is all that is done with a match.
func (h *held) play(ctx context.Context, match string, l *lease) {
	again := h.options.Lease // until it is tried again to read what cannot be
	err := h.begin(ctx, match)
	if err == nil {
		defer h.holds.CompareAndDelete(match, h)
		again /= 4
		err = h.run(ctx, l)
	}
	switch {
	case err == nil:
		finish(l)
	case err == errLost: // it is another's
	case ctx.Err() != nil:
		_ = l.last().Nak() // for another, at once
	default:
		slog.Warn("a match is let go of until it is tried again", "match", match, "cause", err)
		_ = l.last().NakWithDelay(again)
	}
}

// begin reads what there is of a match, and hears from then on what is asked of it.
func (h *held) begin(ctx context.Context, match string) (err error) {
	if h.logged, err = h.read(ctx, match); err != nil {
		return err
	}
	h.noteSeats()
	h.holds.Store(match, h)
	h.rouse(match)
	return nil
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

// run answers and does what time brings until the match is over and all was told: nil. The
// error is why it is not held any more.
func (h *held) run(ctx context.Context, l *lease) error {
	for {
		if h.now()-l.beaten.Load() > (silent*h.options.Lease + patience).Milliseconds() {
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
		if heard = h.table.Hear(q.key, what, m.Data, h.now()); heard.Ahead && h.behindLog(ctx) {
			return errLost
		}
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

// behindLog reports whether somebody else has written in the log: a referee whose match this
// was, and who wrote after it was read here.
func (h *held) behindLog(ctx context.Context) bool {
	m, err := h.streams[live.StreamLog].GetLastMsgForSubject(ctx, live.SubjectLog(h.table.Match()))
	return err == nil && m.Sequence != h.last
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
func finish(l *lease) {
	ctx, done := context.WithTimeout(context.Background(), patience)
	defer done()
	_ = l.last().DoubleAck(ctx) // or another finds it over, and does the same
}
