package hud

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// brow and dock paint what stands under the buttons of a small screen: without
// it the map would show between them.
func (c painter) brow() {
	if c.Compact {
		c.plate(c.Brow(), 1)
	}
}

func (c painter) dock() {
	if c.Compact {
		c.plate(c.Dock(), -1)
	}
}

// plate paints a plate along an edge of the screen; the edge that is seen lies in
// the direction given, 1 below, -1 above.
func (c painter) plate(r widget.Rect, way float64) {
	edge := r.Y
	if way > 0 {
		edge += r.H
	}
	c.Fill(r, widget.PanelFill)
	c.Line(r.X, edge-way*.6, r.X+r.W, edge-way*.6, 1.2, widget.Edge)
}

func (c painter) header() {
	r := c.Header
	b := c.menuButton()
	if !c.Compact {
		c.Panel(r)
	}
	s := c.button("menu", b, false, false)
	c.Icon("menu", b.X+(b.W-24)/2, b.Y+(b.H-24)/2+s, 24)
	if c.Compact {
		return
	}
	x := c.headText()
	room := r.X + r.W - 10 - x
	c.TextFit(c.Title, x, r.Y+24, room, widget.Bold, 15, widget.Bone, widget.Start)
	c.Text(c.Round, x, r.Y+44, widget.Regular, 12, widget.Dim, widget.Start)
	x += c.Width(c.Round, widget.Regular, 12) + 9 // as rulesetBox has it
	if c.Ruleset != "" {
		b := c.rulesetBox()
		plate := widget.Brass
		if over, _, _ := c.state("ruleset"); over {
			plate = widget.Gold
		}
		c.Box(b, 8, plate, widget.Transparent, 0)
		c.CaptionIn(widget.Bold, c.rulesetWords(), b.X+b.W/2, r.Y+44, b.W-8, 11, widget.Ink)
	}
	for _, box := range c.groundBoxes() {
		c.Icon(box.icon, box.at.X, r.Y+32, 15)
		if box.said {
			c.Text(box.words, box.at.X+17, r.Y+44, widget.Regular, 12, widget.Dim, widget.Start)
		}
	}
}

// groundBox is a sign of what holds on the whole map: its light, its want of
// gravity.
type groundBox struct {
	id, icon, words, about, rule string
	at                           widget.Rect
	said                         bool // the words have room; the tip has them always
}

// groundBoxes are the signs behind the ruleset, as far as there is room.
func (p *Panels) groundBoxes() (list []groundBox) {
	r := p.Header
	x := p.headText() + p.style.Width(p.Round, widget.Regular, 12) + 9
	if p.Ruleset != "" {
		b := p.rulesetBox()
		x = b.X + b.W + 8
	}
	end := r.X + r.W - 10
	signs := []groundBox{{id: "light", icon: "torch", words: p.Light, rule: "GEO-17"}, {id: "gravity", icon: "floating", words: p.Weightless, about: p.Floats, rule: "MOV-14"}}
	more := 0. // room that the signs to come take
	for _, s := range signs {
		if s.words != "" {
			more += 15 + 8
		}
	}
	for _, s := range signs {
		if s.words == "" || x+15 > end+2 {
			continue
		}
		more -= 15 + 8
		w := 15.
		if s.said = p.style.Width(s.words, widget.Regular, 12) <= end-x-17-more; s.said {
			w = 17 + p.style.Width(s.words, widget.Regular, 12)
		}
		s.at = widget.Rect{X: x, Y: r.Y + 29, W: w, H: 22}
		list = append(list, s)
		x += w + 8
	}
	return list
}

// headText is where the words of the panel at the upper left begin.
func (p *Panels) headText() float64 {
	if p.Snug {
		return p.Header.X + 55
	}
	return p.Header.X + 60
}

// rulesetWords are the ruleset with how many options are changed.
func (p *Panels) rulesetWords() string {
	if p.Altered == "" || p.Snug { // the tip says how many are changed
		return p.Ruleset
	}
	return p.Ruleset + " · " + p.Altered
}

