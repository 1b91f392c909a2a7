package palette

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Palette is the sheet laid out.
type Palette struct {
	*part.Kit
	*model.Palette
	laid
}

// laid is where the parts of the palette lie.
type laid struct {
	box     widget.Rect
	wide    bool // two columns, all tabs on one line
	note    widget.Rect
	tabs    []widget.Rect
	close   widget.Rect
	entries []widget.Rect // of the open group
	words   []string      // of the note
	danger  []string
}

// New lays the palette out.
func New(k *part.Kit, m *model.Palette) *Palette {
	p := &Palette{Kit: k, Palette: m}
	p.plan()
	return p
}

// The measures of the palette in units; a finger has the second ones.
const (
	paletteRow, touchRow   = 32., 44.
	paletteTab, touchTab   = 42., 44.
	paletteGrid            = 4          // tabs on a line of one column, with what closes
	paletteNote            = 74.        // the least the note is given where there is room
	paletteWide, touchWide = 392., 396. // a phone keeps eleven squares of 40 beside it
	tabInk                 = 10.        // letters of a tab
	tabRims                = 1.5        // room left and right of them, at the least
	tabAir                 = 6.         // and more where there is any
)

// plan lays the palette out at the right, where slip and log are: tabs,
// the entries of the open group and what there is to tell of one of them. Where
// letters are large or one column too low it has two, and is wider. It is no
// taller than what it holds.
func (p *Palette) plan() {
	box, row, tab, columns := p.room()
	p.lay(box, row, tab, columns)
	if p.Upright { // at the foot, in reach of a thumb
		tall := p.laid.box.H
		box.Y, box.H, p.laid = p.H-4-tall, tall, laid{}
		p.lay(box, row, tab, columns)
	}
	l := &p.laid
	p.Panel("palette", l.box)
	for i := range l.tabs {
		p.Put(p.Groups[i].ID, l.tabs[i], false, model.Tip{Title: p.Groups[i].Title})
	}
	for k := range l.entries {
		p.Put(p.group().Entries[k].ID, l.entries[k], p.group().Entries[k].Off, model.Tip{})
	}
	p.Put("palette.close", l.close, false, model.Tip{})
	if p.Note != nil {
		p.noteChips(p.Chip)
	}
}

// room is the box that the palette may take, the steps of its entries and tabs, and how
// many columns the entries have.
func (p *Palette) room() (box widget.Rect, row, tab float64, columns int) {
	most := 0
	for i := range p.Groups {
		most = max(most, len(p.Groups[i].Entries))
	}
	switch {
	case p.Upright:
		return widget.Rect{X: 4, Y: p.Side.Y, W: p.W - 8, H: p.H - 4 - p.Side.Y}, touchRow + 2, touchTab + 2, 2
	case p.Compact:
		return widget.Rect{X: p.W - 4 - touchWide, Y: 4, W: touchWide, H: p.H - 8}, touchRow, touchTab, 2
	case p.Snug || 24+2*paletteTab+paletteRow*float64(most)+paletteNote > p.Side.H:
		return widget.Rect{X: p.Side.X + p.Side.W - paletteWide, Y: p.Side.Y, W: paletteWide, H: math.Min(p.Side.H, p.Bar.Y-6-p.Side.Y)}, 30, paletteTab, 2
	}
	return p.Side, paletteRow, paletteTab, 1
}

// lay lays the parts out in a box, which is made no taller than they are.
func (p *Palette) lay(box widget.Rect, row, tab float64, columns int) {
	l := &p.laid
	l.box = box
	if l.wide = columns > 1 && !p.Upright; l.wide {
		l.box = p.widened(l.box)
	}
	y := p.planTabs(l.box.Y+8, tab) + 6
	wide := (l.box.W - 16) / float64(columns)
	for k := range p.group().Entries {
		l.entries = append(l.entries, widget.Rect{X: l.box.X + 8 + wide*float64(k%columns), Y: y + row*float64(k/columns), W: wide - 2, H: row - 2})
	}
	y += row*float64((len(l.entries)+columns-1)/columns) + 6
	l.note = widget.Rect{X: l.box.X + 12, Y: y, W: l.box.W - 24, H: l.box.Y + l.box.H - 8 - y}
	tall := 0.
	if p.Note == nil {
		l.words = p.atMost(p.About, l.note.W, max(int((l.note.H-2)/noteLine), 1))
		tall = 6 + noteLine*float64(len(l.words))
	} else {
		p.planNote()
		tall = l.noteTop() + 6 + noteLine*float64(len(l.words)+len(l.danger))
	}
	l.note.H = math.Min(l.note.H, math.Max(tall, paletteNote))
	l.box.H = y + l.note.H + 8 - l.box.Y
}

// group is the group that is shown.
func (p *Palette) group() *model.Group {
	if p.Open < len(p.Groups) {
		return &p.Groups[p.Open]
	}
	return &model.Group{}
}

