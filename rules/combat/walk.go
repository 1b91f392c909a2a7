package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// walkRows are the rows of the steps of every way.
func walkRows(t *tables) {
	t.deeds[opStep] = rules.Deed{Do: doStep, Peril: rules.PerilOnTheWay}
	t.deeds[opStepGo] = rules.Deed{Do: doStepGo, Peril: rules.PerilOnTheWay}
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
	switch s.Verb {
	case rules.FiveFootStep: // AOO-07
	case rules.Withdraw:
		provoke(e, s.Who, rules.Nobody, g.withdrawn(grid.Space{At: cameFrom(e, s), N: g.space.N}))
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
	cost, diagonals := e.Ground().Count(from, d, int(c.Budget.Diagonals), narrow || c.Conditions.Has(rules.Squeezing))
	ev := rules.Event{Kind: rules.Moved, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, From: c.At, To: to.At, A: int16(diagonals), C: int16(cost), Cite: rules.MOV01}
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

// halted is the rule by which a creature can no longer go on with its way:
// nothing is left then that could give an opportunity (AOO-10, CND-03).
func halted(e *rules.Encounter, s *rules.Step) rules.Cite {
	full := s.Verb == rules.Overrun || s.Verb == rules.Withdraw || s.Verb == rules.Charge || s.Verb == rules.Run
	switch {
	case inert(e, s.Who) || full && losesRound(e, s.Who):
		return rules.AOO10
	case e.Facts.Has(s.Who, rules.Anchored):
		return rules.CND06
	case s.Verb != rules.Crawl && !canWalk(e, s.Who).OK():
		return rules.CND03
	case e.Facts.Has(s.Who, rules.Pinned):
		return rules.GRP07
	case gripped(e, s.Who):
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

// Walked is how many squares a Moved leads as they count on open ground, without what
// the ground adds to its cost (MOV-02).
func Walked(e *rules.Encounter, ev *rules.Event) int {
	d, near := grid.DirBetween(ev.From, ev.To)
	if !near { // a large creature that straightens up again (MOV-07)
		return e.Options.Grid.Distance(ev.From, ev.To)
	}
	return e.Options.Grid.Length(d, int(ev.A)-1) // it counts the one it is itself
}
