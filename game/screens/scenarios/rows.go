package scenarios

import (
	"fmt"

	"tenaille/render/widget"
	"tenaille/rules/rulesets"
)

// layRows lays out the scenarios in sight.
func (s *scenarios) layRows(p *widget.Page, box widget.Rect) {
	box = box.Inset(8)
	row := max(58, min(68, (box.H+4)/float64(max(len(s.names), 1))))
	s.rows.Fit, s.rows.Size = max(int((box.H+4)/row), 1), len(s.names)
	if s.rows.Fit < s.rows.Size { // no strip is left bare where a row would be cut
		row = (box.H + 6) / float64(s.rows.Fit)
	}
	s.rows.Tall = row
	s.rows.To(s.rows.Top)
	p.Scrolls(box, &s.rows, s.Stale)
	for i := s.rows.Top; i < min(s.rows.Top+s.rows.Fit, len(s.names)); i++ {
		at := widget.Rect{X: box.X, Y: box.Y + float64(i-s.rows.Top)*row, W: box.W - 10, H: row - 6}
		p.Button(fmt.Sprintf("scenarios.%d", i), at, widget.Button{
			Selected: i == s.chosen, OnClick: func() { s.choose(i) },
			Paint: func(c widget.Canvas, at widget.Rect) { s.paintRow(c, i, at) },
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(box, &s.rows, widget.Edge) })
}

func (s *scenarios) paintRow(c widget.Canvas, i int, at widget.Rect) {
	name := s.names[i]
	in := at.Inset(6)
	mark := 30.
	if s.won(name) {
		c.Disc(in.X+16, in.Y+in.H/2, 13, widget.Good, widget.Ink, 1.5)
		c.IconTint("check", in.X+8, in.Y+in.H/2-8, 16, widget.Ink, widget.Ink)
	} else {
		c.Disc(in.X+16, in.Y+in.H/2, 13, widget.Well, widget.Edge, 1.5)
		c.Text(s.Number(i+1), in.X+16, in.Y+in.H/2+5, widget.Bold, 13, widget.Dim, widget.Middle)
	}
	x, room := in.X+mark+10, in.W-mark-16
	o := s.open(name)
	about, ink := "", widget.Dim
	if s.puzzling() {
		about, _ = s.brief(name, o)
	} else {
		about = s.Key("level." + name + ".about")
	}
	if o.fault != "" {
		about, ink = o.fault, widget.Bad
	}
	head := in.Y + 18
	if c.Width(about, widget.Regular, 12.5) > room { // it is told beside the list
		head, about = in.Y+in.H/2+5, ""
	}
	w := 0. // of the longest, so that discs stand in one column
	for _, set := range rulesets.Names() {
		w = max(w, c.Width(s.RulesetName(set), widget.Regular, 12))
	}
	c.Text(s.RulesetName(o.setup.Ruleset), in.X+in.W-4, head, widget.Regular, 12, widget.Faint, widget.End)
	if o.puzzle != nil {
		paintLevel(c, o.puzzle.Level, in.X+in.W-w-18, head-4)
		w += 76
	}
	c.TextFit(s.LevelName(name), x, head, room-w-12, widget.Bold, 15, widget.Bone, widget.Start)
	c.Text(about, x, in.Y+in.H-5, widget.Regular, 12.5, ink, widget.Start)
}
