package live

import (
	"errors"
	"fmt"
	"strconv"

	"tenaille/rules"
)

// Stand is where the entries of a match are played: a bare board, as a referee has it, or
// the match of a screen.
type Stand interface {
	// Begin begins the match of an offer, from the seed of its first dice; what was there
	// before stays where it cannot be begun.
	Begin(o *Offer, seed uint64) error
	// Reseed has what comes next rolled from a seed of its own.
	Reseed(seed uint64) error
	// Encounter is what actions are in.
	Encounter() *rules.Encounter
	// Do carries out an action, or says by which rule it may not.
	Do(a rules.Action) (rules.Refusal, error)
	// Undoable counts the actions that Undo can take back, the last first.
	Undoable() int
	Undo() error
	// Over reports whether the rules say that the match has ended; Yield ends it as a side
	// gives up, which cannot be in the middle of an action, Stop ends it anywhere.
	Over() bool
	Yield(side int) error
	Stop()
	// Hash is the hash of the state.
	Hash() uint64
}

// Track is how far the entries of a match have been played on its stand. Whoever plays the
// same entries has the same state.
type Track struct {
	// line are the entries that the state comes from, in order, the one that began first.
	line []Entry
	last int // number of the entry played last
	over bool
	won  int
}

// What is wrong with entries.
var (
	// ErrGap says that an entry before this one is missing.
	ErrGap = errors.New("an entry before this one is missing")
	// ErrRevision says that a match is played by another revision of the rules.
	ErrRevision = errors.New("the match is played by another revision of the rules")
	// ErrSecret says that not everybody may know all of a match: it is followed by a Lookout.
	ErrSecret = errors.New("the match is not told whole")
	// ErrAstray says that a match is not here what it is for its referee.
	ErrAstray   = errors.New("the match is another here than for its referee")
	errBegun    = errors.New("the match has begun already")
	errNotBegun = errors.New("the match has not begun")
	errOver     = errors.New("the match is over")
	errBack     = errors.New("there is no such entry to go back to")
	errSeed     = errors.New("the seed is no whole number below 2^64")
)

// Played is the number of the entry that was played last, 0 for none.
func (t *Track) Played() int { return t.last }

// Over reports whether the match is over, and who won it, -1 for nobody.
func (t *Track) Over() (winner int, over bool) {
	if !t.over {
		return -1, false
	}
	return t.won, true
}

// Offered is what was agreed, nil before the match has begun.
func (t *Track) Offered() *Offer {
	if len(t.line) == 0 {
		return nil
	}
	return t.line[0].Offer
}

// Play plays the next entry on a stand, always the same one. The error names the entry and
// what of it cannot be; track and stand are of no use then.
func (t *Track) Play(e *Entry, s Stand) error {
	err := ErrGap
	if e.N == t.last+1 {
		err = t.play(e, s)
	}
	if err == nil && e.Hash != "" {
		if got := fmt.Sprintf("%016x", s.Hash()); got != e.Hash {
			err = fmt.Errorf("%w: %s where it has %s", ErrAstray, got, shorten(e.Hash))
		}
	}
	if err != nil {
		return fmt.Errorf("entry %d: %w", e.N, err)
	}
	t.last = e.N
	return nil
}

// play does what an entry says.
func (t *Track) play(e *Entry, s Stand) error {
	switch begun := len(t.line) > 0; {
	case e.Kind == Began:
		return t.begin(e, s)
	case !begun:
		return errNotBegun
	case t.over && e.Kind != Told && e.Kind != Sat:
		return errOver
	}
	if e.Over {
		t.over, t.won = true, e.Winner
	}
	switch e.Kind {
	case Did, Flagged:
		if e.Do == nil {
			giveUp(s, e.Side)
			break
		}
		t.line = append(t.line, *e)
		return carry(e, s)
	case TookBack:
		return t.back(e.To, s)
	case Yielded:
		giveUp(s, e.Side)
	case Drawn:
		s.Stop()
	}
	return nil
}

// begin begins the match, which nothing was played of before.
func (t *Track) begin(e *Entry, s Stand) error {
	switch {
	case len(t.line) > 0:
		return errBegun
	case e.Offer == nil:
		return errNotBegun
	case e.Glimpse != nil:
		return ErrSecret
	case e.Offer.Revision != rules.Revision:
		return ErrRevision
	}
	t.line = append(t.line, *e)
	return start(e, s)
}

// start begins a stand with the entry that began the match.
func start(e *Entry, s Stand) error {
	seed, err := strconv.ParseUint(e.Seed, 10, 64)
	if err != nil {
		return errSeed
	}
	return s.Begin(e.Offer, seed)
}

// carry carries out the action of an entry, with its dice.
func carry(e *Entry, s Stand) error {
	a, err := ActionIn(s.Encounter(), e.Do)
	if err != nil {
		return err
	}
	if e.Seed != "" {
		seed, err := strconv.ParseUint(e.Seed, 10, 64)
		if err != nil {
			return errSeed
		}
		if err := s.Reseed(seed); err != nil {
			return err
		}
	}
	r, err := s.Do(a)
	if err == nil && !r.OK() {
		err = fmt.Errorf("%w: %s of %d is refused by %s", ErrAstray, a.Verb, e.Do.By, r.Cite)
	}
	return err
}

// giveUp ends the match as a side gives up, or has lost it by its clock.
func giveUp(s Stand, side int) {
	if !s.Over() && s.Yield(side) != nil {
		s.Stop() // in the middle of an action
	}
}

// back goes back to the state after an entry: step by step where that can be, else by
// playing once more what the state comes from, so that the dice are everywhere the same.
func (t *Track) back(to int, s Stand) error {
	n := len(t.line)
	for n > 0 && t.line[n-1].N > to {
		n--
	}
	more := len(t.line) - n
	if n == 0 || more == 0 {
		return errBack
	}
	t.line = t.line[:n]
	if s.Undoable() >= more {
		for range more {
			if err := s.Undo(); err != nil {
				return err
			}
		}
		return nil
	}
	if err := start(&t.line[0], s); err != nil {
		return err
	}
	for i := 1; i < n; i++ {
		if err := carry(&t.line[i], s); err != nil {
			return err
		}
	}
	return nil
}

// LastOf is the number of the entry before the last action of a side, which that side could
// be given back, and how many actions would be taken back with it, 0 where it has done
// nothing.
func (t *Track) LastOf(side int) (before, actions int) {
	for i := len(t.line) - 1; i > 0; i-- {
		if t.line[i].Kind == Did && t.line[i].Side == side {
			return t.line[i-1].N, len(t.line) - i
		}
	}
	return 0, 0
}

// shorten cuts a text from elsewhere to what fits a message.
func shorten(s string) string {
	if len(s) > 40 {
		return s[:40] + "..."
	}
	return s
}
