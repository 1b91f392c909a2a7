package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Beyond returns those of the verbs that the canonical list offers by their best
// uses only which are legal in another: readying a word (INI-08), an area aimed where
// it reaches nobody (ACT-28).
func Beyond(e *rules.Encounter, by rules.ID) (verbs []rules.Verb) {
	a := rules.Action{Verb: rules.Ready, By: by, On: rules.Nobody, Option: uint8(rules.EnemyAttacks), Then: rules.Speak}
	if e.Check(&a).OK() {
		verbs = append(verbs, rules.Ready)
	}
	for k := range e.Creatures[by].Powers {
		if aimsSomewhere(e, by, uint8(k)) {
			return append(verbs, rules.Power)
		}
	}
	return verbs
}

// aimsSomewhere reports whether a power with an area can be aimed at any square.
func aimsSomewhere(e *rules.Encounter, by rules.ID, power uint8) bool {
	for y := range e.Map.H() {
		for x := range e.Map.W() {
			a := rules.Action{Verb: rules.Power, By: by, On: rules.Nobody, Option: power, Cell: grid.C(x, y)}
			if e.Check(&a).OK() {
				return true
			}
		}
	}
	return false
}
