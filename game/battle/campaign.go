package battle

import (
	"log/slog"

	"tenaille/game/saves"
	"tenaille/rules"
	"tenaille/rules/view"
)

// endCampaign takes the company of the campaign back out of its battle, if this was one, once
// that is over: at once, before the last deed is shown, so that nobody leaves a defeat behind
// by leaving the board or the program, and no victory is lost by it.
func endCampaign(b *battle) {
	over, winner := b.turn.Match.Over()
	if !over || b.end.Told || b.session.Recording != nil {
		return
	}
	b.end.Told = true
	b.turn.Match.View(view.Everyone).Read(func(e *rules.Encounter) {
		if err := saves.EndCampaign(b.Store, b.terms, e, winner); err != nil {
			slog.Error("the battle is not in the campaign", "cause", err)
			b.Alarm(b.T("The campaign could not record how this battle ended: it waits in camp as before, with the same dice."))
		}
	})
}
