package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Lookout is an enemy from whom a creature could hide, with what both would add
// to their d20 (STL-01).
type Lookout struct {
	Who rules.ID
	// Hide is what the creature adds, the bonus of its shelter included;
	// Perception what the enemy adds, its distance taken off. Hiding and Spotting
	// are what they are made of, by the ruleset's table of tests.
	Hide, Perception int
	Hiding, Spotting rules.Breakdown
	// Blind reports that the enemy cannot notice at all (CND-09).
	Blind bool
}

// Lookouts returns the enemies a creature would roll Hide against where it
// stands, by id (DIC-13).
func Lookouts(e *rules.Encounter, by rules.ID) []Lookout {
	var list []Lookout
	for id := range e.Count() {
		if bonus, ok := watches(e, id, by); ok {
			l := Lookout{Who: id, Blind: e.Facts.Combatants[id].Conditions.Any(rules.SightlessSet)}
			l.Hide = attack.TestBonus(e, rules.HideCheck, by, bonus, &l.Hiding)
			l.Perception = SpotBonus(e, id, by, &l.Spotting)
			list = append(list, l)
		}
	}
	return list
}
