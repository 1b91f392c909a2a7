package combat

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// initiativeRows are the rows of initiative.
func initiativeRows(t *tables) {
	t.rolls[opInitiative] = rules.Roll{Ask: askInitiative, Got: gotInitiative}
	t.deeds[opLate] = rules.Deed{Do: doLate}
}

// Begin starts an encounter: everyone is flat-footed, initiative is rolled
// and the first turn begins (INI-01 to INI-04).
func Begin(e *rules.Encounter) {
	for id := range e.Count() {
		if e.Present(id) {
			gain(e, id, rules.FlatFooted, rules.INI04)
		}
	}
	e.Push(rules.Step{Op: opLate, Who: rules.Nobody, Whom: rules.Nobody})
	Open(e)
}

// Operands of the steps of initiative: whose rolls they are.
const (
	rollAll = iota
	rollAware
	rollLate
)

// doLate begins initiative: before a surprise round only the aware roll, the
// others after it (SUR-03, DIC-11).
func doLate(e *rules.Encounter, s *rules.Step) {
	if !Ambushed(e) {
		doAware(e, s) // everybody is surprised, or nobody: nobody gains by it
	}
	e.Push(rolls(e, true), FirstTurn())
}

// RollInitiative puts only the rolls of initiative on the agenda, without the
// turns that follow: those of the aware first, where a surprise round comes,
// or those who were surprised.
func RollInitiative(e *rules.Encounter, first bool) { e.Push(rolls(e, first)) }

// rolls is the step that begins the rolls of initiative.
func rolls(e *rules.Encounter, first bool) rules.Step {
	who := int16(rollAll)
	switch {
	case !first:
		who = rollLate
	case Ambushed(e):
		who = rollAware
	}
	return rules.Step{Op: opInitiative, Who: nextRoller(e, -1, who), Whom: rules.Nobody, A: who}
}

// nextRoller returns the next creature by id that rolls now, or Nobody.
func nextRoller(e *rules.Encounter, after rules.ID, who int16) rules.ID {
	for id := after + 1; id < e.Count(); id++ {
		if rollsNow(e, id, who) {
			return id
		}
	}
	return rules.Nobody
}

// rollsNow reports whether a creature is of those who roll; who is yet to come does
// not (SKI-19).
func rollsNow(e *rules.Encounter, id rules.ID, who int16) bool {
	c := &e.Facts.Combatants[id]
	return c.Away == rules.Here && (who == rollAll || c.Surprised == (who == rollLate))
}

// InitiativeModifier returns what a creature adds to its d20 (INI-01).
func InitiativeModifier(e *rules.Encounter, id rules.ID) int {
	var b rules.Breakdown
	return attack.TestBonus(e, rules.InitiativeRoll, id, 0, &b)
}

func askInitiative(*rules.Encounter, *rules.Step) (dice.Question, bool) {
	return dice.Face(dice.Initiative, 20), true
}

func gotInitiative(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	bonus := InitiativeModifier(e, s.Who)
	e.Emit(rules.Event{Kind: rules.InitiativeRolled, Who: s.Who, Whom: rules.Nobody, A: a.Value, B: a.Value + int16(bonus), Cite: rules.INI01, Report: explain(e, rules.InitiativeRoll, s.Who, bonus)})
	if next := nextRoller(e, s.Who, s.A); next != rules.Nobody {
		e.Push(rules.Step{Op: opInitiative, Who: next, Whom: rules.Nobody, A: s.A})
		return
	}
	var rolled []rules.ID
	for id := range e.Count() {
		if rollsNow(e, id, s.A) {
			rolled = append(rolled, id)
		}
	}
	slices.SortStableFunc(rolled, func(a, b rules.ID) int { return ahead(e, a, b) })
	order, ties := rolled, uint16(0)
	if s.A == rollLate {
		order, ties = joined(e, rolled), tiesLate
	}
	place(e, order, 0)
	e.Push(rules.Step{Op: opTies, Who: rules.Nobody, Whom: rules.Nobody, A: 0, B: int16(len(order)), Flags: ties})
}

// ahead is negative when one creature comes before another: by its total, then
// by its modifier (INI-02, INI-03).
func ahead(e *rules.Encounter, a, b rules.ID) int {
	fa, fb := &e.Facts.Combatants[a], &e.Facts.Combatants[b]
	if fa.Initiative != fb.Initiative {
		return int(fb.Initiative - fa.Initiative)
	}
	return InitiativeModifier(e, b) - InitiativeModifier(e, a)
}

// joined is the order of a surprise round with those who come late put into it;
// among the others ties stay settled, and places taken by waiting stay taken
// (SUR-03, INI-02, INI-07).
func joined(e *rules.Encounter, late []rules.ID) []rules.ID {
	var order []rules.ID
	for _, id := range e.Facts.Order[:e.Facts.Ordered] {
		for len(late) > 0 && ahead(e, late[0], id) < 0 {
			order, late = append(order, late[0]), late[1:]
		}
		order = append(order, id)
	}
	return append(order, late...)
}
