package rulebook

import (
	"slices"
	"strings"

	"tenaille/game/book"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// ruleList is the list of the rule book: sections and rules in the order of the
// book, or what a search has found, the best first.
type ruleList struct {
	words string // searched for
	rows  []ruleRow
	sight ui.Rows // the rows in sight
	from  float64 // where the rows begin under the top of the column
}

// ruleRow is a row of the list: a rule, or a section when it has no id.
type ruleRow struct{ id, title string }

// ruleRowHeight is the height of a row in interface units, with the gap under it.
const ruleRowHeight, ruleRowGap = 29., 2.

// fill lists what the words find, from the beginning, of the rules whose ids
// begin as a chapter's.
func (l *ruleList) fill(b *book.Book, chapter string) {
	l.rows, l.sight.Top = l.rows[:0], 0
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
	if at < 0 || l.sight.Fit == 0 {
		return
	}
	l.sight.Size = len(l.rows)
	if at < l.sight.Top+1 || at >= l.sight.Top+l.sight.Fit-1 {
		l.sight.Top = at - l.sight.Fit/3
	}
	l.sight.To(l.sight.Top)
}

// layList lays out the rows in sight.
func (r *ruleBook) layList(p *widget.Page, box widget.Rect) {
	l := &r.list
	first := l.sight.Fit == 0
	in := widget.Rect{X: box.X + 10, Y: box.Y + l.from, W: box.W - 20, H: box.H - l.from - 36}
	if r.compact() {
		in.H = box.H - l.from - 26
	}
	row := r.Touch(ruleRowHeight-ruleRowGap) + ruleRowGap
	l.sight.Fit, l.sight.Size, l.sight.Tall, l.sight.Notch = int(in.H/row), len(l.rows), row, 3
	if l.sight.To(l.sight.Top); first {
		l.show(r.open)
	}
	p.Scrolls(in, &l.sight, r.Stale)
	for i := 0; i < l.sight.Fit && l.sight.Top+i < len(l.rows); i++ {
		rule := l.rows[l.sight.Top+i]
		at := widget.Rect{X: in.X, Y: in.Y + float64(i)*row, W: in.W - 12, H: row - ruleRowGap}
		if rule.id == "" {
			p.Paint(func(c widget.Canvas) {
				c.TextFit(rule.title, at.X+10, at.Y+at.H/2+6.5, at.W-16, widget.Bold, 13, widget.Brass, widget.Start)
			})
			continue
		}
		p.Button("rules.rule."+rule.id, at, widget.Button{
			Kind: widget.Quiet, Selected: rule.id == r.open, OnClick: func() { r.read(rule.id) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				mid := at.Y + at.H/2
				c.Text(rule.id, at.X+10, mid+5, widget.Mono, 12, widget.Dim, widget.Start)
				room := at.W - 80
				if mark, ink := r.optionMark(rule.id); mark {
					room -= 20
					c.IconTint("settings", at.X+at.W-20, mid-7.5, 15, ink, ink)
				}
				c.TextFold(rule.title, at.X+74, mid+5, room, widget.Regular, 13.5, c.Exactly(12), widget.Bone, widget.Start)
			},
		})
	}
	p.Paint(func(c widget.Canvas) {
		foot := box.Y + box.H - 13
		if r.compact() {
			foot = box.Y + box.H - 8
		}
		if len(l.rows) == 0 {
			c.Text(r.T("No rule holds these words."), in.X+10, in.Y+20, widget.Regular, 13.5, widget.Dim, widget.Start)
		}
		c.TextFit(r.TN("%[1]d rule", "%[1]d rules", l.rules()), box.X+20, foot, 90, widget.Regular, 12, widget.Faint, widget.Start)
		c.ScrollBar(in, &l.sight, widget.Edge)
		if r.Fingers() {
			return
		}
		c.TextFit(r.T("↑ ↓ choose · ← → turn the page"), box.X+box.W-18, foot, box.W-130, widget.Regular, 12, widget.Faint, widget.End)
	})
}
