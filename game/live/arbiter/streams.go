//go:build !js && !slim

package arbiter

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/live"
)

// The bounds of what a server keeps.
const (
	day    = 24 * time.Hour
	record = live.MaxEntry + 64<<10 // bytes of a line of the log
)

// kept are the streams, without what follows from their names.
var kept = []jetstream.StreamConfig{
	{Name: live.StreamSeen, MaxAge: 30 * day, MaxBytes: 24 << 30, MaxMsgsPerSubject: 50_000, MaxMsgSize: live.MaxEntry + 1024},
	{Name: live.StreamSaid, MaxAge: 30 * day, MaxBytes: 1 << 30, MaxMsgsPerSubject: 500, MaxMsgSize: 4 << 10},
	{Name: live.StreamHall, MaxAge: 3 * day, MaxBytes: 1 << 30, MaxMsgsPerSubject: 1, MaxMsgSize: 8 << 10},
	{Name: live.StreamRank, MaxBytes: 1 << 30, MaxMsgsPerSubject: 1, MaxMsgSize: 8 << 10},
	{Name: live.StreamResult, MaxBytes: 1 << 30, MaxMsgsPerSubject: 1, MaxMsgSize: 8 << 10},
	{Name: live.StreamLog, MaxAge: 30 * day, MaxBytes: 24 << 30, MaxMsgsPerSubject: 50_000, MaxMsgSize: record},
	{Name: live.StreamTable, MaxBytes: 256 << 20, MaxMsgsPerSubject: 1, MaxMsgSize: 1 << 10,
		Retention: jetstream.WorkQueuePolicy, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true},
}

// ErrNoStreams says that a server keeps nothing.
var ErrNoStreams = errors.New("the server has no JetStream, without which it keeps no match")

// Prepare sees to it that a server has the streams, in so many copies. The error is
// ErrNoStreams, or why they cannot be made.
func Prepare(ctx context.Context, js jetstream.JetStream, copies int) error {
	if _, err := js.AccountInfo(ctx); errors.Is(err, jetstream.ErrJetStreamNotEnabled) || errors.Is(err, jetstream.ErrJetStreamNotEnabledForAccount) {
		return ErrNoStreams
	} else if err != nil {
		return fmt.Errorf("JetStream: %w", err)
	}
	for _, c := range kept {
		_, err := js.Stream(ctx, c.Name)
		if errors.Is(err, jetstream.ErrStreamNotFound) {
			_, err = js.CreateStream(ctx, settled(c, copies))
			if errors.Is(err, jetstream.ErrStreamNameAlreadyInUse) {
				err = nil
			}
		}
		if err != nil {
			return fmt.Errorf("stream %s: %w", c.Name, err)
		}
	}
	return nil
}

// settled is a stream with what follows from its name.
func settled(c jetstream.StreamConfig, copies int) jetstream.StreamConfig {
	all := live.SubjectsIn(c.Name)
	c.Subjects = []string{all}
	c.Storage, c.Replicas, c.MaxMsgs = jetstream.FileStorage, copies, -1
	c.Duplicates = 2 * time.Minute
	if c.Name != live.StreamLog && c.Name != live.StreamTable {
		c.RePublish = &jetstream.RePublish{Source: all, Destination: live.SubjectNow(all)}
		c.AllowDirect = true
	}
	return c
}
