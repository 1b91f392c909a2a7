package battle

import (
	"tenaille/game/plan"
	"tenaille/rules"
)

// contrive works out what a click at the hovered place would do.
func (b *battle) contrive() plan.Proposal {
	if !b.turn.Awaited() || b.busy() {
		return plan.Proposal{Target: rules.Nobody}
	}
	if w, ok := b.shownWish(); ok {
		return w.Propose(b.turn)
	}
	if b.menu { // it covers the board
		return plan.Proposal{Target: rules.Nobody}
	}
	return b.turn.ProposeThere()
}
