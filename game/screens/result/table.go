package result

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/game/story"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// tallyRow is a line of the table of deeds: a side, or one of its creatures.
type tallyRow struct {
	side int
	head bool
	hero *story.Hero // nil where there is no story
	kind string
	name string
	down bool
	star bool // did most of its side
	left string
	sum  *story.Side
}

// tallyRows lists the sides with their creatures, that of the winner first.
func tallyRows(o *scene.Outcome) (rows []tallyRow) {
	order := make([]int, 0, len(o.Losses))
	if o.Winner >= 0 && o.Winner < len(o.Losses) {
		order = append(order, o.Winner)
	}
	for side := range o.Losses {
		if side != o.Winner {
			order = append(order, side)
		}
	}
	for _, side := range order {
		loss := o.Losses[side]
		head := tallyRow{side: side, head: true, left: fmt.Sprintf("%d/%d", loss.Total-loss.Fallen, loss.Total)}
		if o.Story == nil || side >= len(o.Story.Sides) {
			rows = append(rows, head)
			for i, kind := range loss.Kinds {
				rows = append(rows, tallyRow{side: side, kind: kind, name: kind, down: i < len(loss.Down) && loss.Down[i]})
			}
			continue
		}
		head.sum = &o.Story.Sides[side]
		rows = append(rows, head)
		best := o.Story.Foremost(side)
		for i := range o.Story.Heroes {
			h := &o.Story.Heroes[i]
			if h.Side == side && i < len(o.Names) && !h.Late {
				rows = append(rows, tallyRow{side: side, hero: h, kind: o.Kinds[i], name: o.Names[i], down: h.Down, star: h == best && h.Worth > 0})
			}
		}
	}
	return rows
}

// table is what everybody did.
type table struct {
	on    sheet
	rows  []tallyRow
	sight ui.Rows // the rows in sight
}

// column is one number of the table.
type column struct {
	head  string
	tip   string
	share float64
	of    func(t *story.Tally) string
	wide  float64
	// bar is what is drawn under the number as well, as long as it is high; nil for nothing.
	bar func(t *story.Tally) int
}

// columns are those that fit: the most telling first.
func (t *table) columns() []column {
	n := func(f func(t *story.Tally) int) func(t *story.Tally) string {
		return func(t *story.Tally) string { return tally(f(t)) }
	}
	dealt := func(t *story.Tally) int { return t.Dealt }
	taken := func(t *story.Tally) int { return t.Taken }
	return []column{
		{t.on.T("hits"), t.on.T("Attacks that struck, of all"), 1.3, func(t *story.Tally) string {
			if t.Attacks == 0 {
				return "–"
			}
			return fmt.Sprintf("%d/%d", t.Hits, t.Attacks)
		}, 0, nil},
		{t.on.T("crit."), t.on.T("Critical hits"), .8, n(func(t *story.Tally) int { return t.Criticals }), 0, nil},
		{t.on.T("dealt"), t.on.T("Hit points of damage dealt"), 1, n(dealt), 0, dealt},
		{t.on.T("taken"), t.on.T("Hit points of damage taken"), 1, n(taken), 0, taken},
		{t.on.T("healed"), t.on.T("Hit points restored"), 1.1, n(func(t *story.Tally) int { return t.Healing }), 0, nil},
		{t.on.T("opp."), t.on.T("Attacks of opportunity"), .8, n(func(t *story.Tally) int { return t.Opportunities }), 0, nil},
		{t.on.T("deeds"), t.on.T("Maneuvers and abilities"), 1, n(func(t *story.Tally) int { return t.Maneuvers + t.Powers }), 0, nil},
		{t.on.T("squares"), t.on.T("Squares moved"), 1.2, n(func(t *story.Tally) int { return t.Squares }), 0, nil},
		{t.on.T("felled"), t.on.T("Enemies taken out of the fight"), 1, n(func(t *story.Tally) int { return t.Felled }), 0, nil},
	}
}

// bledLine is the height of the line under the table.
const bledLine = 18.

// bled says why the sides took more than was dealt to them, "" where they did not.
func (t *table) bled() string {
	var list []string
	if t.on.outcome.Story != nil {
		for side := range t.on.outcome.Story.Sides {
			if n := t.on.outcome.Story.Sides[side].Bled; n > 0 {
				list = append(list, t.on.SideName(side)+" "+t.on.Number(n))
			}
		}
	}
	if len(list) == 0 {
		return ""
	}
	return t.on.T("Taken but dealt by nobody (bleeding, exertion): %[1]s", strings.Join(list, ", "))
}

