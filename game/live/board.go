package live

import (
	"errors"
	"fmt"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// Board is a match as its entries make it, with nothing beside it: that of a referee, of a
// proof, of a machine that plays. It belongs to one goroutine.
type Board struct {
	Track
	stand bare
}

// bare is a match that is played and not looked at.
type bare struct {
	*replay.Course
	turns int
	hear  func(rules.Event)
}

// Course is a match that is offered, before its first die. The error says why it cannot be
// played: it is of other rules, not of two sides, or its set-up is refused by the rules.
func (o *Offer) Course() (*replay.Course, error) { return o.course(0) }

// course is a match that is offered, before it begins.
func (o *Offer) course(seed uint64) (*replay.Course, error) {
	if o.Revision != rules.Revision {
		return nil, ErrRevision
	}
	setup := o.Setup
	of := trodden.known(&setup.Map)
	h := replay.NewHeader(setup, []string{"human", "human"}, seed)
	h.Reload = replay.NewDice
	c, err := replay.NewCourse(h, true)
	if err == nil && len(c.Encounter().Sides) != 2 {
		err = errors.New("sides: a match has two")
	}
	if err == nil {
		trodden.keep(of, c.Encounter().Map)
	}
	return c, err
}

// Begin begins the match of an offer.
func (s *bare) Begin(o *Offer, seed uint64) error {
	c, err := o.course(seed)
	if err != nil {
		return err
	}
	s.Course, s.turns = c, 0
	phases := c.Encounter().Rules.Turn.Phases
	return c.Begin(func(ev rules.Event) {
		if s.hear != nil {
			s.hear(ev)
		}
		if !phases && ev.Kind == rules.TurnBegan || phases && ev.Kind == rules.SideTurnBegan {
			s.turns++
		}
	})
}

// Listen has somebody told every event from the first on, after it was applied: before
// anything is played.
func (b *Board) Listen(hear func(rules.Event)) { b.stand.hear = hear }

// Course is the match as far as it is played, nil before it has begun. It is not to be
// changed, and another one after something was taken back.
func (b *Board) Course() *replay.Course { return b.stand.Course }

// Turns counts the turns that have begun.
func (b *Board) Turns() int { return b.stand.turns }

// Hash is the hash of the state, as entries have it.
func (b *Board) Hash() string {
	if b.stand.Course == nil {
		return ""
	}
	return fmt.Sprintf("%016x", b.stand.Hash())
}

// Play plays the next entry. The error names what of it cannot be; the board is of no use
// then.
func (b *Board) Play(e Entry) error { return b.Track.Play(&e, &b.stand) }

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

var (
	errSecret  = errors.New("it is no secret of 32 bytes")
	errCommand = errors.New("the command cannot be")
)
