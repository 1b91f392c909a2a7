package hud

import (
	"image/color"
	"math"

	"tenaille/render/ui"
	"tenaille/render/widget"
)

const (
	tipMost = 300. // width of the words
	tipSize = 12.5 // of the letters
	tipStep = 17.  // from line to line
)

// tipBad is the ink of what forbids or endangers.
var tipBad = rgb(0xffb3c4)

// tipLine is one line of the tip that is shown, laid out.
type tipLine struct {
	words, rule string
	ink         color.NRGBA
	indent      float64
	sign        bool // a diamond stands before it
}

// tipBox is where a tip of a size lies: above its part, and above pips, weapons
// and card where it would cover them, or below when there is no room.
func (p *Panels) tipBox(at ui.Region, w, h float64) widget.Rect {
	r := widget.Rect{X: at.Box.X + at.Box.W/2 - w/2, Y: at.Box.Y - h - 8, W: w, H: h}
	if r.Y < 4 {
		r.Y = at.Box.Y + at.Box.H + 10
	}
	r.X = math.Max(6, math.Min(r.X, p.W-6-r.W))
	for low := true; low; {
		low = false
		for _, o := range p.tipless() {
			if r.Shared(o) > 0 && o.Y < at.Box.Y+at.Box.H && o.Y-h-6 >= 4 {
				r.Y, low = o.Y-h-6, true
			}
		}
	}
	return r
}

// tipless are the parts at the foot of the screen that no tip may cover.
func (p *Panels) tipless() []widget.Rect {
	list := append([]widget.Rect(nil), p.pips...)
	list = append(list, p.arms...)
	if p.Card != nil {
		list = append(list, p.CardBox)
	}
	return list
}

// ShowTip shows the tip of a part and makes its rule id a part of its own. The
// tip of a part that has none is not shown.
func (p *Panels) ShowTip(id string) {
	at, ok := p.Find(id)
	if !ok || at.Tip.Title == "" && at.Tip.Text == "" && at.Tip.Why == "" {
		return
	}
	t := at.Tip
	p.Tip, p.tipFor = &t, at
	p.tipOf = p.tipOf[:0]
	put := func(words, rule string, ink color.NRGBA, indent float64) {
		if words == "" {
			return
		}
		list := p.style.Wrap(words, tipMost-indent, widget.Regular, tipSize)
		for i, w := range list {
			l := tipLine{words: w, ink: ink, indent: indent, sign: indent > 0 && i == 0}
			if i == len(list)-1 {
				l.rule = rule
			}
			p.tipOf = append(p.tipOf, l)
		}
	}
	ink, opening := widget.Dim, widget.Dim
	if t.Bad {
		ink = tipBad
	}
	if t.Exposed {
		opening = tipBad
	}
	put(t.Text, "", ink, 0)
	put(t.Opening, t.OpeningRule, opening, 16)
	put(t.Why, t.WhyRule, tipBad, 0)
	w := p.style.Width(t.Title, widget.Bold, 13)
	for _, id := range [...]string{t.Rule, t.Key} {
		if id != "" {
			w += p.chipWidth(id) + 14
		}
	}
	for _, l := range p.tipOf {
		wide := l.indent + p.style.Width(l.words, widget.Regular, tipSize)
		if l.rule != "" {
			wide += p.chipWidth(l.rule) + 12
		}
		w = math.Max(w, wide)
	}
	h := 18 + tipStep*float64(len(p.tipOf))
	if t.Title != "" {
		h += 18
	}
	p.tipAt = p.tipBox(at, w+26, h)
	if t.Rule == "" {
		return
	}
	p.panel("tip", p.tipAt)
	p.putChip(t.Rule, p.tipAt.X+p.tipAt.W-10, p.tipAt.Y+20)
	for i, l := range p.tipOf {
		p.putChip(l.rule, p.tipAt.X+p.tipAt.W-10, p.tipLineAt(i))
	}
}

// tipLineAt is the baseline of a line of the tip.
func (p *Panels) tipLineAt(i int) float64 {
	y := p.tipAt.Y + 20 + tipStep*float64(i)
	if p.Tip.Title != "" {
		y += 18
	}
	return y
}

// Tipped reports whether the tip of a part is to stay while the pointer is at a
// point: on the part, on its tip, or on the way from one to the other.
func (p *Panels) Tipped(x, y float64) bool {
	if p.Tip == nil || p.Tip.Rule == "" {
		return false
	}
	t, r := p.tipAt, p.tipFor.Box
	if t.Has(x, y) || r.Has(x, y) {
		return true
	}
	// The band between the two, as wide as the part.
	top, low := math.Min(t.Y+t.H, r.Y+r.H), math.Max(t.Y, r.Y)
	return y >= top && y <= low && x >= r.X-6 && x <= r.X+r.W+6
}

// tip is shown by the part under the pointer, above it where there is room.
func (c painter) tip() {
	t, r := c.Tip, c.tipAt
	if t == nil || c.Help != nil || r.W == 0 {
		return
	}
	edge := widget.HoverEdge
	if t.Bad || t.Why != "" {
		edge = widget.Danger
	}
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, 8, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.Box(r, 8, widget.Well, edge, 1.3)
	y, right := r.Y+20., r.X+r.W-10
	if t.Title != "" {
		c.Text(t.Title, r.X+13, y, widget.Bold, 13, widget.Bone, widget.Start)
	}
	c.chip(t.Rule, right, y, widget.Raised, widget.Dim)
	if t.Key != "" {
		c.chip(t.Key, r.X+13+c.Width(t.Title, widget.Bold, 13)+10+c.chipWidth(t.Key), y, widget.Edge, widget.Bone)
	}
	for i, l := range c.tipOf {
		y := c.tipLineAt(i)
		if l.sign {
			x, y := r.X+18, y-4.5
			c.polygon(l.ink, widget.Transparent, 0, x, y-5, x+5, y, x, y+5, x-5, y)
		}
		c.Text(l.words, r.X+13+l.indent, y, widget.Regular, tipSize, l.ink, widget.Start)
		c.chip(l.rule, right, y, widget.Raised, widget.Dim)
	}
}
