package tell

import (
	"slices"

	"tenaille/rules"
)

// GoesOn reports whether the awaited creature is in the middle of a full attack
// and may strike again or stop (ATK-15).
func (te *Teller) GoesOn() bool {
	return te.E.Facts.Combatants[te.Now.Who].Budget.Blows > 0 && len(te.Now.Marks) > 0
}

// Spent reports whether nothing is left to the awaited creature but to end its
// turn.
func (te *Teller) Spent() bool {
	if !te.Now.Mine || te.Now.What != rules.AwaitsAction || te.Now.Moves > 0 {
		return false
	}
	return !slices.ContainsFunc(te.Now.Legal, func(a rules.Action) bool { return a.Verb == rules.FiveFootStep || a.Verb == rules.Attack })
}
