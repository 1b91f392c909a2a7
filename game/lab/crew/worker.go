//go:build !js && !slim

package crew

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/lab"
	"tenaille/levels"
)

// Worker plays the batches that it finds on a server.
type Worker struct {
	// Server is the address of one or, with commas between, of several of a cluster.
	Server  string
	Account Account
	// Slots is how many games it plays at a time, 0 for one a processor.
	Slots int
	// Lease is for how long a batch is its own while nothing is heard of it, 0 for ten
	// seconds. That of the first worker holds for all.
	Lease time.Duration
	// Build is the program's, empty for this one's.
	Build string
	// Tell is told in one line what happens; it may be called by several goroutines.
	Tell func(line string)

	link *link
	took atomic.Int64
}

// mostTries is how many workers may die over a batch before it is given up.
const mostTries = 20

// roll is what a worker answers when a simulation calls.
type roll struct {
	Build string `json:"build"`
	Slots int    `json:"slots"`
}

// Run works until ctx is done. An error is that of the first connection; later the server
// is sought again for as long as it takes.
func (w *Worker) Run(ctx context.Context) error {
	var err error
	if w.Build == "" {
		if w.Build, err = Build(); err != nil {
			return err
		}
	}
	if w.Lease == 0 {
		w.Lease = 10 * time.Second
	}
	if w.link, err = connect(ctx, w.Server, w.Account, "tenaille worker"); err != nil {
		return err
	}
	defer w.link.conn.Close()
	slots := lab.Workers(w.Slots)
	calls, err := w.answer(slots)
	if err != nil {
		return fmt.Errorf("%s: %w", Shown(w.Server), err)
	}
	defer calls.Unsubscribe()
	queue, err := w.queue(ctx)
	if err != nil {
		return fmt.Errorf("%s: %w", Shown(w.Server), err)
	}
	w.Tell(fmt.Sprintf("works for %s, %d games at a time, build %s", Shown(w.Server), slots, w.Build))
	var busy sync.WaitGroup
	for range slots {
		busy.Go(func() { w.work(ctx, queue) })
	}
	busy.Wait()
	w.Tell(fmt.Sprintf("%d batches played", w.took.Load()))
	return nil
}

// answer says to simulations who is there. A simulation of another build is told of once.
func (w *Worker) answer(slots int) (*nats.Subscription, error) {
	mine, err := json.Marshal(roll{w.Build, slots})
	if err != nil {
		return nil, err
	}
	told := map[string]bool{}
	return w.link.conn.Subscribe(rollCall, func(m *nats.Msg) {
		build := string(m.Data)
		if build != w.Build && plainName(build) && !told[build] && len(told) < 100 {
			told[build] = true
			w.Tell(fmt.Sprintf("refuses the games of a simulation of another build: that is %s, this is %s", build, w.Build))
		}
		if err := m.Respond(mine); err != nil && worthTelling(err) {
			w.Tell(err.Error())
		}
	})
}

