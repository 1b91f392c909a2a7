package plan

import (
	"tenaille/rules"
)

// Phases reports whether the sides take turns at activating their own, and choose
// whom (SKI-15).
func (t *Turn) Phases() bool { return t.E != nil && t.E.Rules.Turn.Phases }

// MayBegin reports whether a figure of the side to act may be activated now,
// or goes on with its activation (SKI-15).
func (t *Turn) MayBegin(id rules.ID) bool {
	return t.Phases() && id != rules.Nobody && id < t.E.Count() && t.Now.Mine && t.Now.What == rules.AwaitsAction &&
		int(t.E.Creatures[id].Side) == t.Now.Side && t.E.Present(id) && t.E.Rules.Turn.Acts(t.E, id)
}

// Begun reports whether the activation of a figure is under way.
func Begun(e *rules.Encounter, id rules.ID) bool {
	p := &e.Facts.Phase
	return p.Open && p.Lead == id
}

// lead is the figure that the player has chosen to act with: one that may,
// else whom the rules await.
func (s *Situation) lead(t *Turn) rules.ID {
	id := t.Wanted.Picked
	if !t.Phases() || id == rules.Nobody || id >= t.E.Count() || s.What != rules.AwaitsAction || !s.Mine ||
		int(t.E.Creatures[id].Side) != s.Side || !t.E.Present(id) || !t.E.Rules.Turn.Acts(t.E, id) {
		t.Wanted.Picked = rules.Nobody
		return s.Who
	}
	return id
}

// BudgetOf is what is left of a creature's turn; a figure that has not begun
// its activation has all of it.
func (t *Turn) BudgetOf(id rules.ID) rules.Budget {
	if t.MayBegin(id) && !Begun(t.E, id) {
		return rules.Budget{Standard: 1, Move: 1}
	}
	return t.E.Facts.Combatants[id].Budget
}

// Waiting are the figures that may begin an activation now.
func (t *Turn) Waiting() []rules.ID {
	var list []rules.ID
	for id := range t.E.Count() {
		if t.MayBegin(id) && !Begun(t.E, id) {
			list = append(list, id)
		}
	}
	return list
}

// Passers are the figures that would do nothing if the side's turn ended now:
// the chosen one first (SKI-15, SKI-16).
func (t *Turn) Passers() []rules.ID {
	var list []rules.ID
	left := int(t.E.Facts.Phase.Left)
	add := func(id rules.ID) {
		if left > 0 && t.MayBegin(id) && !Begun(t.E, id) {
			list = append(list, id)
			left--
		}
	}
	add(t.Now.Who)
	for id := range t.E.Count() {
		if id != t.Now.Who {
			add(id)
		}
	}
	return list
}
