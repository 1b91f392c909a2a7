package rulebook

import (
	"strings"

	"tenaille/render/widget"
	"tenaille/rules/rulesets"
)

// layScrolled lays the options out in one column that is scrolled: for a small
// window, or large letters.
func (o *optionPage) layScrolled(p *widget.Page, box widget.Rect) {
	const arrow, air = 44., 4.
	at := box
	if at.W -= arrow + 10; o.narrow() { // a finger pulls the list
		at.W = box.W - 12
	}
	lines := o.lines(at.W)
	tall := func(l *optionLine) float64 {
		if l.first {
			return optionHead + l.tall + air
		}
		return l.tall + air
	}
	o.sight.Size = len(lines)
	last, room := len(lines), at.H
	for last > 0 && room >= tall(&lines[last-1]) {
		last--
		room -= tall(&lines[last])
	}
	for i := range lines {
		if lines[i].row.Name == o.shown {
			o.sight.Top = i
		}
	}
	o.sight.Top, o.shown = max(min(o.sight.Top, last), 0), ""
	y := at.Y
	o.sight.Fit, o.head, o.last = 0, "", ""
	for i := range lines[o.sight.Top:] {
		l := &lines[o.sight.Top+i]
		if y+tall(l) > at.Y+at.H+.5 {
			break
		}
		y += o.layLine(p, widget.Rect{X: at.X, Y: y, W: at.W}, l, false, air)
		if o.head == "" {
			o.head = l.row.Name
		}
		o.last = l.row.Name
		o.sight.Fit++
	}
	o.sight.Tall = (y - at.Y) / float64(max(o.sight.Fit, 1))
	p.Scrolls(box, &o.sight, o.Stale)
	if o.narrow() {
		p.Paint(func(c widget.Canvas) { c.ScrollBar(box, &o.sight, widget.HoverEdge) })
		return
	}
	step := func(id string, y float64, by int) {
		p.Button(id, widget.Rect{X: box.X + box.W - arrow, Y: y, W: arrow, H: arrow}, widget.Button{
			OnClick: func() { o.sight.By(by * max(o.sight.Fit-1, 1)); o.Stale() },
			Paint:   func(c widget.Canvas, at widget.Rect) { c.Chevron(at, 0, by, true) },
		})
	}
	step("options.up", box.Y, -1)
	step("options.down", box.Y+box.H-arrow, 1)
	p.Paint(func(c widget.Canvas) {
		c.ScrollBar(widget.Rect{X: box.X, Y: box.Y + arrow + 6, W: box.W - arrow/2 + 2, H: box.H - 2*arrow - 12}, &o.sight, widget.HoverEdge)
	})
}

// scrollByKeys brings the next option into sight when the focus is about to walk
// past the last one; the walk itself is the page's.
func (o *optionPage) scrollByKeys() bool {
	if !o.sight.Long() {
		return false
	}
	id := o.Page.Focused()
	on := func(name string) bool {
		r, _ := rulesets.OptionNamed(name)
		return id == "option."+name || strings.HasPrefix(id, "option."+name+".") || id == "options.rule."+r.Cite.String()
	}
	switch {
	case on(o.head):
		o.Lead(&o.sight, o.sight.Top, true)
	case on(o.last):
		o.Lead(&o.sight, o.sight.Top+o.sight.Fit-1, true)
	}
	return false
}
