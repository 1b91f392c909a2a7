package hud

import (
	"image/color"
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// askPlan is the question laid out.
type askPlan struct{ text []string }

func (p *Panels) planAsk() {
	const w = 460.
	p.askOf.text = p.style.Wrap(p.Ask.Text, w-130, widget.Regular, 13.5)
	h := 78 + 18*float64(len(p.askOf.text)) + 18*float64(len(p.Ask.Facts)) + 106
	if p.Ask.Always.ID == "" {
		h -= 38
	}
	h = math.Max(h, 200)
	free := p.Free()
	least := math.Inf(1)
	mid, left, right := free.X+(free.W-w)/2, free.X+16, free.X+free.W-w-16
	low, high := free.Y+free.H-h-20, free.Y+20
	if p.Compact { // there is no room but over the other panels
		low, high = p.H-h-8, 8
	}
	for _, at := range [...][2]float64{{mid, low}, {mid, high}, {left, low}, {right, low}, {left, high}, {right, high}} {
		r := widget.Rect{X: at[0], Y: at[1], W: w, H: h}
		if hidden := r.Shared(p.AskAbout); hidden < least {
			p.ask, least = r, hidden
		}
	}
	p.panel("aoo", p.ask)
	p.putChip(p.Ask.Rule, p.ask.X+p.ask.W-20, p.ask.Y+36)
	y := p.ask.Y + h - 96
	if p.Ask.Always.ID == "" {
		y += 38
	}
	half := (w - 48 - 10) / 2
	p.put(p.Ask.Yes.ID, widget.Rect{X: p.ask.X + 24, Y: y, W: half, H: 46}, false, p.Ask.Yes.Tip)
	p.put(p.Ask.No.ID, widget.Rect{X: p.ask.X + 34 + half, Y: y, W: half, H: 46}, false, p.Ask.No.Tip)
	if p.Ask.Always.ID == "" {
		return
	}
	p.put(p.Ask.Always.ID, widget.Rect{X: p.ask.X + 24, Y: y + 54, W: w - 48, H: 30}, false, p.Ask.Always.Tip)
}

// ring frames the part that the keys have walked to.
func (c painter) ring() {
	if r, ok := c.Find(c.Ring); ok && c.Ring != "" {
		c.Box(r.Box.Inset(-3), 9, widget.Transparent, widget.Ink, 4)
		c.Box(r.Box.Inset(-3), 9, widget.Transparent, widget.White, 2)
	}
}

func (c painter) banner() {
	if c.Banner == "" {
		return
	}
	free := c.Free()
	w := c.Width(c.Banner, widget.Bold, 20) + 84
	r := widget.Rect{X: free.X + (free.W-w)/2, Y: free.Y + 26, W: w, H: 46}
	look := art.SideLook(c.BannerOf)
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 23, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.Box(r, 23, widget.Fade(widget.PanelFill, .97), look.Colour, 2)
	c.SideSign(c.BannerOf, r.X+27, r.Y+23, 10)
	c.Text(c.Banner, r.X+48, r.Y+30, widget.Bold, 20, widget.Bone, widget.Start)
}

func (c painter) question() {
	a, r := c.Ask, c.ask
	if a == nil {
		return
	}
	c.Panel(r)
	if a.Danger {
		c.Box(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, 10, widget.Transparent, widget.Danger, 2)
		c.polygon(widget.Danger, rgb(0x2a0510), 2, r.X+34, r.Y+14, r.X+52, r.Y+32, r.X+34, r.Y+50, r.X+16, r.Y+32)
		c.Text("!", r.X+34, r.Y+40, widget.Bold, 24, widget.White, widget.Middle)
	} else {
		c.Box(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, 10, widget.Transparent, widget.Brass, 2)
		c.Disc(r.X+34, r.Y+32, 16, widget.Brass, widget.Ink, 1.5)
		c.Text("?", r.X+34, r.Y+40, widget.Bold, 23, widget.Ink, widget.Middle)
	}
	chip := c.chipWidth(a.Rule)
	c.TextFit(a.Title, r.X+64, r.Y+38, r.W-64-chip-30, widget.Bold, 18, widget.Bone, widget.Start)
	c.chip(a.Rule, r.X+r.W-20, r.Y+36, widget.Raised, widget.Dim)
	if a.Addressee != "" {
		c.SideSign(a.Side, r.X+70, r.Y+54, 5.5)
		c.Text(a.Addressee, r.X+81, r.Y+58.5, widget.Bold, 12.5, art.SideLook(a.Side).Light, widget.Start)
	}
	x, y := r.X+24, r.Y+68.
	c.Portrait(a.Figure, a.Side, x, y, 62)
	y += 14
	for _, line := range c.askOf.text {
		c.Text(line, x+78, y, widget.Regular, 13.5, widget.Bone, widget.Start)
		y += 18
	}
	for _, line := range a.Facts {
		c.TextFit(line, x+78, y+1, r.W-78-48, widget.Regular, 12.5, widget.Dim, widget.Start)
		y += 18
	}
	if yes, ok := c.Find(a.Yes.ID); ok {
		over, down, focus := c.state(a.Yes.ID)
		c.BrassBox(yes.Box, down)
		if over && !down {
			c.Box(yes.Box.Inset(1.5), 8, widget.Fade(widget.White, .14), widget.Transparent, 0)
		}
		c.buttonWords(a.Yes, yes.Box, widget.Ink, widget.BrassSub, focus)
	}
	if no, ok := c.Find(a.No.ID); ok {
		c.button(a.No.ID, no.Box, false, false)
		c.buttonWords(a.No, no.Box, widget.Bone, widget.Dim, false)
	}
	if always, ok := c.Find(a.Always.ID); ok {
		over, _, _ := c.state(a.Always.ID)
		ink := widget.Dim
		if over {
			ink = widget.Bone
		}
		b := always.Box
		c.Box(widget.Rect{X: b.X + 2, Y: b.Y + 6, W: 18, H: 18}, 4, widget.Well, widget.HoverEdge, 1.4)
		if a.Always.Selected {
			c.Polyline(2.4, widget.Brass, b.X+6, b.Y+15, b.X+10, b.Y+19, b.X+16, b.Y+10)
		}
		c.TextFit(a.Always.Label, b.X+30, b.Y+20, b.W-54, widget.Regular, 12.5, ink, widget.Start)
		c.Text(a.Always.Key, b.X+b.W-9, b.Y+20, widget.Mono, 10, widget.Dim, widget.End)
	}
}

func (c painter) buttonWords(a model.Action, r widget.Rect, ink, sub color.NRGBA, focus bool) {
	room := r.W - 30 - c.Width(a.Key, widget.Mono, 10)
	c.TextFit(a.Label, r.X+r.W/2, r.Y+28.5, room, widget.Bold, 16, ink, widget.Middle)
	c.Text(a.Key, r.X+r.W-9, r.Y+14, widget.Mono, 10, sub, widget.End)
	if focus {
		c.Box(r.Inset(-3), 12, widget.Transparent, widget.White, 2)
	}
}
