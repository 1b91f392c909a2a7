package mail

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// Correspondence is a match by mail as one of the two has it: the letter as far as it is
// known, the own secret, and what was done of a turn that is not sent yet. Whoever has it
// can play for its side; it is not for others.
type Correspondence struct {
	Letter Letter `json:"letter"`
	// Side is the own one.
	Side int `json:"side"`
	// Secret is what the own secrets come from.
	Secret Secret `json:"secret"`
	// Draft are the actions of the own turn so far, where dice are known as it is played.
	Draft []levels.Command `json:"draft,omitempty"`

	now *table // as far as it is played, nil where it must be played again
}

// Awaited is what a correspondence waits for.
type Awaited int

// What may be awaited.
const (
	// Theirs: the other's letter.
	Theirs Awaited = iota
	// Own: actions or orders of the own side.
	Own
	// Ready: nothing but that the own letter is sent.
	Ready
	// Over: nothing any more.
	Over
)

// State is where a correspondence stands.
type State struct {
	Awaits Awaited
	// Course is the match as far as its dice are thrown, nil before the offer is accepted.
	// It is not to be changed, and goes on with what is done next.
	Course *replay.Course
	// Refused are the orders of the last turn that was sealed which could not be done, Missed
	// those of the last one of the own side.
	Refused, Missed []Undone
}

// New offers a match: mode, situation, own side and how its own react while it is absent
// (one of always, never, orders). secret is drawn by whoever calls and told to nobody.
func New(mode Mode, setup rules.Setup, side int, reactions string, secret Secret) (*Correspondence, error) {
	h := replay.NewHeader(setup, []string{person, person}, 0)
	c := &Correspondence{Side: side, Secret: secret, Letter: Letter{Offer: Offer{
		Mode: mode, Revision: rules.Revision, By: side, Setup: h.Setup, Seal: secret.chain(0), Reactions: reactions,
	}}}
	if err := c.Letter.Check(); err != nil {
		return nil, err
	}
	return c, c.Letter.Playable()
}

// Playable says why the match of a letter cannot be begun: what is offered comes from
// anybody.
func (l *Letter) Playable() error {
	course, err := replay.NewCourse(l.header(nobody, 0), true)
	if err == nil && len(course.Encounter().Sides) != 2 {
		err = errSides
	}
	return err
}

var errSides = errors.New("sides: a match by mail has two")

// Check says what is wrong with a correspondence that was kept, before it is played.
func (c *Correspondence) Check() error {
	if c.Side != 0 && c.Side != 1 {
		return fmt.Errorf("side: %d is none of the two", c.Side)
	}
	return c.Letter.Check()
}

// Accept takes an offer that somebody else has made, with the own secret; the letter that
// says so is to be sent back.
func Accept(l *Letter, reactions string, secret Secret) (*Correspondence, error) {
	if len(l.Notes) > 0 {
		return nil, errors.New("the offer has been accepted already")
	}
	seal := secret.chain(0)
	c := &Correspondence{Side: 1 - l.Offer.By, Secret: secret, Letter: Letter{Offer: l.Offer, Notes: []Note{
		{Seal: &seal, Reactions: reactions, Fresh: secret.fresh(0)},
	}}}
	if err := c.Letter.Check(); err != nil {
		return nil, err
	}
	return c, l.Playable()
}

// ErrOld says that a letter tells nothing that is not known.
var ErrOld = errors.New("nothing in this letter is new")

// ErrOther says that a letter is of another match.
var ErrOther = errors.New("the letter is of another match")

// ErrGap says that a letter before this one has not arrived.
var ErrGap = errors.New("a letter before this one is missing")

// Receive takes over the whole letter that the other has sent, one note longer than what is
// known. The error is a *Cheat, ErrOld, ErrOther, or what cannot be played; nothing has
// changed then.
func (c *Correspondence) Receive(l *Letter) error {
	own := &c.Letter
	if l.ID() != own.ID() {
		if l.Offer.Seal != own.Offer.Seal {
			return ErrOther
		}
		return &Cheat{Deceit: ReplacedOpening, Side: 1 - c.Side, Err: errors.New("the match began with something else")}
	}
	for n := range min(len(l.Notes), len(own.Notes)) {
		if err := differ(&own.Notes[n], &l.Notes[n]); err != nil {
			err.Note, err.Side = n+1, 1-c.Side
			return err
		}
	}
	switch more := len(l.Notes) - len(own.Notes); {
	case more <= 0:
		return ErrOld
	case more > 1:
		return &Cheat{Deceit: AlteredAction, Note: len(own.Notes) + 1, Side: 1 - c.Side, Err: errors.New("it has notes that were never sent")}
	}
	return c.Take(len(own.Notes), l.Notes[len(own.Notes)])
}

