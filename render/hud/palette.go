package hud

import (
	"math"

	"tenaille/render/widget"
)

// Palette is the sheet of all actions in groups, of which one is open at a time:
// so it takes no more than the room of slip and log, and the board stays in sight.
type Palette struct {
	Groups []Group
	Open   int    // the group shown
	Note   *Note  // about the entry under the pointer or with the focus
	About  string // what is shown without one
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
	box     widget.Rect
	wide    bool        // two columns, and no line for the title of the open group
	titled  bool        // the open tab has room for it
	head    widget.Rect // the title where it has a line of its own
	note    widget.Rect
	tabs    []widget.Rect
	entries []widget.Rect // of the open group
	words   []string      // of the note
	danger  []string
}

// The measures of the palette in units; a finger has the second ones.
const (
	paletteHead            = 32.
	paletteRow, touchRow   = 32., 42.
	paletteTab, touchTab   = 34., 44.
	paletteNote            = 168. // the note where there is room for all of it
	paletteLeast           = 92.  // and where there is little
	paletteWide, touchWide = 392., 400.
)

// planPalette lays the palette out at the right, where slip and log are: tabs,
// the entries of the open group and what there is to tell of one of them. Where
// one column is too low for the longest group it has two, and is wider.
func (p *Panels) planPalette() {
	l := &p.paletteOf
	row, tab, most, columns := paletteRow, paletteTab, 0, 1
	for i := range p.Palette.Groups {
		most = max(most, len(p.Palette.Groups[i].Entries))
	}
	l.box = p.Side
	if p.Compact {
		row, tab, columns = touchRow, touchTab, 2
		l.box = widget.Rect{X: p.W - 8 - touchWide, Y: 8, W: touchWide, H: p.H - 16}
	} else if paletteHead+20+tab+row*float64(most)+paletteLeast > p.Side.H {
		row, columns = 30, 2
		l.box = widget.Rect{X: p.Side.X + p.Side.W - paletteWide, Y: p.Side.Y, W: paletteWide, H: math.Min(p.Side.H, p.Bar.Y-6-p.Side.Y)}
	}
	y := l.box.Y + 8
	if l.wide = columns > 1; !l.wide {
		l.head = widget.Rect{X: l.box.X + 12, Y: y, W: l.box.W - 24 - 34, H: 28}
		y += paletteHead
	}
	p.planTabs(y, tab)
	y += tab + 6
	lines := (most + columns - 1) / columns
	wide := (l.box.W - 16) / float64(columns)
	for k := range p.open().Entries {
		l.entries = append(l.entries, widget.Rect{X: l.box.X + 8 + wide*float64(k%columns), Y: y + row*float64(k/columns), W: wide - 2, H: row - 2})
	}
	y += row*float64(lines) + 6
	l.note = widget.Rect{X: l.box.X + 12, Y: y, W: l.box.W - 24, H: math.Min(paletteNote, l.box.Y+l.box.H-8-y)}
	if !l.wide {
		l.box.H = y + l.note.H + 8 - l.box.Y
	}
	p.panel("palette", l.box)
	for i := range l.tabs {
		p.put(p.Palette.Groups[i].ID, l.tabs[i], false, Tip{Title: p.Palette.Groups[i].Title})
	}
	for k := range l.entries {
		p.put(p.open().Entries[k].ID, l.entries[k], p.open().Entries[k].Off, Tip{})
	}
	p.put("palette.close", p.paletteClose(), false, Tip{})
	if p.Palette.Note == nil {
		room := l.note.H
		if l.wide && !l.titled {
			room -= noteLine + 2
		}
		l.words = p.atMost(p.Palette.About, l.note.W, max(int((room-2)/noteLine), 1))
		return
	}
	p.planNote()
	p.noteChips(p.putChip)
}

// open is the group that is shown.
func (p *Panels) open() *Group {
	if p.Palette.Open < len(p.Palette.Groups) {
		return &p.Palette.Groups[p.Palette.Open]
	}
	return &Group{}
}

// planTabs lays the tabs on a line; where that is wide enough the open one has the
// title in it, and the button that closes stands on it too.
func (p *Panels) planTabs(y, tall float64) {
	l := &p.paletteOf
	n := float64(max(len(p.Palette.Groups), 1))
	x, room, open := l.box.X+8, l.box.W-16, 0.
	const small = 40.
	if l.wide {
		room -= tall + 6
		open = room - small*(n-1)
	}
	for i := range p.Palette.Groups {
		w := room / n
		if l.titled = l.wide && open > 96; l.titled {
			w = small
			if i == p.Palette.Open {
				w = open
			}
		}
		l.tabs = append(l.tabs, widget.Rect{X: x, Y: y, W: w - 2, H: tall})
		x += w
	}
}

// paletteClose is the place of the button that closes the palette.
func (p *Panels) paletteClose() widget.Rect {
	b := p.paletteOf.box
	if p.paletteOf.wide {
		tall := paletteTab
		if p.Compact {
			tall = touchTab
		}
		return widget.Rect{X: b.X + b.W - 8 - tall, Y: b.Y + 8, W: tall, H: tall}
	}
	return widget.Rect{X: b.X + b.W - 8 - 32, Y: b.Y + 6, W: 32, H: 32}
}

// PaletteBox is the box of the open palette, empty when it is closed.
func (p *Panels) PaletteBox() widget.Rect { return p.paletteOf.box }

// noteLine is the height of a line of a note.
const noteLine = 16.

// noteTop is the height of the head of a note: in a wide palette its title and its
// price share a line.
func (l *palettePlan) noteTop() float64 {
	if l.wide {
		return 24
	}
	return 42
}

// planNote breaks the words of the note into as many lines as it has room for:
// what an entry provokes comes before what it does.
func (p *Panels) planNote() {
	n, l := p.Palette.Note, &p.paletteOf
	room := max(int((l.note.H-l.noteTop())/noteLine), 1)
	if n.Danger != "" {
		l.danger = p.atMost(n.Danger, l.note.W-18-p.chipRoom(n.DangerRule), max(room-1, 1))
		room -= len(l.danger)
	}
	if room > 0 {
		l.words = p.atMost(n.Text, l.note.W, room)
	}
}

// atMost breaks words of the note into so many lines at most.
func (p *Panels) atMost(words string, width float64, most int) []string {
	list := p.style.Wrap(words, width, widget.Regular, 12.5)
	if len(list) > most {
		list = append(list[:most-1:most-1], list[most-1]+" …")
	}
	return list
}

// noteChips gives the ends of the rule ids in the note, and their baselines.
func (p *Panels) noteChips(put func(id string, x, y float64)) {
	n, l := p.Palette.Note, &p.paletteOf
	right := l.note.X + l.note.W
	if n.Rule != "" {
		put(n.Rule, right, l.note.Y+l.noteTop()-6)
	}
	if n.Danger != "" && n.DangerRule != "" {
		put(n.DangerRule, right, p.dangerLine())
	}
}

// dangerLine is the first baseline of what an entry provokes.
func (p *Panels) dangerLine() float64 {
	l := &p.paletteOf
	return l.note.Y + l.noteTop() + 13 + noteLine*float64(len(l.words))
}
