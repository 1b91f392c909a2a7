package battle

import (
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// pick chooses the figure to act with. Nothing happens to it yet: it is
// activated by what it does, and that ends an activation under way.
func (b *battle) pick(id rules.ID) {
	if !b.turn.MayBegin(id) || b.busy() {
		return
	}
	b.turn.Wanted.Picked = id
	b.setMode(plan.FreeMode)
	b.refresh()
	b.Sound.Play(sound.Select)
	if open := b.turn.E.Facts.Phase.Lead; b.turn.E.Facts.Phase.Open && open != id {
		b.say(b.T("What %[1]s does ends the activation of %[2]s.", b.tell.NameOf(id), b.tell.NameOf(open)), rules.SKI15.String())
	}
	b.plot()
}
