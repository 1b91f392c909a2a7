package combat

import "tenaille/rules"

// releaseRows are the rows of letting go.
func releaseRows(t *tables) {
	t.verbs[rules.Release] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.GRP09, Check: checkRelease, List: listReleases, Start: startRelease}
}

// optionPin marks the release of a pin alone.
const optionPin = 1

// checkRelease: letting go is free, of a pin or of the grapple. One whom an
// enemy seized and still holds has to escape instead (GRP-09).
func checkRelease(e *rules.Encounter, a *rules.Action) rules.Refusal {
	c := &e.Facts.Combatants[a.By]
	switch {
	case a.Option == optionPin:
		if c.Pins == 0 {
			return rules.Refuse(rules.GRP07)
		}
	case !c.Conditions.Has(rules.Grappling):
		return rules.Refuse(rules.GRP09)
	case c.Held&opponents(e, a.By) != 0:
		return rules.Refusal{Cite: rules.GRP09, Who: rules.First(c.Held & opponents(e, a.By))}
	case a.Amount == chosenSquare && !leavesTo(e, a.By, a.Cell):
		return rules.Refusal{Cite: rules.GRP09, Who: rules.Nobody, At: a.Cell}
	}
	return rules.Refusal{}
}

func listReleases(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for option := range uint8(optionPin + 1) {
		a := rules.Action{Verb: rules.Release, By: by, On: rules.Nobody, Option: option}
		if checkRelease(e, &a).OK() {
			dst = append(dst, a)
		}
	}
	return dst
}

func startRelease(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendFree)
	announce(e, a)
	if a.Option == optionPin {
		for pins := e.Facts.Combatants[a.By].Pins; pins != 0; pins &= pins - 1 {
			unpin(e, a.By, rules.First(pins), rules.GRP07)
		}
		return
	}
	part(e, a.By, rules.GRP09)
	depart(e, a.By, a.Verb)
}
