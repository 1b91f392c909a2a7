package combat

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// checkGrip: an act inside a grapple against an opponent in it (GRP-05). With
// nobody named the first opponent is meant.
func checkGrip(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if !e.Facts.Has(a.By, rules.Grappling) {
		return rules.Refuse(rules.GRP05)
	}
	set := opponents(e, a.By)
	if a.On == rules.Nobody && set != 0 {
		return rules.Refusal{}
	}
	if a.On < 0 || a.On >= e.Count() || set>>a.On&1 == 0 {
		return rules.Refusal{Cite: rules.GRP05, Who: a.On}
	}
	return rules.Refusal{}
}

// checkPin: a pinner may renew its pin but not pin another, and nobody is
// pinned twice (GRP-07).
func checkPin(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if r := checkGrip(e, a); !r.OK() {
		return r
	}
	on := opponent(e, a)
	if pins := e.Facts.Combatants[a.By].Pins; pins != 0 && pins>>on&1 == 0 || pins == 0 && e.Facts.Has(on, rules.Pinned) {
		return rules.Refusal{Cite: rules.GRP07, Who: on}
	}
	return rules.Refusal{}
}

// opponent is whom an act inside a grapple concerns.
func opponent(e *rules.Encounter, a *rules.Action) rules.ID {
	if a.On == rules.Nobody {
		return first(opponents(e, a.By))
	}
	return a.On
}

func listGrips(verb rules.Verb) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		for set := opponents(e, by); set != 0; set &= set - 1 {
			a := e.Probe(rules.Action{Verb: verb, By: by, On: first(set), Weapon: rules.UnarmedWeapon})
			if e.Rules.Verbs[verb].Check(e, a).OK() {
				dst = append(dst, *a)
			}
		}
		return dst
	}
}

// startGrip begins an act inside a grapple with its opposed check; it gives no
// opportunity (ACT-10).
func startGrip(e *rules.Encounter, a *rules.Action) {
	act := &e.Agenda.Action
	act.On = opponent(e, a)
	nth := uint16(iterative(e, a))
	spendAttack(e, a)
	announce(e, act)
	e.Push(
		contest(a.Verb, a.By, act.On, rules.UnarmedWeapon, 0, nth),
		rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody},
	)
}

// optionArtist marks an escape by Escape Artist instead of a grapple check.
const optionArtist = 1

// checkGrappleEscape: from a pin, from a grapple, or an ally from a pin; one
// who pins somebody may not (GRP-05, GRP-07).
func checkGrappleEscape(e *rules.Encounter, a *rules.Action) rules.Refusal {
	c := &e.Facts.Combatants[a.By]
	switch {
	case !c.Conditions.Any(rules.Set(rules.Grappling, rules.Pinned)):
		return rules.Refuse(rules.GRP05)
	case c.Pins != 0:
		return rules.Refuse(rules.GRP07)
	case a.On != rules.Nobody && c.Conditions.Has(rules.Pinned) && e.Facts.Pinner(a.By) != a.On:
		return rules.Refusal{Cite: rules.GRP07, Who: a.On}
	case a.On != rules.Nobody && (a.On < 0 || a.On >= e.Count() || !together(e, a.By, a.On) ||
		!e.Hostile(a.By, a.On) && (!e.Facts.Has(a.On, rules.Pinned) || e.Facts.Pinner(a.On) == rules.Nobody)):
		return rules.Refusal{Cite: rules.GRP05, Who: a.On}
	case a.Amount == chosenSquare && !leavesTo(e, a.By, a.Cell):
		return rules.Refusal{Cite: rules.GRP09, Who: rules.Nobody, At: a.Cell}
	}
	return rules.Refusal{}
}

// listGrappleEscapes appends the escape by both checks, and one for every ally
// whose pin may be broken.
func listGrappleEscapes(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	a := e.Probe(rules.Action{Verb: rules.GrappleEscape, By: by, On: rules.Nobody})
	if !checkGrappleEscape(e, a).OK() {
		return dst
	}
	dst = append(dst, *a)
	a.Option = optionArtist
	if e.Rules.Barred(e, a, &e.Rules.Verbs[a.Verb]).OK() { // never one of several attacks
		dst = append(dst, *a)
	}
	a.Option = 0
	for set := e.Facts.Grapple(by) &^ (1 << by); set != 0; set &= set - 1 {
		if a.On = first(set); !e.Hostile(by, a.On) && checkGrappleEscape(e, a).OK() {
			dst = append(dst, *a)
		}
	}
	return dst
}

func startGrappleEscape(e *rules.Encounter, a *rules.Action) {
	flags := uint16(iterative(e, a))
	spendAttack(e, a)
	announce(e, a)
	e.Push(rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody})
	if a.Option == optionArtist {
		flags |= contestArtist
	}
	against := first(opponents(e, a.By))
	switch {
	case e.Facts.Has(a.By, rules.Pinned):
		against = e.Facts.Pinner(a.By)
	case a.On != rules.Nobody && !e.Hostile(a.By, a.On):
		e.Push(contest(a.Verb, a.By, e.Facts.Pinner(a.On), rules.UnarmedWeapon, int(a.On), flags|contestAlly))
		return
	}
	s := contest(a.Verb, a.By, against, rules.UnarmedWeapon, 0, flags)
	if against == rules.Nobody { // nobody resists
		escaped(e, &s)
		return
	}
	e.Push(s)
}

