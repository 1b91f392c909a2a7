package foot

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Strip is the band over the bar while an action is being aimed.
type Strip struct {
	*part.Kit
	*model.Strip
	box     widget.Rect
	chips   [][]widget.Rect
	bare    bool // the chips have no room for their keys
	oneLine bool // they stand beside the title, on a phone that lies
	terse   bool // and without it: the sign tells what is aimed, the chips who is in it
}

// NewStrip lays the band out.
func NewStrip(k *part.Kit, m *model.Strip) *Strip {
	p := &Strip{Kit: k, Strip: m}
	p.plan()
	return p
}

func (p *Strip) plan() {
	s, l := p.Strip, p
	chip, gap, x, width := 28., 34., p.Kit.Bar.X, p.OverBar()-p.Kit.Bar.X
	switch {
	case p.Compact:
		chip, gap = 44, 48
		width = math.Min(p.W-8, 836)
		x = (p.W - width) / 2
	case p.Snug:
		x = p.CardBox.X
		width = p.OverBar() - x
	}
	if !p.Compact { // no wider than its words: it lies over the last rows of the board
		width = math.Min(width, p.need())
	}
	if p.oneLine = p.onOneLine(width); !p.oneLine && p.Chance != "" {
		p.bare, p.terse = true, true
		p.oneLine = p.onOneLine(width)
		p.bare, p.terse = p.oneLine, p.oneLine
	}
	place, wide, h := p.place(x, width, gap)
	low := p.Kit.Bar.Y - 6 // where it ends
	least := 24.
	if p.Compact { // in the place of the lower row
		low, least = p.CardBox.Y+p.CardBox.H, 28
	}
	// More rows than the screen has room for go without the keys that a finger does not
	// press, then they stand closer.
	if p.Compact && low-h < 4 {
		p.bare = true
		place, wide, h = p.place(x, width, gap)
	}
	for low-h < 4 && chip > least {
		chip, gap = chip-2, gap-2
		place, wide, h = p.place(x, width, gap)
	}
	y := low - h
	l.box = widget.Rect{X: x, Y: y, W: width, H: h}
	p.Panel("strip", l.box)
	for i := range s.Rows {
		var boxes []widget.Rect
		for k := range s.Rows[i] {
			r := widget.Rect{X: place[i][k].x, Y: y + place[i][k].y, W: wide[i][k], H: chip}
			boxes = append(boxes, r)
			p.Put(s.Rows[i][k].ID, r, s.Rows[i][k].Off, s.Rows[i][k].Tip)
		}
		l.chips = append(l.chips, boxes)
	}
	p.Put(s.Close.ID, p.close(), false, s.Close.Tip)
	if s.Confirm.ID != "" {
		p.Put(s.Confirm.ID, p.act(), s.Confirm.Off, s.Confirm.Tip)
	}
}

// corner is the upper left corner of a chip in the strip.
type corner struct{ x, y float64 }

// place places the chips of every row, their lines so far apart, and returns
// how tall the strip is with them.
func (p *Strip) place(x, width, gap float64) (place [][]corner, wide [][]float64, h float64) {
	s := p.Strip
	h = p.head()
	from := x + 10
	if p.oneLine {
		from, h = x+p.titled(), 2
	}
	for _, head := range s.Heads {
		if head != "" {
			from = math.Max(from, x+22+p.Width(head, widget.Bold, 12.5))
		}
	}
	for _, row := range s.Rows {
		var ats []corner
		var ws []float64
		cx, cy := from, h+2
		for i := range row {
			w := p.width(&row[i])
			if cx > from && cx+w > x+width-10 {
				cx, cy = from, cy+gap
			}
			ats, ws = append(ats, corner{cx, cy}), append(ws, w)
			cx += w + 6
		}
		h = cy + gap - 2
		place, wide = append(place, ats), append(wide, ws)
	}
	if len(s.Rows) > 0 {
		h += 4
	}
	if p.oneLine {
		h = p.line()
	}
	return place, wide, h
}

// onOneLine tells whether the one row of chips of a phone that lies has room beside the
// title, what is to be chosen and the buttons, so that the fight keeps a row of squares.
func (p *Strip) onOneLine(width float64) bool {
	s := p.Strip
	if !p.Compact || p.Upright || len(s.Rows) != 1 || len(s.Heads) > 0 && s.Heads[0] != "" {
		return false
	}
	room := width - p.titled() - part.Finger - 20
	for i := range s.Rows[0] {
		room -= p.width(&s.Rows[0][i]) + 6
	}
	if s.Hint != "" && !p.terse {
		room -= p.Width(s.Hint, widget.Regular, 12.5) + 22
	}
	if s.Chance != "" {
		room -= p.Width(s.Chance, widget.Bold, 15) + 12
	}
	if a := &s.Confirm; a.ID != "" {
		room -= p.actWide() + 16
	}
	return room >= 0
}

