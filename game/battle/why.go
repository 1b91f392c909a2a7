package battle

import (
	"tenaille/game/sound"
	"tenaille/game/tabletop"
	"tenaille/game/thinking"
)

// why opens what machines have weighed since the player's last action, each idea drawn on
// the board as it is looked at.
func why(b *battle) {
	list := b.session.Journal.Accounts()
	if len(list) == 0 || b.session.Busy() {
		return
	}
	b.Sound.Play(sound.Select)
	b.Stack.Push(b.Routes.Sheets.Why(b.Context, list, func(a *thinking.Account, idea int) {
		b.table.Explained = nil
		if a != nil {
			b.table.Explained = tabletop.Explain(a.Before, a.Acts(idea))
		}
		b.arrange()
	}))
}
