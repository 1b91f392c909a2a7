package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// readiedRows are the rows of a readied move.
func readiedRows(t *tables) {
	t.deeds[opTread] = rules.Deed{Do: doTread, Peril: rules.PerilOnTheWay}
}

// takeReadied carries out a readied action; its creature's place is from now
// on just before that of the one who triggered it (INI-08).
func takeReadied(e *rules.Encounter, s *rules.Step) {
	r := e.Facts.Combatants[s.Who].Readied
	e.Emit(rules.Event{Kind: rules.ReadyUsed, Verb: r.Then, Who: s.Who, Whom: s.Whom, Weapon: r.Weapon, Cite: rules.INI08})
	moveBefore(e, s.Who, s.Whom)
	pastOpportunities(e, s.Whom)
	if r.Steps {
		sidestep(e, s.Who, r.To)
	}
	asked := func() *rules.Action { // made only where a row is asked: blows are most of all
		a := Due(e, &r, s.Who, s.Whom)
		return &a
	}
	switch r.Then {
	case rules.Attack:
		e.Push(rules.Step{Op: opBlow, Verb: rules.Ready, Who: s.Who, Whom: s.Whom, Weapon: r.Weapon})
		provokeBy(e, s.Who, s.Whom, r.Weapon)
	case rules.FightDefensively:
		Defending(e, s.Who)
		e.Push(rules.Step{Op: opBlow, Verb: rules.Ready, Who: s.Who, Whom: s.Whom, Weapon: r.Weapon, Flags: uint16(rules.ModeDefensive)})
		provokeBy(e, s.Who, s.Whom, r.Weapon)
	case rules.FiveFootStep:
	case rules.Move:
		walkReadied(e, s.Who, r.To)
	case rules.Crawl:
		crawlReadied(e, s.Who, r.To)
	case rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.Net:
		tryReadied(e, asked())
	case rules.Power, rules.Drink:
		a := asked()
		if powerOf(e, a.By, a.Option).Kind() {
			a.On, a.Cell = a.By, e.Facts.Combatants[a.By].At
		}
		if r := aimPower(e, a); !r.OK() {
			forfeit(e, &rules.Step{Verb: a.Verb, Who: a.By, Whom: a.On}, r.Cite)
			return
		}
		usePower(e, a)
	default:
		a := asked()
		if r := simply(e, a); !r.OK() {
			forfeit(e, &rules.Step{Verb: a.Verb, Who: a.By, Whom: rules.Nobody, Weapon: a.Weapon}, r.Cite)
			return
		}
		affect(e, a)
	}
}

// simply says what by now leaves a readied action of one effect nothing to do: a
// weapon is no longer in hand, say. It has been paid for.
func simply(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.Verb == rules.Draw {
		return checkDraw(e, a)
	}
	if check := e.Rules.Verbs[a.Verb].Check; check != nil {
		return check(e, a)
	}
	return rules.Refusal{}
}

// keepReady lets a trigger go by: the action stays readied for the next one,
// until its creature's turn (INI-08).
func keepReady(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.Waited, Who: s.Who, Whom: s.Whom, Cite: rules.INI08})
}

// sidestep makes the 5-foot step of a readied action, which gives no
// opportunity, if it still can be made: what goes with it comes after it, from
// where the creature then stands (INI-08, AOO-07).
func sidestep(e *rules.Encounter, who rules.ID, to grid.Cell) {
	c := &e.Facts.Combatants[who]
	d, near := grid.DirBetween(c.At, to)
	r := rules.Refuse(rules.MOV10)
	if near {
		r = mayStep(e, who, d)
	}
	if !r.OK() || gripped(e, who) {
		e.Emit(rules.Event{Kind: rules.MoveStopped, Verb: rules.FiveFootStep, Who: who, Whom: rules.Nobody, To: c.At, Cite: rules.MOV10})
		return
	}
	_, diagonals := e.Ground().Count(e.Space(who), d, int(c.Budget.Diagonals), false)
	e.Emit(rules.Event{Kind: rules.Moved, Verb: rules.FiveFootStep, Who: who, Whom: rules.Nobody, From: c.At, To: to, A: int16(diagonals), B: 1, C: 1, Cite: rules.INI08})
	exposed(e, who)
}

// Stepped returns the encounter as it is when the readied 5-foot step of a
// creature has been made, itself where there is none (INI-08).
func Stepped(e *rules.Encounter, id rules.ID) *rules.Encounter {
	r := e.Facts.Combatants[id].Readied
	if !r.Steps {
		return e
	}
	there := e.Clone() // a thought: nobody is told
	sidestep(there, id, r.To)
	return there
}

// tryReadied carries out a readied maneuver against whoever triggered it, if it
// can still be made.
func tryReadied(e *rules.Encounter, a *rules.Action) {
	if r := e.Rules.Verbs[a.Verb].Check(e, a); !r.OK() {
		forfeit(e, &rules.Step{Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon}, r.Cite)
		return
	}
	e.Push(attempt(e, a))
	maneuverProvokes(e, a)
}

// walkReadied puts the steps of a readied move on the agenda: the cheapest way
// there is now to where it was to lead, as far as one move goes.
func walkReadied(e *rules.Encounter, id rules.ID, to grid.Cell) {
	if !canWalk(e, id).OK() || gripped(e, id) {
		return
	}
	var room [rules.MaxPath]grid.Dir
	way := Reach(e, id, e.Rules.Move.Speed(e, id)).Path(to, room[:0])
	at := to
	for i := len(way) - 1; i >= 0; i-- {
		at = at.Step(way[i] ^ 4)
		e.Push(rules.Step{Op: opTread, Verb: rules.Move, Who: id, Whom: rules.Nobody, Flags: uint16(way[i]), B: int16(len(way) - 1 - i), Cell: at})
	}
}

// crawlReadied puts the one step of a readied crawl on the agenda, if it can still be
// made (MOV-11).
func crawlReadied(e *rules.Encounter, id rules.ID, to grid.Cell) {
	a := rules.Action{Verb: rules.Crawl, By: id, On: rules.Nobody, Cell: to}
	d, near := grid.DirBetween(e.Facts.Combatants[id].At, to)
	if !near || !a.Path.Add(d) || gripped(e, id) || !checkCrawl(e, &a).OK() {
		return
	}
	e.Push(rules.Step{Op: opTread, Verb: rules.Crawl, Who: id, Whom: rules.Nobody, Flags: uint16(d), Cell: e.Facts.Combatants[id].At})
}

// doTread makes one step of a readied move, from Cell: A 0 before its
// opportunities, A 1 after them; B is how many steps follow. None does where a
// creature was stopped or thrown off its way.
func doTread(e *rules.Encounter, s *rules.Step) {
	if e.Facts.Combatants[s.Who].At != s.Cell || halted(e, s) != rules.NoCite {
		return
	}
	g := gap{space: e.Space(s.Who), moving: true, dir: grid.Dir(s.Flags)}
	if s.A == 0 {
		s.A = 1
		e.Push(*s)
		leaving(e, s.Who, g)
		provoke(e, s.Who, rules.Nobody, g)
		return
	}
	if _, free := blockedAt(e, s.Who, g.after(), s.B == 0); !free {
		return
	}
	before := triggered(e, s.Who)
	stride(e, s.Who, g.dir, s.Verb, rules.INI08)
	if s.B == 0 {
		exposed(e, s.Who)
	}
	arrived(e, s.Who, before)
}
