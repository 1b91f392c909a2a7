//go:build !js && !slim

package crew

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Account is how the server knows who connects; what is empty is not used. A user with a
// password, or a token, may stand in the server's address instead.
type Account struct {
	// Creds is the path of a file with credentials, NKey of one with the seed of a key.
	Creds, NKey string
	// CA is the path of a certificate that the server's own is held against.
	CA string
}

// Patience is how long a server is given to answer.
const Patience = 10 * time.Second

// link is a connection with the streams of the laboratory.
type link struct {
	conn *nats.Conn
	js   jetstream.JetStream
}

// The streams and subjects of the laboratory. BUILD is of the program, RUN of a simulation.
//
//	tenaille.lab.job.BUILD.RUN.BATCH       a queue: batches that are to be played
//	tenaille.lab.done.RUN.BATCH.PART       kept: what came of them, each once
//	tenaille.lab.alive.RUN                 question: is the simulation still there
//	tenaille.lab.roll                      question: who works, and with which build
const (
	jobs     = "TENAILLE_LAB_JOBS"
	results  = "TENAILLE_LAB_DONE"
	prefix   = "tenaille.lab."
	rollCall = prefix + "roll"
)

func subjectJob(build, run, batch string) string {
	return prefix + "job." + build + "." + run + "." + batch
}
func subjectDone(run, batch, part string) string {
	return prefix + "done." + run + "." + batch + "." + part
}
func subjectAlive(run string) string { return prefix + "alive." + run }

// connect reaches a server and sees to it that it has the streams.
func connect(ctx context.Context, address string, a Account, name string) (*link, error) {
	options := []nats.Option{nats.Name(name), nats.MaxReconnects(-1), nats.ReconnectWait(500 * time.Millisecond), nats.Timeout(Patience)}
	if a.Creds != "" {
		options = append(options, nats.UserCredentials(a.Creds))
	}
	if a.NKey != "" {
		key, err := nats.NkeyOptionFromSeed(a.NKey)
		if err != nil {
			return nil, fmt.Errorf("--nkey: %w", err)
		}
		options = append(options, key)
	}
	if a.CA != "" {
		options = append(options, nats.RootCAs(a.CA))
	}
	c, err := nats.Connect(address, options...)
	if errors.Is(err, nats.ErrAuthorization) {
		return nil, fmt.Errorf("%s: %w", Shown(address), errUnknown)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", Shown(address), err)
	}
	l := &link{conn: c}
	if l.js, err = jetstream.New(c); err == nil {
		err = l.ensure(ctx)
	}
	if err != nil {
		c.Close()
		return nil, fmt.Errorf("%s: %w", Shown(address), err)
	}
	return l, nil
}

// Shown is an address of servers without what is secret in it.
func Shown(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return "the server's address"
	}
	return u.Redacted()
}

// ensure makes the streams where there are none: on three servers where there are so many,
// so that one of them may be lost.
func (l *link) ensure(ctx context.Context) error {
	for _, c := range []jetstream.StreamConfig{
		{Name: jobs, Subjects: []string{prefix + "job.>"}, Retention: jetstream.WorkQueuePolicy, MaxAge: 7 * 24 * time.Hour, MaxMsgSize: mostJob},
		{Name: results, Subjects: []string{prefix + "done.>"}, MaxAge: 6 * time.Hour, MaxMsgSize: 2 * mostPart},
	} {
		if err := l.stream(ctx, c); err != nil {
			return err
		}
	}
	return nil
}

func (l *link) stream(ctx context.Context, c jetstream.StreamConfig) error {
	ctx, cancel := context.WithTimeout(ctx, Patience)
	defer cancel()
	_, err := l.js.Stream(ctx, c.Name)
	for _, replicas := range []int{3, 1} {
		if !errors.Is(err, jetstream.ErrStreamNotFound) {
			break
		}
		c.Replicas = replicas
		_, made := l.js.CreateStream(ctx, c)
		if made == nil || replicas == 1 {
			err = made
		}
	}
	if errors.Is(err, jetstream.ErrStreamNameAlreadyInUse) { // made by another in between
		err = nil
	}
	if err != nil {
		return fmt.Errorf("the stream %s: %w", c.Name, err)
	}
	return nil
}

// number is how a number stands in a subject.
func number(n int) string { return strconv.Itoa(n) }

// errUnknown is the cause when a server does not let this program in.
var errUnknown = errors.New("it lets nobody in whom it does not know: --nkey names the key, with tenaille host the referee.nk of its folder")
