package foot

import (
	"fmt"

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
	told  bool           // what stands with them has room too
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

// putCells lays out the numbers of the card: alike, unless one needs more room than it
// has and others have some to spare.
func (p *Card) putCells() {
	r, from := p.CardBox, p.text()
	at := widget.Rect{X: from, Y: r.Y + 38, H: 17}
	needs := make([]float64, len(p.Cells))
	for i := range p.Cells {
		needs[i] = p.Width(p.Cells[i].Main, widget.Bold, cellInk) + cellIcon + 6
	}
	if p.told = p.tellsMore(needs, r.X+r.W-8-from-2*3); p.told {
		for i := range needs {
			needs[i] += p.more(&p.Cells[i])
		}
	}
	for i, w := range widget.Share(widget.Even(r.X+r.W-8-from-2*3, len(p.Cells)), needs) {
		at.W = w
		p.cells[i] = at
		p.Put(fmt.Sprintf("unit_card.%d", i), at.Inset(-1), false, p.Cells[i].Tip)
		at.X += w + 3
	}
}

// tellsMore reports whether all numbers of the card have room for what stands with them.
func (p *Card) tellsMore(needs []float64, room float64) bool {
	for i := range needs {
		room -= needs[i] + p.more(&p.Cells[i])
	}
	return room >= 0
}

// more is the room of what stands with a number: what it is against something, or in words.
func (p *Card) more(v *model.Cell) (w float64) {
	if v.Also == [2]model.Variant{} {
		return p.Width(v.Sub, widget.Regular, moreInk) + moreGap
	}
	for i := range v.Also {
		w += moreIcon + 1 + p.Width(v.Also[i].Value, widget.Regular, moreInk) + moreGap
	}
	return w
}

// The letters and signs of what stands with a number, and the gap before each.
const moreInk, moreIcon, moreGap = 12., 12.5, 5.

// The sign of a cell, and the letters of its number.
const cellIcon, cellInk = 14., 13.

// face is the picture on the card, text where the words beside it begin.
func (p *Card) face() widget.Rect {
	size, rim := 46., 7.
	if p.Compact {
		size, rim = 36, 4
	}
	return widget.Rect{X: p.CardBox.X + rim, Y: p.CardBox.Y + rim, W: size, H: size}
}

func (p *Card) text() float64 { return p.face().X + p.face().W + 8 }

// life is the bar of the hit points on the card.
func (p *Card) life() widget.Rect {
	x := p.text()
	return widget.Rect{X: x, Y: p.CardBox.Y + 22, W: p.CardBox.X + p.CardBox.W - 8 - x, H: 13}
}

// mark is the place of a condition's sign: on the corner of the face away from
// the map, others under it.
func (p *Card) mark(i int) widget.Rect {
	face, size := p.face(), 20.
	if p.Compact {
		size = 18
	}
	rows := int(face.H / size)
	x, y := face.X+face.W-size+4, face.Y-2
	return widget.Rect{X: x - size*float64(i/rows), Y: y + size*float64(i%rows), W: size - 1, H: size - 1}
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
	c.SideSign(k.Side, x+5, r.Y+12, 5)
	kind := c.Width(k.Kind, widget.Regular, 12)
	name := c.Width(k.Name, widget.Bold, 15)
	if name+kind+24 <= room {
		c.Text(k.Kind, x+room, r.Y+17, widget.Regular, 12, widget.Dim, widget.End)
	}
	c.TextFit(k.Name, x+16, r.Y+17, room-16, widget.Bold, 15, widget.Bone, widget.Start)
	paintLife(c, k, bar)
	for i := range k.Cells {
		p.cell(c, &k.Cells[i], p.cells[i])
	}
}

// paintLife paints the hit points with their number, or a word in its place.
func paintLife(c part.Canvas, k *model.Card, bar widget.Rect) {
	c.Box(bar, 4, art.RGB(0x07090d), widget.Transparent, 0)
	if k.HP > 0 && k.Max > 0 {
		w := max(8, bar.W*min(1, float64(k.HP)/float64(k.Max)))
		fill := part.Life(k.HP, k.Max)
		if 2*k.HP > k.Max {
			fill = art.RGB(0x3f9d68)
		}
		c.Box(widget.Rect{X: bar.X, Y: bar.Y, W: w, H: bar.H}, 4, fill, widget.Transparent, 0)
	}
	words := k.Count
	if k.State != "" {
		words = k.State
	}
	size := c.Width(words, widget.Bold, 11)
	c.Box(widget.Rect{X: bar.X + bar.W/2 - size/2 - 4, Y: bar.Y + .5, W: size + 8, H: bar.H - 1}, 6, widget.Fade(widget.Well, .6), widget.Transparent, 0)
	c.TextFit(words, bar.X+bar.W/2, bar.Y+bar.H-2.6, bar.W-4, widget.Bold, 11, widget.White, widget.Middle)
}

// marks paints the signs of conditions.
func (p *Card) marks(c part.Canvas, k *model.Card) {
	for i := range k.Conditions {
		m := p.mark(i)
		c.Badge(k.Conditions[i].Icon, art.Rim(k.Conditions[i].Family), m.X+m.W/2, m.Y+m.H/2, m.W/2)
	}
}

// small is the card of a compact screen: face, name and hit points.
func (p *Card) small(c part.Canvas, k *model.Card, r widget.Rect) {
	face := p.face()
	c.Portrait(k.Figure, k.Side, face.X, face.Y, face.W)
	p.marks(c, k)
	x := p.text()
	room := r.X + r.W - 8 - x
	c.TextFit(k.Name, x, r.Y+18, room, widget.Bold, 13, widget.Bone, widget.Start)
	paintLife(c, k, widget.Rect{X: x, Y: r.Y + 25, W: room, H: 13})
}

// cell paints a number, with what stands with it where that has room.
func (p *Card) cell(c part.Canvas, v *model.Cell, r widget.Rect) {
	c.Box(r, 5, widget.Raised, widget.Transparent, 0)
	w := cellIcon + 3 + c.Width(v.Main, widget.Bold, cellInk)
	if p.told {
		w += p.more(v)
	}
	x := r.X + (r.W-w)/2
	c.Icon(v.Icon, x, r.Y+1.5, cellIcon)
	x += cellIcon + 3
	c.Text(v.Main, x, r.Y+13, widget.Bold, cellInk, widget.Bone, widget.Start)
	if !p.told {
		return
	}
	x += c.Width(v.Main, widget.Bold, cellInk) + moreGap
	if v.Also == [2]model.Variant{} {
		c.Text(v.Sub, x, r.Y+12.5, widget.Regular, moreInk, widget.Dim, widget.Start)
		return
	}
	for i := range v.Also {
		c.Icon(v.Also[i].Icon, x, r.Y+2.5, moreIcon)
		x += moreIcon + 1
		c.Text(v.Also[i].Value, x, r.Y+12.5, widget.Regular, moreInk, widget.Dim, widget.Start)
		x += c.Width(v.Also[i].Value, widget.Regular, moreInk) + moreGap
	}
}
