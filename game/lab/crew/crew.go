//go:build !js && !slim

package crew

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/lab"
	"tenaille/rules"
)

// Crew has workers play games that it sends them by way of a server.
type Crew struct {
	link  *link
	build string
	tell  func(line string)
	crowd crowd
}

const (
	// window is how many batches are under way at once, at most.
	window = 256
	// batches is into how many a simulation is cut, as long as none has more than largest games.
	batches = 64
	largest = 8
	// look is how often the crew is called, and what lies in the queue is looked at.
	look = 5 * time.Second
)

// Join reaches a server for a simulation. tell is told in one line what happens.
func Join(ctx context.Context, server string, a Account, tell func(line string)) (*Crew, error) {
	build, err := Build()
	if err != nil {
		return nil, err
	}
	return join(ctx, server, a, build, tell)
}

func join(ctx context.Context, server string, a Account, build string, tell func(line string)) (*Crew, error) {
	l, err := connect(ctx, server, a, "tenaille simulate")
	if err != nil {
		return nil, err
	}
	return &Crew{link: l, build: build, tell: tell}, nil
}

// Close ends the connection.
func (c *Crew) Close() { c.link.conn.Close() }

// run is one simulation under way.
type run struct {
	*Crew
	name  string
	size  int // games of a batch
	from  int
	n     int
	plan  func(i int) lab.Game
	dealt int            // games that have been asked of plan
	sent  map[int][]byte // batches that are under way
	games map[int]int    // of these, how many each has
	parts map[int]*pieces
	whole map[int]*result // that came before their turn
}

// Run plays the games from to n, those that plan says, as lab.Run does: what comes of it is
// the same. When ctx is done the games under way are given up, and taken from the queue.
func (c *Crew) Run(ctx context.Context, from, n int, plan func(i int) lab.Game, take func(i int, o *lab.Outcome) error) (done int, err error) {
	r := &run{
		Crew: c, name: rand.Text(), size: min(max((n-from)/batches, 1), largest), from: from, n: n, plan: plan, dealt: from,
		sent: map[int][]byte{}, games: map[int]int{}, parts: map[int]*pieces{}, whole: map[int]*result{},
	}
	alive, err := c.link.conn.Subscribe(subjectAlive(r.name), func(m *nats.Msg) { _ = m.Respond(nil) })
	if err != nil {
		return from, err
	}
	defer alive.Unsubscribe()
	defer r.clear()
	done, err = r.play(ctx, take)
	if ctx.Err() != nil && errors.Is(err, ctx.Err()) {
		err = nil
	}
	return done, err
}

// play sends batches and takes what comes of them, in their order.
func (r *run) play(ctx context.Context, take func(i int, o *lab.Outcome) error) (done int, err error) {
	done = r.from
	came, stop, err := r.listen(ctx)
	if err != nil {
		return done, err
	}
	defer stop()
	ticks := time.NewTicker(look)
	defer ticks.Stop()
	r.crowd.call(r.Crew)
	next, quiet := 0, 0
	for done < r.n {
		if err := r.deal(ctx, next); err != nil {
			return done, err
		}
		if res := r.whole[next]; res != nil {
			if done, err = r.pass(ctx, done, res, take); err != nil {
				return done, err
			}
			delete(r.whole, next)
			next, quiet = next+1, 0
			continue
		}
		select {
		case <-ctx.Done():
			return done, ctx.Err()
		case m := <-came:
			if err := r.gather(m); err != nil {
				return done, err
			}
		case <-ticks.C:
			r.crowd.say(r.Crew)
			if quiet++; quiet > 1 {
				r.again(ctx, next)
			}
			r.crowd.call(r.Crew)
		}
	}
	return done, nil
}

// pass hands over what came of a batch.
func (r *run) pass(ctx context.Context, done int, res *result, take func(i int, o *lab.Outcome) error) (int, error) {
	for i := range res.Outcomes {
		if err := ctx.Err(); err != nil {
			return done, err
		}
		if err := take(done, res.Outcomes[i].outcome()); err != nil {
			return done, err
		}
		done++
	}
	if res.Fault != "" {
		return done, fmt.Errorf("game %d: %w", done+1, errors.New(res.Fault))
	}
	return done, nil
}

// listen follows what is published of this simulation.
func (r *run) listen(ctx context.Context) (<-chan jetstream.Msg, func(), error) {
	short, cancel := context.WithTimeout(ctx, Patience)
	defer cancel()
	c, err := r.link.js.OrderedConsumer(short, results, jetstream.OrderedConsumerConfig{FilterSubjects: []string{subjectDone(r.name, "*", "*")}})
	if err != nil {
		return nil, nil, err
	}
	came, gone := make(chan jetstream.Msg, 64), make(chan struct{})
	going, err := c.Consume(func(m jetstream.Msg) {
		select {
		case came <- m:
		case <-gone:
		}
	})
	if err != nil {
		return nil, nil, err
	}
	return came, func() { close(gone); going.Stop() }, nil
}

