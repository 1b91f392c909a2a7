package scene

import (
	"tenaille/render/widget"
)

// battle is the screen of a match.
type battle struct {
	screen
	plan Plan
}

// NewBattle opens the match of a plan.
func NewBattle(c *Context, plan Plan) Scene {
	b := &battle{screen: screen{Context: c}, plan: plan}
	b.build = b.lay
	b.back = func() { c.Stack.Push(NewPause(c, plan)) }
	return b
}

// saved tells what match can be continued: its title, a line about it and how
// to open it; ok is false when there is none.
func saved(*Context) (title, about string, open func() Scene, ok bool) {
	return "", "", nil, false
}

// Name is the probe's name of the screen.
func (b *battle) Name() string { return "battle" }

func (b *battle) lay(p *widget.Page) {
	p.Button("battle.menu", widget.Rect{X: 20, Y: 16, W: 44, H: 44}, widget.Button{Icon: "menu", Centred: true, OnClick: b.back})
	p.Button("battle.end", widget.Rect{X: b.Width - 198, Y: b.Height - 84, W: 178, H: 72}, widget.Button{
		Label: b.T("End turn"), Icon: "end-turn", Kind: widget.Primary, Size: 20,
		OnClick: func() {
			b.Stack.Replace(NewResult(b.Context, Outcome{Plan: b.plan, Winner: 0, Rounds: 1, Losses: []Loss{{}, {}}}))
		},
	})
}
