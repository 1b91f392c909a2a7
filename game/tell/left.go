package tell

import (
	"slices"

	"tenaille/rules"
)

// GoesOn reports whether the awaited creature is in the middle of a full attack
// and may strike again or stop (ATK-15).
func (vo *Voice) GoesOn() bool {
	return vo.E.Facts.Combatants[vo.Now.Who].Budget.Blows > 0 && len(vo.Now.Known.Marks) > 0
}

// Spent reports whether nothing is left to the awaited creature but to end its
// turn.
func (vo *Voice) Spent() bool {
	if !vo.Now.Mine || vo.Now.What != rules.AwaitsAction || vo.Now.Ways.Moves > 0 {
		return false
	}
	return !slices.ContainsFunc(vo.Now.Legal, func(a rules.Action) bool { return a.Verb == rules.FiveFootStep || a.Verb == rules.Attack })
}

// Unspent counts the standard and move actions that the creature could still
// use for something.
func (vo *Voice) Unspent() int {
	n := rules.Unspent(vo.E, vo.Now.Who)
	if vo.GoesOn() {
		n = max(n, 1)
	}
	for i := range vo.Now.Legal {
		switch vo.E.Rules.Verbs[vo.Now.Legal[i].Verb].Cost {
		case rules.StandardAction, rules.MoveAction, rules.FullRoundAction:
			return n
		}
	}
	return 0
}
