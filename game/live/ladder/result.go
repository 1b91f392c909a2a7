package ladder

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tenaille/game/live"
)

// Result is what came of a ranked match, as a referee signs it.
type Result struct {
	Match string `json:"match"`
	// Keys and Names are those of the two sides.
	Keys  [2]string `json:"keys"`
	Names [2]string `json:"names"`
	// Winner is the side that won, -1 for none.
	Winner int `json:"winner"`
	// Hash is that of the state at the end, Entries how many there are with the one that
	// tells the secret: whoever has them can prove them.
	Hash    string `json:"hash"`
	Entries int    `json:"entries"`
	// Referee is the public key of whoever signs, Signature what it signs Bytes with.
	Referee   string `json:"referee,omitempty"`
	Signature []byte `json:"signature,omitempty"`
}

// Of is the result of a match that is over by its entries; ok is false for one that is not
// ranked, not over, or of one key alone.
func Of(match string, entries []live.Entry) (r Result, ok bool) {
	r = Result{Match: match, Winner: -1, Entries: len(entries)}
	if len(entries) < 2 || entries[0].Offer == nil || !entries[0].Offer.Ranked {
		return r, false
	}
	for i := range entries {
		if s := entries[i].Seats; s != nil {
			r.Keys, r.Names = [2]string{s[0].Key, s[1].Key}, [2]string{s[0].Name, s[1].Name}
		}
	}
	last := &entries[len(entries)-1]
	r.Winner, r.Hash = last.Winner, last.Hash
	return r, last.Kind == live.Told && r.Check() == nil
}

// Check says what of a result cannot be.
func (r *Result) Check() error {
	switch {
	case !live.Name(r.Match), !live.Name(r.Keys[0]), !live.Name(r.Keys[1]), r.Keys[0] == r.Keys[1]:
		return errors.New("a ranked match has a name and two players")
	case r.Winner < -1 || r.Winner > 1:
		return fmt.Errorf("winner: %d is no side", r.Winner)
	case len(r.Hash) != 16 || strings.Trim(r.Hash, "0123456789abcdef") != "":
		return errors.New("hash: it is not 16 hexadecimal digits")
	}
	return nil
}

// Bytes are what is signed: all of the result but the signature, a line each.
func (r *Result) Bytes() []byte {
	b := []byte("tenaille result\n")
	for _, s := range []string{
		r.Match, r.Keys[0], r.Keys[1], strconv.Quote(r.Names[0]), strconv.Quote(r.Names[1]),
		strconv.Itoa(r.Winner), r.Hash, strconv.Itoa(r.Entries), r.Referee,
	} {
		b = append(append(b, s...), '\n')
	}
	return b
}

// Sign has the referee of a key sign the result.
func (r *Result) Sign(referee string, sign func([]byte) ([]byte, error)) (err error) {
	r.Referee = referee
	r.Signature, err = sign(r.Bytes())
	return err
}

// Signed says why a result is not signed by its referee, by a function that says why a
// signature of some bytes is not that of a key.
func (r *Result) Signed(verify func(key string, data, signature []byte) error) error {
	if err := r.Check(); err != nil {
		return err
	}
	if err := verify(r.Referee, r.Bytes(), r.Signature); err != nil {
		return fmt.Errorf("the signature is not the referee's: %w", err)
	}
	return nil
}

// New is the standing of somebody who has not played.
func New(key, name string) live.Standing {
	return live.Standing{Key: key, Name: name, Rating: Beginner.Points, Deviation: Beginner.Deviation, Volatility: Beginner.Volatility}
}

// After are the standings of the two sides after a result; before are those they had, by
// New where there was none. Each game is a period of its own.
func After(r *Result, before [2]live.Standing) (after [2]live.Standing) {
	ratings := [2]Rating{}
	for i, s := range before {
		ratings[i] = Rating{s.Rating, s.Deviation, s.Volatility}
	}
	for i := range after {
		halves := 1
		switch r.Winner {
		case i:
			halves = 2
		case 1 - i:
			halves = 0
		}
		n := ratings[i].Rated([]Game{{ratings[1-i], halves}})
		s := before[i]
		s.Key, s.Name, s.Rating, s.Deviation, s.Volatility = r.Keys[i], r.Names[i], n.Points, n.Deviation, n.Volatility
		s.Games++
		s.Won += halves / 2
		s.Drawn += halves % 2
		after[i] = s
	}
	return after
}
