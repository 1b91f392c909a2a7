package scene

import (
	"strings"

	"tenaille/game/input"
	"tenaille/render/widget"
	"tenaille/rules"
)

// layScrolled lays the options out in one column that is scrolled: for a small
// window, or large letters.
func (o *optionPage) layScrolled(p *widget.Page, box widget.Rect, titles []string, groups [][]rules.OptionRow) {
	type line struct {
		title string
		row   *rules.OptionRow
		tall  float64
	}
	const arrow = 44.
	at := box
	at.W -= arrow + 10
	var lines []line
	for i, g := range groups {
		for j := range g {
			l := line{row: &g[j], tall: o.tall(&g[j], at.W)}
			if j == 0 {
				l.title = titles[i]
				l.tall += optionHead
			}
			lines = append(lines, l)
		}
	}
	o.all = len(lines)
	last, room := len(lines), at.H
	for last > 0 && room >= lines[last-1].tall {
		last--
		room -= lines[last].tall
	}
	o.top = max(min(o.top, last), 0)
	y := at.Y
	o.fit, o.head, o.last = 0, "", ""
	for _, l := range lines[o.top:] {
		if y+l.tall > at.Y+at.H+.5 {
			break
		}
		row := widget.Rect{X: at.X, Y: y, W: at.W, H: l.tall}
		if l.title != "" {
			title, over := l.title, row
			p.Paint(func(c widget.Canvas) { c.Heading(title, over.X, over.Y+20, over.W) })
			row.Y, row.H = row.Y+optionHead, row.H-optionHead
		}
		o.layRow(p, row, *l.row)
		if o.head == "" {
			o.head = l.row.Name
		}
		o.last = l.row.Name
		y += l.tall
		o.fit++
	}
	step := func(id string, y float64, by int) {
		p.Button(id, widget.Rect{X: box.X + box.W - arrow, Y: y, W: arrow, H: arrow}, widget.Button{
			OnClick: func() { o.scroll(by * max(o.fit-1, 1)) },
			Paint:   func(c widget.Canvas, at widget.Rect) { chevron(c, at, 0, by, true) },
		})
	}
	step("options.up", box.Y, -1)
	step("options.down", box.Y+box.H-arrow, 1)
	p.Paint(func(c widget.Canvas) {
		scrollBar(c, widget.Rect{X: box.X, Y: box.Y + arrow + 6, W: box.W - arrow/2 + 2, H: box.H - 2*arrow - 12}, float64(o.all), float64(o.fit), float64(o.top), widget.HoverEdge)
	})
}

// tall is how high an option has to be for all that is said about it.
func (o *optionPage) tall(r *rules.OptionRow, w float64) float64 {
	lines := o.Style.Wrap(o.Key("option."+r.Name+".about"), w-optionRoom-16, widget.Regular, 12)
	return max(48, 24+14.5*float64(len(lines))+8)
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
	id, d, before := o.page.Focused(), o.Devices, o.top
	on := func(name string) bool {
		r, _ := optionNamed(name)
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
	return o.screen.Update()
}
