package hud

import (
	"tenaille/game/model"
	"tenaille/render/widget"
)

// ArmsID is the part of a small screen that shows the weapon in hand and opens
// the others.
const ArmsID = "arms"

// arrangeArms lays the weapons to choose from over the action bar; on a small
// screen one alone stands at the end of the line of pips until it is opened.
func (p *Panels) arrangeArms() {
	if p.Compact && len(p.Arms) > 0 && !p.ArmsOpen && p.foldArms() {
		return
	}
	x, y := p.Bar.X, p.Bar.Y-ArmsTall
	if p.Compact {
		y -= 28
	}
	for i := range p.Arms {
		a := &p.Arms[i]
		w := p.style.Width(a.Label, widget.Regular, 12.5) + 62 + priceRoom(a.Price) // names are never cut
		if x > p.Bar.X && x+w > p.Bar.X+p.Bar.W {
			x, y = p.Bar.X, y-ArmsTall
		}
		r := widget.Rect{X: x, Y: y, W: w, H: 32}
		x += w + 6
		p.arms = append(p.arms, r)
		p.put(a.ID, r, a.Off, a.Tip)
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
func (p *Panels) foldArms() bool {
	held := p.Arms[0]
	for _, a := range p.Arms {
		if a.Selected {
			held = a
		}
	}
	held.ID, held.Key, held.Price, held.Off, held.Selected = ArmsID, "", model.Nothing, false, false
	r := widget.Rect{X: p.Bar.X, Y: p.Bar.Y - 30, W: p.style.Width(held.Label, widget.Regular, 12.5) + 62, H: 26}
	if n := len(p.pips); n > 0 {
		r.X = p.pips[n-1].X + p.pips[n-1].W + 12
	}
	most := p.W - 8
	if p.Confirm != nil {
		most = p.confirmBox().X - 8
	}
	if r.X+r.W > most {
		return false
	}
	p.Arms, p.arms = []model.Action{held}, []widget.Rect{r}
	r.Y, r.H = r.Y-10, r.H+12 // a finger is larger than the line
	p.put(ArmsID, r, false, held.Tip)
	return true
}

// armsFolded reports whether only the weapon in hand is shown.
func (p *Panels) armsFolded() bool { return len(p.Arms) == 1 && p.Arms[0].ID == ArmsID }
