package log

import (
	"image/color"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Paint paints the log.
func (p *Log) Paint(c part.Canvas) {
	r := p.Box
	if r.H == 0 {
		return
	}
	c.Panel(r)
	p.sign(c)
	if p.titled() {
		b := p.filmBox()
		c.Text(p.Title, b.X+b.W+2, b.Y+b.H/2+5, widget.Bold, 13.5, widget.Bone, widget.Start)
	}
	p.filter(c)
	p.why(c)
	p.dice(c)
	arrow(c, "log.older", p.tool(2), -1, !p.older())
	arrow(c, "log.newer", p.tool(1), 1, p.Scroll == 0)
	low := r.Y + p.under() - 3
	c.Line(r.X+10, low, r.X+r.W-10, low, 1, widget.Fade(widget.Edge, .7))
	for i := range p.rows {
		row := &p.rows[i]
		e := &p.Entries[row.entry]
		entry(c, e, row, p.age(e))
	}
}

// sign paints the sign of the log, or the button that shows again what has happened.
func (p *Log) sign(c part.Canvas) {
	r := p.filmBox()
	if p.Film.Title == "" {
		c.IconTint("log", r.X+(r.W-14)/2, r.Y+(r.H-16)/2, 15, widget.Dim, widget.Dim)
		return
	}
	ink := plate(c, FilmID, r, widget.Brass)
	c.IconTint("replay", r.X+(r.W-16)/2, r.Y+(r.H-16)/2, 16, ink, ink)
}

// why paints the button that tells what machines have weighed.
func (p *Log) why(c part.Canvas) {
	if p.Why.Title == "" {
		return
	}
	r := p.whyBox()
	ink := plate(c, WhyID, r, widget.Brass)
	c.IconTint("advice", r.X+(r.W-16)/2, r.Y+(r.H-16)/2, 16, ink, ink)
}

// dice paints the button that has dice told, or not.
func (p *Log) dice(c part.Canvas) {
	if p.Dice.ID == "" {
		return
	}
	at, ink := p.diceBox(), widget.Dim
	if p.Dice.Selected {
		ink = widget.Brass
	}
	ink = plate(c, p.Dice.ID, at, ink)
	c.IconTint("dice", at.X+(at.W-16)/2, at.Y+(at.H-16)/2, 16, ink, ink)
}

// filter paints which entries are shown.
func (p *Log) filter(c part.Canvas) {
	if p.Filter == "" {
		return
	}
	r := p.filterBox()
	ink := plate(c, filterID, r, widget.Dim)
	c.TextFit(p.Filter, r.X+8, r.Y+r.H/2+4.5, r.W-22, widget.Regular, 12.5, ink, widget.Start)
	x, y := r.X+r.W-9, r.Y+r.H/2+.5
	c.Polyline(1.6, ink, x-4, y-2, x, y+2, x+4, y-2)
}

// plate paints the frame of a small button in the head of the log, whose ink at rest
// is given, and returns its ink now.
func plate(c part.Canvas, id string, r widget.Rect, ink color.NRGBA) color.NRGBA {
	fill := widget.Transparent
	over, _, focus := c.State(id)
	if over {
		fill, ink = widget.Hover, widget.Bone
	}
	c.Box(r, 6, fill, widget.Edge, 1)
	if focus {
		c.Box(r.Inset(-3), 8, widget.Transparent, widget.White, 2)
	}
	return ink
}

func arrow(c part.Canvas, id string, r widget.Rect, way float64, off bool) {
	x, y := r.X+r.W/2, r.Y+r.H/2
	ink := widget.Dim
	over, _, _ := c.State(id)
	switch {
	case off:
		ink = widget.Fade(widget.Disabled, .6)
	case over:
		ink = widget.Bone
	}
	c.Polyline(2, ink, x-5, y-2.5*way, x, y+2.5*way, x+5, y-2.5*way)
}

// entry paints an entry in so much of its ink.
func entry(c part.Canvas, e *model.Entry, row *row, age float64) {
	r := row.box
	if e.Rule {
		mid := r.X + r.W/2
		for i, words := range row.rule {
			w, y := c.Width(words, widget.Bold, ruleInk), r.Y+extra*float64(i)
			if i == 0 && r.X+rim < mid-w/2-8 { // words that fill their line stand alone
				c.Line(r.X+rim, y+9, mid-w/2-8, y+9, 1, widget.Edge)
				c.Line(mid+w/2+8, y+9, r.X+r.W-rim, y+9, 1, widget.Edge)
			}
			c.Text(words, mid, y+13, widget.Bold, ruleInk, widget.Faint, widget.Middle)
		}
		return
	}
	over, _, focus := c.State(e.ID)
	if over || focus || e.Open {
		age = 1
		fill, edge := widget.Hover, widget.Transparent
		if e.Open { // selected, like a button
			fill, edge = widget.Selected, widget.Brass
		}
		c.Box(r, 5, fill, edge, 1.4)
	}
	x, right := r.X+left, r.X+r.W-rim
	top, at := r.Y-row.hidden, x
	if e.Side >= 0 && (row.first || row.hidden > 0) { // whose it is stands beside whatever is in sight of it
		c.SideSign(e.Side, r.X+9, r.Y+10+row.rim, 4.5)
	}
	if e.Danger && row.hidden == 0 {
		mx, my := x+5, r.Y+9.5+row.rim
		c.Polygon(widget.Danger, widget.Transparent, 0, mx, my-7, mx+7, my, mx, my+7, mx-7, my)
		c.Text("!", mx, my+4, widget.Bold, 11, widget.White, widget.Middle)
	}
	if e.Danger {
		at += 15
	}
	base := row.baselines()
	line := func(i int, words string, x float64, f widget.Font, size float64, ink color.NRGBA) {
		if row.shows(base[i]) {
			c.Text(words, x, top+base[i], f, size, widget.Fade(ink, age), widget.Start)
		}
	}
	ink := widget.Bone
	if e.Deed != "" { // nothing was rolled, nobody is harmed
		ink = widget.Dim
	}
	for i, words := range row.head {
		line(i, words, at, widget.Regular, headInk, ink)
	}
	for i, words := range row.lines {
		line(len(row.head)+i, words, x, widget.Mono, diceInk, widget.Dim)
	}
	if row.shows(row.result) {
		if w := c.Chip(e.Chip, right, top+row.result, widget.Raised, widget.Dim); w > 0 {
			right -= w + 6
		}
	} else if e.Chip != "" {
		right -= c.ChipRoom(e.Chip)
	}
	for i, words := range row.ends {
		if y := row.result + extra*float64(i); row.shows(y) {
			c.Text(words, right, top+y, widget.Bold, diceInk, widget.Fade(tones[e.Tone], age), widget.End)
		}
	}
}

// tones are the colours of results.
var tones = [...]color.NRGBA{model.Muted: widget.Dim, model.Good: widget.Good, model.Bad: widget.Bad, model.Golden: widget.Gold}
