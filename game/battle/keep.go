package battle

import "tenaille/rules"

// keep saves the match, so that a closed window costs nothing: after all that a
// person does, the end of a turn too, before any of it is shown, and when it is a
// person's turn again. What waits for an answer in its middle is saved with it.
func (b *battle) keep() {
	what, _, _ := b.turn.Match.Awaits()
	if n := b.turn.Match.Actions(); n != b.keptAt && what == rules.AwaitsAction {
		b.keptAt = n
		b.keepOn()
	}
}

// keepOn saves the match under its record; one in which nothing was done yet is
// not worth it.
func (b *battle) keepOn() {
	if b.turn.Match.Actions() > 0 {
		b.Keep(b.turn.Match, b.terms.Record)
	}
}