// need is the width at which its title, what is to be chosen and its buttons have room, and every
// row of chips stands on one line.
func (p *Strip) need() float64 {
	s := p.Strip
	most := p.titled() + p.line() + 18
	hint := 0.
	for _, words := range append([]string{s.Hint}, s.Hints...) {
		if words != "" {
			hint = math.Max(hint, p.Width(words, widget.Regular, 12.5)+22)
		}
	}
	most += hint
	if s.Chance != "" {
		most += p.Width(s.Chance, widget.Bold, 15) + 24
	}
	least := stripLeast
	if s.Confirm.ID != "" {
		most += p.actWide() + 16
		least = actsLeast
	}
	head := 0.
	for _, words := range s.Heads {
		if words != "" {
			head = math.Max(head, 12+p.Width(words, widget.Bold, 12.5))
		}
	}
	for _, row := range s.Rows {
		wide := 24 + head
		for k := range row {
			wide += p.width(&row[k]) + 6
		}
		most = math.Max(most, wide)
	}
	return math.Max(most, least)
}

// stripLeast is the least width of a strip on a desk, actsLeast that of one with the button that
// does what is chosen, which stands in its right half.
const stripLeast, actsLeast = 220., 360.

// titled is where the title ends, from the left edge, with what it costs and provokes.
func (p *Strip) titled() float64 {
	if p.terse {
		return 36
	}
	x := 38 + p.Width(p.Title, widget.Bold, 14) + 20
	if p.Price != model.Nothing {
		x += 8
	}
	if p.Provokes {
		x += 20
	}
	return x + 4
}

// Box is the box of the band over the action bar, in interface units; empty
// when there is none.
func (p *Strip) Box() widget.Rect {
	if p == nil {
		return widget.Rect{}
	}
	return p.box
}

// chipSign is the room of the sign of a chip.
const chipSign = 21.

// width is the room of a chip: its words are never cut.
func (p *Strip) width(a *model.Action) float64 {
	w := p.Width(a.Label, widget.Regular, 12.5) + 42
	if p.terse {
		w -= chipSign
	}
	if a.Key != "" && !p.bare {
		w += 8 + p.Width(a.Key, widget.Mono, 10.5)
	}
	if a.Sub != "" {
		w += p.Width(a.Sub, widget.Bold, 12) + 8
	}
	return w
}

// head is the height of the strip's first row: title, hint and buttons. On a phone held
// upright the hint has a line of its own.
func (p *Strip) head() float64 {
	if p.Upright && (p.Hint != "" || p.Chance != "") {
		return p.line() + uprightHint
	}
	return p.line()
}

// uprightHint is the height of the line of the hint.
const uprightHint = 26.

// line is the height of the line with title and buttons.
func (p *Strip) line() float64 {
	switch {
	case p.Upright:
		return 54
	case p.oneLine:
		return 52
	case p.Compact: // for fingers
		return 44
	case p.Confirm.ID != "": // what is about to be done is the largest thing on it
		return 46
	}
	return 36
}

func (p *Strip) close() widget.Rect {
	b, tall := p.box, p.line()-10
	if p.Compact {
		tall += 2
	}
	return widget.Rect{X: b.X + b.W - tall - 8, Y: b.Y + (p.line()-tall)/2, W: tall + 1, H: tall}
}

// act is the place of the button that does what is chosen.
func (p *Strip) act() widget.Rect {
	r, w := p.close(), p.actWide()
	return widget.Rect{X: r.X - w - 8, Y: r.Y, W: w, H: r.H}
}

// actWide is how wide that button is: never a small one, since it is what the player is
// about to press.
func (p *Strip) actWide() float64 {
	return math.Max(actWidth(p.Kit, &p.Strip.Confirm), math.Min(124, .31*p.W))
}

// actWidth is the room that a button which does what is chosen needs.
func actWidth(k *part.Kit, a *model.Action) float64 {
	w := k.Width(a.Label, widget.Bold, actInk) + 34
	if a.Key != "" {
		w += k.Width(a.Key, widget.Mono, 10.5) + 8
	}
	return w
}

// actInk is the size of its words.
const actInk = 16.
