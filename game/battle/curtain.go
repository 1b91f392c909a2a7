package battle

import (
	"tenaille/game/plan"
	"tenaille/game/scene"
)

// conceal draws the curtain before what a side knows, and forgets whatever the
// other side has been looking at.
func (b *battle) conceal() {
	if !b.session.Secret() || b.turn.Side < 0 {
		return
	}
	b.notices.Drop()
	b.command.Forget()
	b.desk.Help, b.desk.Reading = false, ""
	b.hand.Tip, b.hand.Hot, b.hand.Focus = "", "", ""
	b.pointing.letGo(b)
	side := b.turn.Side
	hidden := b.T("Hand the screen to %[1]s, then press the button.", b.SideName(side))
	if !b.warned { // once is enough
		b.warned = true
		hidden += " " + b.T("The saved match holds what both sides know; it is packed, not locked.")
	}
	b.curtain = scene.NewCurtain(b.Context, side, b.LevelName(b.terms.Level)+" · "+b.tell.PhaseWord(b.turn.Match.Round()), hidden, func() {
		b.curtain = nil
		b.command.SetMode(plan.FreeMode)
		b.table.BringIn(b.turn.Now.Who)
		b.session.Proclaim()
		b.arrange() // at once: the next frame must not show the ground bare of its fog
	}, func() { b.Stack.Push(b.Routes.Pause(b.Context, b.terms, nil)) })
	if b.desk.Layout.W > 0 {
		b.curtain.Layout()
	}
}
