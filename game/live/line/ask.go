//go:build !js && !slim

package line

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
)

// How a question is asked.
const (
	askedFor = 12 * time.Second // until nobody answers
	eachTime = 3 * time.Second  // until it is sent again
	between  = 150 * time.Millisecond
)

// Ask sends a request; it is sent again while nobody answers, and after some seconds nobody
// does: live.ErrNoAnswer.
func (l *Line) Ask(subject string, data []byte) live.Ticket {
	l.mu.Lock()
	defer l.mu.Unlock()
	t, ctx := l.begin(subject, false)
	if l.asks >= mostAsks {
		l.news = append(l.news, live.News{What: live.Answered, Ticket: t, Subject: subject, Err: live.ErrNoAnswer})
		return t
	}
	l.asks++
	go func() {
		b, err := l.ask(ctx, subject, data)
		l.mu.Lock()
		defer l.mu.Unlock()
		l.asks--
		if l.tickets[t] != nil {
			l.news = append(l.news, live.News{What: live.Answered, Ticket: t, Subject: subject, Data: b, Err: err})
		}
	}()
	return t
}

// ask asks until there is an answer.
func (l *Line) ask(ctx context.Context, subject string, data []byte) ([]byte, error) {
	ctx, stop := context.WithTimeout(ctx, askedFor)
	defer stop()
	select {
	case <-l.ready:
	case <-ctx.Done():
		return nil, why(ctx)
	}
	for {
		once, done := context.WithTimeout(ctx, eachTime)
		m, err := l.nc.RequestWithContext(once, subject, data)
		done()
		if err == nil {
			return m.Data, nil
		}
		if errors.Is(err, nats.ErrMaxPayload) {
			return nil, live.ErrForbidden
		}
		select {
		case <-time.After(between):
		case <-ctx.Done():
			return nil, why(ctx)
		}
	}
}

// why is why a question or what is followed was given up.
func why(ctx context.Context) error {
	if errors.Is(context.Cause(ctx), live.ErrForbidden) {
		return live.ErrForbidden
	}
	return live.ErrNoAnswer
}
