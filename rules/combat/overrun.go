package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// overrunRows are the rows of an overrun.
func overrunRows(t *tables) {
	t.verbs[rules.Overrun] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesBySquares, Cite: rules.MAN05, Check: onTheLiving(checkOverrun), List: listOverruns, Start: startOverrun, Decided: overran}
	t.deeds[opOverrun] = rules.Deed{Do: doOverrun, Peril: rules.PerilOnTheWay}
	t.deeds[opBack] = rules.Deed{Do: doBack, Peril: rules.PerilToNobody}
	t.questions[opBlock] = rules.QuestionRow{Name: rules.AskBlock, Cite: rules.MAN05, Take: block, Decline: letPass, Wise: blocksWisely, Contest: blocking, Peril: rules.PerilOnTheWay}
	t.questions[opKnock] = rules.QuestionRow{Name: rules.AskKnockDown, Cite: rules.MAN05, Offers: canReturn, Take: knockDown, Decline: nothing, Contest: returned(rules.Overrun), Peril: rules.PerilToNobody}
}

// checkOverrun: a way of one move through the space of an enemy at most a size
// larger, straight on from there to a free square (MAN-05).
func checkOverrun(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refusal{Cite: rules.MAN05, Who: a.On}
	if !aimable(e, a) || !e.Hostile(a.By, a.On) || larger(e, a.On, a.By) > 1 {
		return no
	}
	if r := canWalk(e, a.By); !r.OK() {
		return r
	}
	if stepped(e, a.By) {
		return rules.Refuse(rules.MOV10)
	}
	f, s, t := e.Ground(), e.Space(a.By), e.Space(a.On)
	cost, diagonals := 0, int(e.Facts.Combatants[a.By].Budget.Diagonals)
	squeezing := e.Facts.Has(a.By, rules.Squeezing)
	entered := -1
	for i := range a.Path.Len() {
		d := a.Path.Step(i)
		if _, why := f.Step(s, d); why != grid.StepOK {
			return rules.Refusal{Cite: stepCite(why), Who: rules.Nobody, At: s.At.Step(d)}
		}
		var step int
		step, diagonals = f.Count(s, d, diagonals, squeezing)
		cost += step
		s.At = s.At.Step(d)
		if by, free := overAt(e, a, s, i+1 == a.Path.Len()); !free {
			return rules.Refusal{Cite: rules.MOV05, Who: by, At: s.At}
		}
		switch through := s.Overlaps(t); {
		case through && entered < 0:
			entered = i
		case entered >= 0 && d != a.Path.Step(entered):
			return no
		}
	}
	switch {
	case entered < 0:
		return no
	case cost > e.Rules.Move.Speed(e, a.By):
		return rules.Refusal{Cite: e.Rules.Grounds.Far, Who: rules.Nobody, At: s.At}
	}
	return rules.Refusal{}
}

// overAt reports whom a runner would run into at a space on its way over a
// target. Nobody ends upon the one overrun, not even who may share its square
// (MAN-05, MOV-05).
func overAt(e *rules.Encounter, a *rules.Action, s grid.Space, last bool) (by rules.ID, free bool) {
	if last && s.Overlaps(e.Space(a.On)) {
		return a.On, false
	}
	return blockedExcept(e, a.By, s, last, a.On)
}

func startOverrun(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendFullRound)
	announce(e, a)
	e.Push(rules.Step{Op: opStep, Verb: a.Verb, Who: a.By, Whom: a.On})
}

// enters reports whether a step of an overrun is the one that comes upon its
// target.
func enters(e *rules.Encounter, s *rules.Step) bool {
	if s.Verb != rules.Overrun {
		return false
	}
	at, t := e.Space(s.Who), e.Space(s.Whom)
	to := at
	to.At = to.At.Step(e.Agenda.Action.Path.Step(int(s.A)))
	return !at.Overlaps(t) && to.Overlaps(t)
}

// enter gives the opportunities of that step: the target's for being run
// into, the others' for the square that is left (MAN-05, 26.1).
func enter(e *rules.Encounter, s *rules.Step) {
	e.Push(rules.Step{Op: opOverrun, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A})
	here := e.Space(s.Who)
	leaving(e, s.Who, gap{space: here, moving: true, dir: e.Agenda.Action.Path.Step(int(s.A))})
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		switch id := nth(e, k); {
		case id == s.Whom:
			provoke(e, s.Who, id, gap{space: here})
		default:
			provoke(e, s.Who, id, gap{space: here, moving: true, dir: e.Agenda.Action.Path.Step(int(s.A))})
		}
	}
}

// doOverrun asks the target whether it blocks, if it can.
func doOverrun(e *rules.Encounter, s *rules.Step) {
	if inert(e, s.Who) || e.Facts.Has(s.Who, rules.Disabled) {
		forfeit(e, s, rules.AOO10)
		return
	}
	goOn := rules.Step{Op: opStepGo, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A}
	if inert(e, s.Whom) {
		e.Push(goOn)
		return
	}
	e.Push(rules.Step{Op: opBlock, Verb: s.Verb, Who: s.Whom, Whom: s.Who, A: s.A})
}

func block(e *rules.Encounter, s *rules.Step) {
	e.Push(contest(rules.Overrun, s.Whom, s.Who, 0, int(s.A), 0))
}

func letPass(e *rules.Encounter, s *rules.Step) {
	e.Push(rules.Step{Op: opStepGo, Verb: rules.Overrun, Who: s.Whom, Whom: s.Who, A: s.A})
}

// blocksWisely: whoever decides for nobody blocks if its modifier is not lower
// (MAN-05).
func blocksWisely(e *rules.Encounter, s *rules.Step) bool {
	var b rules.Breakdown
	mine := CheckBonus(e, rules.OverrunResist, s.Who, s.Whom, 0, rules.Overrun, &b)
	return mine >= CheckBonus(e, rules.OverrunCheck, s.Whom, s.Who, 0, rules.Overrun, &b)
}

// overran lays the loser down: the target, over whom the way goes on, or the
// runner, who has to go back (MAN-05).
func overran(e *rules.Encounter, s *rules.Step, won bool, _ int) {
	switch counter := s.Flags&contestCounter != 0; {
	case counter && won:
		fall(e, s.Whom, rules.MAN05)
	case counter:
	case won:
		fall(e, s.Whom, rules.MAN05)
		e.Push(rules.Step{Op: opStepGo, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.Cell.Y})
	default:
		e.Push(
			rules.Step{Op: opKnock, Verb: s.Verb, Who: s.Whom, Whom: s.Who},
			rules.Step{Op: opBack, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody},
		)
	}
}

func knockDown(e *rules.Encounter, s *rules.Step) {
	e.Push(contest(rules.Overrun, s.Who, s.Whom, 0, 0, contestCounter))
}

func doBack(e *rules.Encounter, s *rules.Step) { back(e, s.Who, rules.MAN05) }
