package hud

import (
	"slices"

	"tenaille/game/model"
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
	hidden float64 // what the top edge cuts off; box begins below it
}

// baselines are those of its lines, from the top of the whole entry.
func (r *logRow) baselines() (list []float64) {
	y := 14.
	for i := range r.head {
		y = 14 + 16*float64(i)
		list = append(list, y)
	}
	for range r.lines {
		y += logExtra
		list = append(list, y)
	}
	if r.result > y {
		for i := range max(len(r.ends), 1) {
			list = append(list, r.result+logExtra*float64(i))
		}
	}
	return list
}

// cutTo hides the upper lines of an entry that has only so much room, as few as
// may be and none by half; it tells whether a line is left.
func (r *logRow) cutTo(room float64) bool {
	for _, y := range r.baselines() {
		if top := y - logAscent; r.tall-top <= room {
			r.hidden = top
			return true
		}
	}
	return false
}

// shows tells whether a line, by its baseline, is in sight.
func (r *logRow) shows(baseline float64) bool { return baseline-logAscent >= r.hidden }

const (
	logAscent = 12. // from the top of a line to its baseline
	logExtra  = 14.
	logInk    = 12.5 // letters of the head
	logDice   = 12.  // letters of the arithmetic and of the result
	logLeft   = 20.
	logRim    = 6.
)

// planEntry breaks an entry into lines in a room and says how tall it is.
func (p *Panels) planEntry(e *model.Entry, width float64) logRow {
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
	for first++; first < len(p.Log); first++ { // scrolled past the oldest, the sheet stays full
		more := p.logRows(p.log, first)
		if n := len(more); n == 0 || more[n-1].entry > 0 || more[n-1].hidden > 0 {
			break
		}
		rows = more
	}
	first = len(p.Log) - 1 - p.Scroll
	// What a slip over the log would push out of it stays: the line it tells of.
	if open := slices.IndexFunc(p.Log, func(e model.Entry) bool { return e.Open }); open >= 0 && !holdsEntry(rows, open) && holdsEntry(p.logRows(p.LogBox, first), open) {
		rows = p.logRows(p.log, open)
	}
	p.logOf = rows
	for _, r := range rows {
		if e := &p.Log[r.entry]; !e.Rule {
			p.put(e.ID, r.box, false, model.Tip{})
			if r.shows(r.result) {
				p.putChip(e.Chip, r.box.X+r.box.W-logRim, r.box.Y-r.hidden+r.result)
			}
		}
	}
	p.put(logFilterID, p.filterBox(), false, model.Tip{})
	head := widget.Rect{X: p.log.X + p.log.W - 62, Y: p.log.Y + 5, W: 26, H: 24}
	p.put("log.older", head, !p.older(), model.Tip{})
	head.X += 29
	p.put("log.newer", head, p.Scroll == 0, model.Tip{})
}

// holdsEntry tells whether an entry is among those in sight.
func holdsEntry(rows []logRow, entry int) bool {
	return slices.ContainsFunc(rows, func(r logRow) bool { return r.entry == entry })
}

// logRows are the entries in sight in a box whose lowest is the one given, from
// the bottom up: the first shows its last lines where the rest has no room.
func (p *Panels) logRows(box widget.Rect, first int) (rows []logRow) {
	top := box.Y + 34
	y := box.Y + box.H - 6
	for i := first; i >= 0; i-- {
		row := p.planEntry(&p.Log[i], box.W-12)
		if row.tall > y-top && !row.cutTo(y-top) {
			return rows
		}
		h := row.tall - row.hidden
		y -= h
		row.entry, row.box = i, widget.Rect{X: box.X + 6, Y: y, W: box.W - 12, H: h}
		if rows = append(rows, row); row.hidden > 0 {
			return rows
		}
	}
	// What room all of them leave is at the bottom.
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
	if len(p.logOf) == 0 {
		return false
	}
	first := &p.logOf[len(p.logOf)-1]
	return first.entry > 0 || first.hidden > 0
}