// Take takes over note n of the letter, which the other has written; the notes before it
// are known. The error is as that of Receive, or ErrGap.
func (c *Correspondence) Take(n int, note Note) error {
	own := &c.Letter
	switch {
	case n > len(own.Notes):
		return ErrGap
	case n < len(own.Notes) && n >= 0:
		if err := differ(&own.Notes[n], &note); err != nil {
			err.Note, err.Side = n+1, own.Writer(n)
			return err
		}
		return ErrOld
	case n < 0 || own.Writer(n) == c.Side:
		return errNotTheirs
	}
	t, _, err := c.table()
	if err != nil {
		return err
	}
	own.Notes = append(own.Notes[:n:n], note)
	if err = own.Check(); n > 0 && err == nil {
		err = t.note(n)
	}
	if err != nil {
		own.Notes, c.now = own.Notes[:n], nil
		return err
	}
	return nil
}

var errNotTheirs = errors.New("it is not the other's turn to write")

// differ says what of a note is not what was sent, nil where it is the same.
func differ(sent, got *Note) *Cheat {
	switch {
	case reflect.DeepEqual(sent, got):
		return nil
	case !same(sent.Reveal, got.Reveal) || !same(sent.Seal, got.Seal) || sent.Fresh != got.Fresh:
		return &Cheat{Deceit: AlteredSecret, Err: errors.New("a secret is another than in the letter before")}
	}
	return &Cheat{Deceit: AlteredAction, Err: errors.New("it is another than in the letter before")}
}

func same(a, b *Secret) bool { return a == b || a != nil && b != nil && *a == *b }

// State plays the match as far as it is known to the own side.
func (c *Correspondence) State() (*State, error) {
	t, ended, err := c.table()
	if err != nil {
		return nil, err
	}
	s := &State{Course: t.course, Refused: t.told[t.last], Missed: t.told[c.Side]}
	switch {
	case ended:
		s.Awaits = Over
	case c.Letter.Writer(len(c.Letter.Notes)) != c.Side:
		s.Awaits = Theirs
	case t.side() == c.Side || t.asks(c.Side):
		s.Awaits = Own
	default:
		s.Awaits = Ready
	}
	return s, nil
}

// table plays the letter, and beyond it what the own secret lets be thrown and the draft.
// ended says that the match is over by the letter alone, so that both know it.
func (c *Correspondence) table() (t *table, ended bool, err error) {
	if t = c.now; t == nil {
		if t, err = play(&c.Letter, c.seats()); err != nil {
			return nil, false, err
		}
	}
	n := len(c.Letter.Notes)
	switch {
	case t.thrown:
	case t.over():
		ended = true
	case n > 0 && c.Letter.Writer(n) == c.Side:
		c.now = nil // until all of it is played
		if err := t.throw(n, seed(t.id, n, c.reveal(n), c.Letter.Notes[n-1].Fresh)); err != nil {
			return nil, false, err
		}
		for i := range c.Draft {
			if err := t.one(c.Side, &c.Draft[i]); err != nil {
				return nil, false, fmt.Errorf("draft, action %d: %w", i+1, err)
			}
		}
		t.thrown = true
	}
	c.now = t
	return t, ended, nil
}

// seats are who plays the sides, as the own record tells of it.
func (c *Correspondence) seats() []string {
	seats := []string{person, person}
	seats[1-c.Side] = Seat(c.Letter.reactions(1 - c.Side))
	return seats
}

// nobody in particular plays the sides of somebody else's letter.
var nobody = []string{person, person}

