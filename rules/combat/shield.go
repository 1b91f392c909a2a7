package combat

import "tenaille/rules"

// shieldRows are the rows of loosing and readying a shield.
func shieldRows(t *tables) {
	t.verbs[rules.LooseShield] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT23, Check: checkShield, List: single(rules.LooseShield), Start: startSimple, Do: shiftShield}
	t.verbs[rules.ReadyShield] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.ACT23, Check: checkShield, List: single(rules.ReadyShield), Start: startSimple, Do: shiftShield}
}

// OptionLoose and OptionReady mark a move on which the creature looses its
// shield or readies it again (ACT-23); the bit of OptionSqueeze lies between
// them and OptionDraw.
const (
	OptionLoose = 4
	OptionReady = 8
)

// worn reports whether a creature bears a shield at all, on its arm or loosed.
// A sheet says nothing of one that gives no bonus; what only hinders cannot be
// laid aside by an action.
func worn(e *rules.Encounter, id rules.ID) bool { return e.Creatures[id].Shield > 0 }

// checkShield: the shield is loosed from the arm it is on, or readied on the
// arm it is not on (ACT-23).
func checkShield(e *rules.Encounter, a *rules.Action) rules.Refusal {
	return mayShift(e, a.By, a.Verb)
}

// mayShift refuses what a shield's state leaves nothing to do for.
func mayShift(e *rules.Encounter, id rules.ID, verb rules.Verb) rules.Refusal {
	if !worn(e, id) || e.Facts.Combatants[id].Loosed != (verb == rules.ReadyShield) {
		return rules.Refuse(rules.ACT23)
	}
	return rules.Refusal{}
}

// shieldVerb is what a move does with the shield on the way, NoVerb for
// nothing.
func shieldVerb(a *rules.Action) rules.Verb {
	switch a.Option & (OptionLoose | OptionReady) {
	case OptionLoose:
		return rules.LooseShield
	case OptionReady:
		return rules.ReadyShield
	}
	return rules.NoVerb
}

// shieldOnTheWay: on a move the shield costs nothing to whoever draws there
// too, and changes once (ACT-23).
func shieldOnTheWay(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case a.Option&(OptionLoose|OptionReady) == 0:
		return rules.Refusal{}
	case a.Option&OptionLoose != 0 && a.Option&OptionReady != 0, !deft(e, a.By):
		return rules.Refuse(rules.ACT23)
	}
	return mayShift(e, a.By, shieldVerb(a))
}

// changeShield looses a shield or readies it.
func changeShield(e *rules.Encounter, id rules.ID, verb rules.Verb, cite rules.Cite) {
	kind := rules.ShieldLoosed
	if verb == rules.ReadyShield {
		kind = rules.ShieldReadied
	}
	e.Emit(rules.Event{Kind: kind, Who: id, Whom: rules.Nobody, Cite: cite})
}

func shiftShield(e *rules.Encounter, s *rules.Step) { changeShield(e, s.Who, s.Verb, rules.ACT23) }
