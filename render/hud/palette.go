package hud

import (
	"math"

	"tenaille/render/widget"
)

// Palette is the sheet of all actions in groups. On a compact screen one group
// is open at a time.
type Palette struct {
	Groups []Group
	Open   int   // the group shown where there is no room for all
	Note   *Note // about the entry under the pointer or with the focus
	Close  Action
}

// Group is one part of the palette.
type Group struct {
	ID, Title, Icon string
	Entries         []Action
}

// Note tells about one entry of the palette what its button has no room for.
type Note struct {
	Icon, Title, Key string
	Price            Price
	PriceWords       string
	Text             string
	Rule             string // its chip opens the rule book
	Bad              bool   // the text is why the action is forbidden
	Danger           string // what it provokes, and from whom
	DangerRule       string
}

// palettePlan is the palette laid out.
type palettePlan struct {
	box    widget.Rect
	note   widget.Rect
	groups []widget.Rect // heads, or tabs; empty boxes are not shown
	boxes  [][]widget.Rect
}

const (
	paletteRow  = 27.
	paletteHead = 25.
	paletteNote = 80.
	paletteCols = 5
	touchRow    = 44.
	touchCols   = 3
)

func (p *Panels) planPalette() {
	l := &p.paletteOf
	l.groups = make([]widget.Rect, len(p.Palette.Groups))
	l.boxes = make([][]widget.Rect, len(p.Palette.Groups))
	if p.Compact {
		p.planTouchPalette()
	} else {
		p.planColumns()
	}
	p.panel("palette", l.box)
	for i := range p.Palette.Groups {
		g := &p.Palette.Groups[i]
		if p.Compact && l.groups[i].W > 0 {
			p.put(g.ID, l.groups[i], false, Tip{Title: g.Title})
		}
		for k := range l.boxes[i] {
			p.put(g.Entries[k].ID, l.boxes[i][k], g.Entries[k].Off, Tip{})
		}
	}
	p.put("palette.close", p.paletteClose(), false, Tip{})
	if n := p.Palette.Note; n != nil {
		p.noteChips(p.putChip)
	}
}

// paletteClose is the place of the button that closes the palette.
func (p *Panels) paletteClose() widget.Rect {
	b := p.paletteOf.box
	if p.Compact {
		return widget.Rect{X: b.X + b.W - 46, Y: b.Y + 6, W: 40, H: 40}
	}
	return widget.Rect{X: b.X + b.W - 38, Y: b.Y + b.H - paletteNote, W: 30, H: 30}
}

// planColumns lays whole groups into columns, in order.
func (p *Panels) planColumns() {
	l := &p.paletteOf
	tall := func(g *Group) float64 { return paletteHead + paletteRow*float64(len(g.Entries)) + 8 }
	most := 0.
	for i := range p.Palette.Groups {
		most = math.Max(most, tall(&p.Palette.Groups[i]))
	}
	column := make([]int, len(p.Palette.Groups))
	for cols := paletteCols + 1; cols > paletteCols; most += paletteRow {
		cols = 1
		y := 0.
		for i := range p.Palette.Groups {
			h := tall(&p.Palette.Groups[i])
			if y > 0 && y+h > most+.01 {
				cols, y = cols+1, 0
			}
			column[i] = cols - 1
			y += h
		}
		if cols <= paletteCols {
			break
		}
	}
	w := math.Min(p.Side.X-10-margin, 1080)
	h := most + paletteNote + 18
	x := margin + (p.Side.X-10-margin-w)/2
	l.box = widget.Rect{X: x, Y: p.Bar.Y - 8 - h, W: w, H: h}
	l.note = widget.Rect{X: x + 10, Y: l.box.Y + h - paletteNote - 2, W: w - 20, H: paletteNote - 6}
	step := (w - 16) / paletteCols
	y, at := l.box.Y+8, 0
	for i := range p.Palette.Groups {
		if column[i] != at {
			y, at = l.box.Y+8, column[i]
		}
		gx := l.box.X + 8 + step*float64(at)
		l.groups[i] = widget.Rect{X: gx, Y: y, W: step - 6, H: paletteHead}
		y += paletteHead
		for range p.Palette.Groups[i].Entries {
			l.boxes[i] = append(l.boxes[i], widget.Rect{X: gx, Y: y, W: step - 6, H: paletteRow - 1})
			y += paletteRow
		}
		y += 8
	}
}

// planTouchPalette lays out tabs and the entries of one group.
func (p *Panels) planTouchPalette() {
	l := &p.paletteOf
	n := len(p.Palette.Groups)
	w := p.W - 16
	lines := 0.
	for i := range p.Palette.Groups {
		lines = math.Max(lines, math.Ceil(float64(len(p.Palette.Groups[i].Entries))/touchCols))
	}
	h := 52 + touchRow*lines + 62
	l.box = widget.Rect{X: 8, Y: p.H - 8 - h, W: w, H: h}
	l.note = widget.Rect{X: 18, Y: l.box.Y + h - 58, W: w - 20, H: 52}
	tab := math.Min((w-60)/float64(max(n, 1)), 128)
	step := (w - 16) / touchCols
	for i := range p.Palette.Groups {
		l.groups[i] = widget.Rect{X: l.box.X + 6 + tab*float64(i), Y: l.box.Y + 6, W: tab - 4, H: 40}
		if i != p.Palette.Open {
			continue
		}
		for k := range p.Palette.Groups[i].Entries {
			l.boxes[i] = append(l.boxes[i], widget.Rect{
				X: l.box.X + 8 + step*float64(k%touchCols), Y: l.box.Y + 50 + touchRow*float64(k/touchCols), W: step - 4, H: touchRow - 4,
			})
		}
	}
}

// noteChips gives the ends of the rule ids in the note, and their baselines.
func (p *Panels) noteChips(put func(id string, x, y float64)) {
	n, r := p.Palette.Note, p.paletteOf.note
	if n.Rule != "" {
		put(n.Rule, r.X+34+p.style.Width(n.Title, widget.Bold, 14)+10+p.chipWidth(n.Rule), r.Y+19)
	}
	if n.Danger != "" && n.DangerRule != "" {
		put(n.DangerRule, r.X+r.W-44, r.Y+r.H-6)
	}
}

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
