package hud

import (
	"fmt"
	"slices"

	"tenaille/render/widget"
)

// logRow is one entry in sight with its box and its lines: of a fixed size,
// broken where they do not fit.
type logRow struct {
	entry  int
	box    widget.Rect
	head   []string
	lines  []string
	ends   []string // the result
	result float64  // baseline of the result, from the top of the box
	tall   float64
}

const (
	logExtra = 14.
	logInk   = 12.5 // letters of the head
	logDice  = 12.  // letters of the arithmetic and of the result
	logLeft  = 20.
	logRim   = 6.
)

// planEntry breaks an entry into lines in a room and says how tall it is.
func (p *Panels) planEntry(e *Entry, width float64) logRow {
	if e.Rule {
		return logRow{tall: 20}
	}
	left := logLeft
	if e.Danger {
		left += 15
	}
	room := width - logRim - left
	row := logRow{}
	res := 0.
	if e.Result != "" {
		res = p.style.Width(e.Result, widget.Bold, logDice) + 12
		row.ends = []string{e.Result}
		if whole := width - logRim - logLeft; res-12+p.chipRoom(e.Chip) > whole {
			row.ends = p.style.Wrap(e.Result, whole-p.chipRoom(e.Chip), widget.Bold, logDice)
		}
	}
	beside := room // room of the head where the result stands beside it
	if len(e.Lines) == 0 {
		beside -= res
		if e.Chip != "" {
			beside -= p.chipRoom(e.Chip)
		}
	}
	whole := e.Head
	if e.Tail != "" {
		whole += " · " + e.Tail
	}
	switch {
	case p.style.Width(whole, widget.Regular, logInk) <= beside:
		row.head = []string{whole}
	case e.Tail != "":
		row.head = append(p.style.Wrap(e.Head, room, widget.Regular, logInk), p.style.Wrap(e.Tail, room, widget.Regular, logInk)...)
	default:
		row.head = p.style.Wrap(e.Head, room, widget.Regular, logInk)
	}
	y := 14 + 16*float64(len(row.head)-1)
	row.result = y
	last, font, size := row.head[len(row.head)-1], widget.Regular, logInk
	dice := width - logRim - logLeft
	for i, line := range e.Lines {
		words := p.style.Wrap(line, dice, widget.Mono, logDice)
		if i == len(e.Lines)-1 {
			last, font, size = words[len(words)-1], widget.Mono, logDice
		}
		row.lines = append(row.lines, words...)
	}
	y += logExtra * float64(len(row.lines))
	row.result = y
	if len(e.Lines) > 0 {
		room = dice
	}
	if (e.Result != "" || e.Chip != "") && p.style.Width(last, font, size)+res+p.chipRoom(e.Chip) > room {
		y += logExtra + 1
		row.result = y
		y += logExtra * float64(max(len(row.ends)-1, 0))
	}
	row.tall = y + 8
	if e.Tight {
		row.tall = y + 3
	}
	return row
}

// planLog places the newest entries, as many as fit, and what can be pressed in
// the log.
func (p *Panels) planLog() {
	first := len(p.Log) - 1 - p.Scroll
	rows := p.logRows(p.log, first)
	// What a slip over the log would push out of it stays: the line it tells of.
	if open := slices.IndexFunc(p.Log, func(e Entry) bool { return e.Open }); open >= 0 && !holdsEntry(rows, open) && holdsEntry(p.logRows(p.LogBox, first), open) {
		rows = p.logRows(p.log, open)
	}
	p.logOf = rows
	for _, r := range rows {
		if e := &p.Log[r.entry]; !e.Rule {
			p.put(e.ID, r.box, false, Tip{})
			p.putChip(e.Chip, r.box.X+r.box.W-logRim, r.box.Y+r.result)
		}
	}
	p.put(logFilterID, p.filterBox(), false, Tip{})
	head := widget.Rect{X: p.log.X + p.log.W - 62, Y: p.log.Y + 5, W: 26, H: 24}
	p.put("log.older", head, !p.older(), Tip{})
	head.X += 29
	p.put("log.newer", head, p.Scroll == 0, Tip{})
}

// holdsEntry tells whether an entry is among those in sight.
func holdsEntry(rows []logRow, entry int) bool {
	return slices.ContainsFunc(rows, func(r logRow) bool { return r.entry == entry })
}

// logRows are the entries in sight in a box whose lowest is the one given, from
// the bottom up.
func (p *Panels) logRows(box widget.Rect, first int) (rows []logRow) {
	top := box.Y + 34
	y := box.Y + box.H - 6
	for i := first; i >= 0; i-- {
		row := p.planEntry(&p.Log[i], box.W-12)
		h := row.tall
		if y-h < top {
			break
		}
		y -= h
		row.entry, row.box = i, widget.Rect{X: box.X + 6, Y: y, W: box.W - 12, H: h}
		rows = append(rows, row)
	}
	// What room is left is at the bottom.
	if len(rows) > 0 {
		up := rows[len(rows)-1].box.Y - top
		for i := range rows {
			rows[i].box.Y -= up
		}
	}
	return rows
}

// logFilterID is the part that shows other entries.
const logFilterID = "log.filter"

