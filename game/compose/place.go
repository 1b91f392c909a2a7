package compose

import (
	"errors"
	"math/bits"
	"slices"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/solve"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/view"
)

// ErrNobody is that nobody is to act at a place, nor was in a turn before it that could be
// stated.
var ErrNobody = errors.New("nobody is to act here")

// Place is a place of a record at which a puzzle can begin.
type Place struct {
	// Action is the place, counted in actions: the one that was asked for, or where the turn
	// began that is under way there.
	Action int
	// Round is when that is, E the position as the puzzle begins.
	Round int
	E     *rules.Encounter
	// Lost is what of the moment the position does not hold.
	Lost []levels.Lost

	at levels.Case // without an aim
}

// At is the place of a record after so many actions, 0 being its first turn. What is left
// of a turn is stated where it can be, else the puzzle begins where that turn did. The
// error is ErrNobody, or that of a record that cannot be played.
func At(rp *replay.Replay, action int) (*Place, error) {
	m, err := match.Watch(rp)
	if err != nil {
		return nil, err
	}
	var turns []*Place // where the last turns began, not stated yet
	for n := 0; ; n++ {
		e := m.View(view.Everyone).Encounter()
		if e.Facts.Over {
			turns = nil
		}
		if what, _ := e.Awaits(); what == rules.AwaitsAction && !e.Facts.Over && (n == action || fresh(e)) {
			turns = append(turns[max(len(turns)-tries+1, 0):], &Place{Action: n, Round: m.Round(), E: e.Clone()})
		}
		if n == action {
			break
		}
		if more, err := m.Step(); err != nil {
			return nil, err
		} else if !more {
			break
		}
	}
	for _, p := range slices.Backward(turns) {
		if p.state() {
			return p, nil
		}
	}
	return nil, ErrNobody
}

// tries is how many turns back a place is looked for that can be stated.
const tries = 4

// fresh reports whether the turn under way has only begun.
func fresh(e *rules.Encounter) bool {
	if e.Rules.Turn.Phases {
		return !e.Facts.Phase.Open
	}
	_, who := e.Awaits()
	b := &e.Facts.Combatants[who].Budget
	return b.Step && !b.Moved && !b.Struck && b.Blows == 0 && b.Used == 0 && b.Standard == 1 && (b.Move == 1 || b.Restricted)
}

// spendings are the parts of a turn that may be over as a puzzle begins.
var spendings = [][]string{nil, {"move"}, {"standard"}, {"five_foot_step"}, {"standard", "five_foot_step"}, {"move", "standard"}}

// state states the position of the place, in whose encounter an action is awaited, and puts
// the one that begins with it in its stead; it reports false where what is left of the turn
// cannot be stated.
func (p *Place) state() bool {
	e := p.E
	_, who := e.Awaits()
	setup, lost := levels.Still(e)
	p.Lost, p.at = lost, levels.Case{Setup: setup}
	for _, spent := range spendings {
		p.at.Puzzle = &levels.Puzzle{Order: order(e, who), Spent: spent}
		start, err := solve.Start(&p.at)
		if err == nil && alike(e, start, who) {
			p.E = start
			return true
		}
		if e.Rules.Turn.Phases {
			break
		}
	}
	return false
}

// order is who acts from a moment on, by the ids of sheets: until it is the turn of the
// first one again, or whose activation is to come yet.
func order(e *rules.Encounter, who rules.ID) (list []int) {
	take := func(id rules.ID) {
		if e.Present(id) && !slices.Contains(list, e.Creatures[id].Sheet) {
			list = append(list, e.Creatures[id].Sheet)
		}
	}
	take(who)
	f := &e.Facts
	if e.Rules.Turn.Phases {
		for id := range e.Count() {
			if !f.Combatants[id].Activated {
				take(id)
			}
		}
		return list
	}
	for i := range int(f.Ordered) {
		take(f.Order[(int(f.Turn)+i)%int(f.Ordered)])
	}
	return list
}

// alike reports whether what is left of the turn under way is the same in the two, and
// everybody in the same state.
func alike(e, start *rules.Encounter, who rules.ID) bool {
	now := func(sheet int) rules.ID {
		return rules.ID(slices.IndexFunc(start.Creatures, func(c rules.Creature) bool { return c.Sheet == sheet }))
	}
	if e.Rules.Turn.Phases && (e.Facts.Phase.Open || e.Facts.Phase.Left != start.Facts.Phase.Left) {
		return false
	}
	if !e.Rules.Turn.Phases {
		a, b := e.Facts.Combatants[who].Budget, start.Facts.Combatants[now(e.Creatures[who].Sheet)].Budget
		for _, x := range []*rules.Budget{&a, &b} { // what no puzzle tells apart
			x.Free, x.Began, x.Walked, x.Struck = min(x.Free, 1), true, 0, false
		}
		if a != b {
			return false
		}
	}
	for id := range e.Count() {
		if !e.Present(id) {
			continue
		}
		k := now(e.Creatures[id].Sheet)
		if k < 0 {
			return false
		}
		a, b := &e.Facts.Combatants[id], &start.Facts.Combatants[k]
		if a.Conditions != b.Conditions || a.At != b.At || a.HP != b.HP || a.Lowered != b.Lowered ||
			a.Ready != b.Ready || a.Loaded != b.Loaded || a.Loosed != b.Loosed || bits.OnesCount64(a.Grip) < bits.OnesCount64(b.Grip) {
			return false
		}
	}
	return e.Facts.OpenDoors == start.Facts.OpenDoors
}
