//go:build !js && !slim

package crew

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"github.com/nats-io/nats.go/jetstream"
)

// pieces are those of a result that have come so far.
type pieces struct {
	sum  string
	came int
	list [][]byte
}

// gather takes a piece of a result. What is not of a batch under way is let go: it was
// played twice.
func (r *run) gather(m jetstream.Msg) error {
	tokens := strings.Split(m.Subject(), ".")
	n := len(tokens)
	batch, err := strconv.Atoi(tokens[n-2])
	part, err2 := strconv.Atoi(tokens[n-1])
	of, err3 := strconv.Atoi(m.Headers().Get(headParts))
	if err != nil || err2 != nil || err3 != nil || of < 1 || of > mostParts || part < 0 || part >= of || len(m.Data()) > mostPart {
		return nil // nobody of this crew has written it
	}
	if _, waits := r.sent[batch]; !waits {
		return nil
	}
	sum := m.Headers().Get(headSum)
	p := r.parts[batch]
	if p == nil {
		p = &pieces{sum: sum, list: make([][]byte, of)}
		r.parts[batch] = p
	}
	if p.sum != sum || len(p.list) != of {
		return fmt.Errorf("two workers do not agree about the games from %d on", r.first(batch))
	}
	if p.list[part] == nil {
		p.list[part] = m.Data()
		p.came++
	}
	if p.came < of {
		return nil
	}
	return r.complete(batch, p)
}

// first is the number of the first game of a batch, counted from 1.
func (r *run) first(batch int) int { return r.from + batch*r.size + 1 }

// complete reads a result of which every piece is there.
func (r *run) complete(batch int, p *pieces) error {
	var packed []byte
	for _, b := range p.list {
		packed = append(packed, b...)
	}
	sum := sha256.Sum256(packed)
	if hex.EncodeToString(sum[:]) != p.sum {
		return fmt.Errorf("what came of the games from %d on was changed on its way", r.first(batch))
	}
	res, err := unpack(packed, r.games[batch])
	if err != nil {
		return fmt.Errorf("games from %d on: %w", r.first(batch), err)
	}
	r.whole[batch] = res
	delete(r.sent, batch)
	delete(r.games, batch)
	delete(r.parts, batch)
	return nil
}
