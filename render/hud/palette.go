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
