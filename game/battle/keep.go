package battle

import "tenaille/rules"

// keepTurn saves the match whenever a person's creature comes to act and after all
// it does, so that a closed window costs nothing.
func (b *battle) keepTurn() {
	if b.sit.what != rules.AwaitsAction || !b.sit.mine {
		b.kept = rules.Nobody
		return
	}
	if n := b.match.Actions(); b.sit.who != b.kept || n != b.keptAt {
		b.kept, b.keptAt = b.sit.who, n
		b.keepOn()
	}
}

// keepOn saves the match under its record; one in which nothing was done yet is
// not worth it.
func (b *battle) keepOn() {
	if b.match.Actions() > 0 {
		b.Keep(b.match, b.plan.Record)
	}
}
