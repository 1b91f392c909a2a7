package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// Speed returns the squares of one move action (MOV-01), halved by what
// halves it (CND-01).
func Speed(e *rules.Encounter, id rules.ID) int { return Halved(e, id, int(e.Creatures[id].Speed)) }

// Halved returns the squares of a move of n, halved by every state that halves
// it and where a creature keeps its balance (CND-01, CND-10).
func Halved(e *rules.Encounter, id rules.ID, n int) int {
	if n == 0 { // what cannot move is not given the square of CND-01
		return 0
	}
	for cs := e.Facts.Combatants[id].Conditions; cs != 0; cs = cs.Rest() {
		if e.Rules.States[cs.First()].Half {
			n = max(1, n/2)
		}
	}
	if attack.OffBalance(e, id) {
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
	if r := drawsOnTheWay(e, a); !r.OK() {
		return r
	}
	if r := shieldOnTheWay(e, a); !r.OK() {
		return r
	}
	if a.Option&OptionSqueeze != 0 {
		if _, ok := narrows(e, a); !ok {
			return rules.Refuse(rules.MOV07)
		}
	}
	r := AlongMove(e, a, e.Rules.Move.Speed(e, a.By), false).Refusal
	if r.Cite == e.Rules.Grounds.Far && least(e, a) {
		return afford(e, &e.Facts.Combatants[a.By], rules.FullRoundAction)
	}
	return r
}

// least reports whether a move is the one square that whoever can move at all
// may make as a full-round action, being too slow for it otherwise (MOV-12).
func least(e *rules.Encounter, a *rules.Action) bool {
	speed := e.Rules.Move.Speed(e, a.By)
	return a.Verb == rules.Move && a.Path.Len() == 1 && speed > 0 && AlongMove(e, a, rules.MaxPath, false).Cost > speed
}

// OptionDraw marks a move on which the weapon of the action is drawn (ACT-23).
const OptionDraw = 1

// drawsOnTheWay: drawing on the way takes a base attack bonus of 1, where the
// ruleset combines it with a move at all (ACT-23).
func drawsOnTheWay(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case a.Option&OptionDraw == 0:
		return rules.Refusal{}
	case !deft(e, a.By):
		return rules.Refuse(rules.ACT23)
	}
	return checkDraw(e, a)
}

// deft reports whether a creature readies weapon and shield while it walks
// (ACT-23).
func deft(e *rules.Encounter, id rules.ID) bool {
	from := e.Rules.Turn.DrawsOnTheWay
	return from > 0 && e.Creatures[id].BAB >= from
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
	from := len(dst)
	dst = Ways(e, rules.Move, by, Reach(e, by, e.Rules.Move.Speed(e, by)), dst)
	return listSqueezes(e, by, listLeast(e, by, dst, from), from)
}

// listLeast appends the single squares that take a full-round action (MOV-12).
func listLeast(e *rules.Encounter, by rules.ID, dst []rules.Action, from int) []rules.Action {
	at := e.Facts.Combatants[by].At
	for _, d := range rowMajor {
		if listed(dst[from:], at.Step(d)) {
			continue
		}
		a := e.Probe(rules.Action{Verb: rules.Move, By: by, On: rules.Nobody, Cell: at.Step(d)})
		a.Path.Add(d)
		if checkMove(e, a).OK() {
			dst = append(dst, *a)
		}
	}
	return dst
}

// Ways appends one action per square a search reached by a path an action can
// hold (rules.MaxPath).
func Ways(e *rules.Encounter, verb rules.Verb, by rules.ID, w *grid.Walk, dst []rules.Action) []rules.Action {
	var cells [1024]grid.Cell
	var dirs [rules.MaxPath]grid.Dir
	for _, c := range w.Cells(cells[:0]) {
		a := rules.Action{Verb: verb, By: by, On: rules.Nobody, Cell: c}
		short := true
		for _, d := range w.Path(c, dirs[:0]) {
			short = a.Path.Add(d)
		}
		if short {
			dst = append(dst, a)
		}
	}
	return dst
}

func startMove(e *rules.Encounter, a *rules.Action) {
	if least(e, a) {
		spend(e, a.By, rules.SpendFullRound)
	} else {
		spend(e, a.By, rules.SpendMove)
	}
	announce(e, a)
	e.Push(rules.Step{Op: opStep, Verb: a.Verb, Who: a.By, Whom: rules.Nobody})
	if a.Verb != rules.Move {
		return
	}
	if a.Option&OptionDraw != 0 {
		drawn(e, a.By, a.Weapon, rules.ACT23)
	}
	if verb := shieldVerb(a); verb != rules.NoVerb {
		changeShield(e, a.By, verb, rules.ACT23)
	}
}