// lay lays out what everybody did, as many lines as fit.
func (t *table) lay(p *widget.Page, box widget.Rect) {
	row := min(max(38, (box.H-20)/float64(max(len(t.rows), 1))), 50)
	if t.on.compact() {
		row = 32
	}
	room := box.H - 20
	bled := t.bled()
	if bled != "" && !t.on.compact() {
		room -= bledLine
	}
	if n := float64(len(t.rows)); n*row > room {
		row = max(room/n, 22)
	}
	t.sight.Fit, t.sight.Size, t.sight.Tall = max(int(room/row), 1), len(t.rows), row
	t.sight.To(t.sight.Top)
	p.Scrolls(box, &t.sight, t.on.Stale)
	cols, names, luck := t.measured(box.W)
	p.Paint(func(c widget.Canvas) {
		x, size := box.X+names, 12.
		for _, col := range cols { // in one size, that of the longest
			_, fits := c.Fit(col.head, col.wide-headGap, widget.Regular, 12)
			size = min(size, fits)
		}
		for _, col := range cols {
			c.TextFit(col.head, x+col.wide, box.Y+10, col.wide-headGap, widget.Regular, size, widget.PaperSub, widget.End)
			x += col.wide
		}
		if luck > 0 {
			c.TextFit(t.on.T("luck"), x+luck, box.Y+10, luck-4, widget.Bold, 12, widget.PaperHead, widget.End)
		}
		for i := 0; i < t.sight.Fit && t.sight.Top+i < len(t.rows); i++ {
			at := widget.Rect{X: box.X, Y: box.Y + 18 + float64(i)*row, W: box.W - 8, H: row}
			t.paintRow(c, &t.rows[t.sight.Top+i], at, names, luck, cols)
		}
		if bled != "" && !t.on.compact() {
			c.TextFit(bled, box.X+4, box.Y+18+float64(min(t.sight.Fit, len(t.rows)))*row+15, box.W-8, widget.Regular, 12, widget.PaperSub, widget.Start)
		}
		c.ScrollBar(widget.Rect{X: box.X, Y: box.Y + 18, W: box.W, H: float64(t.sight.Fit) * row}, &t.sight, widget.PaperSub)
	})
	x := box.X + names
	for i, col := range cols {
		p.Button(fmt.Sprintf("result.column.%d", i), widget.Rect{X: x + 4, Y: box.Y - 3, W: col.wide - 4, H: 18}, widget.Button{
			Kind: widget.Quiet, Tip: col.tip, Disabled: true, // it only tells
		})
		x += col.wide
	}
}

// headGap is the gap before the title of a column.
const headGap = 3

// measured are the columns with their widths in a table so wide, with the room of the
// names before them and of the luck after them. A column whose title or numbers want
// more takes it from the names and from those with some to spare.
func (t *table) measured(wide float64) (cols []column, names, luck float64) {
	if t.on.outcome.Story == nil {
		return nil, wide, 0
	}
	cols, names, luck = slices.DeleteFunc(t.columns(), func(c column) bool { return c.idle(t.rows) }), max(wide*.3, 118), 50
	if wide < 460 { // the most telling
		all := t.columns()
		cols = []column{all[0], all[2], all[len(all)-1]}
	}
	if t.on.outcome.Story.Untold {
		luck = 0
	}
	sum := 0.
	for _, c := range cols {
		sum += c.share
	}
	widths, needs := []float64{names}, []float64{t.namesNeed()}
	for i := range cols {
		widths = append(widths, (wide-names-luck-10)*cols[i].share/sum)
		need := t.on.Style.Need(cols[i].head, widget.Regular, 12) + headGap
		for k := range t.rows {
			if did, _ := t.rows[k].told(); did != nil {
				need = max(need, t.on.Style.Width(cols[i].of(did), widget.Bold, 13.5)+headGap)
			}
		}
		needs = append(needs, need)
	}
	widths = widget.Share(widths, needs)
	for i := range cols {
		cols[i].wide = widths[i+1]
	}
	return cols, widths[0], luck
}

// idle tells that nobody did what a column counts: it would be one of dashes.
func (col *column) idle(rows []tallyRow) bool {
	for i := range rows {
		if t, _ := rows[i].told(); t != nil && col.of(t) != tally(0) {
			return false
		}
	}
	return true
}

// largest is the longest bar of a column among the creatures, at least one.
func (col *column) largest(rows []tallyRow) (most int) {
	for i := range rows {
		if v := &rows[i]; v.hero != nil {
			most = max(most, col.bar(&v.hero.Tally))
		}
	}
	return max(most, 1)
}

// namesNeed is the least room of the names, with the face before and the star after
// them.
func (t *table) namesNeed() float64 {
	need := 0.
	for i := range t.rows {
		if v := &t.rows[i]; v.head {
			need = max(need, 32+t.on.Style.Width(t.on.SideName(v.side), widget.Bold, 15)+8+t.on.Style.Need(t.player(v), widget.Regular, 12))
		} else {
			need = max(need, 46+18+t.on.Style.Need(v.name, widget.Regular, 13.5)+20)
		}
	}
	return need
}