// filterBox is where the head of the log says which entries are shown.
func (p *Panels) filterBox() widget.Rect {
	from, to := p.log.X+33, p.log.X+p.log.W-64
	if p.logTitled() {
		from += p.style.Width(p.LogTitle, widget.Bold, 13.5) + 6
	}
	w := min(p.style.Width(p.LogFilter, widget.Regular, 12.5)+24, to-from)
	return widget.Rect{X: to - w, Y: p.log.Y + 5, W: w, H: 24}
}

// logTitled tells whether the head of the log has room for its title beside
// what says which entries are shown.
func (p *Panels) logTitled() bool {
	return p.style.Width(p.LogTitle, widget.Bold, 13.5)+p.style.Width(p.LogFilter, widget.Regular, 12.5)+33+6+24+64 <= p.log.W
}

// older tells whether entries before those in sight exist.
func (p *Panels) older() bool {
	return len(p.logOf) > 0 && p.logOf[len(p.logOf)-1].entry > 0
}

func (c painter) paintLog() {
	r := c.log
	if r.H == 0 {
		return
	}
	c.Panel(r)
	c.IconTint("log", r.X+11, r.Y+9, 15, widget.Dim, widget.Dim)
	if c.logTitled() {
		c.Text(c.LogTitle, r.X+33, r.Y+22, widget.Bold, 13.5, widget.Bone, widget.Start)
	}
	c.filter()
	c.arrow("log.older", r.X+r.W-49, r.Y+17, -1, !c.older())
	c.arrow("log.newer", r.X+r.W-20, r.Y+17, 1, c.Scroll == 0)
	c.Line(r.X+10, r.Y+31, r.X+r.W-10, r.Y+31, 1, widget.Fade(widget.Edge, .7))
	for i := range c.logOf {
		row := &c.logOf[i]
		c.entry(&c.Log[row.entry], row)
	}
}

// filter paints which entries are shown.
func (c painter) filter() {
	if c.LogFilter == "" {
		return
	}
	r := c.filterBox()
	over, _, focus := c.state(logFilterID)
	fill, ink := widget.Transparent, widget.Dim
	if over {
		fill, ink = widget.Hover, widget.Bone
	}
	c.Box(r, 6, fill, widget.Edge, 1)
	if focus {
		c.Box(r.Inset(-3), 8, widget.Transparent, widget.White, 2)
	}
	c.TextFit(c.LogFilter, r.X+8, r.Y+16.5, r.W-22, widget.Regular, 12.5, ink, widget.Start)
	x, y := r.X+r.W-9, r.Y+12.5
	c.Polyline(1.6, ink, x-4, y-2, x, y+2, x+4, y-2)
}

func (c painter) arrow(id string, x, y, way float64, off bool) {
	ink := widget.Dim
	over, _, _ := c.state(id)
	switch {
	case off:
		ink = widget.Fade(widget.Disabled, .6)
	case over:
		ink = widget.Bone
	}
	c.Polyline(2, ink, x-5, y-2.5*way, x, y+2.5*way, x+5, y-2.5*way)
}

func (c painter) entry(e *Entry, row *logRow) {
	r := row.box
	if e.Rule {
		w := c.Width(e.Head, widget.Bold, 11.5)
		mid := r.X + r.W/2
		c.Line(r.X+6, r.Y+9, mid-w/2-8, r.Y+9, 1, widget.Edge)
		c.Line(mid+w/2+8, r.Y+9, r.X+r.W-6, r.Y+9, 1, widget.Edge)
		c.Text(e.Head, mid, r.Y+13, widget.Bold, 11.5, widget.Faint, widget.Middle)
		return
	}
	over, _, focus := c.state(e.ID)
	if over || focus || e.Open {
		fill, edge := widget.Hover, widget.Transparent
		if e.Open { // selected, like a button
			fill, edge = widget.Selected, widget.Brass
		}
		c.Box(r, 5, fill, edge, 1.4)
	}
	x, right := r.X+logLeft, r.X+r.W-logRim
	if e.Side >= 0 {
		c.SideSign(e.Side, r.X+9, r.Y+10, 4.5)
	}
	at := x
	if e.Danger {
		mx, my := x+5, r.Y+9.5
		c.polygon(widget.Danger, widget.Transparent, 0, mx, my-7, mx+7, my, mx, my+7, mx-7, my)
		c.Text("!", mx, my+4, widget.Bold, 11, widget.White, widget.Middle)
		at += 15
	}
	c.lines(row.head, at, r.Y+14, 16, widget.Regular, logInk, widget.Bone)
	c.lines(row.lines, x, r.Y+14+16*float64(len(row.head)-1)+logExtra, logExtra, widget.Mono, logDice, widget.Dim)
	w := c.chip(e.Chip, right, r.Y+row.result, widget.Raised, widget.Dim)
	if w > 0 {
		right -= w + 6
	}
	for i, words := range row.ends {
		c.Text(words, right, r.Y+row.result+logExtra*float64(i), widget.Bold, logDice, e.Ink, widget.End)
	}
}

// EntryID is the id of the i-th entry of the log, counted from the first.
func EntryID(i int) string { return fmt.Sprintf("log.%d", i) }
