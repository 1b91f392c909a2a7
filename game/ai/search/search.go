package search

import (
	"encoding/binary"
	"math/bits"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/position"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// Search is a position being looked at. Its zero value is ready to begin.
type Search struct {
	goal  *eval.Goal
	side  uint8
	me    rules.ID
	round uint16
	unit  int64 // parts of a worth that count as one here
	low   int64 // between which all that can come of it lies
	high  int64

	stack []frame
	known map[uint64]note
	text  []byte
	acts  []rules.Action // of all that are being chosen from, one after another
	outs  []dice.Outcome // of all that are being thrown
	free  []*rules.Encounter

	// Roots are the first actions, and what is known of each.
	Roots []Root
	// Steps is how many actions and throws were looked at.
	Steps int
	most  int
	scope scope
	big   bool

	played *rules.Encounter // of which the watcher is told
	due    bool
	worth  int64
	watch  func(rules.Event)

	pos   position.Position
	aim   rules.Aim
	kinds []uint64
	order []int64
	batch []rules.Action
}

// Root is a first action and what it is worth.
type Root struct {
	Action rules.Action
	// Worth is what comes of it at the end, on the mean, when both sides do what is
	// best for them, in parts of eval.GoalUnit, or of what a creature is worth in
	// eval.Standing where there is no goal; at most so much, where it is not Exact.
	Worth int64
	Exact bool
}

// note is what is known of a state.
type note struct {
	worth int64
	kind  noteKind
}

type noteKind uint8

const (
	exactly noteKind = iota
	atMost
	atLeast
	open // being looked at: a way that comes back to it is no way
)

// frame is a state whose ways on are being looked at one after another.
type frame struct {
	e           *rules.Encounter
	key         uint64
	alpha, beta int64 // what is outside of these does not matter
	kind        frameKind
	next        int // of what follows

	from, n int // in outs, or in acts

	// Of throws.
	total int64
	left  int64 // weight of those not looked at
	sum   int64

	// Of choices.
	best int64
	any  bool
}

type frameKind uint8

const (
	throws frameKind = iota
	ours
	theirs
)

// Begin begins to look at the position of whoever is awaited, in so many steps at most;
// wide looks at more of what may be done: at every way, at what the others may do besides
// striking, at both answers to each question, and at letting go of what is held.
func (s *Search) Begin(e *rules.Encounter, goal *eval.Goal, wide bool, most int) {
	_, s.me = e.Awaits()
	s.goal, s.side, s.round = goal, e.Creatures[s.me].Side, e.Facts.Round
	s.Steps, s.most, s.big, s.scope = 0, most, false, scopes[0]
	if !wide {
		s.scope = scopes[narrowly]
	}
	s.begin(e)
}

// scope is how much of what may come of a position is looked at.
type scope struct {
	wide   bool
	throws int // of dice that no bounds part, and of faces: in so many lots; 0 each by itself
	next   int // of scopes, when it is too much; 0 none
}

// scopes are those one after another. Where a position is too large, it takes away less from
// what is best to throw dice in lots than to leave out what may be done.
var scopes = [...]scope{{wide: true, next: 1}, {wide: true, throws: 5, next: 2}, {next: 3}, {throws: 3}}

// narrowly is the scope that begins with less of what may be done.
const narrowly = 2

// begin begins to look in a scope.
func (s *Search) begin(e *rules.Encounter) {
	goal := s.goal
	s.Steps, s.big = 0, false
	s.Roots, s.acts, s.outs = s.Roots[:0], s.acts[:0], s.outs[:0]
	for i := range s.stack {
		s.free = append(s.free, s.stack[i].e)
	}
	s.stack = s.stack[:0]
	if s.known == nil {
		s.known = make(map[uint64]note, 1<<10)
		s.watch = s.note
	}
	clear(s.known)
	if goal != nil {
		s.low, s.high = goal.Bounds(e)
	} else {
		s.low, s.high = bounds(e)
	}
	s.unit = 1
	for s.high-s.low > 1<<30*s.unit {
		s.unit <<= 1
	}
	s.low, s.high = s.low/s.unit-1, s.high/s.unit+1
	if what, _ := e.Awaits(); what == rules.AwaitsAnswer { // which decides alike
		s.big = true
		return
	}
	s.push(e, 0, s.low, s.high)
}

// bounds are the least and the most of what a side can stand.
func bounds(e *rules.Encounter) (low, high int64) {
	for id := range e.Count() {
		high += int64(eval.Value(e, id)) * 1000
	}
	return -high, high
}

// Step looks a step further; done says that there is none, and ok that the roots tell
// what is best: the position was not too large.
func (s *Search) Step() (done, ok bool) {
	if s.big || len(s.stack) == 0 {
		return true, !s.big
	}
	if s.Steps >= s.most {
		s.big = true
		return true, false
	}
	f := &s.stack[len(s.stack)-1]
	if f.kind == throws {
		s.throw(f)
	} else {
		s.choose(f)
	}
	return len(s.stack) == 0 || s.big, !s.big
}

// Narrow begins to look at the same position anew with less of what may be done, or of what
// dice may show, for one that was too large; ok is false where nothing less is left.
func (s *Search) Narrow(e *rules.Encounter) (ok bool) {
	if s.scope.next == 0 {
		return false
	}
	s.scope = scopes[s.scope.next]
	s.begin(e)
	return true
}

// Best is the best of the roots, the first of equals.
func (s *Search) Best() *Root {
	best := -1
	for i := range s.Roots {
		if s.Roots[i].Exact && (best < 0 || s.Roots[i].Worth > s.Roots[best].Worth) {
			best = i
		}
	}
	if best < 0 {
		return nil
	}
	return &s.Roots[best]
}

// note reads the worth of a position at the moment it is wanted.
func (s *Search) note(ev rules.Event) {
	if s.due {
		return
	}
	e, end := s.played, false
	switch {
	case s.goal != nil:
		end = s.goal.Due(e, &ev)
	case e.Rules.Turn.Phases:
		end = ev.Kind == rules.SideTurnBegan && ev.A == int16(s.side)
	default:
		end = ev.Kind == rules.TurnBegan && (ev.Who == s.me || e.Facts.Round > s.round+1)
	}
	if end {
		s.due, s.worth = true, s.read(e)
	}
}

// read is what a position is worth as it stands.
func (s *Search) read(e *rules.Encounter) int64 {
	if s.goal != nil {
		return s.goal.Worth(e) / s.unit
	}
	return eval.Standing(e, s.side) / s.unit
}

// play carries a step out on e, which is used up, and either knows what comes of it or
// goes on to look.
func (s *Search) play(e *rules.Encounter, step func(e *rules.Encounter), alpha, beta int64) (worth int64, kind noteKind, known bool) {
	s.Steps++
	s.played, s.due = e, false
	e.Watch = s.watch
	step(e)
	_, owed := e.Pending()
	for i := 0; !s.scope.wide && !s.due && !owed && i < 64; i++ {
		what, who := e.Awaits()
		if what != rules.AwaitsAnswer {
			break
		}
		e.Begin(&rules.Action{Verb: e.Wise(), By: who, On: rules.Nobody})
		_, owed = e.Pending()
	}
	if what, _ := e.Awaits(); !s.due && !owed && what == rules.AwaitsNothing {
		s.due, s.worth = true, s.read(e)
	}
	if s.due {
		s.free = append(s.free, e)
		return s.worth, exactly, true
	}
	s.text = e.AppendBinary(s.text[:0])
	key := mix(s.text)
	if n, ok := s.known[key]; ok {
		switch {
		case n.kind == open || n.kind == exactly || n.kind == atMost && n.worth <= alpha || n.kind == atLeast && n.worth >= beta:
			s.free = append(s.free, e)
			return n.worth, n.kind, true
		}
	}
	s.push(e, key, alpha, beta)
	return 0, exactly, false
}

// mix is a hash of a state: only states that are being compared with each other have
// to differ by it.
func mix(b []byte) uint64 {
	h, k := uint64(0x9E3779B97F4A7C15), uint64(0xC2B2AE3D27D4EB4F)
	for ; len(b) >= 8; b = b[8:] {
		hi, lo := bits.Mul64(h^binary.LittleEndian.Uint64(b), k)
		h = hi ^ lo ^ 0x165667B19E3779F9
	}
	for _, c := range b {
		h = (h ^ uint64(c)) * 0x100000001B3
	}
	hi, lo := bits.Mul64(h, 0xD6E8FEB86659FD93)
	return hi ^ lo
}
