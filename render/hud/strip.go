package hud

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/widget"
)

// stripPlan is the strip laid out.
type stripPlan struct {
	box   widget.Rect
	chips [][]widget.Rect
}

func (p *Panels) planStrip() {
	s, l := p.Strip, &p.stripOf
	chip, gap, x, width := 28., 34., p.Bar.X, p.Bar.W
	switch {
	case p.Compact:
		chip, gap = 36, 40
		width = math.Min(p.W-16, 828)
		x = (p.W - width) / 2
	case p.Snug:
		x = p.CardBox.X
		width = p.Side.X - 6 - x
	}
	place, wide, h := p.stripRows(x, width, gap)
	above := 8.
	if p.Compact {
		above = 32
		// More rows than a phone has room for stand closer, and nearer to the bar.
		for p.Bar.Y-above-h < 4 && chip > 28 {
			above, chip, gap = 8, chip-2, gap-2
			place, wide, h = p.stripRows(x, width, gap)
		}
	}
	y := p.Bar.Y - above - h
	l.box = widget.Rect{X: x, Y: y, W: width, H: h}
	p.panel("strip", l.box)
	for i := range s.Rows {
		var boxes []widget.Rect
		for k := range s.Rows[i] {
			r := widget.Rect{X: place[i][k].x, Y: y + place[i][k].y, W: wide[i][k], H: chip}
			boxes = append(boxes, r)
			p.put(s.Rows[i][k].ID, r, s.Rows[i][k].Off, s.Rows[i][k].Tip)
		}
		l.chips = append(l.chips, boxes)
	}
	p.put(s.Close.ID, p.stripClose(), false, s.Close.Tip)
	if s.Confirm.ID != "" {
		p.put(s.Confirm.ID, p.stripConfirm(), s.Confirm.Off, s.Confirm.Tip)
	}
}

// stripAt is the upper left corner of a chip in the strip.
type stripAt struct{ x, y float64 }

// stripRows places the chips of every row, their lines so far apart, and returns
// how tall the strip is with them.
func (p *Panels) stripRows(x, width, gap float64) (place [][]stripAt, wide [][]float64, h float64) {
	s := p.Strip
	h = p.stripHead()
	from := x + 10
	for _, head := range s.Heads {
		if head != "" {
			from = math.Max(from, x+22+p.style.Width(head, widget.Bold, 12.5))
		}
	}
	for _, row := range s.Rows {
		var ats []stripAt
		var ws []float64
		cx, cy := from, h+2
		for i := range row {
			w := p.choiceWidth(&row[i])
			if cx > from && cx+w > x+width-10 {
				cx, cy = from, cy+gap
			}
			ats, ws = append(ats, stripAt{cx, cy}), append(ws, w)
			cx += w + 6
		}
		h = cy + gap - 2
		place, wide = append(place, ats), append(wide, ws)
	}
	if len(s.Rows) > 0 {
		h += 4
	}
	return place, wide, h
}

// StripBox is the box of the band over the action bar, in interface units; empty
// when there is none.
func (p *Panels) StripBox() widget.Rect { return p.stripOf.box }

// choiceWidth is the room of a chip: its words are never cut.
func (p *Panels) choiceWidth(a *model.Action) float64 {
	w := p.style.Width(a.Label, widget.Regular, 12.5) + 42
	if a.Key != "" {
		w += 8 + p.style.Width(a.Key, widget.Mono, 10.5)
	}
	if a.Sub != "" {
		w += p.style.Width(a.Sub, widget.Bold, 12) + 8
	}
	return w
}

// stripHead is the height of the strip's first row: title, hint and buttons.
func (p *Panels) stripHead() float64 {
	if p.Compact { // for fingers
		return 44
	}
	return 36
}

func (p *Panels) stripClose() widget.Rect {
	b, tall := p.stripOf.box, p.stripHead()-10
	return widget.Rect{X: b.X + b.W - tall - 8, Y: b.Y + 5, W: tall + 1, H: tall}
}

// stripConfirm is the place of the button that does what is chosen.
func (p *Panels) stripConfirm() widget.Rect {
	a, r := &p.Strip.Confirm, p.stripClose()
	w := p.style.Width(a.Label, widget.Bold, 13) + 34
	if a.Key != "" {
		w += p.style.Width(a.Key, widget.Mono, 10.5) + 8
	}
	return widget.Rect{X: r.X - w - 8, Y: r.Y, W: w, H: r.H}
}