// reveal is the own secret that note n tells.
func (c *Correspondence) reveal(n int) Secret {
	place := (n + 1) / 2 // 1 for the offerer's first note, which is note 1
	if c.Side != c.Letter.Offer.By {
		place = n / 2 // its note 0 only seals
	}
	return c.Secret.chain(place)
}

// Do does an action of the own turn, where dice are known as it is played. The error is
// also what the rules refuse.
func (c *Correspondence) Do(cmd levels.Command) error {
	t, ended, err := c.table()
	switch {
	case err != nil:
		return err
	case ended:
		return errOver
	case c.Letter.Offer.Mode != Trusting:
		return errors.New("the turns of this match are sealed: it takes orders")
	case t.side() != c.Side && !t.asks(c.Side):
		return errNotYours
	}
	if err := t.one(c.Side, &cmd); err != nil {
		c.now = nil // it is played again up to here
		return err
	}
	c.Draft = append(c.Draft, cmd)
	return nil
}

var (
	errNotYours = errors.New("it is not your turn")
	errOver     = errors.New("the match is over")
)

// asks reports whether somebody of a side is asked something.
func (t *table) asks(side int) bool {
	if t.course == nil {
		return false
	}
	asked, ok := t.course.Encounter().Asked()
	return ok && int(t.course.Encounter().Creatures[asked.Who].Side) == side
}

// Send adds the own note to the letter, which then goes to the other: the turn that was
// done, or the orders for it, none where it is not the own turn. The error says why there
// is nothing to send.
func (c *Correspondence) Send(orders string) error {
	n := len(c.Letter.Notes)
	if c.Letter.Writer(n) != c.Side || n == 0 {
		return errNotYours
	}
	t, ended, err := c.table()
	if err != nil {
		return err
	}
	list, err := ParseOrders(orders)
	switch {
	case ended:
		return errOver
	case err != nil:
		return err
	case c.Letter.Offer.Mode == Trusting && orders != "":
		return errors.New("the turns of this match are played, not ordered")
	case c.Letter.Offer.Mode == Trusting && t.side() == c.Side:
		return errors.New("your turn is not at its end")
	case len(list) > 0 && t.side() != c.Side:
		return errNotYours
	}
	if err := named(t.course.Encounter(), c.Side, list); err != nil {
		return err
	}
	reveal := c.reveal(n)
	c.Letter.Notes = append(c.Letter.Notes[:n:n], Note{
		Reveal: &reveal, Fresh: c.Secret.fresh(n), Done: c.Draft, Orders: orders, Hash: hashOf(t.course),
	})
	c.Draft, t.thrown = nil, false
	return nil
}

// named says which order names what there is not, before it is too late.
func named(e *rules.Encounter, side int, list []Order) error {
	for i := range list {
		o := &list[i]
		if o.Do == nil {
			if sheet(e, o.If.Who) == rules.Nobody {
				return fmt.Errorf("%w: nobody has the id %d", ErrOrders, o.If.Who)
			}
			if err := named(e, side, o.Then); err != nil {
				return err
			}
			if err := named(e, side, o.Else); err != nil {
				return err
			}
			continue
		}
		if o.Do.Do == Yields {
			continue
		}
		bare := *o.Do // where it goes is known when its turn comes
		bare.Cells, bare.Square, bare.Step = nil, nil, nil
		a, err := bare.Action(e)
		if err != nil {
			return fmt.Errorf("%w: %s of %d: %w", ErrOrders, o.Do.Do, o.Do.By, err)
		}
		if int(e.Creatures[a.By].Side) != side {
			return fmt.Errorf("%w: %d is of the other side", ErrOrders, o.Do.By)
		}
	}
	return nil
}

// Prove plays a letter of others from its first die and says how far it has come. The error
// is a *Cheat, or what cannot be played.
func Prove(l *Letter) (*State, error) {
	t, err := play(l, nobody)
	if err != nil {
		return nil, err
	}
	s := &State{Course: t.course, Refused: t.told[t.last]}
	if t.over() {
		s.Awaits = Over
	}
	return s, nil
}

// Text writes a letter, for Read.
func (l *Letter) Text() ([]byte, error) {
	b, err := json.Marshal(l)
	if err != nil {
		return nil, fmt.Errorf("letter: %w", err)
	}
	return b, nil
}
