package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// checkGrapple: one within reach, seen, with room left around it; or a square in
// which somebody unseen may stand, on the terms of an attack on it (GRP-02,
// GRP-04, CON-07).
func checkGrapple(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case a.On == rules.Nobody:
		at := rules.Action{Verb: rules.AttackSquare, By: a.By, On: rules.Nobody, Weapon: rules.UnarmedWeapon, Cell: a.Cell}
		return checkSquare(e, &at)
	case !aimable(e, a):
		return rules.Refusal{Cite: rules.GRP02, Who: a.On}
	case crowd(e, a.On)+share4(e, a.By, a.On) > 8:
		return rules.Refusal{Cite: rules.GRP04, Who: a.On}
	}
	return touchable(e, a, rules.UnarmedWeapon)
}

// listGrapples lists those who may be grabbed, then the squares that may be
// grabbed at (GRP-02, CON-07).
func listGrapples(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	dst = listOn(rules.Grapple, rules.UnarmedWeapon, false)(e, by, dst)
	return listGroping(e, by, rules.Grapple, rules.UnarmedWeapon+1, dst)
}

// crowd is how much room the enemies that grapple a creature take, in halves
// of a creature of its size; eight is all there is (GRP-04).
func crowd(e *rules.Encounter, id rules.ID) int {
	sum := 0
	for rest := e.Facts.Combatants[id].Grip; rest != 0; rest &= rest - 1 {
		if k := rules.First(rest); e.Hostile(k, id) {
			sum += share4(e, k, id)
		}
	}
	return sum
}

// share4 is the room one creature takes around another, in halves (GRP-04).
func share4(e *rules.Encounter, id, around rules.ID) int {
	return 1 << min(max(larger(e, id, around)+1, 0), 3)
}

// grab comes after the touch: the opposed checks, lost without a roll against
// one two or more sizes larger (GRP-02).
func grab(e *rules.Encounter, s *rules.Step) {
	switch {
	case larger(e, s.Whom, s.Who) >= 2:
		forfeit(e, s, rules.GRP02)
		return
	case crowd(e, s.Whom)+share4(e, s.Who, s.Whom) > 8: // grabbed at by its square
		forfeit(e, s, rules.GRP04)
		return
	}
	e.Push(contest(rules.Grapple, s.Who, s.Whom, rules.UnarmedWeapon, 0, s.Flags&iterativeBits))
}

// wrestled draws the consequences of a grapple check.
func wrestled(e *rules.Encounter, s *rules.Step, won bool) {
	if !won {
		forfeit(e, s, e.Rules.Verbs[s.Verb].Cite)
		return
	}
	switch s.Verb {
	case rules.Grapple:
		e.Emit(rules.Event{Kind: rules.GripGained, Who: s.Who, Whom: s.Whom, A: 1, Cite: rules.GRP02})
		gain(e, s.Who, rules.Grappling, rules.GRP02)
		gain(e, s.Whom, rules.Grappling, rules.GRP02)
		e.Push(rules.Step{Op: opMoveIn, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Cell: entry(e, s.Who, s.Whom)})
		crush(e, s)
	case rules.GrappleDamage:
		crush(e, s)
	case rules.GrapplePin:
		e.Emit(rules.Event{Kind: rules.PinWon, Who: s.Who, Whom: s.Whom, Cite: rules.GRP07})
		gain(e, s.Whom, rules.Pinned, rules.GRP07)
	case rules.GrappleEscape:
		escaped(e, s)
	case rules.GrappleMove:
		e.Push(rules.Step{Op: opDrag, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody})
	case rules.Draw:
		e.Emit(rules.Event{Kind: rules.WeaponDrawn, Who: s.Who, Whom: rules.Nobody, Weapon: s.Weapon, Cite: rules.GRP05})
	}
}

// crush deals the unarmed damage of a won check (GRP-02, GRP-05).
func crush(e *rules.Encounter, s *rules.Step) {
	e.Agenda.Blow = attack.Crushing(e, s.Who, s.Whom)
	e.Push(rules.Step{Op: opBlowDie, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: rules.UnarmedWeapon})
}

// entry is where the initiator of a grapple stands: the least displacement
// that overlaps the target's space and where nobody else stands, ties row by
// row; where it is if there is none (GRP-02, 26.1, 26.3).
func entry(e *rules.Encounter, who, whom rules.ID) grid.Cell {
	s, t, f := e.Space(who), e.Space(whom), e.Ground()
	best, at := 1<<30, s.At
	n := int(s.N)
	for y := int(t.At.Y) - n + 1; y < int(t.At.Y)+int(t.N); y++ {
		for x := int(t.At.X) - n + 1; x < int(t.At.X)+int(t.N); x++ {
			to := grid.Space{At: grid.C(x, y), N: s.N}
			if _, free := blockedAt(e, who, to, true); !free || !f.Stands(to) {
				continue
			}
			if d := e.Options.Grid.Distance(s.At, to.At); d < best {
				best, at = d, to.At
			}
		}
	}
	return at
}

// doMoveIn leads the initiator in, square by square; those outside the grapple
// may strike as it leaves theirs (GRP-02).
func doMoveIn(e *rules.Encounter, s *rules.Step) {
	c := &e.Facts.Combatants[s.Who]
	if !c.Conditions.Has(rules.Grappling) || c.At == s.Cell {
		return
	}
	p := chargePath(c.At, s.Cell)
	g := gap{space: e.Space(s.Who), moving: true, dir: p.Step(0)}
	e.Push(rules.Step{Op: opMoveInGo, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Cell: s.Cell, A: int16(g.dir)})
	provoke(e, s.Who, rules.Nobody, g)
}

func doMoveInGo(e *rules.Encounter, s *rules.Step) {
	if inert(e, s.Who) {
		return
	}
	shift(e, s.Who, e.Facts.Combatants[s.Who].At.Step(grid.Dir(s.A)), s.Verb, rules.GRP02)
	e.Push(rules.Step{Op: opMoveIn, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Cell: s.Cell})
}

// shift moves a creature without counting it as distance it has moved.
func shift(e *rules.Encounter, who rules.ID, to grid.Cell, verb rules.Verb, cite rules.Cite) {
	c := &e.Facts.Combatants[who]
	unfind(e, who)
	e.Emit(rules.Event{Kind: rules.Moved, Verb: verb, Who: who, Whom: rules.Nobody, From: c.At, To: to, A: int16(c.Budget.Diagonals), B: 2, Cite: cite})
}

// drawTarget has a shot from outside strike one of the grapplers at random; it
// reports false when the shot has only one possible target (GRP-08).
func drawTarget(e *rules.Encounter, s *rules.Step) bool {
	if _, random := attack.StruckAtRandom(e, s.Who, s.Whom, s.Weapon, rules.AttackMode(s.Flags)); !random {
		return false
	}
	draw := *s
	draw.Op = opDrawTarget
	e.Push(draw)
	return true
}
