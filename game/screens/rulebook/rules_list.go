package rulebook

import (
	"slices"
	"strings"

	"tenaille/game/book"
	"tenaille/game/input"
	"tenaille/render/widget"
)

// ruleList is the list of the rule book: sections and rules in the order of the
// book, or what a search has found, the best first.
type ruleList struct {
	words string // searched for
	rows  []ruleRow
	top   int // the first row in sight
	fit   int // how many rows fit
	box   widget.Rect
	from  float64 // where the rows begin under the top of the column
	pull  float64 // what a finger has moved the list since its last whole row
}

// ruleRow is a row of the list: a rule, or a section when it has no id.
type ruleRow struct{ id, title string }

// ruleRowHeight is the height of a row in interface units.
const ruleRowHeight = 29.

// fill lists what the words find, from the beginning, of the rules whose ids
// begin as a chapter's.
func (l *ruleList) fill(b *book.Book, chapter string) {
	l.rows, l.top = l.rows[:0], 0
	defer func() {
		l.rows = slices.DeleteFunc(l.rows, func(r ruleRow) bool { return chapter != readings && !strings.HasPrefix(r.id, chapter) })
	}()
	if l.words == "" {
		for _, s := range b.Sections() {
			l.rows = append(l.rows, ruleRow{title: s.Title})
			l.add(b, s.IDs)
		}
		return
	}
	l.add(b, b.Search(l.words))
}

func (l *ruleList) add(b *book.Book, ids []string) {
	for _, id := range ids {
		if e, ok := b.Entry(id); ok {
			l.rows = append(l.rows, ruleRow{id, e.Title})
		}
	}
}

// best is the first rule of the list, empty when there is none.
func (l *ruleList) best() string {
	for _, row := range l.rows {
		if row.id != "" {
			return row.id
		}
	}
	return ""
}

// rules is the number of rules in the list.
func (l *ruleList) rules() int {
	n := 0
	for _, row := range l.rows {
		if row.id != "" {
			n++
		}
	}
	return n
}

func (l *ruleList) find(id string) int {
	for i, row := range l.rows {
		if row.id == id && id != "" {
			return i
		}
	}
	return -1
}

// beside is the rule by steps after another in the list, empty at its ends. A
// rule that is not listed stands before the first.
func (l *ruleList) beside(id string, by int) string {
	for i := l.find(id) + by; i >= 0 && i < len(l.rows); i += by {
		if l.rows[i].id != "" {
			return l.rows[i].id
		}
	}
	return ""
}

// show scrolls the list so that a rule is in sight, with what comes before it.
func (l *ruleList) show(id string) {
	at := l.find(id)
	if at < 0 || l.fit == 0 {
		return
	}
	if at < l.top+1 || at >= l.top+l.fit-1 {
		l.top = at - l.fit/3
	}
	l.clamp()
}

func (l *ruleList) clamp() { l.top = max(min(l.top, len(l.rows)-l.fit), 0) }

// point turns the list by wheel and finger and tells whether it moved.
func (l *ruleList) point(p input.Pointer, x, y, scale float64) bool {
	before := l.top
	if !l.box.Has(x, y) {
		return false
	}
	if p.Wheel > 0 {
		l.top -= 3
	} else if p.Wheel < 0 {
		l.top += 3
	}
	if !p.Down {
		l.pull = 0
	} else {
		l.pull -= float64(p.DragY) / scale
		rows := int(l.pull / ruleRowHeight)
		l.top += rows
		l.pull -= float64(rows) * ruleRowHeight
	}
	l.clamp()
	return l.top != before
}

// layList lays out the rows in sight.
func (r *ruleBook) layList(p *widget.Page, box widget.Rect) {
	l := &r.list
	first := l.fit == 0
	l.box = widget.Rect{X: box.X + 10, Y: box.Y + l.from, W: box.W - 20, H: box.H - l.from - 36}
	if r.compact() {
		l.box.H = box.H - l.from - 26
	}
	l.fit = int(l.box.H / ruleRowHeight)
	if l.clamp(); first {
		l.show(r.open)
	}
	for i := 0; i < l.fit && l.top+i < len(l.rows); i++ {
		row := l.rows[l.top+i]
		at := widget.Rect{X: l.box.X, Y: l.box.Y + float64(i)*ruleRowHeight, W: l.box.W - 12, H: ruleRowHeight - 2}
		if row.id == "" {
			p.Paint(func(c widget.Canvas) {
				c.TextFit(row.title, at.X+10, at.Y+20, at.W-16, widget.Bold, 13, widget.Brass, widget.Start)
			})
			continue
		}
		p.Button("rules.rule."+row.id, at, widget.Button{
			Kind: widget.Quiet, Selected: row.id == r.open, OnClick: func() { r.read(row.id) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				c.Text(row.id, at.X+10, at.Y+18.5, widget.Mono, 12, widget.Dim, widget.Start)
				room := at.W - 80
				if mark, ink := r.optionMark(row.id); mark {
					room -= 20
					c.IconTint("settings", at.X+at.W-20, at.Y+6, 15, ink, ink)
				}
				c.TextFit(row.title, at.X+74, at.Y+18.5, room, widget.Regular, 13.5, widget.Bone, widget.Start)
			},
		})
	}
	p.Paint(func(c widget.Canvas) {
		foot := box.Y + box.H - 13
		if r.compact() {
			foot = box.Y + box.H - 8
		}
		if len(l.rows) == 0 {
			c.Text(r.T("No rule holds these words."), l.box.X+10, l.box.Y+20, widget.Regular, 13.5, widget.Dim, widget.Start)
		}
		c.TextFit(r.TN("%[1]d rule", "%[1]d rules", l.rules()), box.X+20, foot, 90, widget.Regular, 12, widget.Faint, widget.Start)
		c.ScrollBar(l.box, float64(len(l.rows)), float64(l.fit), float64(l.top), widget.Edge)
		if r.Fingers() {
			return
		}
		c.TextFit(r.T("↑ ↓ choose · ← → turn the page"), box.X+box.W-18, foot, box.W-130, widget.Regular, 12, widget.Faint, widget.End)
	})
}
