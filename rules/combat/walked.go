package combat

import (
	"tenaille/rules"
	"tenaille/rules/dice"
)

// Contested reports whether the die that is owed opens an opposed check, which
// is thrown anew when both sides come out equal (MAN-01).
func Contested(e *rules.Encounter) bool {
	n := len(e.Agenda.Steps)
	return n > 0 && e.Rules.Rolls[e.Agenda.Steps[n-1].Op].Opposed == rules.OpensCheck
}

// Pairs tells the pairs of faces of an opposed check apart by what they lead to:
// those of one margin go on alike. It is on whose side the check comes out, and of
// a bull rush by how much (MAN-01, MAN-04). ok is false where no such check begins,
// or where the first die is to meet several opponents.
func Pairs(e *rules.Encounter) (margin func(first, second int) int, ok bool) {
	if !Contested(e) {
		return nil, false
	}
	s := &e.Agenda.Steps[len(e.Agenda.Steps)-1]
	if nextOpponent(e, s) != rules.Nobody {
		return nil, false
	}
	var b rules.Breakdown
	mine := sideBonus(e, s, true, &b)
	ahead := int(mine - sideBonus(e, s, false, &b))
	return func(first, second int) int { return marginOf(s.Verb, first+ahead-second) }, true
}

// Margins tells the same of the answers to the second die alone, when the first
// has been thrown.
func Margins(e *rules.Encounter) (margin func(second dice.Answer) int, ok bool) {
	n := len(e.Agenda.Steps)
	if n == 0 || e.Rules.Rolls[e.Agenda.Steps[n-1].Op].Opposed != rules.MeetsCheck {
		return nil, false
	}
	s := &e.Agenda.Steps[n-1]
	if nextOpponent(e, s) != rules.Nobody {
		return nil, false
	}
	var b rules.Breakdown
	equal := int(s.Cell.X - sideBonus(e, s, false, &b))
	return func(second dice.Answer) int { return marginOf(s.Verb, equal-int(second.Value)) }, true
}

// marginOf is as much of a difference as decides.
func marginOf(verb rules.Verb, difference int) int {
	if verb == rules.BullRush {
		return difference
	}
	return max(-1, min(difference, 1))
}

// OutOfHarm reports whether nothing that is still on the agenda can take hit
// points from a creature which acts and has some left: no blow against it is
// pending, and either what follows gives no opportunity or no enemy has one left
// (AOO-08). How many hit points it has then makes no difference to its action.
func OutOfHarm(e *rules.Encounter, id rules.ID) bool {
	spent := true
	for o := range e.Count() {
		spent = spent && (!e.Hostile(o, id) || !e.Present(o) || int(e.Facts.Combatants[o].Opportunities) >= allowance(e, o))
	}
	for i := range e.Agenda.Steps {
		s := &e.Agenda.Steps[i]
		switch s.Verb { // what they lead to goes on over squares
		case rules.Grapple, rules.GrappleMove, rules.Overrun:
			if !spent {
				return false
			}
		case rules.FullAttack: // its shots are still to come
			if s.Op == opEffect && !spent && givesChance(e, s) {
				return false
			}
		}
		switch e.Rules.Peril(s.Op) {
		case rules.PerilToNobody:
		case rules.PerilOfSave: // it may cost points of a score
			if s.Who == id && s.Flags == testSave {
				return false
			}
		case rules.PerilToOthers:
			if s.Who != id {
				return false
			}
		case rules.PerilOnTheWay:
			if !spent {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// SetHealth gives a creature that has hit points so many in thought, and has what is on
// the agenda take it that it always had them: an attempt that damage would spoil remembers
// how many it began with (GRP-02, MAN-03).
func SetHealth(e *rules.Encounter, id rules.ID, hp int16) {
	c := &e.Facts.Combatants[id]
	more := hp - c.HP
	c.HP = hp
	for i := range e.Agenda.Steps {
		if s := &e.Agenda.Steps[i]; s.Op == opAttempt && s.Who == id {
			s.A += more
		}
	}
}
