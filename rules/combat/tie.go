package combat

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// tieRows are the rows of ties of initiative.
func tieRows(t *tables) {
	t.deeds[opTies] = rules.Deed{Do: doTies}
	t.rolls[opTieRoll] = rules.Roll{Ask: askInitiative, Got: gotTieRoll}
}

// Flags of an opTies step: its group has just rolled; those who were surprised
// have joined the others.
const (
	tiesRolled = 1
	tiesLate   = 2
)

// doTies looks for ties among the places A to B of the order, from the
// highest, and has the first tied group roll again (INI-03, DIC-11). In a group
// that has just rolled only equal rolls still tie.
func doTies(e *rules.Encounter, s *rules.Step) {
	tied := func(a, b rules.ID) bool {
		fa, fb := &e.Facts.Combatants[a], &e.Facts.Combatants[b]
		if s.Flags == tiesRolled {
			return fa.Rolls == fb.Rolls
		}
		return fa.Initiative == fb.Initiative && InitiativeModifier(e, a) == InitiativeModifier(e, b)
	}
	order := e.Facts.Order[:e.Facts.Ordered]
	for i := int(s.A); i < int(s.B); {
		k := i + 1
		for k < int(s.B) && tied(order[i], order[k]) {
			k++
		}
		if k-i > 1 && (s.Flags != tiesLate || newcomer(e, order[i:k])) {
			e.Push(
				rules.Step{Op: opTieRoll, Who: lowest(order[i:k], -1), Whom: rules.Nobody, A: int16(i), B: int16(k)},
				rules.Step{Op: opTies, Who: rules.Nobody, Whom: rules.Nobody, A: int16(k), B: s.B, Flags: s.Flags},
			)
			return
		}
		i = k
	}
}

// newcomer reports whether one of a group has only now rolled, after a
// surprise round: a tie among the others is settled already.
func newcomer(e *rules.Encounter, group []rules.ID) bool {
	for _, id := range group {
		if e.Facts.Combatants[id].Surprised {
			return true
		}
	}
	return false
}

// lowest returns the lowest id above another in a group, or Nobody.
func lowest(group []rules.ID, above rules.ID) rules.ID {
	next := rules.Nobody
	for _, id := range group {
		if id > above && (next == rules.Nobody || id < next) {
			next = id
		}
	}
	return next
}

func gotTieRoll(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.InitiativeRolled, Who: s.Who, Whom: rules.Nobody, A: a.Value, B: a.Value, C: 1, Cite: rules.INI03})
	group := slices.Clone(e.Facts.Order[s.A:s.B])
	if next := lowest(group, s.Who); next != rules.Nobody {
		e.Push(rules.Step{Op: opTieRoll, Who: next, Whom: rules.Nobody, A: s.A, B: s.B})
		return
	}
	slices.SortStableFunc(group, func(a, b rules.ID) int {
		return int(e.Facts.Combatants[b].Rolls) - int(e.Facts.Combatants[a].Rolls)
	})
	place(e, group, int(s.A))
	e.Push(rules.Step{Op: opTies, Who: rules.Nobody, Whom: rules.Nobody, A: s.A, B: s.B, Flags: tiesRolled})
}
