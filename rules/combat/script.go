package combat

import "tenaille/rules"

// scriptRows are the rows of what only a scenario does.
func scriptRows(t *tables) {
	t.verbs[rules.NewTurn] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.ACT33, Check: onlyInScripts, Start: startNewTurn}
	t.verbs[rules.Harm] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.DMG01, Check: onlyInScripts, Start: startSimple, Do: harm}
	t.verbs[rules.Heal] = rules.VerbRow{Cost: rules.NoCost, Cite: rules.HP06, Check: onlyInScripts, Start: startSimple, Do: heal}
}

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

// harm deals so many points of damage from nowhere.
func harm(e *rules.Encounter, s *rules.Step) {
	wounded(e, s.Who, rules.Nobody, int(s.A))
	massive(e, s.Who, rules.Nobody, int(s.A))
}

func heal(e *rules.Encounter, s *rules.Step) { healed(e, s.Who, int(s.A)) }
