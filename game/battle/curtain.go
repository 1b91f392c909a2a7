package battle

import (
	"tenaille/game/scene"
	"tenaille/rules"
)

// secret reports whether two persons share the screen who may not see what the
// other knows.
func (b *battle) secret() bool {
	if b.match == nil || b.Still || b.reel != nil {
		return false
	}
	return b.match.Secret() && b.people() > 1
}

// conceal draws the curtain before what a side knows, and forgets whatever the
// other side has been looking at.
func (b *battle) conceal() {
	if !b.secret() || b.side < 0 {
		return
	}
	b.toast, b.banner, b.hover = note{}, note{}, hover{who: rules.Nobody}
	b.pinned, b.menu, b.help, b.reading, b.tipped, b.hot, b.down, b.focus = false, false, false, "", "", "", "", ""
	b.opened, b.finished, b.looked, b.cycle = -1, -1, rules.Nobody, rules.Nobody
	b.press = press{}
	b.looks = map[pair]look{}
	side := b.side
	b.curtain = scene.NewCurtain(b.Context, side, b.LevelName(b.plan.Level)+" · "+b.phaseWord(b.match.Round()), b.T("What %[1]s knows is hidden until then.", b.SideName(side)), func() {
		b.curtain = nil
		b.setMode(modeFree)
		b.bringIn(b.sit.who)
		b.proclaim()
		b.dirty = true
	}, func() { b.Stack.Push(b.Routes.Pause(b.Context, b.plan, false)) })
	if b.layout.W > 0 {
		b.curtain.Layout()
	}
}
