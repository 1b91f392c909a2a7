package tell

import (
	"tenaille/game/plan"
	"tenaille/rules"
)

// DraftHint is what is to be chosen next.
func (ch Choices) DraftHint(w *plan.Draft) string {
	if w.Fixed && w.Twofold(ch.Turn) {
		return ch.T("Choose where to move.")
	}
	if w.Fixed {
		if f := w.Late(); f >= 0 && w.Row().Facets[f].Name == plan.FacetAlly.Name {
			return ch.T("Choose whom you help.")
		}
		return ch.T("Choose what.")
	}
	switch w.Aims(ch.Turn) {
	case plan.AimsCreature:
		if w.Verb == rules.Aid {
			return ch.T("Choose the enemy; then the ally you help.")
		}
		if p := ch.Ability(w.Power); plan.Rows[w.Verb].Group == plan.GroupOther || p != nil && p.Kind() {
			return ch.T("Choose a creature.")
		}
		return ch.T("Choose an enemy.")
	case plan.AimsSquare, plan.AimsWay, plan.AimsAnywhere:
		return ch.T("Choose a square.")
	case plan.AimsDoor:
		return ch.T("Choose a door.")
	}
	if w.Deliberate() {
		return ""
	}
	return ch.T("Choose one.")
}
