package tell

import "tenaille/rules"

// Unspent counts the standard and move actions that the creature could still
// use for something.
func (te *Teller) Unspent() int {
	n := rules.Unspent(te.E, te.Now.Who)
	if te.GoesOn() {
		n = max(n, 1)
	}
	for i := range te.Now.Legal {
		switch te.E.Rules.Verbs[te.Now.Legal[i].Verb].Cost {
		case rules.StandardAction, rules.MoveAction, rules.FullRoundAction:
			return n
		}
	}
	return 0
}
