//go:build !js && !slim

package line

import (
	"context"
	"errors"
	"strings"
	"sync"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
)

// mostNews is how much that happened waits to be taken: what is followed waits on the server
// then, questions have room beside it.
const (
	mostNews  = 512
	mostBytes = 16 << 20 // of it
)

// mostAsks is how many questions may be under way.
const mostAsks = 64

// Line is a connection. It is a live.Line.
type Line struct {
	me    string
	ctx   context.Context
	stop  context.CancelFunc
	ready chan struct{} // closed when nc is there
	nc    *nats.Conn

	mu      sync.Mutex
	room    *sync.Cond // in news, or nothing will ever be taken again
	news    []live.News
	bytes   int // of what has come
	last    live.Ticket
	tickets map[live.Ticket]*errand
	asks    int
	turns   chan struct{} // closed, and another made, when the line stands again
	stood   bool          // it has stood once
	ended   bool
}

// errand is a question under way, or a subject that is followed.
type errand struct {
	wire string // the subject as the server sees it
	kept bool   // something is followed
	stop context.CancelCauseFunc
}

// Dial reaches a server at an address like nats://host:port or ws://host:port, as whoever
// holds a seed. It does not wait until it stands, which is among the news; it is sought until
// ctx is over or the line is closed. The error is an address or a seed that is none.
func Dial(ctx context.Context, address, seed string) (live.Line, error) {
	return DialWith(ctx, address, seed)
}

// DialWith is Dial with options of one's own, such as whose certificates are trusted.
func DialWith(ctx context.Context, address, seed string, more ...nats.Option) (live.Line, error) {
	if _, err := Address(address); err != nil {
		return nil, err
	}
	me, err := PublicKey(seed)
	if err != nil {
		return nil, err
	}
	l := &Line{me: me, ready: make(chan struct{}), turns: make(chan struct{}), tickets: map[live.Ticket]*errand{}}
	l.room = sync.NewCond(&l.mu)
	l.ctx, l.stop = context.WithCancel(ctx)
	go l.connect(address, seed, more)
	context.AfterFunc(l.ctx, l.over)
	return l, nil
}

// connect reaches the server, which may take as long as an attempt does.
func (l *Line) connect(address, seed string, more []nats.Option) {
	nc, err := Connect(address, seed, append([]nats.Option{
		nats.ConnectHandler(func(*nats.Conn) { l.up() }),
		nats.ReconnectHandler(func(*nats.Conn) { l.up() }),
		nats.DisconnectErrHandler(func(_ *nats.Conn, err error) { l.tell(live.News{What: live.Down, Err: err}) }),
		nats.ClosedHandler(func(nc *nats.Conn) { l.end(nc.LastError()) }),
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { l.forbidden(err) }),
		nats.ReconnectErrHandler(func(_ *nats.Conn, err error) { l.refuse(err) }),
	}, more...)...)
	if err != nil {
		l.end(err)
		return
	}
	go l.watch(nc)
	l.nc = nc
	close(l.ready)
	context.AfterFunc(l.ctx, nc.Close)
}

// Me is the public key as which one is known to the server.
func (l *Line) Me() string { return l.me }

// up tells that the line stands, and those that follow something to begin anew.
func (l *Line) up() {
	l.mu.Lock()
	l.stood = true
	close(l.turns)
	l.turns = make(chan struct{})
	l.mu.Unlock()
	l.tell(live.News{What: live.Up})
}

// watch refuses the server for what NATS tells nobody of: only of the very first attempt does
// it tell how a greeting went wrong.
func (l *Line) watch(nc *nats.Conn) {
	sought := nc.StatusChanged(nats.RECONNECTING)
	defer nc.RemoveStatusListener(sought)
	for {
		select {
		case <-sought:
			l.refuse(nc.LastError())
		case <-l.again():
			return // it stands
		case <-l.ctx.Done():
			return
		}
	}
}

// refuse ends the line if the server cannot be trusted, unless it could be before: then it may
// be put right while a match goes on.
func (l *Line) refuse(err error) {
	l.mu.Lock()
	stood := l.stood
	l.mu.Unlock()
	if err = untrusted(err); err != nil && !stood {
		l.end(err)
		l.stop()
	}
}

// again is closed when the line stands the next time.
func (l *Line) again() <-chan struct{} {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.turns
}

// end tells that the line will not come back.
func (l *Line) end(err error) {
	l.mu.Lock()
	first := !l.ended && l.ctx.Err() == nil
	l.ended = true
	l.mu.Unlock()
	if first {
		if errors.Is(err, nats.ErrAuthorization) || errors.Is(err, nats.ErrAuthExpired) {
			err = live.ErrForbidden
		}
		l.tell(live.News{What: live.Ended, Err: err})
	}
}

// over lets those go that wait for room.
func (l *Line) over() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.ended = true
	l.room.Broadcast()
}

// forbidden ends what the server does not let one do: it names the subject in its complaint.
func (l *Line) forbidden(err error) {
	if !errors.Is(err, nats.ErrPermissionViolation) {
		return
	}
	text := err.Error()
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, e := range l.tickets {
		if strings.Contains(strings.ToLower(text), `"`+strings.ToLower(e.wire)+`"`) {
			e.stop(live.ErrForbidden)
		}
	}
}

// tell adds what has happened, whatever waits already: how the line stands and what is
// answered is little.
func (l *Line) tell(n live.News) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ended && (n.What == live.Down || n.What == live.Up) { // NATS tells of its end once more
		return
	}
	if k := len(l.news); k > 0 && (n.What == live.Down || n.What == live.Up) && l.news[k-1].What == n.What {
		return
	}
	l.news = append(l.news, n)
}

// Take appends what has happened since it was called last.
func (l *Line) Take(dst []live.News) []live.News {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i := range l.news {
		if n := &l.news[i]; n.Ticket == 0 || l.tickets[n.Ticket] != nil {
			dst = append(dst, *n)
			if n.What == live.Answered || n.Err != nil && n.What == live.Came {
				l.forget(n.Ticket)
			}
		}
	}
	clear(l.news)
	l.news, l.bytes = l.news[:0], 0
	l.room.Broadcast()
	return dst
}

// forget ends an errand.
func (l *Line) forget(t live.Ticket) {
	if e := l.tickets[t]; e != nil {
		e.stop(context.Canceled)
		delete(l.tickets, t)
	}
}

// Drop ends what is followed, or lets an answer go: the question is asked all the same.
func (l *Line) Drop(t live.Ticket) {
	l.mu.Lock()
	defer l.mu.Unlock()
	e := l.tickets[t]
	if e == nil {
		return
	}
	delete(l.tickets, t)
	if e.kept {
		e.stop(context.Canceled)
	}
	l.room.Broadcast()
}

// Close ends the connection.
func (l *Line) Close() { l.stop() }

// begin gives an errand its ticket.
func (l *Line) begin(wire string, kept bool) (live.Ticket, context.Context) {
	ctx, stop := context.WithCancelCause(l.ctx)
	l.last++
	l.tickets[l.last] = &errand{wire, kept, stop}
	return l.last, ctx
}
