package hud

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// Reel is the bar of a match being watched: where it stands among its actions.
type Reel struct {
	At, Of int
	// Rounds are the places where rounds begin.
	Rounds []int
	// Marks are the falls.
	Marks []ReelMark
	Label string
}

// ReelMark is a fall on the bar, of a creature of a side.
type ReelMark struct{ At, Side int }

// reelID is the part that the knob is dragged on.
const reelID = "reel.bar"

// arrangeReel lays the bar over the buttons.
func (p *Panels) arrangeReel() {
	if p.Reel == nil {
		return
	}
	r := widget.Rect{X: p.Bar.X + 14, Y: p.Bar.Y + 3, W: p.Bar.W - 28, H: 26}
	if p.Compact {
		x := p.CardBox.X
		r = widget.Rect{X: x + 6, Y: p.Bar.Y - 34, W: p.EndBox.X + p.EndBox.W - x - 12, H: 30}
	}
	words := p.style.Width(p.Reel.Label, widget.Regular, 12) + 12
	p.reel = widget.Rect{X: r.X, Y: r.Y, W: r.W - words, H: r.H}
	if p.Compact {
		p.panel("reel.panel", r.Inset(-3))
	}
	p.put(reelID, p.reel, false, model.Tip{})
}

// ReelAt is the place among the actions that x in units stands for.
func (p *Panels) ReelAt(x float64) int {
	if p.Reel == nil || p.reel.W <= 16 {
		return 0
	}
	part := (x - p.reel.X - 8) / (p.reel.W - 16)
	return int(math.Round(math.Min(math.Max(part, 0), 1) * float64(p.Reel.Of)))
}

func (p *Panels) reelX(at int) float64 {
	return p.reel.X + 8 + (p.reel.W-16)*float64(at)/math.Max(float64(p.Reel.Of), 1)
}

func (c painter) paintReel() {
	m, r := c.Reel, c.reel
	if m == nil {
		return
	}
	if c.Compact {
		c.Panel(widget.Rect{X: r.X - 6, Y: r.Y - 1, W: c.EndBox.X + c.EndBox.W - r.X + 6, H: r.H + 2})
	}
	mid := r.Y + r.H/2 + 2
	c.Box(widget.Rect{X: r.X, Y: mid - 3.5, W: r.W, H: 7}, 3.5, widget.Well, widget.Edge, 1)
	if x := c.reelX(m.At); x > r.X+4 {
		c.Box(widget.Rect{X: r.X, Y: mid - 3.5, W: x - r.X, H: 7}, 3.5, widget.BrassDark, widget.Transparent, 0)
	}
	for _, at := range m.Rounds {
		c.Line(c.reelX(at), mid-3, c.reelX(at), mid+3, 1.2, widget.Fade(widget.Bone, .55))
	}
	for _, f := range m.Marks {
		x := c.reelX(f.At)
		c.Line(x, mid-7, x, mid-3, 1.6, art.SideLook(f.Side).Light)
		c.SideSign(f.Side, x, mid-9, 3.4)
	}
	over, down, _ := c.state(reelID)
	radius := 7.
	if over || down {
		radius = 8.5
	}
	c.Disc(c.reelX(m.At), mid, radius, widget.Brass, widget.Ink, 2)
	c.Text(m.Label, r.X+r.W+10, mid+4, widget.Regular, 12, widget.Dim, widget.Start)
}
