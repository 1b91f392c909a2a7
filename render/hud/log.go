package hud

import (
	"fmt"

	"tenaille/render/widget"
)

// logRow is one entry in sight with its box.
type logRow struct {
	entry int
	box   widget.Rect
	tall  float64
}

const (
	logHead  = 18.
	logExtra = 14.
)

func entryTall(e *Entry) float64 {
	if e.Rule {
		return 20
	}
	return logHead + logExtra*float64(len(e.Lines)) + 4
}

// planLog places the newest entries, the last one at the bottom, as many as
// fit.
func (p *Panels) planLog() {
	top := p.log.Y + 34
	y := p.log.Y + p.log.H - 6
	first := len(p.Log) - 1 - p.Scroll
	var rows []logRow
	for i := first; i >= 0; i-- {
		h := entryTall(&p.Log[i])
		if y-h < top {
			break
		}
		y -= h
		rows = append(rows, logRow{entry: i, box: widget.Rect{X: p.log.X + 6, Y: y, W: p.log.W - 12, H: h}, tall: h})
	}
	// What room is left is at the bottom.
	if len(rows) > 0 {
		up := rows[len(rows)-1].box.Y - top
		for i := range rows {
			rows[i].box.Y -= up
		}
	}
	p.logOf = rows
	for _, r := range rows {
		if e := &p.Log[r.entry]; !e.Rule {
			p.put(e.ID, r.box, false, Tip{})
		}
	}
	head := widget.Rect{X: p.log.X + p.log.W - 62, Y: p.log.Y + 5, W: 26, H: 24}
	p.put("log.older", head, !p.older(), Tip{})
	head.X += 29
	p.put("log.newer", head, p.Scroll == 0, Tip{})
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
	c.Text(c.LogTitle, r.X+33, r.Y+22, widget.Bold, 13.5, widget.Bone, widget.Start)
	c.arrow("log.older", r.X+r.W-49, r.Y+17, -1, !c.older())
	c.arrow("log.newer", r.X+r.W-20, r.Y+17, 1, c.Scroll == 0)
	c.Line(r.X+10, r.Y+31, r.X+r.W-10, r.Y+31, 1, widget.Fade(widget.Edge, .7))
	for _, row := range c.logOf {
		c.entry(&c.Log[row.entry], row.box)
	}
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

func (c painter) entry(e *Entry, r widget.Rect) {
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
		fill := widget.Hover
		if e.Open {
			fill = widget.Selected
		}
		c.Box(r, 5, fill, widget.Transparent, 0)
	}
	x, right := r.X+20, r.X+r.W-6
	if e.Side >= 0 {
		c.SideSign(e.Side, r.X+9, r.Y+10, 4.5)
	}
	res := 0.
	if e.Result != "" && len(e.Lines) == 0 {
		res = c.Width(e.Result, widget.Bold, 12) + 8
		c.Text(e.Result, right, r.Y+14, widget.Bold, 12, e.Ink, widget.End)
	}
	c.TextFit(e.Head, x, r.Y+14, right-x-res, widget.Regular, 12.5, widget.Bone, widget.Start)
	for i, line := range e.Lines {
		y := r.Y + logHead + 10 + logExtra*float64(i)
		w := 0.
		if e.Result != "" && i == len(e.Lines)-1 {
			w = c.Width(e.Result, widget.Bold, 12) + 8
			c.Text(e.Result, right, y, widget.Bold, 12, e.Ink, widget.End)
		}
		c.TextFit(line, x, y, right-x-w, widget.Mono, 11.5, widget.Dim, widget.Start)
	}
}

// EntryID is the id of the i-th entry of the log, counted from the first.
func EntryID(i int) string { return fmt.Sprintf("log.%d", i) }
