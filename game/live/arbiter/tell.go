//go:build !js && !slim

package arbiter

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/live"
)

// known is what has been told of a match.
type known struct {
	seen map[string]*told // by reader
	hall *told            // n is nothing there
	sent string           // the listing, as it was told last
}

// told is how far a subject has come.
type told struct {
	n        int    // number of the last entry
	sequence uint64 // of the last message
}

// recall finds out how far a subject has come, for a referee that did not write it itself.
func (a *Arbiter) recall(ctx context.Context, subject string) (*told, *jetstream.RawStreamMsg, error) {
	m, err := a.streams[live.StreamOf(subject)].GetLastMsgForSubject(ctx, subject)
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		return &told{}, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	var e struct{ N int }
	if err := json.Unmarshal(m.Data, &e); err != nil {
		return nil, nil, err
	}
	return &told{n: e.N, sequence: m.Sequence}, m, nil
}

// reader is somebody who is told the entries: of a side, -1 for whoever watches.
type reader struct {
	who  string
	side int
}

// readers are all of a match.
func (h *held) readers() (list []reader) {
	l := h.table.Listing()
	for side := range l.Seats {
		if key := l.Seats[side].Key; key != "" {
			list = append(list, reader{key, side})
		}
	}
	if l.Delay >= 0 {
		list = append(list, reader{live.Watching, -1})
	}
	return list
}

// behind reports whether something that is written has not been told yet.
func (h *held) behind() bool {
	for _, r := range h.readers() {
		if k := h.known.seen[r.who]; k == nil || k.n < h.due(r.side) {
			return true
		}
	}
	return h.listing() != h.known.sent
}

// due is the number of the last entry that a reader is told of what is written.
func (h *held) due(reader int) int {
	last := h.table.Last(reader)
	if h.written < len(h.table.Entries()) {
		return min(last, h.written)
	}
	return last
}

// listing is what the hall is to tell of the match, empty for nothing.
func (h *held) listing() string {
	l := h.table.Listing()
	if l.Private {
		return ""
	}
	if h.closed {
		l.Stage = live.Over
	}
	b, err := json.Marshal(&l)
	if err != nil {
		return ""
	}
	return string(b)
}

// publish tells all that is due. What cannot be told now is told later.
func (h *held) publish(ctx context.Context) {
	if h.known.seen == nil {
		h.known.seen = map[string]*told{}
	}
	due := map[string][]live.Entry{}
	list := h.readers()
	for _, r := range list {
		if h.known.seen[r.who] == nil {
			k, _, err := h.recall(ctx, live.SubjectSeen(h.table.Match(), r.who))
			if err != nil {
				return
			}
			h.known.seen[r.who] = k
		}
		due[r.who] = h.table.Due(r.side, h.known.seen[r.who].n, h.now())
	}
	for h.round(ctx, list, due) {
	}
	h.post(ctx)
}

// round tells each reader the next entry that is due, and reports whether any was told.
func (h *held) round(ctx context.Context, list []reader, due map[string][]live.Entry) (more bool) {
	sent := map[string]jetstream.PubAckFuture{}
	for _, r := range list {
		if len(due[r.who]) == 0 {
			continue
		}
		b, err := json.Marshal(&due[r.who][0])
		if err != nil {
			continue
		}
		m := nats.NewMsg(live.SubjectSeen(h.table.Match(), r.who))
		m.Data = b
		if f, err := h.js.PublishMsgAsync(m, jetstream.WithExpectLastSequencePerSubject(h.known.seen[r.who].sequence)); err == nil {
			sent[r.who] = f
		}
	}
	for who, f := range sent {
		var err error
		select {
		case ack := <-f.Ok():
			h.known.seen[who] = &told{due[who][0].N, ack.Sequence}
			due[who] = due[who][1:]
			more = true
			continue
		case err = <-f.Err():
		case <-ctx.Done():
			err = ctx.Err()
		}
		if err != nil { // nobody knows whether it was told
			delete(h.known.seen, who)
			delete(due, who)
		}
	}
	return more
}

// post tells the hall what has changed of the match.
func (h *held) post(ctx context.Context) {
	l := h.listing()
	if l == h.known.sent {
		return
	}
	subject := live.SubjectHall(h.table.Match())
	if h.known.hall == nil {
		k, m, err := h.recall(ctx, subject)
		if err != nil {
			return
		}
		if h.known.hall = k; m != nil && string(m.Data) == l {
			h.known.sent = l
			return
		}
	}
	ack, err := h.js.Publish(ctx, subject, []byte(l), jetstream.WithExpectLastSequencePerSubject(h.known.hall.sequence))
	if err != nil {
		h.known.hall = nil
		return
	}
	h.known.hall.sequence, h.known.sent = ack.Sequence, l
}

// say tells all who hear it what somebody says, and reports whether that is known to have come about.
func (h *held) say(ctx context.Context, s *live.Said) bool {
	b, err := json.Marshal(s)
	if err != nil {
		return false
	}
	known := true
	for _, who := range h.table.Hearers() {
		_, err := h.js.Publish(ctx, live.SubjectSaid(h.table.Match(), who), b)
		known = known && err == nil
	}
	return known
}
