package replay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// revised is the command of the line from which a match goes on by a later revision of
// the rules: what stands before it is recorded, what follows is recomputed.
const revised = "revision"

// Recorded reports whether a replay is of an earlier revision of the rules: it is
// played from the events that were recorded, and not computed again.
func (h *Header) Recorded() bool { return h.Revision < rules.Revision }

var (
	errRecorded = errors.New("the match is being played from its record")
	errOutside  = fmt.Errorf("%w of this match", errNoEvent)
)

// Recorded reports whether the course is played from recorded events so far: nothing
// can be done in it until Revise.
func (c *Course) Recorded() bool { return c.recorded }

// TakenBack marks the steps of a replay that were taken back, and those that say so.
func (rp *Replay) TakenBack() []bool { return rp.undone }

func (rp *Replay) takenBack() []bool {
	undone := make([]bool, len(rp.Steps))
	var done []int
	for i := range rp.Steps {
		if rp.Steps[i].Do != "undo" {
			done = append(done, i)
			continue
		}
		undone[i] = true
		if n := len(done) - 1; n > 0 {
			undone[done[n]], done = true, done[:n]
		}
	}
	return undone
}

// relive plays step i of a replay from its events: each is applied as it was
// recorded, and the dice are drawn from the seed. The error is what cannot be.
func (c *Course) relive(rp *Replay, i int) (err error) {
	defer func() {
		c.e.Listen = nil
		if r := recover(); r != nil { // an event that is nobody's, or of no number
			err = errOutside
		}
	}()
	s := &rp.Steps[i]
	switch s.Do {
	case "undo":
		return c.Undo()
	case reseeded:
		seed, err := c.other(s)
		if err == nil {
			c.throw(seed)
		}
		return err
	case revised:
		// Where the state is not the one it was, the rest is recorded as well.
		c.recorded = s.Revision != rules.Revision || hex16(c.Hash()) != s.Hash
		return nil
	}
	if rp.undone[i] {
		c.remember()
	} else {
		c.Forget()
	}
	if x, ok, err := c.edit(&s.Command); err != nil {
		return err
	} else if ok {
		c.arrange(&x)
	}
	for _, d := range s.Dice {
		if face := c.dice.Throw(min(max(d[0], 0), 1000)); face != d[1] {
			return fmt.Errorf("a die of %d shows %d where that of the seed shows %d", d[0], d[1], face)
		}
	}
	var line struct{ Events []entry }
	if err := json.Unmarshal(rp.lines[i+1], &line); err != nil {
		return plain(err)
	}
	if c.hear != nil {
		c.e.Listen = c.hear
	}
	for k, w := range line.Events {
		ev, err := w.event(c.e)
		if err == nil {
			w.complete(&ev, s)
			err = fits(c.e, &ev)
		}
		if err != nil {
			return fmt.Errorf("event %d: %w", k+1, err)
		}
		c.e.Emit(ev)
	}
	return nil
}

// complete takes from the command what older programs did not write of an event.
func (w entry) complete(ev *rules.Event, s *Step) {
	cell := func(key string, c *grid.Cell, from *[2]int) {
		if _, there := w[key]; !there && from != nil {
			*c = grid.C(from[0], from[1])
		}
	}
	switch ev.Kind {
	case rules.AttackRolled, rules.MissChanceRolled, rules.ConfirmationRolled, rules.DamageRolled, rules.PowerUsed:
		if ev.Verb != rules.NoVerb {
			return
		}
		ev.Verb = rules.Attack
		if verb, ok := rules.VerbByName(s.Do); ok && ev.Flags&rules.FlagOpportunity == 0 && s.Do != rules.Take.String() {
			ev.Verb = verb
		}
		if ev.Kind == rules.PowerUsed {
			cell("to", &ev.To, s.Square)
		}
	case rules.ActionTaken:
		cell("to", &ev.To, s.Square)
	case rules.Resumed, rules.ReadyUsed:
		if ev.Whom == rules.Nobody { // who acted kept its initiative then
			ev.Whom = ev.Who
		}
	case rules.ReadyMade:
		if then := s.Then; then != nil && len(then.Cells) > 0 {
			cell("from", &ev.From, &then.Cells[len(then.Cells)-1])
		}
		cell("from", &ev.From, s.Step)
	}
}

