package army

import (
	"strconv"

	"tenaille/render/widget"
)

// The measures of a card, and of the row of buttons in it.
const (
	cardLeast = 184.
	cardTall  = 92.
	cardRow   = 36.
)

// layCards lays out the creatures, as many rows as fit.
func (a *Army) layCards(p *widget.Page, box widget.Rect) {
	r := &a.list
	a.wide = max(int((box.W+8)/(cardLeast+8)), 1)
	r.Size = (len(a.shown) + a.wide - 1) / a.wide
	r.Fit = min(max(int((box.H+8)/(cardTall+8)), 1), r.Size)
	r.To(r.Top)
	p.Scrolls(box, r, a.Stale)
	tall := min((box.H+8)/float64(r.Fit)-8, 108)
	if r.Long() {
		box.W -= 38
		a.layRoll(p, widget.Rect{X: box.X + box.W + 8, Y: box.Y, W: 30, H: box.H})
	}
	r.Tall = tall + 8
	w := (box.W+8)/float64(a.wide) - 8
	for i := r.Top * a.wide; i < min((r.Top+r.Fit)*a.wide, len(a.shown)); i++ {
		k := i - r.Top*a.wide
		a.layCard(p, widget.Rect{X: box.X + float64(k%a.wide)*(w+8), Y: box.Y + float64(k/a.wide)*(tall+8), W: w, H: tall}, a.shown[i])
	}
}

func (a *Army) layCard(p *widget.Page, at widget.Rect, kind string) {
	count := a.count(kind)
	price := a.draft.Price(kind)
	upper := widget.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H - cardRow - 3}
	a.paintCard(p, at, kind, count)
	p.Button("army."+kind, upper, widget.Button{
		Kind: widget.Bare, Selected: kind == a.kind,
		OnClick: func() { a.kind = kind; a.Stale() },
		Paint: func(c widget.Canvas, r widget.Rect) {
			face := min(r.H-8, 44)
			c.Portrait(kind, a.side, r.X+6, r.Y+(r.H-face)/2, face)
			x, w := r.X+face+14, r.W-face-22
			c.TextFit(a.KindName(kind, ""), x, r.Y+r.H/2-3, w, widget.Bold, 14, widget.Bone, widget.Start)
			c.TextFit(a.brief(kind), x, r.Y+r.H/2+15, w, widget.Regular, 12, widget.Dim, widget.Start)
		},
	})
	y := at.Y + at.H - cardRow - 2
	p.Paint(func(c widget.Canvas) {
		c.Text(a.T("%[1]d pts", price), at.X+10, y+23, widget.Bold, 13.5, widget.Brass, widget.Start)
		ink := widget.Faint
		if count > 0 {
			ink = widget.Bone
		}
		c.Text(strconv.Itoa(count), at.X+at.W-61, y+23, widget.Bold, 15, ink, widget.Middle)
	})
	p.Count("army."+kind+".less", widget.Rect{X: at.X + at.W - 119, Y: y - 1, W: 40, H: cardRow}, -1, count > 0, func() { a.enlist(kind, -1) })
	p.Count("army."+kind+".more", widget.Rect{X: at.X + at.W - 43, Y: y - 1, W: 40, H: cardRow}, 1, true, func() { a.enlist(kind, 1) })
}

// layRoll lays out what scrolls the cards.
func (a *Army) layRoll(p *widget.Page, at widget.Rect) {
	r := &a.list
	a.layStep(p, "up", widget.Rect{X: at.X, Y: at.Y, W: at.W, H: 44}, -1, r.Top > 0)
	a.layStep(p, "down", widget.Rect{X: at.X, Y: at.Y + at.H - 44, W: at.W, H: 44}, 1, r.Top < r.Size-r.Fit)
}
