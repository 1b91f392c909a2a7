package battle

import (
	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/rules"
)

// secret reports whether two persons share the screen who may not see what the
// other knows.
func (b *battle) secret() bool {
	if b.turn.Match == nil || b.Still || b.reel != nil {
		return false
	}
	return b.turn.Match.Secret() && b.tell.People() > 1
}

// conceal draws the curtain before what a side knows, and forgets whatever the
// other side has been looking at.
func (b *battle) conceal() {
	if !b.secret() || b.turn.Side < 0 {
		return
	}
	b.toast, b.banner, b.turn.Wanted.Pointer = note{}, note{}, plan.Pointer{Who: rules.Nobody}
	b.pinned, b.menu, b.help, b.reading, b.hand.Tip, b.hand.Hot, b.hand.Held, b.hand.Focus = false, false, false, "", "", "", "", ""
	b.opened, b.finished, b.looked, b.cycle = -1, -1, rules.Nobody, rules.Nobody
	b.press = press{}
	clear(b.tell.Slips.Looks)
	side := b.turn.Side
	b.curtain = scene.NewCurtain(b.Context, side, b.LevelName(b.terms.Level)+" · "+b.tell.PhaseWord(b.turn.Match.Round()), b.T("What %[1]s knows is hidden until then.", b.SideName(side)), func() {
		b.curtain = nil
		b.setMode(plan.FreeMode)
		b.table.BringIn(b.turn.Now.Who)
		b.proclaim()
		b.dirty = true
	}, func() { b.Stack.Push(b.Routes.Pause(b.Context, b.terms, false)) })
	if b.layout.W > 0 {
		b.curtain.Layout()
	}
}
