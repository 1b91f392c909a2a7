package foot

import (
	"fmt"
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Card is the card of who acts, if anybody does.
type Card struct {
	*part.Kit
	*model.Card
	cells [3]widget.Rect // the boxes of its numbers
}

// NewCard makes the card's parts.
func NewCard(k *part.Kit, m *model.Card) Card {
	p := Card{Kit: k, Card: m}
	if m == nil {
		return p
	}
	p.Panel("unit_card", p.CardBox)
	if !p.Compact {
		p.putCells()
		p.Put("unit_card.hp", p.life().Inset(-2), false, m.Life)
	}
	for i := range m.Conditions {
		p.Put(fmt.Sprintf("unit_card.condition%d", i), p.mark(i), false, m.Conditions[i].Tip)
	}
	return p
}

// putCells lays out the numbers of the card: alike, unless the words of one need more
// room than it has and others have some to spare.
func (p *Card) putCells() {
	r, from := p.CardBox, p.text()
	if p.folded() {
		from = r.X + 8
	}
	at := widget.Rect{X: from, Y: r.Y + 54, H: 38}
	needs := make([]float64, len(p.Cells))
	for i := range p.Cells {
		needs[i] = p.cellNeed(&p.Cells[i])
	}
	for i, w := range widget.Share(widget.Even(r.X+r.W-11-from-2*4, len(p.Cells)), needs) {
		at.W = w
		p.cells[i] = at
		p.Put(fmt.Sprintf("unit_card.%d", i), at, false, p.Cells[i].Tip)
		at.X += w + 4
	}
}

// cellNeed is the least width of a cell for its number and the words under it.
func (p *Card) cellNeed(v *model.Cell) float64 {
	w := p.Width(v.Main, widget.Bold, 15) + cellIcon + 5
	if v.Also == [2]model.Variant{} {
		w = math.Max(w, p.Need(v.Sub, widget.Regular, cellSub)+1)
	}
	return w
}

// The sign of a cell, and the letters under it.
const cellIcon, cellSub = 15., 11.5

// folded tells that the numbers of the card stand under the face, for want
// of room beside it.
func (p *Card) folded() bool { return p.CardBox.W < 300 }

// face is the picture on the card, text where the words beside it begin.
func (p *Card) face() widget.Rect {
	size, rim := 84., 8.
	switch {
	case p.Compact:
		size, rim = 42, 6
	case p.folded():
		size = 42
	}
	return widget.Rect{X: p.CardBox.X + rim, Y: p.CardBox.Y + rim, W: size, H: size}
}

func (p *Card) text() float64 { return p.face().X + p.face().W + 9 }

// life is the bar of the hit points on the card.
func (p *Card) life() widget.Rect {
	x := p.text()
	return widget.Rect{X: x, Y: p.CardBox.Y + 33, W: p.CardBox.X + p.CardBox.W - 11 - x, H: 15}
}

// mark is the place of a condition's sign: on the corner of the face away from
// the map, others under it.
func (p *Card) mark(i int) widget.Rect {
	face := p.face()
	rows := int(face.H / 20)
	x, y := face.X+face.W-15, face.Y-4
	return widget.Rect{X: x - 20*float64(i/rows), Y: y + 20*float64(i%rows), W: 19, H: 19}
}

// Paint paints it.
func (p *Card) Paint(c part.Canvas) {
	k := p.Card
	if k == nil {
		return
	}
	r := p.CardBox
	c.Panel(r)
	if p.Compact {
		p.small(c, k, r)
		return
	}
	look := art.SideLook(k.Side)
	face := p.face()
	c.Box(face, 7, look.Dark, widget.Transparent, 0)
	if !c.Blind() {
		c.Image(c.Art().Bust(k.Figure, k.Side, c.Px(face.W)), face.X, face.Y)
	}
	c.Box(face.Inset(-3), 9, widget.Transparent, widget.PanelFill, 4.5) // the corners of the picture
	c.Box(face, 7, widget.Transparent, look.Colour, 2.4)
	p.marks(c, k)
	bar := p.life()
	x, room := bar.X, bar.W
	c.SideSign(k.Side, x+6, r.Y+19, 5.5)
	kind := c.Width(k.Kind, widget.Regular, 12)
	name := c.Width(k.Name, widget.Bold, 17)
	left := room - 18
	if name+kind+8 <= left {
		c.Text(k.Kind, x+room, r.Y+25, widget.Regular, 12, widget.Dim, widget.End)
	}
	c.TextFit(k.Name, x+18, r.Y+25, left, widget.Bold, 17, widget.Bone, widget.Start)
	c.Box(bar, 4, art.RGB(0x07090d), widget.Transparent, 0)
	if k.HP > 0 && k.Max > 0 {
		w := max(8, bar.W*min(1, float64(k.HP)/float64(k.Max)))
		fill := part.Life(k.HP, k.Max)
		if 2*k.HP > k.Max {
			fill = art.RGB(0x3f9d68)
		}
		c.Box(widget.Rect{X: bar.X, Y: bar.Y, W: w, H: bar.H}, 4, fill, widget.Transparent, 0)
		c.Fill(widget.Rect{X: bar.X + 3, Y: bar.Y + 2, W: w - 6, H: 1.5}, widget.Fade(widget.White, .25))
	}
	words, ink := k.Count, widget.White
	if k.State != "" {
		words = k.State
	}
	if 2*k.HP <= k.Max && k.HP > 0 && 4*k.HP > k.Max {
		ink = widget.Ink
		if float64(k.HP)/float64(k.Max) < .6 {
			ink = widget.White
		}
	}
	size := c.Width(words, widget.Bold, 11.5)
	c.Box(widget.Rect{X: bar.X + bar.W/2 - size/2 - 5, Y: bar.Y + 1, W: size + 10, H: 13}, 6, widget.Fade(widget.Well, .55), widget.Transparent, 0)
	c.Text(words, bar.X+bar.W/2, bar.Y+11.8, widget.Bold, 11.5, ink, widget.Middle)
	for i := range k.Cells {
		cell(c, &k.Cells[i], p.cells[i])
	}
}

// marks paints the signs of conditions.
func (p *Card) marks(c part.Canvas, k *model.Card) {
	for i := range k.Conditions {
		m := p.mark(i)
		c.Badge(k.Conditions[i].Icon, art.Rim(k.Conditions[i].Family), m.X+9.5, m.Y+9.5, 9.5)
	}
}

// small is the card of a compact screen: face, name and hit points.
func (p *Card) small(c part.Canvas, k *model.Card, r widget.Rect) {
	face := p.face()
	c.Portrait(k.Figure, k.Side, face.X, face.Y, face.W)
	p.marks(c, k)
	x, room := r.X+54, r.W-62
	c.TextFit(k.Name, x, r.Y+22, room, widget.Bold, 15, widget.Bone, widget.Start)
	bar := widget.Rect{X: x, Y: r.Y + 31, W: room, H: 14}
	c.Box(bar, 4, art.RGB(0x07090d), widget.Transparent, 0)
	if k.HP > 0 && k.Max > 0 {
		c.Box(widget.Rect{X: bar.X, Y: bar.Y, W: max(8, bar.W*min(1, float64(k.HP)/float64(k.Max))), H: bar.H}, 4, part.Life(k.HP, k.Max), widget.Transparent, 0)
	}
	words := k.Count
	if k.State != "" {
		words = k.State
	}
	size := c.Width(words, widget.Bold, 11)
	c.Box(widget.Rect{X: bar.X + bar.W/2 - size/2 - 4, Y: bar.Y + 1, W: size + 8, H: 12}, 6, widget.Fade(widget.Well, .6), widget.Transparent, 0)
	c.TextFit(words, bar.X+bar.W/2, bar.Y+11, bar.W-4, widget.Bold, 11, widget.White, widget.Middle)
}

func cell(c part.Canvas, v *model.Cell, r widget.Rect) {
	c.Box(r, 5, widget.Raised, widget.Transparent, 0)
	w := c.Width(v.Main, widget.Bold, 15)
	x := r.X + (r.W-w-cellIcon-5)/2
	c.Icon(v.Icon, x, r.Y+4, cellIcon)
	c.Text(v.Main, x+cellIcon+5, r.Y+17, widget.Bold, 15, widget.Bone, widget.Start)
	if v.Also != [2]model.Variant{} {
		variants(c, &v.Also, r)
		return
	}
	c.TextFit(v.Sub, r.X+r.W/2, r.Y+32, r.W-1, widget.Regular, cellSub, widget.Dim, widget.Middle)
}

// variants paints two numbers of a cell, each behind its sign.
func variants(c part.Canvas, list *[2]model.Variant, r widget.Rect) {
	const icon, near, apart, size = 12.5, 1., 4., 11.5
	w := apart
	for i := range list {
		w += icon + near + c.Width(list[i].Value, widget.Regular, size)
	}
	x := r.X + (r.W-w)/2
	for i := range list {
		c.Icon(list[i].Icon, x, r.Y+21.5, icon)
		x += icon + near
		c.Text(list[i].Value, x, r.Y+32, widget.Regular, size, widget.Dim, widget.Start)
		x += c.Width(list[i].Value, widget.Regular, size) + apart
	}
}
