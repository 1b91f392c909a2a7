package combat

import "tenaille/rules"

func onlyInScripts(e *rules.Encounter, _ *rules.Action) rules.Refusal {
	if e.Free {
		return rules.Refusal{}
	}
	return rules.Refuse(rules.INI02)
}

// startNewTurn opens a turn in a script, where no order is followed; the
// option is its kind.
func startNewTurn(e *rules.Encounter, a *rules.Action) {
	if e.Facts.Combatants[a.By].Budget.Began {
		lapsePins(e, a.By) // the turn that a turn before opened closes now
		rally(e, a.By)
	}
	kind := uint16(a.Option)
	switch {
	case !e.Facts.Combatants[a.By].Surprised:
	case !e.Rules.Turn.SurpriseRound || kind == restrictedTurn:
		kind = lostTurn // LIM-04; SUR-04 in the surprise round
	default:
		e.Emit(rules.Event{Kind: rules.Surprised, Who: a.By, Whom: rules.Nobody, Cite: rules.SUR04})
	}
	e.Push(
		rules.Step{Op: opBeginTurn, Who: a.By, Whom: rules.Nobody, A: -1, Flags: kind},
		rules.Step{Op: opStabilise, Who: a.By, Whom: rules.Nobody},
	)
}
