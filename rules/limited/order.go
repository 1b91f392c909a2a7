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
		case e.Options.Own[flatFootedStart] != 0:
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
		if e.Facts.Combatants[id].Away != rules.Waiting {
			order = append(order, id)
		}
	}
	slices.SortFunc(order, func(a, b rules.ID) int {
		lead, _ := ahead(e, a, b)
		return -lead
	})
	for i, id := range order {
		if i >= int(e.Facts.Ordered) || e.Facts.Order[i] != id {
			cite := rules.LIM05
			if i > 0 && tie(e, order[i-1], id) != rules.ByScore {
				cite = rules.LIM06
			}
			e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(i), Cite: cite})
		}
	}
}

// ahead is how far one creature is ahead of another in the order of a round,
// below 0 for behind, and by what (LIM-05, LIM-06).
func ahead(e *rules.Encounter, a, b rules.ID) (lead int, by rules.Tie) {
	x, y := &e.Creatures[a], &e.Creatures[b]
	switch {
	case e.InitiativeScore(a) != e.InitiativeScore(b):
		return e.InitiativeScore(a) - e.InitiativeScore(b), rules.ByScore
	case x.PC != y.PC && x.PC:
		return 1, rules.ByPlayer
	case x.PC != y.PC:
		return -1, rules.ByPlayer
	case e.Alertness(a) != e.Alertness(b):
		return e.Alertness(a) - e.Alertness(b), rules.ByAlertness
	}
	return int(b) - int(a), rules.ByNumber
}

// tie is what decides between two creatures (LIM-06).
func tie(e *rules.Encounter, a, b rules.ID) rules.Tie {
	_, by := ahead(e, a, b)
	return by
}
