package hud

import (
	"math"

	"tenaille/render/widget"
)

// planToast lays the note out in the free part of the screen, clear of what is
// open there: over the strip, beside the palette.
func (p *Panels) planToast() {
	t := p.Toast
	free := p.Free()
	p.toastOf = p.style.Wrap(t.Text, math.Min(520, free.W-120), widget.Regular, 14)
	w := 0.
	for _, l := range p.toastOf {
		w = math.Max(w, p.style.Width(l, widget.Regular, 14))
	}
	chip := 0.
	if t.Rule != "" {
		chip = p.chipWidth(t.Rule) + 12
	}
	h := 24 + 19*float64(len(p.toastOf))
	p.toastAt = widget.Rect{X: free.X + (free.W-w-chip-66)/2, Y: free.Y + free.H - h - 52, W: w + chip + 66, H: h}
	if at := &p.toastAt; p.Strip != nil && at.Shared(p.stripOf.box) > 0 {
		at.Y = math.Max(p.stripOf.box.Y-h-8, free.Y+8)
	}
	if at := &p.toastAt; p.Palette != nil && at.Shared(p.paletteOf.box) > 0 {
		at.X = math.Max(p.paletteOf.box.X-at.W-8, 8)
	}
	p.putChip(t.Rule, p.toastAt.X+p.toastAt.W-14, p.toastAt.Y+h/2+4)
}

func (c painter) toast() {
	t, r := c.Toast, c.toastAt
	if t == nil {
		return
	}
	a := 1 - t.Fade
	edge := widget.HoverEdge
	if t.Bad {
		edge = widget.Danger
	}
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 10, widget.Fade(widget.Ink, .5*a), widget.Transparent, 0)
	c.Box(r, 10, widget.Fade(widget.PanelFill, .98*a), widget.Fade(edge, a), 1.6)
	if t.Bad {
		x, y := r.X+26, r.Y+r.H/2
		c.polygon(widget.Fade(widget.Danger, a), widget.Transparent, 0, x, y-11, x+11, y, x, y+11, x-11, y)
		c.Text("!", x, y+5.5, widget.Bold, 15, widget.Fade(widget.White, a), widget.Middle)
	}
	for i, l := range c.toastOf {
		c.Text(l, r.X+48, r.Y+26+19*float64(i), widget.Regular, 14, widget.Fade(widget.Bone, a), widget.Start)
	}
	if t.Rule != "" {
		c.chip(t.Rule, r.X+r.W-14, r.Y+r.H/2+4, widget.Fade(widget.Raised, a), widget.Fade(widget.Dim, a))
	}
}
