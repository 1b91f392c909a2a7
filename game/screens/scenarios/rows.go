package scenarios

import (
	"fmt"
	"math"

	"tenaille/render/widget"
	"tenaille/rules/rulesets"
)

// The least and the most height of a row of the list, with the gap under it, and how wide a
// list is at least whose rows stand two abreast.
const (
	leastRow   = 62.
	mostRow    = 124.
	twoAbreast = 740.
	rowGap     = 6.
)

// layRows lays out the scenarios in sight: few are set large, and in a broad list two stand
// side by side.
func (s *scenarios) layRows(p *widget.Page, box widget.Rect) {
	box = box.Inset(8)
	s.abreast = 1
	if all := 74 * float64(len(s.names)); box.W >= twoAbreast && all > box.H {
		s.abreast = 2
	}
	n := (len(s.names) + s.abreast - 1) / s.abreast
	row := max(leastRow, min(mostRow, (box.H+rowGap)/float64(max(n, 1))))
	switch { // what has no room in a line is told in two
	case s.abreast > 1:
		row = max(row, 84)
	case box.W < 420 && !s.puzzling(): // the print is the only one of the screen
		row = max(row, 96)
	case box.W < 420:
		row = max(row, 74)
	}
	s.rows.Fit, s.rows.Size = max(int((box.H+rowGap+.01)/row), 1), n
	if s.rows.Fit < s.rows.Size { // no strip is left bare where a row would be cut
		row = (box.H + rowGap) / float64(s.rows.Fit)
	}
	s.rows.Tall = row
	s.rows.To(s.rows.Top)
	p.Scrolls(box, &s.rows, s.Stale)
	wide := box.W
	if s.rows.Long() {
		wide -= 10
	}
	wide = (wide+rowGap)/float64(s.abreast) - rowGap
	for i := s.rows.Top * s.abreast; i < min((s.rows.Top+s.rows.Fit)*s.abreast, len(s.names)); i++ {
		at := widget.Rect{X: box.X + float64(i%s.abreast)*(wide+rowGap), Y: box.Y + float64(i/s.abreast-s.rows.Top)*row, W: wide, H: row - rowGap}
		p.Button(fmt.Sprintf("scenarios.%d", i), at, widget.Button{
			Selected: i == s.chosen, OnClick: func() { s.choose(i) },
			Paint: func(c widget.Canvas, at widget.Rect) { s.paintRow(c, i, at) },
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(box, &s.rows, widget.Edge) })
}

// paintRow paints a row: the print of its ground with the mark of what is done,
// its number and name, what it is about and by which rules it is played.
func (s *scenarios) paintRow(c widget.Canvas, i int, at widget.Rect) {
	name := s.names[i]
	in := at.Inset(5)
	o := s.open(name)
	print := widget.Rect{X: in.X, Y: in.Y, W: math.Min(in.H*1.5, in.W*.36), H: in.H}
	if o.fault == "" {
		o.print.Paint(s.Context, c, &o.setup, print)
	}
	if s.won(name) {
		x, y := print.X+print.W-9, print.Y+print.H-9
		c.Disc(x, y, 10, widget.Good, widget.Ink, 1.5)
		c.IconTint("check", x-6.5, y-6.5, 13, widget.Ink, widget.Ink)
	}
	x := print.X + print.W + 14
	room := in.X + in.W - 4 - x
	about, ink := "", widget.Dim
	if s.puzzling() {
		about, _ = s.brief(name, o)
	} else {
		about = s.Key("level." + name + ".about")
	}
	if o.fault != "" {
		about, ink = o.fault, widget.Bad
	}
	set := s.RulesetName(o.setup.Ruleset)
	w := c.Width(set, widget.Regular, 12)
	const line, tight = 16., 420.
	lines := 0. // under the name, with that of how hard it is where it has none beside it
	under := o.puzzle != nil && room < tight
	words := c.Wrap(about, room, widget.Regular, 12.5)
	if under {
		lines++
	}
	if (float64(len(words))+lines)*line > in.H-22 { // it is told beside the list
		words = nil
	}
	lines += float64(len(words))
	y := in.Y + (in.H-20-line*lines)/2 + 15
	end, hard := in.X+in.W-4, y
	if under {
		hard = y + 20 + line*(lines-1)
	}
	c.Text(set, end, hard, widget.Regular, 12, widget.Faint, widget.End)
	switch {
	case under:
		paintLevel(c, o.puzzle.Level, x+54, hard-4)
		w = -12
	case o.puzzle != nil:
		for _, set := range rulesets.Names() { // discs stand in one column
			w = max(w, c.Width(s.RulesetName(set), widget.Regular, 12))
		}
		paintLevel(c, o.puzzle.Level, end-w-14, y-4)
		w += 76
	}
	number := s.Number(i + 1)
	c.Text(number, x, y, widget.Bold, 15, widget.Gold, widget.Start)
	after := c.Width(number, widget.Bold, 15) + 7
	c.TextFit(s.LevelName(name), x+after, y, room-w-12-after, widget.Bold, 15, widget.Bone, widget.Start)
	for i, l := range words {
		c.Text(l, x, y+20+line*float64(i), widget.Regular, 12.5, ink, widget.Start)
	}
}