// plainName reports whether a text can be shown, or be part of a subject, as it is.
func plainName(s string) bool {
	return s != "" && len(s) <= 64 && strings.Trim(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == ""
}

// queue is where the batches of this build lie.
func (w *Worker) queue(ctx context.Context) (jetstream.Consumer, error) {
	ctx, cancel := context.WithTimeout(ctx, Patience)
	defer cancel()
	name := "crew-" + w.Build
	c, err := w.link.js.Consumer(ctx, jobs, name)
	if !errors.Is(err, jetstream.ErrConsumerNotFound) {
		return c, err
	}
	return w.link.js.CreateOrUpdateConsumer(ctx, jobs, jetstream.ConsumerConfig{
		Durable: name, FilterSubject: subjectJob(w.Build, "*", "*"), AckPolicy: jetstream.AckExplicitPolicy,
		AckWait: w.Lease, MaxDeliver: -1, MaxAckPending: 10000, InactiveThreshold: 7 * 24 * time.Hour,
	})
}

// work is one slot: it plays batch after batch.
func (w *Worker) work(ctx context.Context, queue jetstream.Consumer) {
	tables := shelf{}
	for ctx.Err() == nil {
		short, cancel := context.WithTimeout(ctx, 5*time.Second)
		m, err := queue.Next(jetstream.FetchContext(short))
		cancel()
		switch {
		case err == nil:
			w.take(ctx, m, tables)
		case ctx.Err() != nil || errors.Is(err, nats.ErrTimeout) || errors.Is(err, context.DeadlineExceeded):
		default: // the server is away, or has lost its queue
			pause(ctx, time.Second)
			if w.link.ensure(ctx) == nil {
				if again, err := w.queue(ctx); err == nil {
					queue = again
				}
			}
		}
	}
}

// pause waits, or until ctx is done.
func pause(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// take plays a batch and sends what came of it. A batch that is not played is left to
// others, or taken from the queue where nobody can play it or nobody wants it.
func (w *Worker) take(ctx context.Context, m jetstream.Msg, tables shelf) {
	j, err := readJob(m.Data())
	if err == nil && (j.Build != w.Build || m.Subject() != subjectJob(w.Build, j.Run, number(j.Batch))) {
		err = errors.New("a batch of another build, or of another simulation than it lies with")
	}
	if err != nil {
		w.Tell("refuses " + oneLine(err))
		w.settle(m.TermWithReason("refused"))
		return
	}
	tries := uint64(1)
	if about, err := m.Metadata(); err == nil {
		tries = about.NumDelivered
	}
	if !w.wanted(j.Run) {
		if tries > 3 {
			w.settle(m.TermWithReason("nobody waits for it"))
			return
		}
		w.settle(m.NakWithDelay(2 * time.Second))
		return
	}
	var r *result
	if tries > mostTries {
		r = &result{Fault: fmt.Sprintf("%d workers have died over it", mostTries)}
	} else if r = w.play(ctx, m, j, tables); r == nil {
		w.settle(m.Nak())
		return
	}
	if err := w.send(j, r); err != nil {
		w.Tell(oneLine(err))
		w.settle(m.NakWithDelay(time.Second))
		return
	}
	w.took.Add(1)
	w.settle(m.Ack())
}

// settle tells of what went wrong when the server was told how a batch stands; it will have
// it played again.
func (w *Worker) settle(err error) {
	if err != nil && worthTelling(err) {
		w.Tell(oneLine(err))
	}
}

// worthTelling reports whether an error of the connection is worth a line: one that will be
// sought again is not.
func worthTelling(err error) bool {
	return !errors.Is(err, nats.ErrConnectionClosed) && !errors.Is(err, nats.ErrMsgNoReply)
}

// wanted reports whether somebody waits for the games of a simulation.
func (w *Worker) wanted(run string) bool {
	_, err := w.link.conn.Request(subjectAlive(run), nil, 2*time.Second)
	return !errors.Is(err, nats.ErrNoResponders)
}

// play plays a batch, and has the server know that it is under way. It is nil where the
// worker ends, or the simulation has.
func (w *Worker) play(ctx context.Context, m jetstream.Msg, j *job, tables shelf) *result {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	go func() {
		lonely := 0
		for {
			pause(ctx, w.Lease/4)
			if ctx.Err() != nil {
				return
			}
			w.settle(m.InProgress())
			if lonely++; w.wanted(j.Run) {
				lonely = 0
			}
			if lonely > 2 {
				cancel()
			}
		}
	}()
	t, r := tables.of(j.Run), &result{}
	for i := range j.Games {
		o, err := playSafely(ctx, t, j.game(i))
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			r.Fault = oneLine(err)
			break
		}
		r.add(o)
	}
	return r
}

// playSafely plays a game; a fault of the program over a batch that somebody sent does not
// end the worker.
func playSafely(ctx context.Context, t *lab.Table, g *lab.Game) (o *lab.Outcome, err error) {
	defer func() {
		if r := recover(); r != nil {
			where := strings.Split(string(debug.Stack()), "\n")
			err = fmt.Errorf("a fault of the program: %v, %d lines of its stack", r, len(where))
		}
	}()
	return t.Play(ctx, g)
}

// The headers of a piece of a result: of how many it is one, and the sum of all.
const (
	headParts = "Tenaille-Parts"
	headSum   = "Tenaille-Sum"
)

// send publishes a result, each piece once: where another worker has played the same batch
// it is there already, and the same.
func (w *Worker) send(j *job, r *result) error {
	parts, err := r.pack()
	if err != nil {
		if parts, err = (&result{Fault: oneLine(err)}).pack(); err != nil {
			return err
		}
	}
	sum := sha256.New()
	for _, p := range parts {
		sum.Write(p)
	}
	head := nats.Header{headParts: {number(len(parts))}, headSum: {hex.EncodeToString(sum.Sum(nil))}}
	for i, p := range parts {
		ctx, cancel := context.WithTimeout(context.Background(), Patience)
		_, err := w.link.js.PublishMsg(ctx, &nats.Msg{Subject: subjectDone(j.Run, number(j.Batch), number(i)), Header: head, Data: p},
			jetstream.WithExpectStream(results), jetstream.WithExpectLastSequencePerSubject(0))
		cancel()
		if err != nil && !errors.Is(err, jetstream.ErrKeyExists) {
			return fmt.Errorf("what came of a batch could not be sent: %w", err)
		}
	}
	return nil
}

// oneLine is an error as it is told, bounded and on one line.
func oneLine(err error) string {
	s := levels.Line(err.Error())
	if len(s) > mostComment {
		s = strings.ToValidUTF8(s[:mostComment], "") + "..."
	}
	return s
}

// shelf are the tables of a slot, of the simulations it played for last.
type shelf map[string]*lab.Table

const mostTables = 4

func (s shelf) of(run string) *lab.Table {
	t, known := s[run]
	if !known {
		if len(s) >= mostTables {
			clear(s)
		}
		t = lab.NewTable()
		s[run] = t
	}
	return t
}
