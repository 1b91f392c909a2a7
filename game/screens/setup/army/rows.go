package army

import (
	"strconv"

	"tenaille/render/widget"
)

// The measures of a row of the army on a small screen: a finger is 44 wide.
const (
	rowLeast = 46.
	rowMost  = 60.
	rowApart = 4.
	rowSteps = 124. // of the steps at its end
	finger   = 44.
)

// layRows lays out the creatures on a small screen, a row each with its steps, and
// what scrolls them at the end of the foot; it returns how much of that it takes.
func (a *Army) layRows(p *widget.Page, box, foot widget.Rect) (steps float64) {
	r := &a.list
	a.wide, r.Size = 1, len(a.shown)
	most := max(int((box.H+rowApart)/(rowLeast+rowApart)), 1)
	r.Fit = min(most, r.Size)
	r.To(r.Top)
	tall := min((box.H+rowApart)/float64(most)-rowApart, rowMost)
	r.Tall = tall + rowApart
	p.Scrolls(box, r, a.Stale)
	if r.Long() {
		view := box
		box.W -= 10
		steps = 2*finger + 8
		p.Paint(func(c widget.Canvas) {
			c.ScrollBar(view, r, widget.HoverEdge)
		})
		a.layStep(p, "up", widget.Rect{X: foot.X + foot.W - steps, Y: foot.Y + 3, W: finger, H: foot.H - 6}, -r.Fit+1, r.Top > 0)
		a.layStep(p, "down", widget.Rect{X: foot.X + foot.W - finger - 4, Y: foot.Y + 3, W: finger, H: foot.H - 6}, r.Fit-1, r.Top < r.Size-r.Fit)
	}
	for i := r.Top; i < min(r.Top+r.Fit, r.Size); i++ {
		a.layRow(p, widget.Rect{X: box.X, Y: box.Y + float64(i-r.Top)*(tall+rowApart), W: box.W, H: tall}, a.shown[i])
	}
	return steps
}

// layRow lays out one creature: portrait, name, price and numbers, and the steps
// with how many there are between them, all in one frame.
func (a *Army) layRow(p *widget.Page, at widget.Rect, kind string) {
	count := a.count(kind)
	price := a.T("%[1]d pts", a.draft.Price(kind))
	a.paintCard(p, at, kind, count)
	p.Button("army."+kind, widget.Rect{X: at.X, Y: at.Y, W: at.W - rowSteps, H: at.H}, widget.Button{
		Kind: widget.Bare, Selected: kind == a.kind,
		OnClick: func() { a.kind = kind; a.Stale() },
		Paint: func(c widget.Canvas, r widget.Rect) {
			face := r.H - 8
			c.Portrait(kind, a.side, r.X+6, r.Y+4, face)
			x := r.X + face + 16
			room, mid := r.X+r.W-4-x, r.Y+r.H/2
			c.TextFit(a.KindName(kind, ""), x, mid-3, room, widget.Bold, 14, widget.Bone, widget.Start)
			c.Text(price, x, mid+15, widget.Bold, 12.5, widget.Brass, widget.Start)
			// The sheet has the numbers too: they stand here where they fit whole.
			brief, from := a.brief(kind), c.Width(price, widget.Bold, 12.5)+12
			if from+c.Width(brief, widget.Regular, 12) <= room {
				c.Text(brief, x+from, mid+15, widget.Regular, 12, widget.Dim, widget.Start)
			}
		},
	})
	less := widget.Rect{X: at.X + at.W - rowSteps, Y: at.Y, W: finger + 3, H: at.H}
	more := less
	more.X = at.X + at.W - more.W
	p.Paint(func(c widget.Canvas) {
		ink := widget.Faint
		if count > 0 {
			ink = widget.Bone
		}
		c.Text(strconv.Itoa(count), (less.X+less.W+more.X)/2, at.Y+at.H/2+5.5, widget.Bold, 16, ink, widget.Middle)
	})
	layPlus(p, "army."+kind+".less", less, -1, count > 0, func() { a.enlist(kind, -1) })
	layPlus(p, "army."+kind+".more", more, 1, true, func() { a.enlist(kind, 1) })
}

// layPlus lays out a minus or a plus in a row: the bare sign, since so many stand there.
func layPlus(p *widget.Page, id string, at widget.Rect, by int, on bool, f func()) {
	p.Button(id, at, widget.Button{
		Kind: widget.Bare, OnClick: f,
		Paint: func(k widget.Canvas, at widget.Rect) {
			k.Plus(at, by, on)
		},
	})
}

// layStep lays out a button that scrolls the list by so many rows.
func (a *Army) layStep(p *widget.Page, id string, at widget.Rect, by int, on bool) {
	p.Button("army."+id, at, widget.Button{
		Disabled: !on,
		OnClick: func() {
			if a.list.By(by) {
				a.Stale()
			}
		},
		Paint: func(c widget.Canvas, b widget.Rect) { c.Chevron(b, 0, max(min(by, 1), -1), on) },
	})
}