// optionPin marks the release of a pin alone.
const optionPin = 1

// checkRelease: letting go is free, of a pin or of the grapple. One whom an
// enemy seized and still holds has to escape instead (GRP-09).
func checkRelease(e *rules.Encounter, a *rules.Action) rules.Refusal {
	c := &e.Facts.Combatants[a.By]
	switch {
	case a.Option == optionPin:
		if c.Pins == 0 {
			return rules.Refuse(rules.GRP07)
		}
	case !c.Conditions.Has(rules.Grappling):
		return rules.Refuse(rules.GRP09)
	case c.Held&opponents(e, a.By) != 0:
		return rules.Refusal{Cite: rules.GRP09, Who: first(c.Held & opponents(e, a.By))}
	case a.Amount == chosenSquare && !leavesTo(e, a.By, a.Cell):
		return rules.Refusal{Cite: rules.GRP09, Who: rules.Nobody, At: a.Cell}
	}
	return rules.Refusal{}
}

func listReleases(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for option := range uint8(optionPin + 1) {
		a := rules.Action{Verb: rules.Release, By: by, On: rules.Nobody, Option: option}
		if checkRelease(e, &a).OK() {
			dst = append(dst, a)
		}
	}
	return dst
}

func startRelease(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendFree)
	announce(e, a)
	if a.Option == optionPin {
		for pins := e.Facts.Combatants[a.By].Pins; pins != 0; pins &= pins - 1 {
			unpin(e, a.By, first(pins), rules.GRP07)
		}
		return
	}
	part(e, a.By, rules.GRP09)
	depart(e, a.By, a.Verb)
}

// dragSquares is how far a grapple moves: half the mover's speed (GRP-06).
func dragSquares(e *rules.Encounter, id rules.ID) int { return max(1, e.Rules.Speed(e, id)/2) }

// checkDrag: a path of the mover alone; those it drags may end it sooner
// (GRP-06, 26.2).
func checkDrag(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if !e.Facts.Has(a.By, rules.Grappling) || opponents(e, a.By) == 0 {
		return rules.Refuse(rules.GRP06)
	}
	if r := canWalk(e, a.By); !r.OK() {
		return r
	}
	return Along(e, a.By, &a.Path, dragSquares(e, a.By), false).Refusal
}

func listDrags(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	if !e.Facts.Has(by, rules.Grappling) || opponents(e, by) == 0 || !canWalk(e, by).OK() {
		return dst
	}
	return listPaths(e, rules.GrappleMove, by, Reach(e, by, dragSquares(e, by)), dst)
}

func startDrag(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendStandard)
	announce(e, a)
	e.Push(
		contest(a.Verb, a.By, first(opponents(e, a.By)), rules.UnarmedWeapon, 0, 0),
		rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody},
	)
}

// doDrag comes to step A of a grapple's way: enemies outside it may strike at
// the mover (GRP-06, 26.2).
func doDrag(e *rules.Encounter, s *rules.Step) {
	p := &e.Agenda.Action.Path
	if int(s.A) >= p.Len() {
		return
	}
	e.Push(rules.Step{Op: opDragGo, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, A: s.A})
	provoke(e, s.Who, rules.Nobody, gap{e.Space(s.Who), true, p.Step(int(s.A))})
}

// doDragGo moves all grapplers by the same step, or ends the move before one
// that is illegal for any of them.
func doDragGo(e *rules.Encounter, s *rules.Step) {
	d := e.Agenda.Action.Path.Step(int(s.A))
	all := e.Facts.Grapple(s.Who)
	if inert(e, s.Who) || all == 0 {
		return
	}
	f := e.Field()
	for rest := all; rest != 0; rest &= rest - 1 {
		id := first(rest)
		at := e.Space(id)
		_, why := f.Step(at, d)
		by, free := blockedAt(e, id, grid.Space{At: at.At.Step(d), N: at.N}, true)
		if why != grid.StepOK || !free {
			e.Emit(rules.Event{Kind: rules.MoveStopped, Verb: s.Verb, Who: s.Who, Whom: by, To: e.Facts.Combatants[s.Who].At, Cite: rules.GRP06})
			return
		}
	}
	for rest := all; rest != 0; rest &= rest - 1 {
		if id := rules.ID(bits.TrailingZeros64(rest)); id != s.Who {
			shift(e, id, e.Facts.Combatants[id].At.Step(d), s.Verb, rules.GRP06)
		}
	}
	stride(e, s.Who, d, s.Verb, rules.GRP06)
	e.Push(rules.Step{Op: opDrag, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, A: s.A + 1})
}

// stride moves a creature one square of its own movement.
func stride(e *rules.Encounter, who rules.ID, d grid.Dir, verb rules.Verb, cite rules.Cite) {
	c := &e.Facts.Combatants[who]
	diagonals := int16(c.Budget.Diagonals)
	if e.Field().CountsDiagonal(e.Space(who), d, c.Conditions.Has(rules.Squeezing)) {
		diagonals++
	}
	e.Emit(rules.Event{Kind: rules.Moved, Verb: verb, Who: who, Whom: rules.Nobody, From: c.At, To: c.At.Step(d), A: diagonals, Cite: cite})
}
