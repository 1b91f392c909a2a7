//go:build !js && !slim

package arbiter

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/live"
	"tenaille/game/live/ladder"
	"tenaille/game/live/table"
)

// note is a line of a match's log: the first has what was opened, those after it what
// happened, written at once or not at all.
type note struct {
	Opened  *table.Opened `json:"opened,omitempty"`
	Entries []live.Entry  `json:"entries,omitempty"`
	// Closed tells that the match was over before it began.
	Closed bool `json:"closed,omitempty"`
	// Result is signed, of a ranked match that is over, and Before what its two were then.
	Result *ladder.Result    `json:"result,omitempty"`
	Before *[2]live.Standing `json:"before,omitempty"`
}

// errLost says that somebody else has written in the log: this referee holds the match no
// more.
var errLost = errors.New("another referee holds the match")

// write adds a line to a log, if the last one is that of a sequence, 0 for none. It returns
// the sequence of the new one. The error is errLost, or that nobody knows whether it was
// written.
func (a *Arbiter) write(ctx context.Context, match string, last uint64, n note) (uint64, error) {
	b, err := json.Marshal(&n)
	if err != nil {
		return 0, err
	}
	ack, err := a.js.Publish(ctx, live.SubjectLog(match), b, jetstream.WithExpectLastSequencePerSubject(last))
	if refused(err) {
		return 0, errLost
	}
	if err != nil {
		return 0, err
	}
	return ack.Sequence, nil
}

// refused reports whether a stream has refused something as not the next one.
func refused(err error) bool {
	api, ok := errors.AsType[*jetstream.APIError](err)
	return ok && api.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence
}

// queued is what a stream answers that takes one message a subject and has it: the match is
// in the queue already.
const queued jetstream.ErrorCode = 10077

// open opens a match and answers so: its place in the queue is the last thing that is
// written, so that whoever asks again finds what there is of it.
func (a *Arbiter) open(ctx context.Context, m *nats.Msg, key string) {
	var secret live.Secret
	if _, err := rand.Read(secret[:]); err != nil {
		return
	}
	t, reply := table.Opening(key, m.Data, secret, a.now())
	if t == nil {
		_ = m.Respond(reply)
		return
	}
	o := t.Opened()
	_, err := a.write(ctx, t.Match(), 0, note{Opened: &o})
	if errors.Is(err, errLost) {
		l, err := a.read(ctx, t.Match())
		if err != nil {
			return
		}
		if l.table.Over() || l.closed {
			_ = m.Respond(table.Refusal(live.FaultOver))
			return
		}
		reply = l.table.Reply()
	} else if err != nil {
		return // it is asked again
	}
	_, err = a.js.Publish(ctx, live.SubjectTable(t.Match()), nil, jetstream.WithMsgID(t.Match()))
	if api, ok := errors.AsType[*jetstream.APIError](err); err != nil && !(ok && api.ErrorCode == queued) {
		return
	}
	_ = m.Respond(reply)
}

// logged is what is written of a match.
type logged struct {
	table   *table.Table
	last    uint64 // sequence of the last line
	written int    // entries
	closed  bool
	result  *note
}

// errNoMatch says that there is no log of a match, or none that can be read.
var errNoMatch = errors.New("nothing is written of the match")

// read reads what is written of a match.
func (a *Arbiter) read(ctx context.Context, match string) (l logged, err error) {
	subject, s := live.SubjectLog(match), a.streams[live.StreamLog]
	var opened *table.Opened
	var entries []live.Entry
	for {
		m, err := s.GetMsg(ctx, l.last+1, jetstream.WithGetMsgSubject(subject))
		if errors.Is(err, jetstream.ErrMsgNotFound) {
			break
		}
		if err != nil {
			return l, err
		}
		var n note
		if json.Unmarshal(m.Data, &n) != nil {
			return l, errNoMatch
		}
		l.last, l.closed = m.Sequence, l.closed || n.Closed
		entries = append(entries, n.Entries...)
		if n.Opened != nil {
			opened = n.Opened
		}
		if n.Result != nil {
			l.result = &n
		}
	}
	if opened == nil {
		return l, errNoMatch
	}
	l.written = len(entries)
	l.table, err = table.Resume(*opened, entries)
	return l, err
}