// rulesetBox is the plate of the ruleset, after the round.
func (p *Panels) rulesetBox() widget.Rect {
	x := p.headText() + p.style.Width(p.Round, widget.Regular, 12) + 9
	w := math.Min(p.style.Width(p.rulesetWords(), widget.Bold, 11)+16, p.Header.X+p.Header.W-6-x)
	return widget.Rect{X: x, Y: p.Header.Y + 32, W: w, H: 16}
}

func (c painter) row() {
	if len(c.Chips) == 0 {
		return
	}
	c.Panel(c.order)
	if c.Turn != nil {
		c.sideTurn()
	}
	for i := range c.Chips {
		c.chipOf(&c.Chips[i], c.chips[i])
	}
	c.rest()
}

func (c painter) chipOf(ch *model.Chip, r widget.Rect) {
	over, _, focus := c.state(ch.ID)
	size := min(r.W-3, 36, r.H-8)
	y := r.Y + 6 + (36-size)/2
	if c.Compact {
		y = r.Y
	}
	if ch.Acting {
		size = min(r.W-6, 44, r.H-6)
		c.Box(widget.Rect{X: r.X + 1, Y: r.Y - 2, W: r.W - 2, H: r.H + 5}, 8, widget.Selected, widget.Brass, 2)
		mid := r.X + r.W/2
		c.polygon(widget.Brass, widget.Ink, 1, mid-7, r.Y+r.H+4, mid+7, r.Y+r.H+4, mid, r.Y+r.H+12)
		y = r.Y + 1
	} else if over || ch.Marked {
		c.Box(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + 2}, 7, widget.Hover, widget.HoverEdge, 1)
	}
	x := r.X + (r.W-size)/2
	c.Portrait(ch.Figure, ch.Side, x, y, size)
	if ch.Down {
		c.Disc(x+size/2, y+size/2, size/2-1, widget.Fade(widget.Well, .72), widget.Transparent, 0)
		c.Icon("dead", x+size/2-9, y+size/2-9, 18)
	} else if ch.Done && !ch.Acting {
		c.Disc(x+size/2, y+size/2, size/2-1, widget.Fade(widget.Well, .34), widget.Transparent, 0)
	}
	if ch.Waits && !ch.Down {
		c.Disc(x+4, y+5, 3.4, widget.Gold, widget.Ink, 1.6) // beside the shape that tells the side
	}
	k := math.Max(math.Min(8, size*.27), 5.5) // a small face is not hidden
	switch {
	case ch.Down:
	case ch.Ticked:
		c.badge("check", art.Acted, x+size-5, y+6, k)
	case ch.Badge != "":
		c.badge(ch.Badge, art.Rim(ch.Family), x+size-5, y+6, k)
	}
	w := size - 6
	c.bar(widget.Rect{X: x + 3, Y: r.Y + r.H - 5, W: w, H: 4}, ch.HP, ch.Max)
	if focus {
		c.Box(r.Inset(-1), 8, widget.Transparent, widget.White, 2)
	}
}

func (c painter) switches() {
	if !c.Compact {
		c.Panel(c.TogglesBox)
	}
	for i := range c.Toggles {
		t, r := &c.Toggles[i], c.toggles[i]
		s := c.button(t.ID, r, t.On, false)
		main, accent := widget.Dim, widget.Dim
		if t.On {
			main, accent = widget.Bone, widget.Brass
		}
		if c.Compact {
			c.IconTint(t.Icon, r.X+(r.W-26)/2, r.Y+(r.H-26)/2+s, 26, main, accent)
			continue
		}
		c.IconTint(t.Icon, r.X+(r.W-20)/2, r.Y+5+s, 20, main, accent)
		word := t.Key
		if t.Label != "" {
			word = t.Label
		}
		c.Text(word, r.X+r.W/2, r.Y+37+s, widget.Mono, 10.5, widget.Dim, widget.Middle)
	}
}
