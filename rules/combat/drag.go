package combat

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// dragRows are the rows of moving a grapple.
func dragRows(t *tables) {
	t.verbs[rules.GrappleMove] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesBySquares, Cite: rules.GRP06, Check: checkDrag, List: listDrags, Start: startDrag, Decided: onWin(tow)}
	t.deeds[opDrag] = rules.Deed{Do: doDrag, Peril: rules.PerilOnTheWay}
	t.deeds[opDragGo] = rules.Deed{Do: doDragGo, Peril: rules.PerilOnTheWay}
}

// dragSquares is how far a grapple moves: half the mover's speed (GRP-06).
func dragSquares(e *rules.Encounter, id rules.ID) int { return max(1, e.Rules.Move.Speed(e, id)/2) }

// checkDrag: a path of the mover alone; those it drags may end it sooner
// (GRP-06, 26.2).
func checkDrag(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if opponents(e, a.By) == 0 {
		return rules.Refuse(rules.GRP06)
	}
	if r := canWalk(e, a.By); !r.OK() {
		return r
	}
	return Along(e, a.By, &a.Path, dragSquares(e, a.By), false).Refusal
}

func listDrags(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	if opponents(e, by) == 0 || !canWalk(e, by).OK() {
		return dst
	}
	return Ways(e, rules.GrappleMove, by, Reach(e, by, dragSquares(e, by)), dst)
}

func startDrag(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendStandard)
	announce(e, a)
	e.Push(
		contest(a.Verb, a.By, rules.First(opponents(e, a.By)), rules.UnarmedWeapon, 0, 0),
		rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody},
	)
}

func tow(e *rules.Encounter, s *rules.Step) {
	e.Push(rules.Step{Op: opDrag, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody})
}

// doDrag comes to step A of a grapple's way: enemies outside it may strike at
// the mover (GRP-06, 26.2).
func doDrag(e *rules.Encounter, s *rules.Step) {
	p := &e.Agenda.Action.Path
	if int(s.A) >= p.Len() {
		return
	}
	e.Push(rules.Step{Op: opDragGo, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, A: s.A})
	g := gap{space: e.Space(s.Who), moving: true, dir: p.Step(int(s.A))}
	leaving(e, s.Who, g)
	provoke(e, s.Who, rules.Nobody, g)
}

// doDragGo moves all grapplers by the same step, or ends the move before one
// that is illegal for any of them.
func doDragGo(e *rules.Encounter, s *rules.Step) {
	d := e.Agenda.Action.Path.Step(int(s.A))
	if inert(e, s.Who) {
		return
	}
	all, f := e.Facts.Grapple(s.Who), e.Ground()
	for rest := all; rest != 0; rest &= rest - 1 {
		id := rules.First(rest)
		at := e.Space(id)
		_, why := f.Step(at, d)
		by, free := blockedAt(e, id, grid.Space{At: at.At.Step(d), N: at.N}, true)
		if why != grid.StepOK || !free || e.Facts.Has(id, rules.Anchored) {
			e.Emit(rules.Event{Kind: rules.MoveStopped, Verb: s.Verb, Who: s.Who, Whom: by, To: e.Facts.Combatants[s.Who].At, Cite: rules.GRP06})
			return
		}
	}
	before := triggered(e, s.Who)
	for rest := all; rest != 0; rest &= rest - 1 {
		if id := rules.ID(bits.TrailingZeros64(rest)); id != s.Who {
			shift(e, id, e.Facts.Combatants[id].At.Step(d), s.Verb, rules.GRP06)
		}
	}
	stride(e, s.Who, d, s.Verb, rules.GRP06)
	e.Push(rules.Step{Op: opDrag, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, A: s.A + 1})
	arrived(e, s.Who, before)
}

// stride moves a creature one square of its own movement.
func stride(e *rules.Encounter, who rules.ID, d grid.Dir, verb rules.Verb, cite rules.Cite) {
	c := &e.Facts.Combatants[who]
	_, diagonals := e.Ground().Count(e.Space(who), d, int(c.Budget.Diagonals), c.Conditions.Has(rules.Squeezing))
	e.Emit(rules.Event{Kind: rules.Moved, Verb: verb, Who: who, Whom: rules.Nobody, From: c.At, To: c.At.Step(d), A: int16(diagonals), Cite: cite})
}
