package battle

import (
	"tenaille/game/input"
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
	b.hand.Tip, b.hand.Hot, b.hand.Held, b.hand.Focus = "", "", "", ""
	b.press = input.Press{}
	side := b.turn.Side
	b.curtain = scene.NewCurtain(b.Context, side, b.LevelName(b.terms.Level)+" · "+b.tell.PhaseWord(b.turn.Match.Round()), b.T("What %[1]s knows is hidden until then.", b.SideName(side)), func() {
		b.curtain = nil
		b.command.SetMode(plan.FreeMode)
		b.table.BringIn(b.turn.Now.Who)
		b.session.Proclaim()
		b.dirty = true
	}, func() { b.Stack.Push(b.Routes.Pause(b.Context, b.terms, false)) })
	if b.desk.Layout.W > 0 {
		b.curtain.Layout()
	}
}
