package hud

import (
	"math"

	"tenaille/render/art"
	"tenaille/render/widget"
)

const (
	turnRim = 8. // free room beside the box of a side's turn
	turnPip = 17.
	turnGap = 7.
)

// turnWidth is the room that a side's turn takes in the row of chips, its rims
// included; nothing where creatures have turns of their own.
func (p *Panels) turnWidth() float64 {
	if p.Turn == nil || len(p.Chips) == 0 {
		return 0
	}
	most, font := 190., 13.
	switch {
	case p.Compact:
		most, font = 96, 11
	case p.Snug:
		most = 130
	}
	w := p.style.Width(p.Turn.Words, widget.Bold, font) + 22
	return math.Min(math.Max(w, float64(p.Turn.Of)*(turnPip+turnGap)+22), most) + 2*turnRim
}

// placeTurn puts the box of a side's turn at x and returns where the next chip
// begins.
func (p *Panels) placeTurn(x, wide float64) float64 {
	p.turnAt = widget.Rect{X: x + turnRim, Y: p.order.Y + 5, W: wide - 2*turnRim, H: p.order.H - 10}
	p.put("turn", p.turnAt, false, p.Turn.Tip)
	return x + wide
}

// sideTurn paints whose turn it is and the activations left in it, the one under
// way with a ring.
func (c painter) sideTurn() {
	t, r := c.Turn, c.turnAt
	look := art.SideLook(t.Side)
	c.Box(r, 8, look.Dark, look.Colour, 1.8)
	font, y := 13., r.Y+18
	if c.Compact {
		font, y = 11, r.Y+14
	}
	c.TextFit(t.Words, r.X+r.W/2, y, r.W-10, widget.Bold, font, widget.Bone, widget.Middle)
	x := r.X + r.W/2 - (float64(t.Of)*(turnPip+turnGap)-turnGap)/2
	for i := range t.Of {
		ink := widget.Disabled
		if i >= t.Of-t.Left {
			ink = widget.Gold
		}
		if t.Open && i == t.Of-t.Left {
			c.Disc(x+turnPip/2, r.Y+r.H-turnPip/2-5, turnPip/2+1.2, widget.Transparent, widget.White, 1.6)
		}
		c.IconTint("pip-activation", x, r.Y+r.H-turnPip-5, turnPip, ink, ink)
		x += turnPip + turnGap
	}
}
