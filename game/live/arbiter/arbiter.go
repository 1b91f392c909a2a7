//go:build !js && !slim

package arbiter

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/live"
	"tenaille/game/live/line"
)

// Options are how a referee works.
type Options struct {
	// Seed is that of the referee's key, with which it signs results.
	Seed string
	// Lease is how long nothing may be heard of a referee until others take its matches;
	// zero is three seconds.
	Lease time.Duration
	// Copies is on how many servers that work together each match is kept; zero is one.
	Copies int
	// Most is how many matches it holds at most; zero is 4,000.
	Most int
}

// group is the name under which all referees share questions and the queue.
const group = "referees"

// patience is how long the server may take over anything.
const patience = 4 * time.Second

// Arbiter is a referee at work.
type Arbiter struct {
	options Options
	key     string
	nc      *nats.Conn
	js      jetstream.JetStream
	streams map[string]jetstream.Stream
	born    time.Time
	gate    gate
	early   early
	room    chan struct{} // a token for each match that it may hold
	all     sync.WaitGroup
	broken  atomic.Int64
	holds   sync.Map // the *held of each match that is held here, by its name
	leases  sync.Map // the *lease of each match that this referee has out of the queue, by its name
}

// Start has a referee begin its work on a server to which it is connected as one who may do
// everything. The error is why it cannot.
func Start(ctx context.Context, nc *nats.Conn, o Options) (*Arbiter, error) {
	if o.Lease == 0 {
		o.Lease = 3 * time.Second
	}
	if o.Most == 0 {
		o.Most = 4000
	}
	key, err := line.PublicKey(o.Seed)
	if err != nil {
		return nil, err
	}
	js, err := jetstream.New(nc, jetstream.WithPublishAsyncTimeout(patience))
	if err != nil {
		return nil, fmt.Errorf("JetStream: %w", err)
	}
	if err := Prepare(ctx, js, max(o.Copies, 1)); err != nil {
		return nil, err
	}
	a := &Arbiter{options: o, key: key, nc: nc, js: js, streams: map[string]jetstream.Stream{}, born: time.Now(), room: make(chan struct{}, o.Most)}
	for _, c := range kept {
		if a.streams[c.Name], err = js.Stream(ctx, c.Name); err != nil {
			return nil, fmt.Errorf("stream %s: %w", c.Name, err)
		}
	}
	queue, err := js.CreateOrUpdateConsumer(ctx, live.StreamTable, jetstream.ConsumerConfig{
		Durable: group, AckPolicy: jetstream.AckExplicitPolicy, AckWait: o.Lease, MaxDeliver: -1, MaxAckPending: 100_000, Replicas: max(o.Copies, 1),
	})
	if err != nil {
		return nil, fmt.Errorf("queue: %w", err)
	}
	if err := cmp.Or(a.hear(ctx), a.listen(ctx)); err != nil {
		return nil, err
	}
	a.all.Go(func() { a.beat(ctx) })
	a.all.Go(func() { a.take(ctx, queue) })
	return a, nil
}

// Wait returns when the referee has let go of all its matches, after the end of the context
// it was started with.
func (a *Arbiter) Wait() { a.all.Wait() }

// now is the time as a table has it: it never goes back.
func (a *Arbiter) now() int64 { return time.Since(a.born).Milliseconds() }

// hear listens to what is asked of matches, and passes it to those that are held here: one
// ear for all, since a server lets a connection have so many only.
func (a *Arbiter) hear(ctx context.Context) error {
	sub, err := a.nc.Subscribe(live.SubjectAsk("*", "*", "*"), a.sort)
	if err == nil {
		err = sub.SetPendingLimits(65_536, 64<<20)
	}
	if err != nil {
		return fmt.Errorf("listening: %w", err)
	}
	context.AfterFunc(ctx, func() { _ = sub.Unsubscribe() })
	return nil
}

// arrived is a question, and when it came.
type arrived struct {
	msg *nats.Msg
	at  time.Time
}

// How what is asked of no match is answered: most of it is waiting for the server.
const (
	answering  = 32   // at a time
	mostAsking = 2048 // that wait for that
)

// listen answers what is asked of no match in particular.
func (a *Arbiter) listen(ctx context.Context) error {
	questions := make(chan arrived, mostAsking)
	for _, what := range []string{"open", "read"} {
		sub, err := a.nc.QueueSubscribe(live.SubjectAsks(what, ""), group, func(m *nats.Msg) {
			if a.passes(m, what) {
				select {
				case questions <- arrived{m, time.Now()}:
				default: // it is asked again
				}
			}
		})
		if err == nil {
			err = sub.SetPendingLimits(8192, 64<<20)
		}
		if err != nil {
			return fmt.Errorf("listening: %w", err)
		}
		context.AfterFunc(ctx, func() { _ = sub.Unsubscribe() })
	}
	for range answering {
		a.all.Go(func() {
			for {
				select {
				case <-ctx.Done():
					return
				case q := <-questions:
					if time.Since(q.at) < earlyFor { // else it is asked again by now
						a.guarded(func() { a.answer(ctx, q.msg) })
					}
				}
			}
		})
	}
	return nil
}

// guarded keeps a fault of the program in one question or match from the others.
func (a *Arbiter) guarded(f func()) (whole bool) {
	defer func() {
		if recover() != nil {
			a.broken.Add(1)
			whole = false
		}
	}()
	f()
	return true
}

// Broken is how many questions and matches the program has broken over.
func (a *Arbiter) Broken() int { return int(a.broken.Load()) }

// answer answers whoever opens or reads.
func (a *Arbiter) answer(ctx context.Context, m *nats.Msg) {
	q, ok := asked(m)
	if !ok {
		return
	}
	ctx, done := context.WithTimeout(ctx, patience)
	defer done()
	switch q.what {
	case "open":
		a.open(ctx, m, q.key)
	case "read":
		once, done := context.WithTimeout(ctx, patience/2) // sooner than whoever reads asks again
		defer done()
		_ = m.Respond(a.page(once, q.key, m.Data)) // it is asked again
	}
}

// take takes matches from the queue while there is room for them, and holds them.
func (a *Arbiter) take(ctx context.Context, queue jetstream.Consumer) {
	for ctx.Err() == nil {
		n := min(cap(a.room)-len(a.room), 64)
		if n == 0 {
			pause(ctx, a.options.Lease/2)
			continue
		}
		batch, err := queue.Fetch(n, jetstream.FetchMaxWait(max(a.options.Lease, time.Second)))
		if err != nil {
			pause(ctx, a.options.Lease/4)
			continue
		}
		for m := range batch.Messages() {
			a.room <- struct{}{} // of which there is enough: this alone fills it
			a.all.Go(func() {
				defer func() { <-a.room }()
				a.hold(ctx, m)
			})
		}
		if err := batch.Error(); err != nil && !errors.Is(err, nats.ErrTimeout) {
			pause(ctx, a.options.Lease/4)
		}
	}
}

// pause lets some time go by.
func pause(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}
