package over

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Toast is a short note.
type Toast struct {
	*part.Kit
	*model.Toast
	Box   widget.Rect
	lines []string
	lead  float64 // from the rim to the words
}

// NewToast lays the note out; about is the square it is about, strip and
// palette are where those lie, if anywhere.
func NewToast(k *part.Kit, m *model.Toast, about, strip, palette widget.Rect) *Toast {
	p := &Toast{Kit: k, Toast: m}
	p.plan(about, strip, palette)
	return p
}

// plan lays the note out in the free part of the screen, clear of what is
// open there: over the strip, beside the palette. One about a square stands under it, or
// over it where there is no room.
func (p *Toast) plan(about, strip, palette widget.Rect) {
	t := p.Toast
	free := p.Free()
	if p.lead = 24; t.Bad {
		p.lead = 48 // the sign of a warning stands before its words
	}
	p.lines = p.Wrap(t.Text, math.Min(520, free.W-120), widget.Regular, 14)
	w := 0.
	for _, l := range p.lines {
		w = math.Max(w, p.Width(l, widget.Regular, 14))
	}
	chip := 0.
	if t.Rule != "" {
		chip = p.ChipWidth(t.Rule) + 12
	}
	h := 24 + 19*float64(len(p.lines))
	p.Box = widget.Rect{X: free.X + (free.W-w-chip-p.lead-18)/2, Y: free.Y + free.H - h - 52, W: w + chip + p.lead + 18, H: h}
	if about.W > 0 && about.Shared(free) > 0 {
		p.beside(about, free)
	}
	if at := &p.Box; at.Shared(strip) > 0 {
		at.Y = math.Max(strip.Y-h-8, free.Y+8)
	}
	if at := &p.Box; at.Shared(palette) > 0 {
		at.X = math.Max(palette.X-at.W-8, 8)
	}
	p.Chip(t.Rule, p.Box.X+p.Box.W-14, p.Box.Y+h/2+4)
}

// beside puts the note under a square, in the free part of the screen.
func (p *Toast) beside(about, free widget.Rect) {
	at := &p.Box
	at.X = math.Min(math.Max(about.X+about.W/2-at.W/2, free.X+4), free.X+free.W-at.W-4)
	if at.Y = about.Y + about.H + 8; at.Y+at.H > free.Y+free.H {
		at.Y = about.Y - at.H - 8
	}
}

// Paint paints it.
func (p *Toast) Paint(c part.Canvas) {
	t, r := p.Toast, p.Box
	a := 1 - t.Fade
	edge := widget.HoverEdge
	if t.Bad {
		edge = widget.Danger
	}
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 10, widget.Fade(widget.Ink, .5*a), widget.Transparent, 0)
	c.Box(r, 10, widget.Fade(widget.PanelFill, .98*a), widget.Fade(edge, a), 1.6)
	if t.Bad {
		x, y := r.X+26, r.Y+r.H/2
		c.Polygon(widget.Fade(widget.Danger, a), widget.Transparent, 0, x, y-11, x+11, y, x, y+11, x-11, y)
		c.Text("!", x, y+5.5, widget.Bold, 15, widget.Fade(widget.White, a), widget.Middle)
	}
	for i, l := range p.lines {
		c.Text(l, r.X+p.lead, r.Y+26+19*float64(i), widget.Regular, 14, widget.Fade(widget.Bone, a), widget.Start)
	}
	if t.Rule != "" {
		c.Chip(t.Rule, r.X+r.W-14, r.Y+r.H/2+4, widget.Fade(widget.Raised, a), widget.Fade(widget.Dim, a))
	}
}
