package palette

import (
	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Paint paints the palette.
func (p *Palette) Paint(c part.Canvas) {
	l := &p.laid
	if p.Compact {
		c.Box(widget.Rect{X: l.box.X + 3, Y: l.box.Y + 5, W: l.box.W, H: l.box.H}, 12, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
		c.Box(l.box, 10, widget.PanelFill, widget.Edge, 1.4)
	} else {
		c.Panel(l.box)
	}
	for i := range l.tabs {
		p.tab(c, &p.Groups[i], l.tabs[i], i == p.Open)
	}
	for k := range l.entries {
		p.entry(c, &p.group().Entries[k], l.entries[k])
	}
	r := l.close
	c.Button("palette.close", r, false, false)
	c.Icon("close", r.X+(r.W-18)/2, r.Y+(r.H-18)/2, 18)
	c.Line(l.box.X+8, l.note.Y-3, l.box.X+l.box.W-8, l.note.Y-3, 1, widget.Edge)
	if p.Note == nil {
		c.Lines(l.words, l.note.X, l.note.Y+16, noteLine, widget.Regular, 12.5, widget.Dim)
		return
	}
	p.tell(c)
}

// tab paints the sign of a group over its title, grey while nothing of it is allowed.
func (p *Palette) tab(c part.Canvas, g *model.Group, r widget.Rect, open bool) {
	s := c.Button(g.ID, r, open, false)
	main, accent, _ := part.Tinted(!usable(g))
	ink := widget.Dim
	switch {
	case open:
		ink = widget.Bone
	case !usable(g):
		ink = widget.OffInk
	}
	const size = 20.
	c.IconTint(g.Icon, r.X+(r.W-size)/2, r.Y+4+s, size, main, accent)
	c.Caption(g.Short, r.X+r.W/2, r.Y+r.H-6+s, r.W-tabRims, tabInk, ink)
}

// usable reports whether an entry of the group is allowed.
func usable(g *model.Group) bool {
	for i := range g.Entries {
		if !g.Entries[i].Off {
			return true
		}
	}
	return false
}

func (p *Palette) entry(c part.Canvas, a *model.Action, r widget.Rect) {
	over, down, focus := c.State(a.ID)
	switch {
	case a.Selected:
		c.Box(r, 6, widget.Selected, widget.Brass, 1.6)
	case down:
		c.Box(r, 6, widget.Well, widget.Edge, 1)
	case (over || focus) && a.Off: // the grey words want a dark ground
		c.Box(r, 6, widget.Off, widget.HoverEdge, 1)
	case over || focus:
		c.Box(r, 6, widget.Hover, widget.HoverEdge, 1)
	case p.Compact:
		c.Box(r, 6, widget.Raised, widget.Edge, 1)
	}
	if focus {
		c.Box(r.Inset(-1.5), 7, widget.Transparent, widget.White, 1.8)
	}
	main, accent, ink := part.Tinted(a.Off)
	icon := 20.
	if p.Compact {
		icon = 26
	}
	mid := r.Y + r.H/2
	c.IconTint(a.Icon, r.X+6, mid-icon/2, icon, main, accent)
	right := r.X + r.W - 6
	c.Price(a.Price, right, mid-5.5, a.Off)
	right -= 16
	if a.Provokes && !a.Off {
		x := right - 6
		c.Polygon(widget.Danger, art.RGB(0x2a0510), 1.2, x, mid-5.5, x+5.5, mid, x, mid+5.5, x-5.5, mid)
		right -= 16
	}
	x := r.X + icon + 13
	if a.Off && a.Brief != "" {
		c.TextFit(a.Brief, x, mid+11.5, right-x, widget.Regular, 12, ink, widget.Start)
		mid -= 6.5
	}
	words := c.Width(a.Label, widget.Regular, 12.5)
	if k := c.Width(a.Key, widget.Mono, 10); a.Key != "" && !p.Compact && words+k+10 <= right-x {
		faint := widget.Faint
		if a.Off {
			faint = widget.OffInk
		}
		c.Text(a.Key, right-2, mid+3.5, widget.Mono, 10, faint, widget.End)
		right -= k + 8
	}
	c.TextFit(a.Label, x, mid+4.5, right-x, widget.Regular, 12.5, ink, widget.Start)
}

// note tells about one entry: its name and rule, its price, what it does or
// what forbids it, and the danger.
func (p *Palette) tell(c part.Canvas) {
	n, l := p.Note, &p.laid
	r, low := l.note, l.note.Y+l.noteTop()-5
	price, words := c.Width(n.PriceWords, widget.Regular, 12), 0.
	if n.Price != model.Nothing {
		price += 17
	}
	title := r.W - 28
	x := r.X
	if l.wide { // on one line
		title -= price + 12 + c.ChipRoom(n.Rule)
		x = r.X + r.W - c.ChipRoom(n.Rule) - price
	}
	c.Icon(n.Icon, r.X, r.Y+1, 20)
	c.TextFit(n.Title, r.X+28, r.Y+17, title, widget.Bold, 14, widget.Bone, widget.Start)
	p.noteChips(func(id string, x, y float64) { c.Chip(id, x, y, widget.Raised, widget.Dim) })
	if n.Price != model.Nothing {
		c.Price(n.Price, x+11, low-10, false)
		words = 17
	}
	c.Text(n.PriceWords, x+words, low, widget.Regular, 12, widget.Dim, widget.Start)
	x += price + 12
	if room := r.X + r.W - c.ChipRoom(n.Rule) - x; !l.wide && c.Width(n.Key, widget.Mono, 10.5) <= room {
		c.Text(n.Key, x, low, widget.Mono, 10.5, widget.Faint, widget.Start)
	}
	ink := widget.Dim
	if n.Bad {
		ink = art.RGB(0xffb3c4)
	}
	c.Lines(l.words, r.X, r.Y+l.noteTop()+13, noteLine, widget.Regular, 12.5, ink)
	if n.Danger != "" {
		y := p.dangerLine()
		mx, my := r.X+6, y-4
		c.Polygon(widget.Danger, art.RGB(0x2a0510), 1.2, mx, my-6, mx+6, my, mx, my+6, mx-6, my)
		c.Lines(l.danger, r.X+18, y, noteLine, widget.Regular, 12.5, art.RGB(0xffb3c4))
	}
}
