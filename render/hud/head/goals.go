package head

import (
	"math"
	"strings"

	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// GoalsID is the plate of what is played for, beside the panel at the upper left; its
// tip lists all of it (SKI-19).
const GoalsID = "goals"

// The measures of the plate in units: its ink and the height of a line of it, the least
// width that words fit in, the most it takes.
const (
	goalsInk, goalsLine   = 12.5, 15.
	goalsLeast, goalsMost = 150., 330.
	goalsIcon             = 20.
)

// goalsBox is its place: between the panel and the row of turns where there is room for
// words, else below the panel.
func (p *Header) goalsBox() widget.Rect {
	r := p.Kit.Header
	if p.Compact {
		return widget.Rect{X: r.X, Y: r.Y + r.H + 8, W: 44, H: 44}
	}
	x := r.X + r.W + 8
	if room := p.Kit.Order.X - 8 - x; room >= goalsLeast {
		return widget.Rect{X: x, Y: r.Y, W: math.Min(room, goalsMost), H: r.H}
	}
	y := r.Y + r.H + 8
	if p.Study != "" {
		y = p.studyBox().Y + p.studyBox().H + 8
	}
	return widget.Rect{X: r.X, Y: y, W: r.W, H: r.H}
}

// paintGoals paints the plate: the first of the own goals, and how far it has come.
func (p *Header) paintGoals(c part.Canvas) {
	r := p.goalsBox()
	over, _, _ := c.State(GoalsID)
	edge := widget.Edge
	if over {
		edge = widget.Gold
	}
	c.Panel(r)
	c.Box(r, 8, widget.Transparent, edge, 1.5)
	c.Icon("scenario", r.X+(math.Min(r.W, 38)-goalsIcon)/2, r.Y+(r.H-goalsIcon)/2, goalsIcon)
	if p.Compact {
		return
	}
	g := &p.Goals[0]
	ink := widget.Bone
	switch {
	case g.Reached:
		ink = art.RGB(0x9be8b4)
	case g.Failed:
		ink = art.RGB(0xff9db5)
	}
	words := g.Words
	if g.Count != "" {
		words += " · " + g.Count
	}
	lines := c.Wrap(words, r.W-48, widget.Regular, goalsInk)
	if len(lines) > 2 {
		c.TextFit(lines[0], r.X+38, r.Y+19, r.W-46, widget.Regular, goalsInk, ink, widget.Start)
		c.TextFit(strings.Join(lines[1:], " "), r.X+38, r.Y+19+goalsLine, r.W-46, widget.Regular, goalsInk, ink, widget.Start)
		return
	}
	y := r.Y + r.H/2 + 4.5 - goalsLine*float64(len(lines)-1)/2
	c.Lines(lines, r.X+38, y, goalsLine, widget.Regular, goalsInk, ink)
}
