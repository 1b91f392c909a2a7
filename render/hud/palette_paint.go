package hud

import "tenaille/render/widget"

func (c painter) palette() {
	l := &c.paletteOf
	c.Box(widget.Rect{X: l.box.X + 3, Y: l.box.Y + 5, W: l.box.W, H: l.box.H}, 12, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.Box(l.box, 10, widget.PanelFill, widget.Edge, 1.4)
	for i := range c.Palette.Groups {
		g := &c.Palette.Groups[i]
		if c.Compact {
			c.tab(g, l.groups[i], i == c.Palette.Open)
		} else if r := l.groups[i]; r.W > 0 {
			c.IconTint(g.Icon, r.X+6, r.Y+4, 15, widget.Brass, widget.Brass)
			c.TextFit(g.Title, r.X+27, r.Y+16.5, r.W-34, widget.Bold, 13, widget.Brass, widget.Start)
			c.Line(r.X+4, r.Y+22.5, r.X+r.W-4, r.Y+22.5, 1, widget.Edge)
		}
		for k := range l.boxes[i] {
			c.paletteEntry(&g.Entries[k], l.boxes[i][k])
		}
	}
	r := c.paletteClose()
	c.button("palette.close", r, false, false)
	c.Icon("close", r.X+(r.W-18)/2, r.Y+(r.H-18)/2, 18)
	c.Line(l.box.X+8, l.note.Y-3, l.box.X+l.box.W-8, l.note.Y-3, 1, widget.Edge)
	if c.Palette.Note != nil {
		c.note()
	}
}

func (c painter) tab(g *Group, r widget.Rect, open bool) {
	c.button(g.ID, r, open, false)
	c.Icon(g.Icon, r.X+8, r.Y+9, 22)
	if r.W > 70 {
		ink := widget.Dim
		if open {
			ink = widget.Bone
		}
		c.TextFit(g.Title, r.X+35, r.Y+25, r.W-40, widget.Regular, 12.5, ink, widget.Start)
	}
}

func (c painter) paletteEntry(a *Action, r widget.Rect) {
	over, down, focus := c.state(a.ID)
	switch {
	case a.Selected:
		c.Box(r, 6, widget.Selected, widget.Brass, 1.6)
	case down:
		c.Box(r, 6, widget.Well, widget.Edge, 1)
	case over || focus:
		c.Box(r, 6, widget.Hover, widget.HoverEdge, 1)
	case c.Compact:
		c.Box(r, 6, widget.Raised, widget.Edge, 1)
	}
	if focus {
		c.Box(r.Inset(-1.5), 7, widget.Transparent, widget.White, 1.8)
	}
	main, accent := tinted(a.Off)
	icon, ink := 20., widget.Bone
	if c.Compact {
		icon = 26
	}
	if a.Off {
		ink = widget.Disabled
	}
	mid := r.Y + r.H/2
	c.IconTint(a.Icon, r.X+6, mid-icon/2, icon, main, accent)
	right := r.X + r.W - 6
	c.price(a.Price, right, mid-5.5, a.Off)
	right -= 16
	if a.Provokes && !a.Off {
		x := right - 6
		c.polygon(widget.Danger, rgb(0x2a0510), 1.2, x, mid-5.5, x+5.5, mid, x, mid+5.5, x-5.5, mid)
		right -= 16
	}
	x := r.X + icon + 13
	words := c.Width(a.Label, widget.Regular, 12.5)
	if k := c.Width(a.Key, widget.Mono, 10); a.Key != "" && !c.Compact && words+k+10 <= right-x {
		faint := widget.Faint
		if a.Off {
			faint = widget.Disabled
		}
		c.Text(a.Key, right-2, mid+3.5, widget.Mono, 10, faint, widget.End)
		right -= k + 8
	}
	c.TextFit(a.Label, x, mid+4.5, right-x, widget.Regular, 12.5, ink, widget.Start)
}

// note tells about one entry: its name and rule, its price, what it does or
// what forbids it, and the danger.
func (c painter) note() {
	n, r := c.Palette.Note, c.paletteOf.note
	c.Icon(n.Icon, r.X+4, r.Y+4, 22)
	x := r.X + 34
	c.Text(n.Title, x, r.Y+19, widget.Bold, 14, widget.Bone, widget.Start)
	c.noteChips(func(id string, x, y float64) { c.chip(id, x, y, widget.Raised, widget.Dim) })
	end := r.X + r.W - 44
	if !c.Compact {
		c.price(n.Price, end, r.Y+8, false)
		c.Text(n.PriceWords, end-17, r.Y+18, widget.Regular, 12, widget.Dim, widget.End)
		c.Text(n.Key, end-17-c.Width(n.PriceWords, widget.Regular, 12)-14, r.Y+18, widget.Mono, 10.5, widget.Faint, widget.End)
	}
	ink := widget.Dim
	if n.Bad {
		ink = rgb(0xffb3c4)
	}
	room := r.W - 34 - 48
	lines := c.Wrap(n.Text, room, widget.Regular, 12.5)
	most := 3
	if n.Danger != "" || c.Compact {
		most = 2
	}
	if c.Compact && n.Danger != "" {
		most = 1
	}
	for i, line := range lines[:min(len(lines), most)] {
		c.Text(line, x, r.Y+37+16*float64(i), widget.Regular, 12.5, ink, widget.Start)
	}
	if n.Danger != "" {
		y := r.Y + r.H - 6
		c.polygon(widget.Danger, rgb(0x2a0510), 1.2, x+5, y-10, x+11, y-4, x+5, y+2, x-1, y-4)
		c.TextFit(n.Danger, x+18, y, end-60-x, widget.Regular, 12.5, rgb(0xffb3c4), widget.Start)
	}
}