// player is how many of a side are left, and, where there is room, who played it.
func (t *table) player(v *tallyRow) string {
	if t.on.narrow() {
		return v.left
	}
	return v.left + " · " + t.on.PlayerName(t.on.outcome.Terms.Player(v.side))
}

// told is what a line of the table tells, nil where there is no story.
func (v *tallyRow) told() (*story.Tally, *story.Luck) {
	switch {
	case v.sum != nil:
		return &v.sum.Tally, &v.sum.Luck
	case v.hero != nil:
		return &v.hero.Tally, &v.hero.Luck
	}
	return nil, nil
}

func (t *table) paintRow(c widget.Canvas, v *tallyRow, at widget.Rect, names, luck float64, cols []column) {
	base := at.Y + at.H/2 + 4.5
	ink := widget.PaperInk
	if v.head {
		c.Fill(widget.Rect{X: at.X, Y: at.Y + 3, W: at.W, H: at.H - 5}, widget.Fade(widget.Chip, .75))
		c.SideSign(v.side, at.X+15, at.Y+at.H/2, 8)
		name := t.on.SideName(v.side)
		c.Text(name, at.X+32, base, widget.Bold, 15, ink, widget.Start)
		x := at.X + 32 + c.Width(name, widget.Bold, 15) + 8
		c.TextFit(t.player(v), x, base, max(at.X+names-x, 30), widget.Regular, 12, widget.PaperSub, widget.Start)
	} else {
		size := at.H - 4
		c.Portrait(v.kind, v.side, at.X+6, at.Y+2, size)
		if v.down {
			c.Disc(at.X+6+size/2, at.Y+2+size/2, size/2, widget.Fade(widget.Paper, .62), widget.Transparent, 0)
			c.IconTint("dead", at.X+6+size*.24, at.Y+2+size*.24, size*.52, widget.PaperInk, widget.PaperHead)
		}
		x := at.X + size + 14
		room := at.X + names - x - 4
		note := ""
		if v.hero != nil && v.down {
			note = t.on.FellIn(t.on.outcome.Terms.Ruleset, v.hero.Round)
		}
		if note != "" && at.H >= 33 {
			c.TextFit(v.name, x, at.Y+at.H/2-1, room, widget.Regular, 13.5, ink, widget.Start)
			c.TextFit(note, x, at.Y+at.H/2+13, room, widget.Regular, 12, widget.PaperSub, widget.Start)
		} else {
			c.TextFit(v.name, x, base, room, widget.Regular, 13.5, ink, widget.Start)
		}
		if v.star {
			w := min(c.Width(v.name, widget.Regular, 13.5), room)
			y := base - 5
			if note != "" && at.H >= 33 {
				y = at.Y + at.H/2 - 6
			}
			star(c, min(x+w+10, at.X+names-8), y, 5.5)
		}
		c.Line(at.X+6, at.Y+at.H, at.X+at.W, at.Y+at.H, 1, widget.Fade(widget.Chip, .55))
	}
	did, fate := v.told()
	if did == nil {
		return
	}
	font := widget.Regular
	if v.head {
		font = widget.Bold
	}
	x := at.X + names
	for i := range cols {
		col := &cols[i]
		x += col.wide
		if n := v.hero; n != nil && col.bar != nil {
			const tall = 3.5 // under its number
			room := col.wide - 10
			long := room * float64(col.bar(did)) / float64(col.largest(t.rows))
			c.Fill(widget.Rect{X: x - room, Y: base + 3.5, W: room, H: tall}, widget.Fade(widget.Chip, .8))
			c.Fill(widget.Rect{X: x - long, Y: base + 3.5, W: long, H: tall}, widget.Fade(sideInk(v.side), .75))
		}
		c.Text(col.of(did), x, base, font, 13.5, ink, widget.End)
	}
	if luck == 0 {
		return // nothing is known of it
	}
	words, tone := t.on.worth(fate.Sum()), widget.PaperInk
	switch {
	case fate.Sum() >= story.Creature/20:
		tone = paperGood
	case fate.Sum() <= -story.Creature/20:
		tone = widget.PaperHead
	}
	c.Text(words, x+luck, base, widget.Bold, 13.5, tone, widget.End)
}

// byKeys scrolls the table by the keys that move a map; no other key is its own.
func (t *table) byKeys() bool {
	by := 0
	if t.on.Devices.Repeated(input.PanDown) {
		by++
	}
	if t.on.Devices.Repeated(input.PanUp) {
		by--
	}
	if t.sight.By(by) {
		t.on.Stale()
	}
	return false
}

// tally writes a number, a dash for none.
func tally(n int) string {
	if n == 0 {
		return "–"
	}
	return strconv.Itoa(n)
}
