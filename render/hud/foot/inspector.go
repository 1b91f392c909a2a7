package foot

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Inspector is the panel at the right that always tells something: who acts, with all
// numbers, the square that is looked at, and what decides the match.
type Inspector struct {
	*part.Kit
	*model.Inspector
	card  *model.Card // nil where there is no room for it
	box   widget.Rect
	cells [3]widget.Rect
	facts [][]string // the words of each fact, broken into lines
	goal  []string   // nil where there is no room for it
	place float64    // where the square begins
	aim   float64    // where the goal does
}

// The measures of the inspector in units.
const (
	inspectorInk  = 12.5
	inspectorLine = 16.
	inspectorCard = 108. // what the card takes
	inspectorRim  = 12.
)

// NewInspector lays the inspector out from y down, in no more than a height: the square
// first, then the goal, then the card of who acts as they have room; nil where there is
// none for the square. One that is brief tells of the square alone.
func NewInspector(k *part.Kit, m *model.Inspector, card *model.Card, y, most float64, brief bool) *Inspector {
	p := &Inspector{Kit: k, Inspector: m}
	room := k.Side.W - 2*inspectorRim
	tall := 34.
	for _, f := range m.Facts {
		lines := p.Wrap(f.Words, room-24, widget.Regular, inspectorInk)
		p.facts = append(p.facts, lines)
		tall += inspectorLine*float64(len(lines)) + 3
	}
	if tall += 5; tall > most {
		return nil
	}
	goal := p.Wrap(m.Goal+" "+m.Left, room, widget.Regular, inspectorInk)
	if more := 30 + inspectorLine*float64(len(goal)); !brief && tall+more <= most {
		p.goal, tall = goal, tall+more
	}
	p.box = widget.Rect{X: k.Side.X, Y: y, W: k.Side.W, H: tall}
	p.place = y
	if card != nil && tall+inspectorCard <= most {
		p.card, p.box.H, p.place = card, tall+inspectorCard, y+inspectorCard
	}
	p.aim = p.box.Y + p.box.H - 24 - inspectorLine*float64(len(p.goal))
	p.Panel("inspector", p.box)
	if p.card != nil {
		p.putCells()
	}
	return p
}

// putCells lays the numbers of the card out.
func (p *Inspector) putCells() {
	at := widget.Rect{X: p.box.X + inspectorRim, Y: p.box.Y + 64, H: 38}
	needs := make([]float64, len(p.card.Cells))
	for i := range p.card.Cells {
		v := &p.card.Cells[i]
		needs[i] = p.Width(v.Main, widget.Bold, 15) + 20
		if v.Also == [2]model.Variant{} {
			needs[i] = max(needs[i], p.Need(v.Sub, widget.Regular, cellSub)+2)
		}
	}
	for i, w := range widget.Share(widget.Even(p.box.W-2*inspectorRim-2*4, len(p.card.Cells)), needs) {
		at.W = w
		p.cells[i] = at
		p.Put(fmt.Sprintf("inspector.%d", i), at, false, p.card.Cells[i].Tip)
		at.X += w + 4
	}
}

// cellSub is the size of the words under a number.
const cellSub = 11.5

// Box is the box of the inspector; empty when there is none.
func (p *Inspector) Box() widget.Rect {
	if p == nil {
		return widget.Rect{}
	}
	return p.box
}

// Paint paints it.
func (p *Inspector) Paint(c part.Canvas) {
	r := p.box
	c.Panel(r)
	x, right := r.X+inspectorRim, r.X+r.W-inspectorRim
	if p.card != nil {
		p.paintCard(c)
		c.Line(x, p.place, right, p.place, 1, widget.Edge)
	}
	c.Icon("map", x, p.place+10, 16)
	c.Text(p.Place, x+24, p.place+23, widget.Bold, 13.5, widget.Bone, widget.Start)
	y := p.place + 34
	for i, f := range p.Facts {
		ink := widget.Dim
		if f.Bad {
			ink = art.RGB(0xff9db5)
		}
		c.Icon(f.Icon, x, y+1, 15)
		c.Lines(p.facts[i], x+24, y+13, inspectorLine, widget.Regular, inspectorInk, ink)
		y += inspectorLine*float64(len(p.facts[i])) + 3
	}
	if p.goal == nil {
		return
	}
	c.Line(x, p.aim-4, right, p.aim-4, 1, widget.Edge)
	c.Text(p.Aim, x, p.aim+13, widget.Bold, 12.5, widget.Brass, widget.Start)
	c.Lines(p.goal, x, p.aim+13+inspectorLine, inspectorLine, widget.Regular, inspectorInk, widget.Dim)
}

// paintCard paints who acts, with all numbers.
func (p *Inspector) paintCard(c part.Canvas) {
	k, r := p.card, p.box
	x := r.X + inspectorRim
	c.Portrait(k.Figure, k.Side, x, r.Y+10, 46)
	x += 56
	room := r.X + r.W - inspectorRim - x
	c.TextFit(k.Name, x, r.Y+22, room, widget.Bold, 15, widget.Bone, widget.Start)
	c.TextFit(k.Kind, x, r.Y+38, room, widget.Regular, 12, widget.Dim, widget.Start)
	paintLife(c, k, widget.Rect{X: x, Y: r.Y + 44, W: room, H: 13})
	for i := range k.Cells {
		wholeCell(c, &k.Cells[i], p.cells[i])
	}
}

// wholeCell paints a number with what stands under it.
func wholeCell(c part.Canvas, v *model.Cell, r widget.Rect) {
	c.Box(r, 5, widget.Raised, widget.Transparent, 0)
	w := c.Width(v.Main, widget.Bold, 15)
	x := r.X + (r.W-w-20)/2
	c.Icon(v.Icon, x, r.Y+4, 15)
	c.Text(v.Main, x+20, r.Y+17, widget.Bold, 15, widget.Bone, widget.Start)
	if v.Also == [2]model.Variant{} {
		c.TextFit(v.Sub, r.X+r.W/2, r.Y+32, r.W-1, widget.Regular, cellSub, widget.Dim, widget.Middle)
		return
	}
	const icon, near, apart = 12.5, 1., 4.
	w = apart
	for i := range v.Also {
		w += icon + near + c.Width(v.Also[i].Value, widget.Regular, cellSub)
	}
	x = r.X + (r.W-w)/2
	for i := range v.Also {
		c.Icon(v.Also[i].Icon, x, r.Y+21.5, icon)
		x += icon + near
		c.Text(v.Also[i].Value, x, r.Y+32, widget.Regular, cellSub, widget.Dim, widget.Start)
		x += c.Width(v.Also[i].Value, widget.Regular, cellSub) + apart
	}
}
