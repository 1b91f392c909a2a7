package combat

import "tenaille/rules"

// escapeRows are the rows of getting out of a net or bonds.
func escapeRows(t *tables) {
	t.verbs[rules.Escape] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesAll, Cite: rules.ACT32, Check: checkEscape, List: listEscapes, Start: startSimple, Do: tryCare, Tested: freed}
}

// The difficulties of getting out of a net, by Escape Artist and by Strength
// (ACT-32).
const (
	netArtist = 20
	netForce  = 25
)

// optionForce marks an escape by Strength instead of Escape Artist (ACT-32).
const optionForce = 2

func checkEscape(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if e.Facts.Combatants[a.By].Conditions.Any(rules.Set(rules.Entangled, rules.Bound)) {
		return rules.Refusal{}
	}
	return rules.Refuse(rules.ACT32)
}

func listEscapes(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	a := rules.Action{Verb: rules.Escape, By: by, On: rules.Nobody}
	if checkEscape(e, &a).OK() {
		dst = append(dst, a)
		a.Option = optionForce
		dst = append(dst, a)
	}
	return dst
}

// freed takes off what held one who got out: bonds first, for a net over them
// takes another try (ACT-32).
func freed(e *rules.Encounter, s *rules.Step, passed bool) {
	switch {
	case !passed:
	case e.Facts.Has(s.Who, rules.Bound):
		lose(e, s.Who, rules.Bound, rules.ACT32)
	default:
		lose(e, s.Who, rules.Entangled, rules.ACT32)
	}
}
