package battle

import (
	"strings"

	"tenaille/rules"
)

// pointedAt is the other creature under the pointer, on the map or in the
// initiative row, Nobody for none.
func (b *battle) pointedAt() rules.ID {
	id := b.turn.Wanted.Pointer.Who
	if strings.HasPrefix(b.hand.Hot, "order.") {
		id = b.looked
	} else if b.play.Busy() {
		return rules.Nobody // slips of attacks come and go
	}
	if id == rules.Nobody || id >= b.turn.E.Count() || id == b.tell.Acting() {
		return rules.Nobody
	}
	return id
}