// planTabs lays out the tabs and what closes the palette, at its upper right, and
// returns where they end: on lines of four, or on one where each is as wide as its
// title wants.
func (p *Palette) planTabs(y, tall float64) float64 {
	l := &p.laid
	x, room := l.box.X+8, l.box.W-16
	if !l.wide {
		widths := p.gridWidths(room)
		cell := func(i int) widget.Rect {
			r := widget.Rect{X: x, Y: y + tall*float64(i/paletteGrid), W: widths[i%paletteGrid] - 2, H: tall - 2}
			for _, w := range widths[:i%paletteGrid] {
				r.X += w
			}
			return r
		}
		l.close = cell(paletteGrid - 1)
		last := paletteGrid - 1
		for i := range p.Groups {
			last = gridCell(i)
			l.tabs = append(l.tabs, cell(last))
		}
		return y + tall*float64(last/paletteGrid+1)
	}
	wants, all := p.tabWants()
	least := p.leastTab()
	l.close = widget.Rect{X: x + room - least, Y: y, W: least, H: tall}
	room -= least + 4
	spare := (room - all) / math.Max(float64(len(wants)), 1)
	for _, w := range wants {
		l.tabs = append(l.tabs, widget.Rect{X: x, Y: y, W: w + spare - 2, H: tall})
		x += w + spare
	}
	return y + tall
}

// gridCell is the cell of a group in the grid, where what closes has the last of the
// first line.
func gridCell(group int) int {
	if group >= paletteGrid-1 {
		return group + 1
	}
	return group
}

// gridWidths are the columns of the grid in a width: alike, unless the title of a
// group needs more.
func (p *Palette) gridWidths(room float64) []float64 {
	needs := make([]float64, paletteGrid)
	for i := range p.Groups {
		k := gridCell(i) % paletteGrid
		needs[k] = math.Max(needs[k], p.Need(p.Groups[i].Short, widget.Regular, tabInk)+tabRims+2)
	}
	return widget.Share(widget.Even(room, paletteGrid), needs)
}

// leastTab is the least width of a tab of a wide palette.
func (p *Palette) leastTab() float64 {
	if p.Compact {
		return touchTab
	}
	return 36
}

// tabWants are the widths that the tabs of a wide palette want, and their sum.
func (p *Palette) tabWants() (wants []float64, all float64) {
	for i := range p.Groups {
		w := math.Max(p.Width(p.Groups[i].Short, widget.Regular, tabInk)+4, p.leastTab())
		wants = append(wants, w)
		all += w
	}
	return wants, all
}

// widened is the box of a wide palette with room for its tabs on one line: to the
// left, as far as the screen goes.
func (p *Palette) widened(box widget.Rect) widget.Rect {
	_, all := p.tabWants()
	if more := all + p.leastTab() + 4 + 16 - box.W; more > 0 {
		more = math.Min(more+tabAir*float64(len(p.Groups)), box.X-8)
		box.X, box.W = box.X-more, box.W+more
	}
	return box
}

// Box is the box of the open palette, empty when it is closed.
func (p *Palette) Box() widget.Rect {
	if p == nil {
		return widget.Rect{}
	}
	return p.laid.box
}

// noteLine is the height of a line of a note.
const noteLine = 16.

// noteTop is the height of the head of a note: in a wide palette its title and its
// price share a line.
func (l *laid) noteTop() float64 {
	if l.wide {
		return 24
	}
	return 42
}

// planNote breaks the words of the note into as many lines as it has room for:
// what an entry provokes comes before what it does.
func (p *Palette) planNote() {
	n, l := p.Note, &p.laid
	room := max(int((l.note.H-l.noteTop())/noteLine), 1)
	if n.Danger != "" {
		l.danger = p.atMost(n.Danger, l.note.W-18-p.ChipRoom(n.DangerRule), max(room-1, 1))
		room -= len(l.danger)
	}
	if room > 0 {
		l.words = p.atMost(n.Text, l.note.W, room)
	}
}

// atMost breaks words of the note into so many lines at most.
func (p *Palette) atMost(words string, width float64, most int) []string {
	list := p.Wrap(words, width, widget.Regular, 12.5)
	if len(list) > most {
		list = append(list[:most-1:most-1], list[most-1]+" …")
	}
	return list
}

// noteChips gives the ends of the rule ids in the note, and their baselines.
func (p *Palette) noteChips(put func(id string, x, y float64)) {
	n, l := p.Note, &p.laid
	right := l.note.X + l.note.W
	if n.Rule != "" {
		put(n.Rule, right, l.note.Y+l.noteTop()-6)
	}
	if n.Danger != "" && n.DangerRule != "" {
		put(n.DangerRule, right, p.dangerLine())
	}
}

// dangerLine is the first baseline of what an entry provokes.
func (p *Palette) dangerLine() float64 {
	l := &p.laid
	return l.note.Y + l.noteTop() + 13 + noteLine*float64(len(l.words))
}
