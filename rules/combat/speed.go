package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Speed returns the squares of one move action (MOV-01), halved by what
// halves it (CND-01).
func Speed(e *rules.Encounter, id rules.ID) int { return Halved(e, id, int(e.Creatures[id].Speed)) }

// Halved returns the squares of a move of n, halved by every state that halves
// it and where a creature keeps its balance (CND-01, CND-10).
func Halved(e *rules.Encounter, id rules.ID, n int) int {
	cs := e.Facts.Combatants[id].Conditions
	if n == 0 || cs.Has(rules.Anchored) { // what cannot move is not given the square of CND-01
		return 0
	}
	for ; cs != 0; cs = cs.Rest() {
		if e.Rules.States[cs.First()].Half {
			n = max(1, n/2)
		}
	}
	if attack.OffBalance(e, id) {
		n = max(1, n/2)
	}
	return n
}

// canWalk says what in a creature's posture, or of what it is caught in, keeps it from
// walking (CND-03, CND-04, CND-06).
func canWalk(e *rules.Encounter, id rules.ID) rules.Refusal {
	cs := e.Facts.Combatants[id].Conditions
	switch {
	case cs.Has(rules.Anchored):
		return rules.Refuse(rules.CND06)
	case cs.Has(rules.Prone):
		return rules.Refuse(rules.CND03)
	case cs.Has(rules.Kneeling) || cs.Has(rules.Sitting):
		return rules.Refuse(rules.CND04)
	}
	return rules.Refusal{}
}

// gripped reports whether a creature is held where it is: in a grapple, or
// pinned, be it by a power alone without one (GRP-05, GRP-07).
func gripped(e *rules.Encounter, id rules.ID) bool {
	return e.Facts.Combatants[id].Conditions.Any(rules.Set(rules.Grappling, rules.Pinned))
}

// stepped reports whether a creature has made its 5-foot step this turn, after
// which it may move no other distance (MOV-10).
func stepped(e *rules.Encounter, id rules.ID) bool {
	b := &e.Facts.Combatants[id].Budget
	return !b.Step && !b.Moved
}

// fullSquares is how far a charge or a withdrawal leads: twice the speed, once
// in a turn of one action (ACT-08, ACT-16, ACT-18, 26.2).
func fullSquares(e *rules.Encounter, id rules.ID) int {
	if e.Facts.Combatants[id].Budget.Restricted {
		return e.Rules.Move.Speed(e, id)
	}
	return 2 * e.Rules.Move.Speed(e, id)
}

// squares is how far the verbs of sections 19 to 21 lead.
func squares(e *rules.Encounter, by rules.ID, v rules.Verb) int {
	switch v {
	case rules.Charge, rules.Withdraw:
		return fullSquares(e, by)
	case rules.GrappleMove:
		return dragSquares(e, by)
	case rules.Crawl, rules.FiveFootStep:
		return rules.MaxPath
	}
	return e.Rules.Move.Speed(e, by)
}

// Squares returns how far a moving verb may lead a creature now, in squares of
// cost, as the ruleset has it.
func Squares(e *rules.Encounter, by rules.ID, v rules.Verb) int {
	return e.Rules.Move.Squares(e, by, v)
}
