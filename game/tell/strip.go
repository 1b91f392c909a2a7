package tell

import (
	"tenaille/game/plan"
	"tenaille/rules"
)

// WishHint is what is to be chosen next.
func (te *Teller) WishHint(w *plan.Draft) string {
	if w.Fixed && w.Twofold(te.Turn) {
		return te.T("Choose where to move.")
	}
	if w.Fixed {
		if f := w.Late(); f >= 0 && w.Row().Facets[f].Name == plan.FacetAlly.Name {
			return te.T("Choose whom you help.")
		}
		return te.T("Choose what.")
	}
	switch w.Aims(te.Turn) {
	case plan.AimsCreature:
		if w.Verb == rules.Aid {
			return te.T("Choose the enemy; then the ally you help.")
		}
		if p := te.Ability(w.Power); plan.Rows[w.Verb].Group == plan.GroupOther || p != nil && p.Kind() {
			return te.T("Choose a creature.")
		}
		return te.T("Choose an enemy.")
	case plan.AimsSquare, plan.AimsWay, plan.AimsAnywhere:
		return te.T("Choose a square.")
	case plan.AimsDoor:
		return te.T("Choose a door.")
	}
	if w.Deliberate() {
		return ""
	}
	return te.T("Choose one.")
}
