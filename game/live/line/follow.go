//go:build !js && !slim

package line

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"time"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
)

// How a subject is read.
const (
	ahead   = 1024            // messages that came and were not looked at
	quiet   = 8 * time.Second // without a message, until it is asked whether one was lost: sooner than a hall takes a late answer for a refusal
	seldom  = time.Minute     // the same of what no match hangs on: talk and listings
	retried = 250 * time.Millisecond
)

// Follow has every message of a subject told, those after a sequence first.
func (l *Line) Follow(subject string, after uint64) live.Ticket {
	l.mu.Lock()
	defer l.mu.Unlock()
	t, ctx := l.begin(live.SubjectNow(subject), true)
	r := &reader{line: l, ticket: t, subject: subject, after: after}
	go r.follow(ctx)
	return t
}

// reader is where somebody who follows a subject has come to.
type reader struct {
	line    *Line
	ticket  live.Ticket
	subject string
	after   uint64 // sequence of the last message that was told
	caught  bool
}

// follow tells a subject until nobody wants it any more: what comes as it comes, and what it
// may have missed, at first and whenever the line was down, read page by page.
func (r *reader) follow(ctx context.Context) {
	l := r.line
	defer r.refuse(ctx)
	select {
	case <-l.ready:
	case <-ctx.Done():
		return
	}
	come := make(chan *nats.Msg, ahead)
	sub, err := l.nc.ChanSubscribe(live.SubjectNow(r.subject), come)
	for err != nil {
		if errors.Is(err, nats.ErrConnectionClosed) || !pass(ctx, retried) {
			return
		}
		sub, err = l.nc.ChanSubscribe(live.SubjectNow(r.subject), come)
	}
	defer func() { _ = sub.Unsubscribe() }() // or the line is closed
	for ctx.Err() == nil {
		again := l.again() // before it is read: what comes between is read twice and told once
		if err := r.read(ctx); err != nil {
			if !pass(ctx, retried) {
				return
			}
			continue
		}
		if !r.listen(ctx, sub, come, again) {
			return
		}
	}
}

// pass lets time go by; false is that nobody wants the rest any more.
func pass(ctx context.Context, d time.Duration) bool {
	select {
	case <-time.After(d):
		return true
	case <-ctx.Done():
		return false
	}
}

// refuse tells why a subject is not followed any more, if the server does not allow it.
func (r *reader) refuse(ctx context.Context) {
	if !errors.Is(context.Cause(ctx), live.ErrForbidden) {
		return
	}
	l := r.line
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.tickets[r.ticket] != nil {
		l.news = append(l.news, live.News{What: live.Came, Ticket: r.ticket, Subject: r.subject, Err: live.ErrForbidden})
	}
}

// errPage is an answer that is no page.
var errPage = errors.New("line: what was read is no page")

// read tells all that is kept after what was told.
func (r *reader) read(ctx context.Context) error {
	l := r.line
	for {
		q, err := json.Marshal(live.Reading{Subject: r.subject, After: r.after})
		if err != nil {
			return err
		}
		once, done := context.WithTimeout(ctx, eachTime)
		m, err := l.nc.RequestWithContext(once, live.SubjectAsk(l.me, "read", ""), q)
		done()
		if err != nil {
			return err
		}
		var p live.Page
		if err := json.Unmarshal(m.Data, &p); err != nil {
			return err
		}
		if p.Fault != "" || p.More && len(p.List) == 0 {
			return errPage
		}
		for i := range p.List {
			k := &p.List[i]
			if k.Sequence > r.after && !r.told(ctx, k.Subject, k.Sequence, k.Data) {
				return ctx.Err()
			}
		}
		if p.More {
			continue
		}
		if !r.caught {
			r.caught = l.put(ctx, live.News{What: live.Caught, Ticket: r.ticket, Subject: r.subject})
		}
		return nil
	}
}

// told tells a message and notes that it did.
func (r *reader) told(ctx context.Context, subject string, sequence uint64, data []byte) bool {
	if !r.line.put(ctx, live.News{What: live.Came, Ticket: r.ticket, Subject: subject, Sequence: sequence, Data: data}) {
		return false
	}
	r.after = sequence
	return true
}

// listen tells what comes, until it is to be read what may be missing; false is that nobody
// wants it any more.
func (r *reader) listen(ctx context.Context, sub *nats.Subscription, come <-chan *nats.Msg, again <-chan struct{}) bool {
	dropped, _ := sub.Dropped()
	patient := seldom
	if live.StreamOf(r.subject) == live.StreamSeen {
		patient = quiet
	}
	idle := time.NewTimer(patient)
	defer idle.Stop()
	for {
		select {
		case <-ctx.Done():
			return false
		case <-again:
			return true
		case <-idle.C:
			return true
		case m, ok := <-come:
			if !ok {
				return false
			}
			if n, _ := sub.Dropped(); n != dropped {
				return true
			}
			sequence, err := strconv.ParseUint(m.Header.Get("Nats-Sequence"), 10, 64)
			before, err2 := strconv.ParseUint(m.Header.Get("Nats-Last-Sequence"), 10, 64)
			switch {
			case err != nil, err2 != nil, before > r.after && sequence > r.after:
				return true
			case sequence <= r.after:
			case !r.told(ctx, live.SubjectOfNow(m.Subject), sequence, m.Data):
				return false
			}
			idle.Reset(patient)
		}
	}
}

// put adds what has come when there is room for it; false is that nobody wants it any more.
func (l *Line) put(ctx context.Context, n live.News) bool {
	defer context.AfterFunc(ctx, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.room.Broadcast()
	})()
	l.mu.Lock()
	defer l.mu.Unlock()
	for (len(l.news) >= mostNews || l.bytes >= mostBytes) && ctx.Err() == nil {
		l.room.Wait()
	}
	if ctx.Err() != nil || l.tickets[n.Ticket] == nil {
		return false
	}
	l.news, l.bytes = append(l.news, n), l.bytes+len(n.Data)
	return true
}
