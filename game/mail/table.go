package mail

import (
	"errors"
	"fmt"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// table is a letter as it is played: the match so far, by whom the next actions are.
type table struct {
	letter *Letter
	seats  []string
	id     Secret
	course *replay.Course
	// told is what of each side's last orders could not be done, last whose were thrown last.
	told    [2][]Undone
	last    int
	actions int
	thrown  bool // the dice of the note that comes next as well, which is one's own
}

// Bounds of what is played of a letter, whatever it holds: more than there is in any.
const (
	longest    = 400  // actions of a turn
	maxActions = 6000 // of a match
)

// play plays a letter up to its last note; seats are who plays the sides in its record. The
// error is a *Cheat, or what of the match cannot be played at all.
func play(l *Letter, seats []string) (*table, error) {
	t := &table{letter: l, seats: seats, id: l.ID()}
	for n := 1; n < len(l.Notes); n++ {
		if err := t.note(n); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// note plays note n, of which there is one before.
func (t *table) note(n int) error {
	note := &t.letter.Notes[n]
	side := t.letter.Writer(n)
	cheat := func(d Deceit, format string, args ...any) error {
		return &Cheat{Deceit: d, Note: n + 1, Side: side, Err: fmt.Errorf(format, args...)}
	}
	switch {
	case note.Reveal == nil:
		return cheat(WithheldReveal, "it does not tell the secret that the dice need")
	case !t.letter.told(n):
		return cheat(AlteredSecret, "the secret is not the one that was sealed")
	case t.over():
		return cheat(AlteredAction, "the match is over before it")
	}
	if err := t.throw(n, t.letter.seed(t.id, n)); err != nil {
		return err // what was ordered could be read: nobody has cheated
	}
	if t.letter.Offer.Mode == Trusting {
		var broken *replay.Broken
		if err := t.done(side, note.Done); errors.As(err, &broken) {
			return err
		} else if err != nil {
			return cheat(AlteredAction, "%w", err)
		}
	} else if len(note.Done) > 0 {
		return cheat(AlteredAction, "it has actions where orders are agreed")
	}
	if hash := hashOf(t.course); note.Hash != hash {
		return cheat(AlteredAction, "the state is %s where the letter says %s", hash, shorten(note.Hash))
	}
	if _, err := ParseOrders(note.Orders); err != nil {
		return cheat(AlteredAction, "%w", err)
	}
	return nil
}

// throw goes on with the dice of note n: it begins the match or, where a turn is sealed,
// finds out what came of the one that was ordered before.
func (t *table) throw(n int, seed uint64) error {
	if n == 1 {
		c, err := replay.NewCourse(t.letter.header(t.seats, seed), false)
		if err == nil {
			err = c.Begin(nil)
		}
		if t.course = c; err != nil {
			return err
		}
		if len(c.Encounter().Sides) != 2 {
			return errSides
		}
		return t.absent(everybody)
	}
	if err := t.course.Reseed(seed); err != nil {
		return err
	}
	t.last = t.letter.Writer(n - 1)
	t.told[t.last] = nil
	if t.letter.Offer.Mode == Trusting || t.side() != t.last {
		return nil
	}
	list, err := ParseOrders(t.letter.Notes[n-1].Orders)
	if err != nil {
		return err
	}
	return t.carryOut(t.last, list)
}

// over reports whether the match has ended.
func (t *table) over() bool { return t.course != nil && t.course.Over() }

// side is the one whose action is awaited, -1 where none is.
func (t *table) side() int {
	if t.course == nil || t.course.Over() {
		return -1
	}
	if what, who := t.course.Encounter().Awaits(); what == rules.AwaitsAction {
		return int(t.course.Encounter().Creatures[who].Side)
	}
	return -1
}

// do does one action.
func (t *table) do(a rules.Action) error {
	if t.actions++; t.actions > maxActions {
		return fmt.Errorf("the match has more than %d actions", maxActions)
	}
	r, err := t.course.Do(a)
	if err == nil && !r.OK() {
		err = refused{a.Verb, t.course.Encounter().Creatures[a.By].Sheet, r}
	}
	return err
}

// refused is an action that the rules do not allow.
type refused struct {
	verb rules.Verb
	by   int
	r    rules.Refusal
}

// Error names the rule.
func (r refused) Error() string {
	return fmt.Sprintf("%s of %d is refused by %s", r.verb, r.by, r.r.Cite)
}

// everybody is away, as absent has it.
const everybody = -1

// absent answers for all but the side that is there, as was agreed of those who are asked,
// as long as one of them is.
func (t *table) absent(there int) error {
	e := t.course.Encounter()
	for asked, ok := e.Asked(); ok; asked, ok = e.Asked() {
		side := int(e.Creatures[asked.Who].Side)
		if side == there {
			break
		}
		verb := t.letter.reactions(side).Answer(e, &asked)
		if err := t.do(rules.Action{Verb: verb, By: asked.Who, On: rules.Nobody}); err != nil {
			return err
		}
	}
	return nil
}

// Yields is the command by which a side gives up.
const Yields = "yield"

// done does the actions of a side's turn; at its end nobody else of it may act.
func (t *table) done(side int, list []levels.Command) error {
	if t.side() != side && len(list) > 0 {
		return errors.New("it is not its turn")
	}
	if len(list) > longest {
		return fmt.Errorf("%d actions are more than %d", len(list), longest)
	}
	for i := range list {
		if err := t.one(side, &list[i]); err != nil {
			return fmt.Errorf("action %d: %w", i+1, err)
		}
	}
	if !t.over() && t.side() == side {
		return errors.New("its turn is not at its end")
	}
	return nil
}

// one does an action of a side, and lets the other answer.
func (t *table) one(side int, c *levels.Command) error {
	if t.over() {
		return errors.New("the match is over")
	}
	if c.Do == Yields {
		return t.course.Yield(side)
	}
	e := t.course.Encounter()
	a, err := c.Action(e)
	if err != nil {
		return err
	}
	if int(e.Creatures[a.By].Side) != side {
		return fmt.Errorf("%d is of the other side", c.By)
	}
	if err := t.do(a); err != nil {
		return err
	}
	return t.absent(side)
}

// carryOut does what was ordered for a side's turn, as far as the rules allow it, and ends
// the turns of those of whom nothing more was ordered.
func (t *table) carryOut(side int, list []Order) error {
	queue := list
	for range longest {
		if err := t.absent(everybody); err != nil {
			return err
		}
		if t.side() != side {
			return nil
		}
		if len(queue) == 0 {
			if err := t.rest(); err != nil {
				return err
			}
			continue
		}
		o := queue[0]
		if o.If != nil {
			branch := o.Else
			if o.If.holds(t.course.Encounter()) {
				branch = o.Then
			}
			queue = append(append([]Order{}, branch...), queue[1:]...)
			continue
		}
		if queue = queue[1:]; t.others(o.Do, queue) {
			queue = append([]Order{o}, queue...)
			if err := t.rest(); err != nil {
				return err
			}
			continue
		}
		err := t.one(side, o.Do)
		var broken *replay.Broken
		if errors.As(err, &broken) {
			return err
		}
		if err != nil {
			t.told[side] = append(t.told[side], undone(t.course.Encounter(), o.Do, err))
		}
	}
	return fmt.Errorf("%w: they come to no end in %d actions", ErrOrders, longest)
}

// others reports whether an order is for somebody whose turn comes when that of the one who
// is to act now has ended, of whom nothing is ordered any more.
func (t *table) others(c *levels.Command, later []Order) bool {
	e := t.course.Encounter()
	_, who := e.Awaits()
	id := sheet(e, c.By)
	if id == rules.Nobody || id == who || e.Rules.Turn.Acts(e, id) || c.Do == Yields {
		return false
	}
	return !mentions(later, e.Creatures[who].Sheet)
}

// mentions reports whether anything is ordered of a creature.
func mentions(list []Order, by int) bool {
	for i := range list {
		if o := &list[i]; o.Do != nil && o.Do.By == by || mentions(o.Then, by) || mentions(o.Else, by) {
			return true
		}
	}
	return false
}

// rest ends the turn of whoever is to act, or does what must be done before.
func (t *table) rest() error {
	a, ok := t.course.Rest()
	if !ok {
		return errors.New("there is nothing that could be done")
	}
	return t.do(a)
}