// doStep comes to step A of the path: those whose threatened square is about
// to be left are asked first (AOO-05, DIC-06).
func doStep(e *rules.Encounter, s *rules.Step) {
	if int(s.A) >= e.Agenda.Action.Path.Len() {
		straighten(e, s.Who, cameFrom(e, s))
		exposed(e, s.Who)
		return
	}
	if cite := halted(e, s); cite != rules.NoCite {
		halt(e, s, cite, rules.Nobody)
		return
	}
	if enters(e, s) {
		enter(e, s)
		return
	}
	e.Push(rules.Step{Op: opStepGo, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A})
	g := gap{space: e.Space(s.Who), moving: true, dir: e.Agenda.Action.Path.Step(int(s.A))}
	if _, ok := narrows(e, &e.Agenda.Action); ok {
		g.into = 1 + e.Agenda.Action.Option>>optionOffset
	}
	leaving(e, s.Who, g)
	switch {
	case s.Verb == rules.FiveFootStep: // AOO-07
	case s.Verb == rules.Withdraw && s.A == 0:
		provokeUnseen(e, s.Who, g)
	default:
		provoke(e, s.Who, rules.Nobody, g)
	}
}

// cameFrom is the cell in which a way of so many steps began.
func cameFrom(e *rules.Encounter, s *rules.Step) grid.Cell {
	at, p := e.Facts.Combatants[s.Who].At, &e.Agenda.Action.Path
	for i := int(s.A) - 1; i >= 0; i-- {
		at = at.Step(p.Step(i) ^ 4)
	}
	return at
}

// provokeUnseen offers the leaving of the first square of a withdrawal to the
// enemies that the creature does not see (AOO-07, ACT-18).
func provokeUnseen(e *rules.Encounter, who rules.ID, g gap) {
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		if id := nth(e, k); !attack.Sees(e, who, id) {
			provoke(e, who, id, g)
		}
	}
}

// halted is the rule by which a creature can no longer go on with its way:
// nothing is left then that could give an opportunity (AOO-10, CND-03).
func halted(e *rules.Encounter, s *rules.Step) rules.Cite {
	full := s.Verb == rules.Overrun || s.Verb == rules.Withdraw || s.Verb == rules.Charge || s.Verb == rules.Run
	switch {
	case inert(e, s.Who) || full && losesRound(e, s.Who):
		return rules.AOO10
	case s.Verb != rules.Crawl && !canWalk(e, s.Who).OK():
		return rules.CND03
	case e.Facts.Has(s.Who, rules.Grappling):
		return rules.GRP03
	}
	return rules.NoCite
}

// halt ends a way where its creature stands.
func halt(e *rules.Encounter, s *rules.Step, cite rules.Cite, by rules.ID) {
	e.Emit(rules.Event{Kind: rules.MoveStopped, Verb: s.Verb, Who: s.Who, Whom: by, To: e.Facts.Combatants[s.Who].At, Cite: cite})
	straighten(e, s.Who, cameFrom(e, s))
}

// restsOn returns whom a mover would pass onto at a space and stand on at the end
// of its path: somebody it did not know of when it set out, before whom it stops
// (MOV-05). Nobody where the path leads past all of them.
func restsOn(e *rules.Encounter, mover rules.ID, at grid.Space, p *rules.Path, next int) rules.ID {
	for id := range e.Count() {
		if id == mover || !at.Overlaps(e.Space(id)) || !e.Present(id) || e.Rules.Move.Passage(e, mover, id) != rules.PassThrough {
			continue
		}
		end := at
		for k := next; k < p.Len(); k++ {
			end = end.Moved(p.Step(k))
		}
		if end.Overlaps(e.Space(id)) {
			return id
		}
	}
	return rules.Nobody
}

// doStepGo makes the step, if the creature still can.
func doStepGo(e *rules.Encounter, s *rules.Step) {
	if cite := halted(e, s); cite != rules.NoCite {
		halt(e, s, cite, rules.Nobody)
		return
	}
	p := &e.Agenda.Action.Path
	c := &e.Facts.Combatants[s.Who]
	d := p.Step(int(s.A))
	from, narrow := narrows(e, &e.Agenda.Action) // by the first step: then it squeezes
	to := from.Moved(d)
	last, run := int(s.A)+1 == p.Len(), rules.Nobody
	if !last {
		run = s.Whom // who is overrun is not in the way (MAN-05)
	}
	if by, free := blockedExcept(e, s.Who, to, last, run); !free {
		halt(e, s, rules.MOV05, by)
		return
	}
	if by := restsOn(e, s.Who, to, p, int(s.A)+1); by != rules.Nobody {
		halt(e, s, rules.MOV05, by)
		return
	}
	diagonals := int16(c.Budget.Diagonals)
	cost := e.Ground().StepCost(from, d, int(c.Budget.Diagonals), narrow || c.Conditions.Has(rules.Squeezing))
	if e.Ground().CountsDiagonal(from, d, narrow || c.Conditions.Has(rules.Squeezing)) {
		diagonals++
	}
	ev := rules.Event{Kind: rules.Moved, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, From: c.At, To: to.At, A: diagonals, C: int16(cost), Cite: rules.MOV01}
	if s.Verb == rules.FiveFootStep {
		ev.B, ev.Cite = 1, rules.MOV10
	}
	if narrow {
		gain(e, s.Who, rules.Squeezing, rules.MOV07)
	}
	before := triggered(e, s.Who)
	e.Emit(ev)
	e.Push(rules.Step{Op: opStep, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A + 1})
	arrived(e, s.Who, before)
}
