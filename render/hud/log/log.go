package log

import (
	"math"
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Log is the combat log laid out.
type Log struct {
	*part.Kit
	model.Log
	Dice model.Action         // makes its lines brief or not
	Box  widget.Rect          // empty while it is not shown
	rows []row                // in sight, from the last
	tips map[string]model.Tip // of the lines that are brief
}

// Two is the least height of the log: its title and two lines, or one attack with its dice.
const Two = 76.

// New lays the log out in a box, or not at all where that is too low.
func New(k *part.Kit, m model.Log, dice model.Action, box widget.Rect) Log {
	p := Log{Kit: k, Log: m, Dice: dice, Box: box}
	if p.Brief {
		p.shorten()
	}
	if p.Box.H < Two {
		p.Box.H = 0
		return p
	}
	if !p.Compact {
		if !p.Beside && p.silent() {
			p.Box.H = 0
			return p
		}
		p.Box.H = p.need() // an empty half of a sheet tells nothing
	}
	p.Panel("log", p.Box)
	p.plan()
	return p
}

// silent tells whether nothing is told yet: there are headings alone.
func (p *Log) silent() bool {
	told := slices.ContainsFunc(p.Entries, func(e model.Entry) bool { return !e.Rule })
	return len(p.Entries) > 0 && !told && p.Film.Title == "" && p.Why.Title == ""
}

// need is the height of a log: of what it tells, as far as its box goes, so that little hides no
// more of the map or the table than it has to.
func (p *Log) need() float64 {
	if p.Scroll > 0 {
		return p.Box.H
	}
	rows := p.inSight(p.Box, len(p.Entries)-1)
	switch n := len(rows); {
	case n == 0:
		return math.Min(Two, p.Box.H)
	case rows[n-1].entry > 0 || rows[n-1].hidden > 0:
		return p.Box.H
	}
	return math.Min(math.Max(rows[0].box.Y+rows[0].box.H+rim-p.Box.Y, Two), p.Box.H)
}

const (
	ascent  = 12. // from the top of a line to its baseline
	extra   = 14.
	ruleInk = 11.5 // letters of a heading
	headInk = 12.5 // letters of the head
	diceInk = 12.  // letters of the arithmetic and of the result
	left    = 20.
	rim     = 6.
)

// planEntry breaks an entry into lines in a room and says how tall it is.
func (p *Log) planEntry(e *model.Entry, width float64) row {
	if e.Rule {
		words := p.Wrap(e.Head, width-2*(rim+8), widget.Bold, ruleInk)
		return row{rule: words, tall: 20 + extra*float64(max(len(words)-1, 0))}
	}
	left := left
	if e.Danger {
		left += 15
	}
	room := width - rim - left
	row := row{}
	res := 0.
	if e.Result != "" {
		res = p.Width(e.Result, widget.Bold, diceInk) + 12
		row.ends = []string{e.Result}
		if whole := width - rim - left; res-12+p.ChipRoom(e.Chip) > whole {
			row.ends = p.Wrap(e.Result, whole-p.ChipRoom(e.Chip), widget.Bold, diceInk)
		}
	}
	beside := room // room of the head where the result stands beside it
	if len(e.Lines) == 0 {
		beside -= res
		if e.Chip != "" {
			beside -= p.ChipRoom(e.Chip)
		}
	}
	whole := e.Head
	if e.Tail != "" {
		whole += " · " + e.Tail
	}
	switch {
	case p.Width(whole, widget.Regular, headInk) <= beside:
		row.head = []string{whole}
	case e.Tail != "":
		row.head = append(p.Wrap(e.Head, room, widget.Regular, headInk), p.Wrap(e.Tail, room, widget.Regular, headInk)...)
	default:
		row.head = p.Wrap(e.Head, room, widget.Regular, headInk)
	}
	y := 14 + 16*float64(len(row.head)-1)
	row.result = y
	last, font, size := row.head[len(row.head)-1], widget.Regular, headInk
	dice := width - rim - left
	for i, line := range e.Lines {
		words := p.Wrap(line, dice, widget.Mono, diceInk)
		if i == len(e.Lines)-1 {
			last, font, size = words[len(words)-1], widget.Mono, diceInk
		}
		row.lines = append(row.lines, words...)
	}
	y += extra * float64(len(row.lines))
	row.result = y
	if len(e.Lines) > 0 {
		room = dice
	}
	if (e.Result != "" || e.Chip != "") && p.Width(last, font, size)+res+p.ChipRoom(e.Chip) > room {
		y += extra + 1
		row.result = y
		y += extra * float64(max(len(row.ends)-1, 0))
	}
	row.tall = y + 8
	if e.Tight {
		row.tall = y + 3
	}
	if p.Compact && row.tall < 44 {
		row.rim = (44 - row.tall) / 2
		row.tall, row.result = 44, row.result+row.rim
	}
	return row
}

// planShort is planEntry without the arithmetic.
func (p *Log) planShort(e *model.Entry, width float64) row {
	short := *e
	short.Lines = nil
	return p.planEntry(&short, width)
}

// plan places the newest entries, as many as fit, and what can be pressed in
// the log.
func (p *Log) plan() {
	first := len(p.Entries) - 1 - p.Scroll
	rows := p.inSight(p.Box, first)
	for first++; first < len(p.Entries); first++ { // scrolled past the oldest, the sheet stays full
		more := p.inSight(p.Box, first)
		if n := len(more); n == 0 || more[n-1].entry > 0 || more[n-1].hidden > 0 {
			break
		}
		rows = more
	}
	first = len(p.Entries) - 1 - p.Scroll
	// What a slip over the log would push out of it stays: the line it tells of.
	if open := slices.IndexFunc(p.Entries, func(e model.Entry) bool { return e.Open }); open >= 0 && !holds(rows, open) && holds(p.inSight(p.Kit.LogBox, first), open) {
		rows = p.inSight(p.Box, open)
	}
	p.rows = rows
	for _, r := range rows {
		if e := &p.Entries[r.entry]; !e.Rule {
			p.Put(e.ID, r.box, false, p.tips[e.ID])
			if r.shows(r.result) {
				p.Chip(e.Chip, r.box.X+r.box.W-rim, r.box.Y-r.hidden+r.result)
			}
		}
	}
	if p.Film.Title != "" {
		p.Put(FilmID, p.filmBox(), false, p.Film)
	}
	if p.Why.Title != "" {
		p.Put(WhyID, p.whyBox(), false, p.Why)
	}
	if p.Dice.ID != "" {
		p.Put(p.Dice.ID, p.diceBox(), false, p.Dice.Tip)
	}
	p.Put(filterID, p.filterBox(), false, model.Tip{})
	p.Put("log.older", p.tool(2), !p.older(), model.Tip{})
	p.Put("log.newer", p.tool(1), p.Scroll == 0, model.Tip{})
}

// button is the size of a button in the head: as a finger wants it where there is room,
// and small in a column.
func (p *Log) button() (wide, tall float64) {
	switch {
	case p.Upright:
		return 44, 44
	case p.Compact: // with the gap between them
		return 41, 44
	}
	return 26, 24
}

// tool is the place of a button in the head, the nth from the right.
func (p *Log) tool(n int) widget.Rect {
	w, h := p.button()
	return widget.Rect{X: p.Box.X + p.Box.W - 4 - (w+3)*float64(n), Y: p.Box.Y + 5, W: w, H: h}
}

// tools is the room of so many of them.
func (p *Log) tools(n int) float64 {
	w, _ := p.button()
	return 6 + (w+3)*float64(n)
}

// under is where the entries begin, from the top of the box.
func (p *Log) under() float64 {
	_, h := p.button()
	return h + 10
}

// holds tells whether an entry is among those in sight.
func holds(rows []row, entry int) bool {
	return slices.ContainsFunc(rows, func(r row) bool { return r.entry == entry })
}

// inSight are the entries in sight in a box whose lowest is the one given, from
// the bottom up. The first goes without its arithmetic where that has no room, never
// without its head; one that has no room by itself shows its last lines.
func (p *Log) inSight(box widget.Rect, first int) (rows []row) {
	top := box.Y + p.under()
	y := box.Y + box.H - 6
	for i := first; i >= 0; i-- {
		row := p.planEntry(&p.Entries[i], box.W-12)
		short := false
		if row.tall > y-top && len(rows) > 0 {
			if row, short = p.planShort(&p.Entries[i], box.W-12), true; row.tall > y-top {
				spread(rows, top)
				return rows
			}
		} else if row.tall > y-top && !row.cutTo(y-top) {
			return rows
		}
		h := row.tall - row.hidden
		y -= h
		p.group(&row, i)
		row.entry, row.box = i, widget.Rect{X: box.X + 6, Y: y, W: box.W - 12, H: h}
		if rows = append(rows, row); short || row.hidden > 0 {
			spread(rows, top)
			return rows
		}
		y -= row.apart
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

// mostApart is how much farther apart entries stand at most to fill the sheet.
const mostApart = 8

// spread has the entries in sight, from the bottom up, reach to the top: what is not enough for
// one more of them lies between them, so that no strip under the head is bare.
func spread(rows []row, top float64) {
	n := len(rows) - 1
	if n < 1 {
		return
	}
	each := math.Min((rows[n].box.Y-top)/float64(n), mostApart)
	for i := range rows {
		rows[i].box.Y -= math.Round(each * float64(i))
	}
}

// filterID is the part that shows other entries.
const filterID = "log.filter"

// FilmID is the part that shows again what has happened since the turn.
const FilmID = "since.open"

// filmBox is where its sign stands, in the place of that of the log.
func (p *Log) filmBox() widget.Rect {
	w, h := p.button()
	return widget.Rect{X: p.Box.X + 5, Y: p.Box.Y + 5, W: w, H: h}
}

// diceBox is where the button stands that has dice told, before that and the arrows.
func (p *Log) diceBox() widget.Rect {
	if p.Why.Title != "" {
		return p.tool(4)
	}
	return p.tool(3)
}

// shorten takes dice, weapons and rules out of the lines and keeps them as tips.
func (p *Log) shorten() {
	p.Entries, p.tips = slices.Clone(p.Entries), map[string]model.Tip{}
	for i := range p.Entries {
		e := &p.Entries[i]
		if e.Rule || len(e.Lines) == 0 && e.Chip == "" && e.Tail == "" {
			continue
		}
		told := e.Head
		if e.Tail != "" {
			e.Head += " · " + e.Tail
		}
		tip := model.Tip{Title: e.Head, Text: strings.Join(e.Lines, "\n"), Rule: e.Chip}
		if e.Result != "" && tip.Text != "" {
			tip.Text += "\n" + e.Result
		}
		p.tips[e.ID] = tip
		e.Head, e.Tail, e.Lines, e.Chip = told, "", nil, ""
	}
}

// WhyID is the part that tells what machines have weighed.
const WhyID = "why.open"

// whyBox is where its sign stands, before the arrows.
func (p *Log) whyBox() widget.Rect {
	return p.tool(3)
}

// filterBox is where the head of the log says which entries are shown.
func (p *Log) filterBox() widget.Rect {
	n := 2
	if p.Why.Title != "" {
		n++
	}
	if p.Dice.ID != "" {
		n++
	}
	wide, tall := p.button()
	from, to := p.Box.X+7+wide, p.Box.X+p.Box.W-p.tools(n)
	if p.titled() {
		from += p.Width(p.Title, widget.Bold, 13.5) + 6
	}
	w := p.Width(p.Filter, widget.Regular, 12.5) + 24
	if p.Compact { // never narrower than a finger
		w = max(w, tall)
	}
	w = min(w, to-from)
	return widget.Rect{X: to - w, Y: p.Box.Y + 5, W: w, H: tall}
}

// titled tells whether the head of the log has room for its title beside
// what says which entries are shown.
func (p *Log) titled() bool {
	n := 2
	if p.Dice.ID != "" {
		n++
	}
	wide, _ := p.button()
	return p.Width(p.Title, widget.Bold, 13.5)+p.Width(p.Filter, widget.Regular, 12.5)+7+wide+6+24+p.tools(n) <= p.Box.W
}

// older tells whether entries before those in sight exist.
func (p *Log) older() bool {
	if len(p.rows) == 0 {
		return false
	}
	first := &p.rows[len(p.rows)-1]
	return first.entry > 0 || first.hidden > 0
}