// fits says whether an encounter can have an event: those it names are there, and what
// it counts is on their sheets and on the map. What else is wrong with it Apply cannot do.
func fits(e *rules.Encounter, ev *rules.Event) error {
	if !within(e, ev) {
		return errOutside
	}
	return nil
}

// within reports whether an encounter has what an event names and counts.
func within(e *rules.Encounter, ev *rules.Event) bool {
	switch ev.Kind { // those of nobody
	case rules.RoundBegan, rules.OpportunityForgotten, rules.StartRolled, rules.SideTurnBegan, rules.TurnShifted, rules.Won,
		rules.EffectBegan, rules.EffectAged, rules.EffectEnded:
		return true
	case rules.DoorOpened, rules.DoorClosed:
		return int(ev.A) <= e.Map.Doors()
	}
	if ev.Who == rules.Nobody {
		return false
	}
	among := func(n int16, list int) bool { return n >= 0 && int(n) < list }
	powers := len(e.Creatures[ev.Who].Powers)
	switch ev.Kind {
	case rules.Placed:
		return among(ev.A, int(e.Count()))
	case rules.Moved:
		return onMap(e, ev.Who, ev.To)
	case rules.PowerUsed:
		return among(ev.A, powers)
	case rules.ReadyMade:
		return among(ev.A, int(rules.TriggerCount)) && (ev.Verb != rules.Power && ev.Verb != rules.Drink || among(ev.B, powers))
	case rules.ItemTaken:
		return int(ev.A) <= len(e.Creatures[ev.Who].Weapons)
	}
	return true
}

// onMap reports whether a creature may stand on the map at a cell.
func onMap(e *rules.Encounter, id rules.ID, at grid.Cell) bool {
	n := e.Space(id).N
	return at.X >= 0 && at.Y >= 0 && int(at.X)+int(n) <= e.Map.W() && int(at.Y)+int(n) <= e.Map.H()
}

// Settled returns how many steps of a recorded replay, all of which the course has
// played, a match can be played on from: all, unless it waits for an answer in the middle
// of an action; then those before that action. What is awaited is not recorded. The
// hash tells, where it is made as it is now; else how far a way was walked; else the action
// is tried by today's rules. again says that by these the action comes to the very state
// that was recorded, with the same dice: it can be done again, and the same answer is
// awaited then.
func (c *Course) Settled(rp *Replay) (n int, again bool) {
	n = len(rp.Steps)
	if n == 0 { // cut off before it began
		return n, false
	}
	last := &rp.Steps[n-1]
	if !c.recorded || c.Over() || last.Do == "begin" || last.Do == "undo" || last.Do == revised || last.Do == reseeded || hex16(c.Hash()) == last.Hash {
		return n, false
	}
	from := n - 1
	for from > 1 && answer(rp.Steps[from].Do) {
		from--
	}
	short := rp.Until(from)
	before, err := short.Course(true)
	if err == nil {
		_, err = before.whole(short)
	}
	if err != nil {
		return n, false
	}
	before.recorded = false
	what, done := before.try(rp.Steps[from:])
	walked, broken := rp.walked(from)
	switch {
	case done && what == rules.AwaitsAnswer:
		return from, c.stands(before)
	case broken, !done && !walked && from < n-1:
		return from, false
	}
	return n, false
}

