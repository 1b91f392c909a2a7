package army

import (
	"strconv"
	"strings"

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

// layCard lays out a creature: its name and price on a line, under it a large portrait with
// the numbers and the steps beside that.
func (a *Army) layCard(p *widget.Page, at widget.Rect, kind string) {
	count := a.count(kind)
	price := a.T("%[1]d pts", a.draft.Price(kind))
	face := min(at.H-36, at.W-120, 76)
	x, y := at.X+face+15, at.Y+at.H-cardRow-2
	a.paintCard(p, at, kind, count)
	p.Button("army."+kind, widget.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H - cardRow - 3}, widget.Button{
		Kind: widget.Bare, Selected: kind == a.kind,
		OnClick: func() { a.kind = kind; a.Stale() },
		Paint: func(c widget.Canvas, r widget.Rect) {
			cost := c.Width(price, widget.Bold, 12.5)
			c.TextFit(a.KindName(kind, ""), r.X+9, r.Y+21, r.W-20-cost, widget.Bold, 14, widget.Bone, widget.Start)
			c.Text(price, r.X+r.W-8, r.Y+21, widget.Bold, 12.5, widget.Brass, widget.End)
			c.Portrait(kind, a.side, r.X+8, r.Y+29, face)
			lines := c.Wrap(a.brief(kind), at.X+at.W-6-x, widget.Regular, 12)
			for i, line := range lines {
				if len(lines) > 1 { // the end of a line parts as well
					line = strings.TrimSuffix(line, ",")
				}
				c.Text(line, x, r.Y+46-7*float64(len(lines)-1)+15*float64(i), widget.Regular, 12, widget.Dim, widget.Start)
			}
		},
	})
	less := widget.Rect{X: x - 4, Y: y - 1, W: cardRow, H: cardRow}
	more := widget.Rect{X: at.X + at.W - cardRow - 5, Y: y - 1, W: cardRow, H: cardRow}
	p.Paint(func(c widget.Canvas) {
		ink := widget.Faint
		if count > 0 {
			ink = widget.Bone
		}
		c.Text(strconv.Itoa(count), (less.X+more.X+cardRow)/2, y+23, widget.Bold, 16, ink, widget.Middle)
	})
	p.Count("army."+kind+".less", less, -1, count > 0, func() { a.enlist(kind, -1) })
	p.Count("army."+kind+".more", more, 1, true, func() { a.enlist(kind, 1) })
}

// layRoll lays out what scrolls the cards.
func (a *Army) layRoll(p *widget.Page, at widget.Rect) {
	r := &a.list
	a.layStep(p, "up", widget.Rect{X: at.X, Y: at.Y, W: at.W, H: 44}, -1, r.Top > 0)
	a.layStep(p, "down", widget.Rect{X: at.X, Y: at.Y + at.H - 44, W: at.W, H: 44}, 1, r.Top < r.Size-r.Fit)
}
