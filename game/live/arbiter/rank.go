//go:build !js && !slim

package arbiter

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"tenaille/game/live"
	"tenaille/game/live/ladder"
	"tenaille/game/live/line"
)

// counted is the header of a standing: the matches that were counted in it last, so that
// none is counted twice.
const (
	counted     = "Tenaille-Counted"
	mostCounted = 32
)

// rate counts a match that is over for the ladder, if it is to be: what is agreed of it is
// written in the log first, so that whoever takes over goes on with the same. done is set
// when all is counted.
func (h *held) rate(ctx context.Context) {
	if h.done {
		return
	}
	r, ok := ladder.Of(h.table.Match(), h.table.Entries())
	if !ok {
		h.done = true
		return
	}
	if h.result == nil {
		var before [2]live.Standing
		for i := range before {
			s, _, _, err := h.standing(ctx, r.Keys[i], r.Names[i])
			if err != nil {
				return
			}
			before[i] = s
		}
		if r.Sign(h.key, func(b []byte) ([]byte, error) { return line.Sign(h.options.Seed, b) }) != nil {
			return
		}
		n := note{Result: &r, Before: &before}
		last, err := h.write(ctx, h.table.Match(), h.last, n)
		if err != nil {
			return
		}
		h.last, h.result = last, &n
	}
	for i := range h.result.Before {
		if !h.count(ctx, i) {
			return
		}
	}
	b, err := json.Marshal(h.result.Result)
	if err != nil {
		return
	}
	_, err = h.js.Publish(ctx, live.SubjectResult(h.table.Match()), b, jetstream.WithExpectLastSequencePerSubject(0))
	h.done = err == nil || refused(err)
}

// standing is somebody's, with the sequence of its message and the matches counted in it.
func (a *Arbiter) standing(ctx context.Context, key, name string) (s live.Standing, sequence uint64, matches []string, err error) {
	k, m, err := a.recall(ctx, live.SubjectRank(key))
	if err != nil {
		return s, 0, nil, err
	}
	s = ladder.New(key, name)
	if m == nil {
		return s, 0, nil, nil
	}
	if err := json.Unmarshal(m.Data, &s); err != nil {
		return s, 0, nil, err
	}
	return s, k.sequence, strings.Fields(m.Header.Get(counted)), nil
}

// count counts the match in the standing of a side, and reports whether it is counted.
func (h *held) count(ctx context.Context, side int) bool {
	r, match := h.result.Result, h.table.Match()
	for range 8 {
		s, sequence, matches, err := h.standing(ctx, r.Keys[side], r.Names[side])
		if err != nil {
			return false
		}
		if slices.Contains(matches, match) {
			return true
		}
		before := *h.result.Before
		before[side] = s
		b, err := json.Marshal(ladder.After(r, before)[side])
		if err != nil {
			return false
		}
		m := nats.NewMsg(live.SubjectRank(r.Keys[side]))
		m.Data = b
		matches = append(matches, match)
		m.Header.Set(counted, strings.Join(matches[max(0, len(matches)-mostCounted):], " "))
		_, err = h.js.PublishMsg(ctx, m, jetstream.WithExpectLastSequencePerSubject(sequence))
		if err == nil || !refused(err) {
			return err == nil
		}
	}
	return false
}
