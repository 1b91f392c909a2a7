package widget

import (
	"image/color"
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/ui"
)

const (
	tipMost = 300. // width of the words
	tipSize = 12.5 // of the letters
	tipStep = 17.  // from line to line
	tipRim  = 13.
)

// tipBad is the ink of what forbids or endangers.
var tipBad = art.RGB(0xffb3c4)

// Tip is the tip of a part of the screen, laid out.
type Tip struct {
	model.Tip
	Box  Rect
	of   Rect // its part
	list []tipLine
}

// tipLine is one line of a tip.
type tipLine struct {
	words, rule string
	ink         color.NRGBA
	indent      float64
	sign        bool // a diamond stands before it
}

// NewTip breaks the tip of a part into lines, its text in an ink, and tells its size;
// nil is no tip, of a part that has none.
func (s *Style) NewTip(of ui.Region, ink color.NRGBA) *Tip {
	t := &Tip{Tip: of.Tip, of: of.Box}
	if t.Title == "" && t.Text == "" && t.Why == "" {
		return nil
	}
	put := func(words, rule string, ink color.NRGBA, indent float64) {
		if words == "" {
			return
		}
		list := s.Wrap(words, tipMost-indent, Regular, tipSize)
		for i, w := range list {
			l := tipLine{words: w, ink: ink, indent: indent, sign: indent > 0 && i == 0}
			if i == len(list)-1 {
				l.rule = rule
			}
			t.list = append(t.list, l)
		}
	}
	opening := Dim
	if t.Bad {
		ink = tipBad
	}
	if t.Exposed {
		opening = tipBad
	}
	put(t.Text, "", ink, 0)
	put(t.Opening, t.OpeningRule, opening, 16)
	put(t.Why, t.WhyRule, tipBad, 0)
	w := s.Width(t.Title, Bold, 13)
	for _, id := range [...]string{t.Rule, t.Key} {
		if id != "" {
			w += s.ChipWidth(id) + 14
		}
	}
	for _, l := range t.list {
		wide := l.indent + s.Width(l.words, Regular, tipSize)
		if l.rule != "" {
			wide += s.ChipWidth(l.rule) + 12
		}
		w = math.Max(w, wide)
	}
	t.Box.W, t.Box.H = w+2*tipRim, 18+tipStep*float64(len(t.list))
	if t.Title != "" {
		t.Box.H += 18
	}
	return t
}

// Over lays the tip on a screen of a width over its part, and over those parts that
// it would cover, or under it when there is no room.
func (t *Tip) Over(width float64, clear []Rect) {
	r, h := &t.Box, t.Box.H
	r.X, r.Y = t.of.X+t.of.W/2-r.W/2, t.of.Y-h-8
	if r.Y < 4 {
		r.Y = t.of.Y + t.of.H + 10
	}
	r.X = math.Max(6, math.Min(r.X, width-6-r.W))
	for low := true; low; {
		low = false
		for _, o := range clear {
			if r.Shared(o) > 0 && o.Y < t.of.Y+t.of.H && o.Y-h-6 >= 4 {
				r.Y, low = o.Y-h-6, true
			}
		}
	}
}

// under lays the tip on a screen of a size under its part, or over it when there is
// no room.
func (t *Tip) under(width, height float64) {
	t.Box.X, t.Box.Y = math.Max(6, math.Min(t.of.X, width-6-t.Box.W)), t.of.Y+t.of.H+6
	if t.Box.Y+t.Box.H > height {
		t.Box.Y = t.of.Y - 6 - t.Box.H
	}
}

// Rules gives the rule ids on the tip, where they end and their baselines.
func (t *Tip) Rules(put func(rule string, x, y float64)) {
	right := t.Box.X + t.Box.W - 10
	put(t.Rule, right, t.Box.Y+20)
	for i, l := range t.list {
		put(l.rule, right, t.line(i))
	}
}

// line is the baseline of a line of the tip.
func (t *Tip) line(i int) float64 {
	y := t.Box.Y + 20 + tipStep*float64(i)
	if t.Title != "" {
		y += 18
	}
	return y
}

// Stays reports whether the tip is to stay while the pointer is at a point: on the
// part, on its tip, or on the way from one to the other.
func (t *Tip) Stays(x, y float64) bool {
	if t == nil || t.Rule == "" {
		return false
	}
	b, r := t.Box, t.of
	if b.Has(x, y) || r.Has(x, y) {
		return true
	}
	// The band between the two, as wide as the part.
	top, low := math.Min(b.Y+b.H, r.Y+r.H), math.Max(b.Y, r.Y)
	return y >= top && y <= low && x >= r.X-6 && x <= r.X+r.W+6
}

// Paint paints the tip; what is under the pointer and what has the focus is told by
// its part.
func (t *Tip) Paint(c Canvas, hot, focus string) {
	r := t.Box
	edge := HoverEdge
	if t.Bad || t.Why != "" {
		edge = Danger
	}
	c.Box(Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, 8, Fade(Ink, .5), Transparent, 0)
	c.Box(r, 8, Well, edge, 1.3)
	chip := func(rule string, x, y float64, fill, ink color.NRGBA) {
		id := ChipID(rule)
		c.Chip(rule, x, y, ChipTall, fill, ink, hot == id, focus == id)
	}
	y, right := r.Y+20, r.X+r.W-10
	if t.Title != "" {
		c.Text(t.Title, r.X+tipRim, y, Bold, 13, Bone, Start)
	}
	chip(t.Rule, right, y, Raised, Dim)
	if t.Key != "" {
		chip(t.Key, r.X+tipRim+c.Width(t.Title, Bold, 13)+10+c.ChipWidth(t.Key), y, Edge, Bone)
	}
	for i, l := range t.list {
		y := t.line(i)
		if l.sign {
			x, y := r.X+18, y-4.5
			c.Polygon(l.ink, Transparent, 0, x, y-5, x+5, y, x, y+5, x-5, y)
		}
		c.Text(l.words, r.X+tipRim+l.indent, y, Regular, tipSize, l.ink, Start)
		chip(l.rule, right, y, Raised, Dim)
	}
}
