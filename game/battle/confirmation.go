package battle

import "tenaille/rules"

// endOfTurn is what waits for a second press on the end of a turn.
var endOfTurn = rules.Action{Verb: rules.EndTurn}

// ending reports whether a second press ends the turn, or the activation.
func (b *battle) ending() bool { return b.confirmation.WaitsFor(endOfTurn) }

// hesitates asks once before an ability is used that something speaks against;
// the same press again means it.
func (b *battle) hesitates() bool {
	d := b.tell.Slips.Objection(&b.turn.Forecast.Proposed)
	if d.Words == "" || b.confirmation.Ask(b.turn.Forecast.Proposed.Acts[0], 0) {
		return false
	}
	b.say(d.Words+" "+b.T("Once more to do it all the same."), d.Cite.String())
	return true
}
