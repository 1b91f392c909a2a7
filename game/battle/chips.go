package battle

import (
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// pickChip takes the value of a chip; where nothing is left to choose, the
// wish is carried out.
func (b *battle) pickChip(id string) {
	f, key, ok := b.tell.Choices.ChipOfID(id)
	if !ok || b.busy() {
		return
	}
	w := &b.turn.Wanted.Draft
	rows := b.tell.Choices.ChipRows()
	last := len(rows) > 0 && rows[len(rows)-1].Facet == f
	if p := &w.Picks[f]; p.Made && p.Key == key && w.Row().Facets[f].Loose {
		*p = plan.Pick{}
	} else {
		*p = plan.Pick{Made: true, Key: key}
	}
	if w.Verb == rules.Ready {
		w.Fixed = false // the square was watched for another choice
	}
	b.Sound.Play(sound.Select)
	if b.turn.Deliberate() {
		b.ringAfter(f)
		b.plot()
		return
	}
	b.plot()
	b.countOut()
	if last && (w.Row().Facets[f].Late || w.Aims(b.turn) == plan.AimsNothing) && b.turn.Wanted.Mode == plan.VerbMode && len(b.turn.Forecast.Proposed.Acts) > 0 && b.turn.Forecast.Proposed.Refusal.OK() {
		b.order(b.turn.Forecast.Proposed.Acts...)
	}
}
