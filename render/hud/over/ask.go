package over

import (
	"image/color"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Ask is a question put to the player.
type Ask struct {
	*part.Kit
	*model.Ask
	box  widget.Rect
	text []string
}

// NewAsk lays the question out in the place of the lower row, low and wide, so that the
// fight it is about stays in sight.
func NewAsk(k *part.Kit, m *model.Ask) *Ask {
	if k.Compact { // a finger presses no keys
		q := *m
		q.Yes.Key, q.No.Key, q.Always.Key = "", "", ""
		m = &q
	}
	p := &Ask{Kit: k, Ask: m}
	if p.Upright {
		p.planUpright()
	} else {
		p.plan()
	}
	return p
}

// Box is the box of the question; empty when there is none.
func (p *Ask) Box() widget.Rect {
	if p == nil {
		return widget.Rect{}
	}
	return p.box
}

// answers paints what can be answered.
func (p *Ask) answers(c part.Canvas) {
	a := p.Ask
	if yes, ok := p.Regions.Find(a.Yes.ID); ok {
		over, down, focus := c.State(a.Yes.ID)
		c.BrassBox(yes.Box, down)
		if over && !down {
			c.Box(yes.Box.Inset(1.5), 8, widget.Fade(widget.White, .14), widget.Transparent, 0)
		}
		words(c, a.Yes, yes.Box, widget.Ink, widget.BrassSub, focus)
	}
	if no, ok := p.Regions.Find(a.No.ID); ok {
		c.Button(a.No.ID, no.Box, false, false)
		words(c, a.No, no.Box, widget.Bone, widget.Dim, false)
	}
	if always, ok := p.Regions.Find(a.Always.ID); ok {
		b := always.Box
		c.Button(a.Always.ID, b, false, false)
		c.TextFit(a.Always.Label, b.X+b.W/2, b.Y+19, b.W-40, widget.Bold, 13.5, widget.Bone, widget.Middle)
		c.TextFit(a.Always.Sub, b.X+b.W/2, b.Y+35, b.W-24, widget.Regular, 12, widget.Dim, widget.Middle)
		c.Text(a.Always.Key, b.X+b.W-9, b.Y+14, widget.Mono, 10, widget.Dim, widget.End)
	}
}

func words(c part.Canvas, a model.Action, r widget.Rect, ink, sub color.NRGBA, focus bool) {
	room := r.W - 30 - c.Width(a.Key, widget.Mono, 10)
	c.TextFit(a.Label, r.X+r.W/2, r.Y+28.5, room, widget.Bold, 16, ink, widget.Middle)
	c.Text(a.Key, r.X+r.W-9, r.Y+14, widget.Mono, 10, sub, widget.End)
	if focus {
		c.Box(r.Inset(-3), 12, widget.Transparent, widget.White, 2)
	}
}
