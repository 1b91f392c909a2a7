package live

import (
	"errors"
	"fmt"
	"strconv"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// Board is a match as its entries make it: whoever plays the same entries has the same
// board. It belongs to one goroutine.
type Board struct {
	course *replay.Course
	// line are the entries that the state comes from, in order, the one that began first.
	line  []Entry
	last  int // number of the entry played last
	turns int
	over  bool
	won   int
	hear  func(rules.Event)
}

// What is wrong with entries.
var (
	// ErrGap says that an entry before this one is missing.
	ErrGap = errors.New("an entry before this one is missing")
	// ErrRevision says that a match is played by another revision of the rules.
	ErrRevision = errors.New("the match is played by another revision of the rules")
	// ErrSecret says that not everybody may know all of a match: it is followed by a Lookout.
	ErrSecret   = errors.New("the match is not told whole")
	errSecret   = errors.New("it is no secret of 32 bytes")
	errBegun    = errors.New("the match has begun already")
	errNotBegun = errors.New("the match has not begun")
	errOver     = errors.New("the match is over")
	errBack     = errors.New("there is no such entry to go back to")
)

// Course is a match that is offered, before its first die. The error says why it cannot be
// played: it is of other rules, not of two sides, or its set-up is refused by the rules.
func (o *Offer) Course() (*replay.Course, error) { return o.course(0) }

// course is a match that is offered, before it begins.
func (o *Offer) course(seed uint64) (*replay.Course, error) {
	if o.Revision != rules.Revision {
		return nil, ErrRevision
	}
	h := replay.NewHeader(o.Setup, []string{"human", "human"}, seed)
	h.Reload = replay.NewDice
	c, err := replay.NewCourse(h, true)
	if err == nil && len(c.Encounter().Sides) != 2 {
		err = errors.New("sides: a match has two")
	}
	return c, err
}

// Listen has somebody told every event from the first on, after it was applied: before
// anything is played.
func (b *Board) Listen(hear func(rules.Event)) { b.hear = hear }

// Course is the match as far as it is played, nil before it has begun. It is not to be
// changed, and another one after something was taken back.
func (b *Board) Course() *replay.Course { return b.course }

// Played is the number of the entry that was played last, 0 for none.
func (b *Board) Played() int { return b.last }

// Turns counts the turns that have begun.
func (b *Board) Turns() int { return b.turns }

// Over reports whether the match is over, and who won it, -1 for nobody.
func (b *Board) Over() (winner int, over bool) { return b.won, b.over }

// Offered is what was agreed, nil before the match has begun.
func (b *Board) Offered() *Offer {
	if len(b.line) == 0 {
		return nil
	}
	return b.line[0].Offer
}

// Hash is the hash of the state, as entries have it.
func (b *Board) Hash() string {
	if b.course == nil {
		return ""
	}
	return fmt.Sprintf("%016x", b.course.Hash())
}

// Play plays the next entry. The error names what of it cannot be; the board is of no use
// then.
func (b *Board) Play(e Entry) error {
	if e.N != b.last+1 {
		return fmt.Errorf("entry %d: %w", e.N, ErrGap)
	}
	if err := b.play(&e); err != nil {
		return fmt.Errorf("entry %d: %w", e.N, err)
	}
	if e.Hash != "" && e.Hash != b.Hash() {
		return fmt.Errorf("entry %d: the state is %s where it says %s", e.N, b.Hash(), shorten(e.Hash))
	}
	b.last = e.N
	return nil
}

func (b *Board) play(e *Entry) error {
	switch {
	case e.Kind == Began && b.course != nil:
		return errBegun
	case e.Kind == Began:
		if e.Offer == nil {
			return errNotBegun
		}
		if e.Glimpse != nil {
			return ErrSecret
		}
		b.line = append(b.line, *e)
		return b.begin()
	case b.course == nil:
		return errNotBegun
	case b.over && e.Kind != Told && e.Kind != Sat:
		return errOver
	}
	if e.Over && !b.over {
		b.over, b.won = true, e.Winner
	}
	switch e.Kind {
	case Did, Flagged:
		if e.Do == nil {
			return b.giveUp(e.Side)
		}
		b.line = append(b.line, *e)
		return b.do(e)
	case TookBack:
		return b.back(e.To)
	case Yielded:
		return b.giveUp(e.Side)
	case Drawn:
		b.course.Stop()
	}
	return nil
}

// begin plays to the first turn.
func (b *Board) begin() (err error) {
	e := &b.line[0]
	seed, err := strconv.ParseUint(e.Seed, 10, 64)
	if err != nil {
		return errSeed
	}
	if b.course, err = e.Offer.course(seed); err != nil {
		return err
	}
	b.turns = 0
	phases := b.course.Encounter().Rules.Turn.Phases
	return b.course.Begin(func(ev rules.Event) {
		if b.hear != nil {
			b.hear(ev)
		}
		if !phases && ev.Kind == rules.TurnBegan || phases && ev.Kind == rules.SideTurnBegan {
			b.turns++
		}
	})
}

var errSeed = errors.New("the seed is no whole number below 2^64")

// do plays an action, with the dice of its entry.
func (b *Board) do(e *Entry) error {
	a, err := Action(b.course, e.Do)
	if err != nil {
		return err
	}
	if e.Seed != "" {
		seed, err := strconv.ParseUint(e.Seed, 10, 64)
		if err != nil {
			return errSeed
		}
		if err := b.course.Reseed(seed); err != nil {
			return err
		}
	}
	r, err := b.course.Do(a)
	if err == nil && !r.OK() {
		err = fmt.Errorf("%s of %d is refused by %s", a.Verb, e.Do.By, r.Cite)
	}
	return err
}

// Action is what a command of somebody else orders in a match; the error is a command that
// cannot be, whatever it holds.
func Action(c *replay.Course, cmd *levels.Command) (a rules.Action, err error) {
	return ActionIn(c.Encounter(), cmd)
}

// ActionIn is Action in an encounter, also one as a side knows it.
func ActionIn(e *rules.Encounter, cmd *levels.Command) (a rules.Action, err error) {
	defer func() {
		if recover() != nil {
			err = errCommand
		}
	}()
	return cmd.Action(e)
}

var errCommand = errors.New("the command cannot be")

// giveUp ends the match as a side gives up, or has lost it by its clock.
func (b *Board) giveUp(side int) error {
	if b.course.Over() {
		return nil
	}
	if err := b.course.Yield(side); err != nil {
		b.course.Stop() // in the middle of an action
	}
	return nil
}

// back goes back to the state after an entry.
func (b *Board) back(to int) error {
	n := len(b.line)
	for n > 0 && b.line[n-1].N > to {
		n--
	}
	more := len(b.line) - n
	if n == 0 || more == 0 {
		return errBack
	}
	b.line = b.line[:n]
	if b.course.Undoable() >= more {
		for range more {
			if err := b.course.Undo(); err != nil {
				return err
			}
		}
		return nil
	}
	return b.again()
}

// again plays what the state comes from once more.
func (b *Board) again() error {
	if err := b.begin(); err != nil {
		return err
	}
	for i := 1; i < len(b.line); i++ {
		if err := b.do(&b.line[i]); err != nil {
			return err
		}
	}
	return nil
}

// LastOf is the number of the entry before the last action of a side, which that side could
// be given back, and how many actions would be taken back with it, 0 where it has done
// nothing.
func (b *Board) LastOf(side int) (before, actions int) {
	for i := len(b.line) - 1; i > 0; i-- {
		if b.line[i].Kind == Did && b.line[i].Side == side {
			return b.line[i-1].N, len(b.line) - i
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
