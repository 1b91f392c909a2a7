package over

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// The measures of a question: of its answers, what it takes at the
// left for the face, and its letters.
const (
	sheetYes, sheetTall = 158., 46.
	sheetFace           = 58.
	sheetInk, sheetLine = 12.5, 16.
)

// lower is where the lower row was: its left edge, its width and where it ends. Where
// there is room the buttons that end a turn keep their place.
func (p *Ask) lower() (x, w, end float64) {
	if p.Compact || p.Snug {
		return 4, p.W - 8, p.H - 4
	}
	return p.CardBox.X, p.Bar.X + p.Bar.W - p.CardBox.X, p.CardBox.Y + p.CardBox.H
}

// plan lays the question out, its answers at the right.
func (p *Ask) plan() {
	x0, w, end := p.lower()
	one := p.answer()
	right := 2*one + 8
	room := w - sheetFace - right - 24
	p.text = p.Wrap(p.Text, room, widget.Regular, sheetInk)
	lines := float64(len(p.text) + len(p.Facts))
	h := math.Max(30+sheetLine*lines+8, sheetTall+16)
	if p.Always.ID != "" {
		h = math.Max(h, sheetTall+16+44)
	}
	p.box = widget.Rect{X: x0, Y: end - h, W: w, H: h}
	r := p.box
	p.Panel("aoo", r)
	x, y := r.X+r.W-8-right, r.Y+8
	p.Chip(p.Rule, x-10, r.Y+22)
	p.Put(p.Yes.ID, widget.Rect{X: x, Y: y, W: one, H: sheetTall}, false, p.Yes.Tip)
	p.Put(p.No.ID, widget.Rect{X: x + one + 8, Y: y, W: one, H: sheetTall}, false, p.No.Tip)
	if p.Always.ID != "" {
		p.Put(p.Always.ID, widget.Rect{X: x, Y: y + sheetTall + 4, W: right, H: 44}, false, p.Always.Tip)
	}
}

// planUpright lays the question out on a phone held upright: its answers under it, the
// best in reach of a thumb.
func (p *Ask) planUpright() {
	w := p.W - 8
	p.text = p.Wrap(p.Text, w-sheetFace-16, widget.Regular, sheetInk)
	lines := float64(len(p.text) + len(p.Facts))
	low := math.Max(34+sheetLine*lines, 62) + 6
	h := low + sheetTall + 8
	if p.Always.ID != "" {
		h += 44 + 6
	}
	p.box = widget.Rect{X: 4, Y: p.H - 4 - h, W: w, H: h}
	r := p.box
	p.Panel("aoo", r)
	p.Chip(p.Rule, r.X+r.W-18-p.beside(), r.Y+22)
	one, y := (w-24)/2, r.Y+low
	if p.Always.ID != "" {
		p.Put(p.Always.ID, widget.Rect{X: r.X + 8, Y: y, W: w - 16, H: 44}, false, p.Always.Tip)
		y += 44 + 6
	}
	p.Put(p.No.ID, widget.Rect{X: r.X + 8, Y: y, W: one, H: sheetTall}, false, p.No.Tip)
	p.Put(p.Yes.ID, widget.Rect{X: r.X + 16 + one, Y: y, W: one, H: sheetTall}, false, p.Yes.Tip)
}

// beside is the room that the answers take beside the words.
func (p *Ask) beside() float64 {
	if p.Upright {
		return -8
	}
	return 2*p.answer() + 8
}

// answer is how wide an answer is: as its words want it.
func (p *Ask) answer() float64 {
	w := sheetYes
	for _, a := range [...]*model.Action{&p.Yes, &p.No} {
		w = math.Max(w, p.Width(a.Label, widget.Bold, 16)+p.Width(a.Key, widget.Mono, 10)+36)
	}
	if p.Always.ID != "" { // it stands under both
		w = math.Max(w, math.Max(p.Width(p.Always.Sub, widget.Regular, 12)+20, p.Width(p.Always.Label, widget.Bold, 13.5)+36)/2)
	}
	return math.Min(w, p.W/4)
}

// Paint paints it.
func (p *Ask) Paint(c part.Canvas) {
	a, r := p.Ask, p.box
	edge := widget.Brass
	if a.Danger {
		edge = widget.Danger
	}
	c.Panel(r)
	c.Box(r, 10, widget.Transparent, edge, 2)
	c.Portrait(a.Figure, a.Side, r.X+10, r.Y+10, 42)
	x := r.X + sheetFace
	room := r.W - sheetFace - p.beside() - 24
	title := room - c.ChipWidth(a.Rule) - 12
	if a.Addressee != "" {
		w := c.Width(a.Addressee, widget.Bold, 12) + 18
		named := c.Width(a.Title, widget.Bold, 15) <= title-w
		if !named { // the sign of the side will do
			w = 16
		}
		title -= w
		at := x + math.Min(c.Width(a.Title, widget.Bold, 15), title) + 12
		c.SideSign(a.Side, at, r.Y+18, 5)
		if named {
			c.Text(a.Addressee, at+9, r.Y+22.5, widget.Bold, 12, art.SideLook(a.Side).Light, widget.Start)
		}
	}
	c.TextFit(a.Title, x, r.Y+23, title, widget.Bold, 15, widget.Bone, widget.Start)
	c.Chip(a.Rule, r.X+r.W-18-p.beside(), r.Y+22, widget.Raised, widget.Dim)
	y := r.Y + 42
	c.Lines(p.text, x, y, sheetLine, widget.Regular, sheetInk, widget.Bone)
	y += sheetLine * float64(len(p.text))
	for _, line := range a.Facts {
		c.TextFit(line, x, y, room, widget.Regular, sheetInk, widget.Dim, widget.Start)
		y += sheetLine
	}
	p.answers(c)
}
