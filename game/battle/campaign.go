package battle

import (
	"log/slog"

	"tenaille/game/saves"
	"tenaille/rules"
	"tenaille/rules/view"
)

// endCampaign takes the company of the campaign back out of its battle, if this was one.
func endCampaign(b *battle, winner int) {
	b.turn.Match.View(view.Everyone).Read(func(e *rules.Encounter) {
		if err := saves.EndCampaign(b.Store, b.terms, e, winner); err != nil {
			slog.Error("the battle is not in the campaign", "cause", err)
		}
	})
}
