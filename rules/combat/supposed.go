package combat

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// TurnComes has the turn of a creature come in thought, if it has not: in the next round
// where it has acted in this one and a side commands its figures. It reports whether it
// can act then; where dice decide first whether it has a turn, it cannot. It is for a
// copy of an encounter: what lies between is left out (INI-02, SKI-15).
func TurnComes(e *rules.Encounter, id rules.ID) bool {
	set := &e.Rules.Turn
	if set.Acts(e, id) {
		return true
	}
	if e.Facts.Combatants[id].Activated {
		e.Emit(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, Whom: rules.Nobody, A: int16(e.Facts.Round) + 1, Cite: e.Rules.Grounds.Order})
	}
	a := rules.Action{Verb: rules.NewTurn, By: id, On: rules.Nobody}
	if set.SurpriseRound && e.Facts.Round == 0 && !e.Facts.Combatants[id].Surprised {
		a.Option = 1 // the surprise round has one action
	}
	steps := len(e.Agenda.Steps)
	e.Rules.Verbs[rules.NewTurn].Start(e, &a)
	if _, owed := e.Pending(); owed || len(e.Agenda.Steps) > steps {
		return false
	}
	if place := slices.Index(e.Facts.Order[:e.Facts.Ordered], id); place >= 0 && !set.Phases {
		e.Emit(rules.Event{Kind: rules.TurnShifted, Who: id, Whom: rules.Nobody, A: int16(place), Cite: e.Rules.Grounds.Order})
	}
	return set.Acts(e, id)
}

// LoadedBy has a creature have loaded a weapon in thought, though somebody might strike
// before (ACT-24).
func LoadedBy(e *rules.Encounter, id rules.ID, weapon int8) {
	load(e, &rules.Step{Who: id, Weapon: weapon})
}

// These have a creature do in thought what it might do, without what may happen
// meanwhile; who weighs many such thoughts takes each back by its own copy of the
// combatant, which is all that they change.

// PutTo has it stand elsewhere, whatever brought it there; StandAt has it fit there too.
func PutTo(e *rules.Encounter, id rules.ID, at grid.Cell) {
	e.Emit(rules.Event{Kind: rules.Moved, Who: id, Whom: rules.Nobody, From: e.Facts.Combatants[id].At, To: at})
}

// SteppedTo has it have made a 5-foot step (MOV-10).
func SteppedTo(e *rules.Encounter, id rules.ID, at grid.Cell) {
	e.Emit(rules.Event{Kind: rules.Moved, Who: id, Whom: rules.Nobody, From: e.Facts.Combatants[id].At, To: at, B: 1})
}

// ChargedTo has it stand at the end of a charge (ACT-16).
func ChargedTo(e *rules.Encounter, id rules.ID, at grid.Cell) {
	PutTo(e, id, at)
	Charging(e, id)
}

// SpentOn has it have spent a part of its turn (ACT-01).
func SpentOn(e *rules.Encounter, id rules.ID, what rules.Spending) {
	e.Emit(rules.Event{Kind: rules.Spent, Who: id, Whom: rules.Nobody, A: int16(what), B: 1})
}

// WalkedTo has it have walked for a move action.
func WalkedTo(e *rules.Encounter, id rules.ID, at grid.Cell) {
	SpentOn(e, id, rules.SpendMove)
	PutTo(e, id, at)
}

// DrawnBy has it have a weapon in hand, for a move action.
func DrawnBy(e *rules.Encounter, id rules.ID, weapon int8) {
	SpentOn(e, id, rules.SpendMove)
	e.Emit(rules.Event{Kind: rules.WeaponDrawn, Who: id, Whom: rules.Nobody, Weapon: weapon})
}
