package battle

import (
	"tenaille/rules"
)

// refresh takes over what the side on screen knows now.
func (b *battle) refresh() {
	was := b.turn.Now
	b.turn.Refresh()
	if b.turn.Phases() && !b.turn.Now.Open && (was.Open || was.Side != b.turn.Now.Side) {
		b.cycle = rules.Nobody // a figure is to be chosen: the cursor begins with the first
	}
	b.confirmation.Drop()
	b.pinned = false
	b.dirty = true
}
