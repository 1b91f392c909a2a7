package tell

import "tenaille/rules"

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
