package combat

import "tenaille/rules"

// drinkRows are the rows of a draught.
func drinkRows(t *tables) {
	t.verbs[rules.Drink] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesAll, Cite: rules.ACT10, Check: checkPower, List: listDraughts, Start: startPower}
}

// listDraughts appends one action per draught that is left (ACT-10).
func listDraughts(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for i := range e.Creatures[by].Powers {
		a := e.Probe(rules.Action{Verb: rules.Drink, By: by, On: by, Option: uint8(i), Cell: e.Facts.Combatants[by].At})
		if checkPower(e, a).OK() {
			dst = append(dst, *a)
		}
	}
	return dst
}
