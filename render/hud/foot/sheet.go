package foot

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Sheet is what is being aimed where there is much to choose: a column at the right in
// the place of the palette, so that it does not lie over the fight.
type Sheet struct {
	*part.Kit
	*model.Strip
	box   widget.Rect
	heads []widget.Rect // of the rows; without height where there are none
	chips [][]widget.Rect
	hint  []string
	close widget.Rect
	act   widget.Rect // of the button that does what is chosen
	tall  float64     // of a chip
}

// sheetWide and sheetTouch are the widths of a sheet with two columns, for a pointer and
// for fingers, sheetHead the height of its title, gutter the room of the heads beside
// the rows of a phone.
const sheetWide, sheetTouch, sheetHead, gutter = 436., 396., 36., 52.

// NewSheet lays the sheet out: in one column where that has room, else in two.
func NewSheet(k *part.Kit, m *model.Strip) *Sheet {
	p := &Sheet{Kit: k, Strip: m}
	switch {
	case k.Upright: // at the foot, in reach of a thumb
		room := widget.Rect{X: 4, Y: 4, W: k.W - 8, H: k.H - 8}
		p.plan(room, 2, 44, 46)
		room.Y = k.H - 4 - p.box.H
		p.plan(room, 2, 44, 46)
	case k.Compact:
		p.plan(widget.Rect{X: k.W - 4 - sheetTouch, Y: 4, W: sheetTouch, H: k.H - 8}, 2, 44, 46)
	default:
		one := k.Side
		if p.plan(one, 1, 28, 30); p.box.H > one.H {
			p.plan(widget.Rect{X: one.X + one.W - sheetWide, Y: one.Y, W: sheetWide, H: one.H}, 2, 26, 28)
		}
	}
	p.Panel("strip", p.box)
	for i := range m.Rows {
		for j := range m.Rows[i] {
			a := &m.Rows[i][j]
			p.Put(a.ID, p.chips[i][j], a.Off, a.Tip)
		}
	}
	p.Put(m.Close.ID, p.close, false, m.Close.Tip)
	if m.Confirm.ID != "" {
		p.Put(m.Confirm.ID, p.act, m.Confirm.Off, m.Confirm.Tip)
	}
	return p
}

// plan lays the sheet out in a room, in columns of chips so tall, their lines so far
// apart; the box may come out taller than the room.
func (p *Sheet) plan(room widget.Rect, columns int, tall, step float64) {
	p.box, p.tall, p.heads, p.chips = room, tall, nil, nil
	head := sheetHead
	switch {
	case p.Upright:
		head = 50
	case p.Compact: // for fingers
		head = 48
	}
	p.close = widget.Rect{X: room.X + room.W - head - 2, Y: room.Y + 4, W: head - 4, H: head - 6}
	x, wide, y := room.X+8, room.W-16, room.Y+head
	p.hint = nil
	if p.Hint != "" {
		p.hint = p.Wrap(p.Hint, wide-8, widget.Regular, 12.5)
		y += 16*float64(len(p.hint)) + 4
	}
	beside := p.Compact // the heads stand beside the rows
	if beside {
		x, wide = x+gutter, wide-gutter
	}
	cell := wide / float64(columns)
	for i := range p.Rows {
		h := widget.Rect{X: x, Y: y, W: wide}
		if i < len(p.Heads) && p.Heads[i] != "" {
			h.H = 19
		}
		if beside {
			h.X, h.W = room.X+8, gutter
		} else {
			y += h.H
		}
		p.heads = append(p.heads, h)
		var row []widget.Rect
		in, w := columns, cell
		if len(p.Rows[i]) == 2 { // side by side
			in, w = 2, wide/2
		}
		for j := range p.Rows[i] {
			row = append(row, widget.Rect{X: x + w*float64(j%in), Y: y + step*float64(j/in), W: w - 2, H: tall})
		}
		p.chips = append(p.chips, row)
		y += step*float64((len(row)+in-1)/in) + 2
	}
	if p.Confirm.ID != "" {
		p.act = widget.Rect{X: room.X + 8, Y: y + 4, W: room.W - 16, H: 36}
		if columns > 1 { // in the line of the title
			w := actWidth(p.Kit, &p.Confirm) + 8
			p.act = widget.Rect{X: p.close.X - 6 - w, Y: p.close.Y, W: w, H: p.close.H}
		} else {
			y += 44
		}
	}
	p.box.H = y + 6 - room.Y
}

// Box is the box of the sheet; empty when there is none.
func (p *Sheet) Box() widget.Rect {
	if p == nil {
		return widget.Rect{}
	}
	return p.box
}

// Paint paints it.
func (p *Sheet) Paint(c part.Canvas) {
	s, b := p.Strip, p.box
	c.Box(widget.Rect{X: b.X + 2, Y: b.Y + 4, W: b.W, H: b.H}, 10, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.Box(b, 10, widget.Fade(widget.PanelFill, .97), widget.Brass, 1.6)
	mid := p.close.Y + p.close.H/2
	c.Icon(s.Icon, b.X+10, mid-10, 20)
	x := b.X + 38
	c.Text(s.Title, x, mid+5, widget.Bold, 14, widget.Bone, widget.Start)
	x += c.Width(s.Title, widget.Bold, 14) + 20
	if s.Price != model.Nothing {
		c.Price(s.Price, x, mid-5, false)
	}
	r := p.close
	c.Button(s.Close.ID, r, false, false)
	c.Icon("close", r.X+(r.W-15)/2, mid-7.5, 15)
	ink := widget.MoveBlue
	if s.Insist {
		ink = widget.Gold
	}
	c.Lines(p.hint, b.X+12, r.Y+r.H+15, 16, widget.Regular, 12.5, ink)
	for i := range s.Rows {
		if h := p.heads[i]; h.H > 0 && !p.Compact {
			c.Text(s.Heads[i], h.X+4, h.Y+14, widget.Bold, 12.5, widget.Brass, widget.Start)
		} else if h.H > 0 {
			c.Lines(c.Wrap(s.Heads[i], h.W-4, widget.Bold, 12), h.X+2, h.Y+19, 15, widget.Bold, 12, widget.Brass)
		}
		for j := range s.Rows[i] {
			p.chip(c, &s.Rows[i][j], p.chips[i][j])
		}
	}
	if s.Confirm.ID != "" {
		confirm(c, &s.Confirm, p.act)
	}
}

// chip paints a chip, its words on two lines where one has no room, and its key where
// there is some left.
func (p *Sheet) chip(c part.Canvas, a *model.Action, r widget.Rect) {
	mid, ink := faced(c, a, r, 7)
	room := r.W - 31 - 6
	lines := []string{a.Label}
	if p.tall >= 40 && c.Width(a.Label, widget.Regular, 12.5) > room {
		lines = c.Wrap(a.Label, room, widget.Regular, 12.5)
	}
	y := mid + 4.5 - 7.5*float64(len(lines)-1)
	for i, words := range lines {
		c.TextFit(words, r.X+31, y+15*float64(i), room, widget.Regular, 12.5, ink, widget.Start)
	}
	key := c.Width(a.Key, widget.Mono, 10.5)
	if used := math.Min(c.Width(a.Label, widget.Regular, 12.5), room); a.Key != "" && !p.Compact && used+key+8 <= room {
		c.Text(a.Key, r.X+r.W-8, mid+4, widget.Mono, 10.5, widget.Dim, widget.End)
	}
}
