package battle

import (
	"tenaille/rules"
)

// logSubject is the creature that the log is about when it is about one.
func (b *battle) logSubject() rules.ID {
	if b.looked != rules.Nobody {
		return b.looked
	}
	return b.tell.Current()
}

// nextFilter shows other lines; an onlooker has none of its own.
func (b *battle) nextFilter(by int) {
	b.tell.Log.TurnFilter(by)
	b.dirty = true
}