func (c painter) strip() {
	s, b := c.Strip, c.stripOf.box
	c.Box(widget.Rect{X: b.X + 2, Y: b.Y + 4, W: b.W, H: b.H}, 10, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.Box(b, 10, widget.Fade(widget.PanelFill, .97), widget.Brass, 1.6)
	mid := b.Y + c.stripHead()/2
	c.Icon(s.Icon, b.X+10, mid-10, 20)
	x := b.X + 38
	c.Text(s.Title, x, mid+5, widget.Bold, 14, widget.Bone, widget.Start)
	x += c.Width(s.Title, widget.Bold, 14) + 20
	if s.Price != model.Nothing {
		c.price(s.Price, x, mid-5, false)
		x += 8
	}
	if s.Provokes {
		mx, my := x+4, mid+.5
		c.polygon(widget.Danger, rgb(0x2a0510), 1.2, mx, my-6, mx+6, my, mx, my+6, mx-6, my)
		x += 20
	}
	r := c.stripClose()
	right := r.X - 10
	if s.Confirm.ID != "" {
		r := c.stripConfirm()
		c.confirm(&s.Confirm, r)
		right = r.X - 12
	}
	if s.Chance != "" {
		c.Text(s.Chance, right, mid+6, widget.Bold, 15, widget.Gold, widget.End)
		right -= c.Width(s.Chance, widget.Bold, 15) + 12
	}
	c.stripHint(right, mid, right-x-6)
	c.button(s.Close.ID, r, false, false)
	c.Icon("close", r.X+(r.W-15)/2, mid-7.5, 15)
	for i := range s.Rows {
		if i < len(s.Heads) && s.Heads[i] != "" {
			c.Text(s.Heads[i], b.X+12, c.stripOf.chips[i][0].Y+18.5, widget.Bold, 12.5, widget.Brass, widget.Start)
		}
		for k := range s.Rows[i] {
			c.stripChip(&s.Rows[i][k], c.stripOf.chips[i][k])
		}
	}
}

// stripHint paints what is still to be chosen, on a plate of gold where the player
// has tried without it.
func (c painter) stripHint(right, mid, room float64) {
	s, ink := c.Strip, widget.MoveBlue
	if s.Insist && s.Hint != "" {
		w := math.Min(c.Width(s.Hint, widget.Regular, 12.5), room)
		c.Box(widget.Rect{X: right - w - 6, Y: mid - 15, W: w + 12, H: 30}, 6, widget.Gold, widget.Ink, 1)
		ink = widget.Ink
	}
	c.hint(s.Hint, right, mid+4.5, room, 12.5, ink)
}

// confirm paints the button that does what is chosen.
func (c painter) confirm(a *model.Action, r widget.Rect) {
	over, down, focus := c.state(a.ID)
	ink, sub := widget.Ink, widget.BrassSub
	if a.Off {
		c.button(a.ID, r, false, true)
		ink, sub = widget.OffInk, widget.OffInk
	} else {
		c.BrassBox(r, down)
		if over && !down {
			c.Box(r.Inset(1.5), 6, widget.Fade(widget.White, .14), widget.Transparent, 0)
		}
	}
	x := r.X + 13
	if a.Key == "" {
		x = r.X + (r.W-c.Width(a.Label, widget.Bold, 13))/2
	}
	c.Text(a.Label, x, r.Y+r.H/2+4.5, widget.Bold, 13, ink, widget.Start)
	c.Text(a.Key, r.X+r.W-10, r.Y+r.H/2+4, widget.Mono, 10.5, sub, widget.End)
	if focus {
		c.Box(r.Inset(-3), 10, widget.Transparent, widget.White, 2)
	}
}

func (c painter) stripChip(a *model.Action, r widget.Rect) {
	s := c.button(a.ID, r, a.Selected, a.Off)
	main, accent := tinted(a.Off)
	mid := r.Y + r.H/2 + s
	c.IconTint(a.Icon, r.X+7, mid-9, 18, main, accent)
	ink := widget.Bone
	if a.Off {
		ink = widget.OffInk
	}
	c.Text(a.Label, r.X+31, mid+4.5, widget.Regular, 12.5, ink, widget.Start)
	right := r.X + r.W - 8
	if a.Key != "" {
		c.Text(a.Key, right, mid+4, widget.Mono, 10.5, widget.Dim, widget.End)
		right -= 8 + c.Width(a.Key, widget.Mono, 10.5)
	}
	if a.Sub != "" {
		c.Text(a.Sub, right, mid+4.5, widget.Bold, 12, widget.Gold, widget.End)
	}
}
