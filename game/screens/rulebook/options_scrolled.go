package rulebook

import (
	"strings"

	"tenaille/game/input"
	"tenaille/render/widget"
	"tenaille/rules/rulesets"
)

// layScrolled lays the options out in one column that is scrolled: for a small
// window, or large letters.
func (o *optionPage) layScrolled(p *widget.Page, box widget.Rect) {
	const arrow, air = 44., 4.
	at := box
	at.W -= arrow + 10
	lines := o.lines(at.W)
	tall := func(l *optionLine) float64 {
		if l.first {
			return optionHead + l.tall + air
		}
		return l.tall + air
	}
	o.all = len(lines)
	last, room := len(lines), at.H
	for last > 0 && room >= tall(&lines[last-1]) {
		last--
		room -= tall(&lines[last])
	}
	o.top = max(min(o.top, last), 0)
	y := at.Y
	o.fit, o.head, o.last = 0, "", ""
	for i := range lines[o.top:] {
		l := &lines[o.top+i]
		if y+tall(l) > at.Y+at.H+.5 {
			break
		}
		y += o.layLine(p, widget.Rect{X: at.X, Y: y, W: at.W}, l, false, air)
		if o.head == "" {
			o.head = l.row.Name
		}
		o.last = l.row.Name
		o.fit++
	}
	step := func(id string, y float64, by int) {
		p.Button(id, widget.Rect{X: box.X + box.W - arrow, Y: y, W: arrow, H: arrow}, widget.Button{
			OnClick: func() { o.scroll(by * max(o.fit-1, 1)) },
			Paint:   func(c widget.Canvas, at widget.Rect) { c.Chevron(at, 0, by, true) },
		})
	}
	step("options.up", box.Y, -1)
	step("options.down", box.Y+box.H-arrow, 1)
	p.Paint(func(c widget.Canvas) {
		c.ScrollBar(widget.Rect{X: box.X, Y: box.Y + arrow + 6, W: box.W - arrow/2 + 2, H: box.H - 2*arrow - 12}, float64(o.all), float64(o.fit), float64(o.top), widget.HoverEdge)
	})
}

// scroll moves the options in sight.
func (o *optionPage) scroll(by int) {
	if to := max(min(o.top+by, o.all-o.fit), 0); to != o.top {
		o.top = to
		o.Stale()
	}
}

// scrollByKeys brings the next option into sight when the focus is about to walk
// past the last one; the walk itself is the page's.
func (o *optionPage) scrollByKeys() bool {
	if o.all <= o.fit {
		return false
	}
	id, d, before := o.Page.Focused(), o.Devices, o.top
	on := func(name string) bool {
		r, _ := rulesets.OptionNamed(name)
		return id == "option."+name || strings.HasPrefix(id, "option."+name+".") || id == "options.rule."+r.Cite.String()
	}
	switch {
	case (d.Repeated(input.Down) || d.Repeated(input.Next)) && on(o.last):
		o.top = min(o.top+1, o.all-o.fit)
	case (d.Repeated(input.Up) || d.Repeated(input.Previous)) && on(o.head):
		o.top = max(o.top-1, 0)
	}
	if o.top != before {
		o.Layout()
	}
	return false
}

// Update also scrolls by the wheel.
func (o *optionPage) Update() bool {
	if o.all > o.fit {
		switch wheel := o.Devices.Pointer().Wheel; {
		case wheel > 0:
			o.scroll(-1)
		case wheel < 0:
			o.scroll(1)
		}
	}
	return o.Screen.Update()
}
