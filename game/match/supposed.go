package match

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// GlanceIn is Glance where the turn of a creature is supposed that has not come yet, in an
// encounter made of what its side knows. The next die is nobody's there: others throw
// before.
func GlanceIn(e *rules.Encounter, a *rules.Action, answers int) Preview {
	p := Preview{glance: answers}
	if a.By < 0 || a.By >= e.Count() {
		p.Refusal = rules.Refuse(rules.ACT33)
		return p
	}
	p.Refusal = e.Check(a)
	p.foresee(e, a)
	return p
}

// ProspectsIn is Prospects there.
func ProspectsIn(e *rules.Encounter, who rules.ID, at grid.Cell, weapons ...int8) []Prospect {
	if who == rules.Nobody || len(weapons) == 0 {
		return nil
	}
	return prospectsOn(e, who, at, weapons)
}
