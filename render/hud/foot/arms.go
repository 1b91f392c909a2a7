package foot

import (
	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// ArmsID is the part that shows the weapon in hand and opens the others.
const ArmsID = "arms"

// putHeld puts the weapon in hand before the actions.
func (p *Bar) putHeld(x float64) {
	held := p.Arms[0]
	for _, a := range p.Arms {
		if a.Selected {
			held = a
		}
	}
	held.ID, held.Price, held.Off, held.Selected = ArmsID, model.Nothing, false, p.ArmsOpen
	p.held = &held
	p.heldAt = widget.Rect{X: x, Y: p.Kit.Bar.Y + 4, W: part.ArmsWide - 4, H: p.Kit.Bar.H - 8}
	if p.Compact {
		p.heldAt.Y, p.heldAt.W, p.heldAt.H = p.Kit.Bar.Y, part.ArmsWide-2, p.Kit.Bar.H
	}
	p.Put(ArmsID, p.heldAt, false, held.Tip)
}

// paintHeld paints the weapon in hand, with the sign that there are others.
func (p *Bar) paintHeld(c part.Canvas) {
	a, r := p.held, p.heldAt
	s := c.Button(a.ID, r, a.Selected, false)
	c.Icon(a.Icon, r.X+(r.W-24)/2, r.Y+(r.H-24)/2+3+s, 24)
	x, y, way := r.X+r.W/2, r.Y+7+s, 1.
	if p.ArmsOpen {
		way = -1
	}
	c.Polyline(2, widget.Dim, x-5, y+2.2*way, x, y-2.2*way, x+5, y+2.2*way)
}

// PutArms lays the weapons to choose from over the action bar while they are open.
func (p *Bar) PutArms() {
	if !p.ArmsOpen {
		return
	}
	tall, step := 32., ArmsTall
	if p.Compact { // for fingers
		tall, step = 44, 48
	}
	x, y := p.Kit.Bar.X, p.Ledge()-step
	for i := range p.Arms {
		a := &p.Arms[i]
		w := p.Width(a.Label, widget.Regular, 12.5) + 62 + priceRoom(a.Price) // names are never cut
		if x > p.Kit.Bar.X && x+w > p.OverBar() {
			x, y = p.Kit.Bar.X, y-step
		}
		r := widget.Rect{X: x, Y: y, W: w, H: tall}
		x += w + 6
		p.arms = append(p.arms, r)
		p.Put(a.ID, r, a.Off, a.Tip)
	}
}

// priceRoom is the width in units that a price takes after the key of a weapon.
func priceRoom(p model.Price) float64 {
	if p == model.Nothing {
		return 0
	}
	return 17
}

// ArmsTall is the height in units that a row of weapons takes over the bar.
const ArmsTall = 38.

// ArmsTop is where the rows of weapons begin, 0 where there are none.
func (p *Bar) ArmsTop() float64 {
	top := 0.
	for i, r := range p.arms {
		if i == 0 || r.Y < top {
			top = r.Y
		}
	}
	return top
}

// PaintArms paints the weapons.
func (p *Bar) PaintArms(c part.Canvas) {
	for i := range p.arms {
		a, r := &p.Arms[i], p.arms[i]
		c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, 7, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
		mid, ink := faced(c, a, r, 8)
		price := priceRoom(a.Price)
		c.TextFit(a.Label, r.X+32, mid+5, r.W-54-price, widget.Regular, 12.5, ink, widget.Start)
		c.Text(a.Key, r.X+r.W-8-price, mid+4.5, widget.Mono, 10.5, widget.Dim, widget.End)
		c.Price(a.Price, r.X+r.W-8, mid-5.5, a.Off)
	}
}

// Over are the weapons that stand over the bar while they are open.
func (p *Bar) Over() []widget.Rect { return p.arms }

// Pipped are what is left of the turn, in their places.
func (p *Bar) Pipped() []widget.Rect { return p.pips }
