package foot

import (
	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// ArmsID is the part of a small screen that shows the weapon in hand and opens
// the others.
const ArmsID = "arms"

// PutArms lays the weapons to choose from over the action bar; on a small
// screen one alone stands at the end of the line of pips until it is opened.
// confirm tells that what is planned has a button there.
func (p *Bar) PutArms(confirm bool) {
	if p.Compact && len(p.Arms) > 0 && !p.ArmsOpen && p.foldArms(confirm) {
		return
	}
	x, y := p.Kit.Bar.X, p.Kit.Bar.Y-ArmsTall
	if p.Compact {
		y -= 28
	}
	for i := range p.Arms {
		a := &p.Arms[i]
		w := p.Width(a.Label, widget.Regular, 12.5) + 62 + priceRoom(a.Price) // names are never cut
		if x > p.Kit.Bar.X && x+w > p.Kit.Bar.X+p.Kit.Bar.W {
			x, y = p.Kit.Bar.X, y-ArmsTall
		}
		r := widget.Rect{X: x, Y: y, W: w, H: 32}
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

// foldArms puts the weapon in hand beside the pips, and reports whether it has
// room there.
func (p *Bar) foldArms(confirm bool) bool {
	held := p.Arms[0]
	for _, a := range p.Arms {
		if a.Selected {
			held = a
		}
	}
	held.ID, held.Key, held.Price, held.Off, held.Selected = ArmsID, "", model.Nothing, false, false
	r := widget.Rect{X: p.Kit.Bar.X, Y: p.Kit.Bar.Y - 30, W: p.Width(held.Label, widget.Regular, 12.5) + 62, H: 26}
	if n := len(p.pips); n > 0 {
		r.X = p.pips[n-1].X + p.pips[n-1].W + 12
	}
	most := p.W - 8
	if confirm {
		most = p.ConfirmBox().X - 8
	}
	if r.X+r.W > most {
		return false
	}
	p.Arms, p.arms = []model.Action{held}, []widget.Rect{r}
	r.Y, r.H = r.Y-10, r.H+12 // a finger is larger than the line
	p.Put(ArmsID, r, false, held.Tip)
	return true
}

// armsFolded reports whether only the weapon in hand is shown.
func (p *Bar) armsFolded() bool { return len(p.Arms) == 1 && p.Arms[0].ID == ArmsID }

// ArmsTall is the height in units that a row of weapons takes over the bar.
const ArmsTall = 38

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
		if p.armsFolded() {
			x := r.X + r.W - 15
			c.Polyline(2, widget.Dim, x-5, mid+2.5, x, mid-2.5, x+5, mid+2.5)
		}
		price := priceRoom(a.Price)
		c.TextFit(a.Label, r.X+32, mid+5, r.W-54-price, widget.Regular, 12.5, ink, widget.Start)
		c.Text(a.Key, r.X+r.W-8-price, mid+4.5, widget.Mono, 10.5, widget.Dim, widget.End)
		c.Price(a.Price, r.X+r.W-8, mid-5.5, a.Off)
	}
}

// Over are the parts that stand over the bar: what is left of the turn, weapons.
func (p *Bar) Over() (list [2][]widget.Rect) { return [2][]widget.Rect{p.pips, p.arms} }
