package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Speed returns the squares of one move action (MOV-01), halved by what
// halves it (CND-01).
func Speed(e *rules.Encounter, id rules.ID) int {
	n := int(e.Creatures[id].Speed)
	if n == 0 {
		return 0 // what cannot move is not given the square of CND-01
	}
	for cs := e.Facts.Combatants[id].Conditions; cs != 0; cs = cs.Rest() {
		if e.Rules.States[cs.First()].Half {
			n = max(1, n/2)
		}
	}
	if offBalance(e, id) {
		n = max(1, n/2)
	}
	return n
}

func checkMove(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if r := canWalk(e, a.By); !r.OK() {
		return r
	}
	if stepped(e, a.By) {
		return rules.Refuse(rules.MOV10)
	}
	if r := checkDrawing(e, a); !r.OK() {
		return r
	}
	return Along(e, a.By, &a.Path, e.Rules.Speed(e, a.By), false).Refusal
}

// OptionDraw marks a move on which the weapon of the action is drawn (ACT-23).
const OptionDraw = 1

// checkDrawing: drawing on the way takes a base attack bonus of 1 (ACT-23).
func checkDrawing(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case a.Option != OptionDraw:
		return rules.Refusal{}
	case e.Creatures[a.By].BAB < 1:
		return rules.Refuse(rules.ACT23)
	}
	return checkDraw(e, a)
}

// canWalk says what in a creature's posture keeps it from walking (CND-03,
// CND-04).
func canWalk(e *rules.Encounter, id rules.ID) rules.Refusal {
	cs := e.Facts.Combatants[id].Conditions
	switch {
	case cs.Has(rules.Prone):
		return rules.Refuse(rules.CND03)
	case cs.Has(rules.Kneeling) || cs.Has(rules.Sitting):
		return rules.Refuse(rules.CND04)
	}
	return rules.Refusal{}
}

// stepped reports whether a creature has made its 5-foot step this turn, after
// which it may move no other distance (MOV-10).
func stepped(e *rules.Encounter, id rules.ID) bool {
	b := &e.Facts.Combatants[id].Budget
	return !b.Step && !b.Moved
}

func listMoves(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	if !canWalk(e, by).OK() || stepped(e, by) {
		return dst
	}
	return listPaths(e, rules.Move, by, Reach(e, by, e.Rules.Speed(e, by)), dst)
}

// listPaths appends one action per square a search reached.
func listPaths(e *rules.Encounter, verb rules.Verb, by rules.ID, w *grid.Walk, dst []rules.Action) []rules.Action {
	var cells [1024]grid.Cell
	var dirs [rules.MaxPath]grid.Dir
	for _, c := range w.Cells(cells[:0]) {
		a := rules.Action{Verb: verb, By: by, On: rules.Nobody, Cell: c}
		ok := true
		for _, d := range w.Path(c, dirs[:0]) {
			ok = ok && a.Path.Add(d)
		}
		if ok && a.Path.Len() > 0 {
			dst = append(dst, a)
		}
	}
	return dst
}

func startMove(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendMove)
	announce(e, a)
	e.Push(rules.Step{Op: opStep, Verb: a.Verb, Who: a.By, Whom: rules.Nobody})
	if a.Verb == rules.Move && a.Option == OptionDraw {
		e.Emit(rules.Event{Kind: rules.WeaponDrawn, Who: a.By, Whom: rules.Nobody, Weapon: a.Weapon, Cite: rules.ACT23})
	}
}

// doStep comes to step A of the path: those whose threatened square is about
// to be left are asked first (AOO-05, DIC-06).
func doStep(e *rules.Encounter, s *rules.Step) {
	if int(s.A) >= e.Agenda.Action.Path.Len() {
		exposed(e, s.Who)
		return
	}
	if enters(e, s) {
		enter(e, s)
		return
	}
	e.Push(rules.Step{Op: opStepGo, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A})
	g := gap{e.Space(s.Who), true, e.Agenda.Action.Path.Step(int(s.A))}
	leaving(e, s.Who, g)
	switch {
	case s.Verb == rules.FiveFootStep: // AOO-07
	case s.Verb == rules.Withdraw && s.A == 0:
		provokeUnseen(e, s.Who, g)
	default:
		provoke(e, s.Who, rules.Nobody, g)
	}
}

// provokeUnseen offers the leaving of the first square of a withdrawal to the
// enemies that the creature does not see (AOO-07, ACT-18).
func provokeUnseen(e *rules.Encounter, who rules.ID, g gap) {
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		if id := nth(e, k); e.Hostile(id, who) && e.Present(id) && !Sees(e, who, id) {
			provoke(e, who, id, g)
		}
	}
}

// doStepGo makes the step, if the creature still can.
func doStepGo(e *rules.Encounter, s *rules.Step) {
	stop := func(cite rules.Cite, whom rules.ID, at grid.Cell) {
		e.Emit(rules.Event{Kind: rules.MoveStopped, Verb: s.Verb, Who: s.Who, Whom: whom, To: at, Cite: cite})
	}
	p := &e.Agenda.Action.Path
	c := &e.Facts.Combatants[s.Who]
	d := p.Step(int(s.A))
	to := e.Space(s.Who).Moved(d)
	full := s.Verb == rules.Overrun || s.Verb == rules.Withdraw || s.Verb == rules.Charge || s.Verb == rules.Run
	switch {
	case inert(e, s.Who) || full && c.Conditions.Has(rules.Disabled):
		stop(rules.AOO10, rules.Nobody, c.At)
		return
	case s.Verb != rules.Crawl && s.Verb != rules.FiveFootStep && !canWalk(e, s.Who).OK():
		stop(rules.CND03, rules.Nobody, c.At)
		return
	}
	last, run := int(s.A)+1 == p.Len(), rules.Nobody
	if s.Verb == rules.Overrun && !last {
		run = s.Whom
	}
	if by, free := blockedExcept(e, s.Who, to, last, run); !free {
		stop(rules.MOV05, by, c.At)
		return
	}
	diagonals := int16(c.Budget.Diagonals)
	if e.Ground().CountsDiagonal(e.Space(s.Who), d, c.Conditions.Has(rules.Squeezing)) {
		diagonals++
	}
	ev := rules.Event{Kind: rules.Moved, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, From: c.At, To: to.At, A: diagonals, Cite: rules.MOV01}
	if s.Verb == rules.FiveFootStep {
		ev.B, ev.Cite = 1, rules.MOV10
	}
	waiting := anyReady(e)
	var before uint64
	if waiting {
		before = triggered(e, s.Who)
	}
	e.Emit(ev)
	e.Push(rules.Step{Op: opStep, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A + 1})
	if waiting {
		// 26.2: right after the step that makes the trigger true.
		for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
			if id := nth(e, k); (triggered(e, s.Who)&^before)>>id&1 == 1 {
				offerReady(e, id, s.Who)
			}
		}
	}
}
