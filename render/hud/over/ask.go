package over

import (
	"image/color"
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
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

// NewAsk lays the question out where it hides as little as can be of what it is about, and
// then of pieces.
func NewAsk(k *part.Kit, m *model.Ask, about widget.Rect, pieces []widget.Rect) *Ask {
	if k.Compact { // a finger presses no keys
		q := *m
		q.Yes.Key, q.No.Key, q.Always.Key = "", "", ""
		m = &q
	}
	p := &Ask{Kit: k, Ask: m}
	p.plan(about, pieces)
	return p
}

// alwaysTall is the height of the third answer.
const alwaysTall = 44.

func (p *Ask) plan(about widget.Rect, pieces []widget.Rect) {
	if p.low() {
		p.planSheet()
		return
	}
	const w = 460.
	p.text = p.Wrap(p.Text, w-130, widget.Regular, 13.5)
	h := 78 + 18*float64(len(p.text)) + 18*float64(len(p.Facts)) + 122
	if p.Always.ID == "" {
		h -= alwaysTall + 8
	}
	h = math.Max(h, 200)
	free := p.Free()
	least := math.Inf(1)
	mid, left, right := free.X+(free.W-w)/2, free.X+16, free.X+free.W-w-16
	low, high := free.Y+free.H-h-20, free.Y+20
	for _, at := range [...][2]float64{{mid, low}, {mid, high}, {left, low}, {right, low}, {left, high}, {right, high}} {
		r := widget.Rect{X: at[0], Y: at[1], W: w, H: h}
		hidden := r.Shared(about) * 100 // what it is about counts before all others
		for _, f := range pieces {
			hidden += r.Shared(f)
		}
		if hidden < least {
			p.box, least = r, hidden
		}
	}
	p.Panel("aoo", p.box)
	p.Chip(p.Rule, p.box.X+p.box.W-20, p.box.Y+36)
	y := p.box.Y + h - 112
	if p.Always.ID == "" {
		y += alwaysTall + 8
	}
	half := (w - 48 - 10) / 2
	p.Put(p.Yes.ID, widget.Rect{X: p.box.X + 24, Y: y, W: half, H: 46}, false, p.Yes.Tip)
	p.Put(p.No.ID, widget.Rect{X: p.box.X + 34 + half, Y: y, W: half, H: 46}, false, p.No.Tip)
	if p.Always.ID == "" {
		return
	}
	p.Put(p.Always.ID, widget.Rect{X: p.box.X + 24, Y: y + 54, W: w - 48, H: alwaysTall}, false, p.Always.Tip)
}

// Box is the box of the question; empty when there is none.
func (p *Ask) Box() widget.Rect {
	if p == nil {
		return widget.Rect{}
	}
	return p.box
}

// Paint paints it.
func (p *Ask) Paint(c part.Canvas) {
	if p.low() {
		p.paintSheet(c)
		return
	}
	a, r := p.Ask, p.box
	c.Panel(r)
	if a.Danger {
		c.Box(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, 10, widget.Transparent, widget.Danger, 2)
		c.Polygon(widget.Danger, art.RGB(0x2a0510), 2, r.X+34, r.Y+14, r.X+52, r.Y+32, r.X+34, r.Y+50, r.X+16, r.Y+32)
		c.Text("!", r.X+34, r.Y+40, widget.Bold, 24, widget.White, widget.Middle)
	} else {
		c.Box(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, 10, widget.Transparent, widget.Brass, 2)
		c.Disc(r.X+34, r.Y+32, 16, widget.Brass, widget.Ink, 1.5)
		c.Text("?", r.X+34, r.Y+40, widget.Bold, 23, widget.Ink, widget.Middle)
	}
	chip := c.ChipWidth(a.Rule)
	c.TextFit(a.Title, r.X+64, r.Y+38, r.W-64-chip-30, widget.Bold, 18, widget.Bone, widget.Start)
	c.Chip(a.Rule, r.X+r.W-20, r.Y+36, widget.Raised, widget.Dim)
	if a.Addressee != "" {
		c.SideSign(a.Side, r.X+70, r.Y+54, 5.5)
		c.Text(a.Addressee, r.X+81, r.Y+58.5, widget.Bold, 12.5, art.SideLook(a.Side).Light, widget.Start)
	}
	x, y := r.X+24, r.Y+68.
	c.Portrait(a.Figure, a.Side, x, y, 62)
	y += 14
	for _, line := range p.text {
		c.Text(line, x+78, y, widget.Regular, 13.5, widget.Bone, widget.Start)
		y += 18
	}
	for _, line := range a.Facts {
		c.TextFit(line, x+78, y+1, r.W-78-48, widget.Regular, 12.5, widget.Dim, widget.Start)
		y += 18
	}
	p.answers(c)
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
