package limited

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
)

// begin starts an encounter: those that the scenario says are surprised, or
// that an ambush surprises, lose their first turn; nobody else is flat-footed
// unless the option says so (LIM-02, LIM-04, LIM-16).
func begin(e *rules.Encounter) {
	for id := range e.Count() {
		switch {
		case !e.Present(id):
		case e.Facts.Combatants[id].Surprised:
			surprise(e, id)
		case e.Options.LimitedFlatFootedStart:
			e.Emit(rules.Event{Kind: rules.ConditionGained, Who: id, Whom: rules.Nobody, Condition: rules.FlatFooted, Cite: rules.LIM16})
		}
	}
	newRound(e)
	e.Push(combat.FirstTurn())
	combat.Open(e)
}

// initiative sets the order, which needs no die (LIM-05, LIM-06).
func initiative(e *rules.Encounter, _ bool) { newRound(e) }

// newRound sets the order of a round: by score, player characters before
// others, the more alert before the less, then by id (LIM-05, LIM-06).
func newRound(e *rules.Encounter) {
	var room [rules.MaxCombatants]rules.ID
	order := room[:0]
	for id := range e.Count() {
		order = append(order, id)
	}
	slices.SortFunc(order, func(a, b rules.ID) int {
		x, y := &e.Creatures[a], &e.Creatures[b]
		switch {
		case e.InitiativeScore(a) != e.InitiativeScore(b):
			return e.InitiativeScore(b) - e.InitiativeScore(a)
		case x.PC != y.PC && x.PC:
			return -1
		case x.PC != y.PC:
			return 1
		case e.Alertness(a) != e.Alertness(b):
			return e.Alertness(b) - e.Alertness(a)
		}
		return int(a) - int(b)
	})
	for i, id := range order {
		if i >= int(e.Facts.Ordered) || e.Facts.Order[i] != id {
			e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(i), Cite: rules.LIM05})
		}
	}
}