// deal sends batches, as far as the window goes beyond the one that is awaited.
func (r *run) deal(ctx context.Context, next int) error {
	for r.dealt < r.n && (r.dealt-r.from)/r.size < next+window {
		batch := (r.dealt - r.from) / r.size
		j, setups := &job{Run: r.name, Batch: batch, Build: r.build}, map[*rules.Setup]int{}
		for range min(r.size, r.n-r.dealt) {
			g := r.plan(r.dealt)
			if err := j.add(&g, setups); err != nil {
				return fmt.Errorf("game %d: %w", r.dealt+1, err)
			}
			r.dealt++
		}
		data, err := json.Marshal(j)
		if err != nil {
			return err
		}
		if len(data) > mostJob {
			return fmt.Errorf("a set-up of %d bytes is too long to be sent, at most %d are", len(data), mostJob)
		}
		r.sent[batch], r.games[batch] = data, len(j.Games)
		if err := r.publish(ctx, batch); err != nil {
			return err
		}
	}
	return nil
}

// publish puts a batch into the queue, once. While the server is away it goes on trying.
func (r *run) publish(ctx context.Context, batch int) error {
	for tries := 0; ; tries++ {
		short, cancel := context.WithTimeout(ctx, Patience)
		_, err := r.link.js.Publish(short, subjectJob(r.build, r.name, number(batch)), r.sent[batch],
			jetstream.WithExpectStream(jobs), jetstream.WithExpectLastSequencePerSubject(0))
		cancel()
		if err == nil || errors.Is(err, jetstream.ErrKeyExists) {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		var refused *jetstream.APIError
		if errors.As(err, &refused) && refused.Code < 500 || errors.Is(err, nats.ErrMaxPayload) {
			return fmt.Errorf("the server does not take the games: %w", err)
		}
		if tries == 0 {
			r.tell("the server is away: " + oneLine(err))
		}
		pause(ctx, time.Second)
		_ = r.link.ensure(ctx) // it says the same again
	}
}

// again looks whether the batch that is awaited still lies in the queue, and puts it and
// all others there if not: a server may have lost them.
func (r *run) again(ctx context.Context, batch int) {
	short, cancel := context.WithTimeout(ctx, Patience)
	defer cancel()
	s, err := r.link.js.Stream(short, jobs)
	if err == nil {
		_, err = s.GetLastMsgForSubject(short, subjectJob(r.build, r.name, number(batch)))
	}
	if !errors.Is(err, jetstream.ErrMsgNotFound) && !errors.Is(err, jetstream.ErrStreamNotFound) || r.sent[batch] == nil {
		return
	}
	if r.link.ensure(short) != nil {
		return // the next look tries again
	}
	for _, batch := range slices.Sorted(maps.Keys(r.sent)) {
		if r.publish(short, batch) != nil {
			return
		}
	}
}

// clear takes what is left of the simulation from the server.
func (r *run) clear() {
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	for stream, subject := range map[string]string{jobs: subjectJob(r.build, r.name, "*"), results: subjectDone(r.name, "*", "*")} {
		if s, err := r.link.js.Stream(ctx, stream); err == nil {
			_ = s.Purge(ctx, jetstream.WithPurgeSubject(subject)) // else it goes with its age
		}
	}
}

// crowd is who has answered to a call.
type crowd struct {
	subscription *nats.Subscription
	mine, others atomic.Int64
	other        atomic.Value // a build that is not this one
	said         string
}

// call asks who works.
func (w *crowd) call(c *Crew) {
	if w.subscription != nil {
		_ = w.subscription.Unsubscribe()
	}
	w.mine.Store(0)
	w.others.Store(0)
	reply := c.link.conn.NewInbox()
	var err error
	w.subscription, err = c.link.conn.Subscribe(reply, func(m *nats.Msg) {
		var r roll
		if len(m.Data) > 1000 || json.Unmarshal(m.Data, &r) != nil || !plainName(r.Build) {
			return
		}
		if r.Build == c.build {
			w.mine.Add(1)
			return
		}
		w.others.Add(1)
		w.other.Store(r.Build)
	})
	if err == nil {
		_ = c.link.conn.PublishRequest(rollCall, reply, []byte(c.build)) // the next call tries again
	}
}

// say tells what is wrong with those who have answered, where it is not what was told last.
func (w *crowd) say(c *Crew) {
	line := ""
	if w.mine.Load() == 0 {
		line = "no worker of this build (" + c.build + ") is there yet: the games wait"
	}
	if n := w.others.Load(); n > 0 {
		if line != "" {
			line += "; "
		}
		line += fmt.Sprintf("%d of another build (%v) play none of them", n, w.other.Load())
	}
	if line != "" && line != w.said {
		c.tell(line)
	}
	w.said = line
}
