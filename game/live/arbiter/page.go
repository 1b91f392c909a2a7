//go:build !js && !slim

package arbiter

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"

	"github.com/nats-io/nats.go"

	"tenaille/game/live"
)

// page is what is kept of what a key may read.
func (a *Arbiter) page(ctx context.Context, key string, data []byte) []byte {
	var r live.Reading
	if len(data) > live.MaxWish || json.Unmarshal(data, &r) != nil || !live.MayRead(key, r.Subject) {
		return paged(&live.Page{List: []live.Kept{}, Fault: live.FaultUnknown})
	}
	p, err := a.leaf(ctx, r)
	if err != nil {
		return nil // it is asked again
	}
	return paged(p)
}

// slice is how a stream is asked for several messages at once, which the library for it has
// no words for (NATS, ADR-31).
type slice struct {
	Sequence uint64 `json:"seq"`
	Subject  string `json:"next_by_subj"`
	Batch    int    `json:"batch"`
	MaxBytes int    `json:"max_bytes"`
}

// leaf reads a page, by one question whatever there is on it: a hall of hundreds of matches
// is read by everybody who comes. The error is that the page is not whole.
func (a *Arbiter) leaf(ctx context.Context, r live.Reading) (*live.Page, error) {
	q, err := json.Marshal(slice{r.After + 1, r.Subject, live.MaxPage, live.MaxPageBytes})
	if err != nil {
		return nil, err
	}
	come := make(chan *nats.Msg, live.MaxPage+1)
	sub, err := a.nc.ChanSubscribe(a.nc.NewInbox(), come)
	if err != nil {
		return nil, err
	}
	defer func() { _ = sub.Unsubscribe() }() // or the connection is closed
	if err := a.nc.PublishRequest("$JS.API.DIRECT.GET."+live.StreamOf(r.Subject), sub.Subject, q); err != nil {
		return nil, err
	}
	p := &live.Page{List: []live.Kept{}}
	for {
		select {
		case m := <-come:
			if whole, err := add(p, m); whole || err != nil {
				return p, err
			}
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// What a server says beside messages.
const (
	nothingThere = "404"
	allSent      = "204"
)

// errRead is an answer of a server that is neither a message nor the end of them.
var errRead = errors.New("the server does not say what is kept")

// add adds a message to a page, and reports whether it is whole.
func add(p *live.Page, m *nats.Msg) (whole bool, err error) {
	pending, err := strconv.ParseUint(m.Header.Get("Nats-Num-Pending"), 10, 64)
	counted := err == nil
	switch m.Header.Get("Status") {
	case "":
	case nothingThere:
		return true, nil
	case allSent:
		p.More = pending > 0
		return true, nil
	default:
		return true, errRead
	}
	sequence, err := strconv.ParseUint(m.Header.Get("Nats-Sequence"), 10, 64)
	if err != nil {
		return true, errRead
	}
	if json.Valid(m.Data) {
		p.List = append(p.List, live.Kept{Subject: m.Header.Get("Nats-Subject"), Sequence: sequence, Data: m.Data})
	}
	p.More = !counted // a server before 2.11 sends one at a time, and no end of them
	return p.More, nil
}

// paged writes a page; what is in it encodes.
func paged(p *live.Page) []byte {
	b, err := json.Marshal(p)
	if err != nil {
		return nil
	}
	return b
}
