package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// grappleRows are the rows of grappling.
func grappleRows(t *tables) {
	t.verbs[rules.Grapple] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesTarget, Cite: rules.GRP02, Check: onTheLiving(checkGrapple), List: listGrapples, Start: startManeuver, Do: reachOut, Opened: grab, Decided: onWin(grapple)}
}

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
	case crowd(e, a.On)+roomTaken(e, a.By, a.On) > 8:
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
			sum += roomTaken(e, k, id)
		}
	}
	return sum
}

// roomTaken is the room one creature takes around another, in halves (GRP-04).
func roomTaken(e *rules.Encounter, id, around rules.ID) int {
	return 1 << min(max(larger(e, id, around)+1, 0), 3)
}

// reachOut makes the touch attack; joining a grapple needs none (GRP-02).
func reachOut(e *rules.Encounter, s *rules.Step) {
	touch := touching(s)
	if s.Whom == rules.Nobody { // whoever is in the square by now (CON-07)
		touch.Cell, touch.Flags = s.Cell, touch.Flags|uint16(rules.ModeSquare)
		e.Push(touch)
		return
	}
	if e.Facts.Has(s.Whom, rules.Grappling) {
		grab(e, s)
		return
	}
	e.Push(touch)
}

// grab comes after the touch: the opposed checks, lost without a roll against
// one two or more sizes larger (GRP-02).
func grab(e *rules.Encounter, s *rules.Step) {
	switch {
	case larger(e, s.Whom, s.Who) >= 2:
		forfeit(e, s, rules.GRP02)
		return
	case crowd(e, s.Whom)+roomTaken(e, s.Who, s.Whom) > 8: // grabbed at by its square
		forfeit(e, s, rules.GRP04)
		return
	}
	e.Push(contest(rules.Grapple, s.Who, s.Whom, rules.UnarmedWeapon, 0, s.Flags&iterativeBits))
}

// grapple takes hold of the target and deals unarmed damage (GRP-02).
func grapple(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.GripGained, Who: s.Who, Whom: s.Whom, A: 1, Cite: rules.GRP02})
	gain(e, s.Who, rules.Grappling, rules.GRP02)
	gain(e, s.Whom, rules.Grappling, rules.GRP02)
	e.Push(rules.Step{Op: opMoveIn, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Cell: entry(e, s.Who, s.Whom)})
	crush(e, s)
}

// crush deals the unarmed damage of a won check (GRP-02, GRP-05).
func crush(e *rules.Encounter, s *rules.Step) {
	e.Agenda.Blow = attack.Crushing(e, s.Who, s.Whom)
	e.Push(rules.Step{Op: opBlowDie, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: rules.UnarmedWeapon})
}