// walked says, by the events of an action that begins with a step and of the answers in it,
// whether its way was walked to its end, or broken off with nothing said that ended it:
// then somebody has to answer first.
func (rp *Replay) walked(from int) (whole, broken bool) {
	s := &rp.Steps[from]
	switch verb, _ := rules.VerbByName(s.Do); verb {
	case rules.Move, rules.FiveFootStep, rules.Crawl, rules.Withdraw, rules.Run:
	default:
		return false, false
	}
	if len(s.Cells) == 0 {
		return false, false
	}
	by, at, ended := strconv.Itoa(s.By), grid.Cell{X: -1, Y: -1}, false
	for _, text := range rp.lines[from+1:] {
		var line struct{ Events []entry }
		if json.Unmarshal(text, &line) != nil {
			return false, false
		}
		for _, w := range line.Events {
			if string(w["who"]) != by {
				continue
			}
			switch kind, _ := rules.EventKindByName(w.text("event")); kind {
			case rules.Moved:
				at = w.cell("to")
			case rules.MoveStopped, rules.ActionLost, rules.ConditionGained, rules.GripGained, rules.TurnEnded:
				ended = true
			}
		}
	}
	end := s.Cells[len(s.Cells)-1]
	whole = at == grid.C(end[0], end[1])
	return whole, !whole && !ended
}

// stands reports whether a course has the facts and dice of another; what is on their
// agendas does not count.
func (c *Course) stands(as *Course) bool {
	facts := func(e *rules.Encounter) []byte {
		bare := e.Clone()
		bare.Agenda.Steps = nil
		return bare.AppendBinary(nil)
	}
	return c.dice.State() == as.dice.State() && c.dice.Fixed == as.dice.Fixed && bytes.Equal(facts(c.e), facts(as.e))
}

// Settled returns after how many actions of a replay, 0 being the first turn, a match can
// be played on at the latest: all, but for one of an earlier revision that waits for an
// answer (Course.Settled). The error names the first line that is not what is played.
func (rp *Replay) Settled() (actions int, err error) {
	n := len(rp.Steps)
	if rp.Header.Recorded() {
		c, err := rp.Course(true)
		if err == nil {
			_, err = c.whole(rp)
		}
		if err != nil {
			return 0, err
		}
		n, _ = c.Settled(rp)
	}
	return n - 1, nil
}

func answer(do string) bool {
	return do == rules.Take.String() || do == rules.Decline.String() || do == rules.Choose.String()
}

// try does what steps say and says what is awaited then; done is false where today's rules
// do not allow it.
func (c *Course) try(steps []Step) (what rules.Awaited, done bool) {
	defer func() {
		if recover() != nil {
			done = false
		}
	}()
	for i := range steps {
		a, err := steps[i].Command.Action(c.e)
		if err != nil {
			return what, false
		}
		if r, err := c.Do(a); err != nil || !r.OK() {
			return what, false
		}
	}
	what, _ = c.e.Awaits()
	return what, true
}

// Until is the replay up to so many steps, as if it had been cut there.
func (rp *Replay) Until(steps int) *Replay {
	short := *rp
	short.Steps, short.lines, short.End, short.Cut = rp.Steps[:steps:steps], rp.lines[:steps+1:steps+1], nil, true
	short.undone = short.takenBack()
	return &short
}

// Revise lets a recorded course be played on by the rules there are now, and writes so.
// The error is a state that they can make nothing of.
func (c *Course) Revise() error {
	if !c.recorded {
		return nil
	}
	if err := c.playable(); err != nil {
		return err
	}
	c.Forget()
	c.recorded = false
	c.events, c.dice.Log = c.events[:0], c.dice.Log[:0]
	if c.silent {
		return nil
	}
	c.text = c.line(c.text, levels.Command{Do: revised}, func(b []byte) []byte {
		return fmt.Appendf(b, `,"rules_revision":%d,"hash":"%s"`, rules.Revision, hex16(c.Hash()))
	})
	c.lines++
	return nil
}

// playable says why the state cannot be played on by the rules there are now.
func (c *Course) playable() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("by today's rules it cannot be played on: %v", r)
		}
	}()
	if len(c.e.Legal(nil)) == 0 {
		return errors.New("by today's rules there is nothing to choose")
	}
	return nil
}
