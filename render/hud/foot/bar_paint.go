package foot

import (
	"image/color"
	"strings"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Paint paints the bar.
func (p *Bar) Paint(c part.Canvas) {
	if len(p.Actions) == 0 {
		return
	}
	if !p.Compact {
		c.Panel(p.box)
	} else if p.plate.W > 0 {
		c.Box(p.plate, 7, widget.Fade(widget.PanelFill, .94), widget.Edge, 1.2)
	}
	for i := range p.Pips {
		pip(c, &p.Pips[i], p.pips[i])
	}
	if p.held != nil {
		p.paintHeld(c)
	}
	if r := p.hintAt; r.W > 0 {
		ink := widget.MoveBlue
		if p.HintBad {
			ink = art.RGB(0xff9db5)
		}
		c.Box(r, 8, widget.Fade(widget.PanelFill, .94), widget.Edge, 1)
		c.TextFit(p.Hint, r.X+r.W/2, r.Y+16.5, r.W-16, widget.Regular, 12, ink, widget.Middle)
	}
	size := p.labelInk(c)
	for i := range p.Actions {
		action(c, &p.Actions[i], p.actions[i], size)
	}
}

// labelInk is the size of the words on the buttons: that at which the longest on
// one line has room, so that all of them look alike; but none is smaller for another
// than those on two lines.
func (p *Bar) labelInk(c part.Canvas) float64 {
	size, least := labelMost, c.Exactly(labelTwo)
	for i := range p.Actions {
		room := p.actions[i].W - labelRims
		if words := p.Actions[i].Label; len(twoLines(c.Style, words, room)) == 1 {
			_, fits := c.Fit(words, room, widget.Regular, labelMost)
			size = max(min(size, fits), least)
		}
	}
	return size
}

func pip(c part.Canvas, v *model.Pip, r widget.Rect) {
	icon, ink := part.PipLook(v.Cost)
	word := widget.Bone
	if v.Or != "" {
		c.Text(v.Or, r.X-5, r.Y+15.5, widget.Regular, 12, widget.Dim, widget.End)
	}
	switch v.State {
	case model.Instead:
		ink, word = widget.Fade(ink, .6), widget.Dim
	case model.Planned:
		c.Box(r, 6, art.RGB(0x16283a), widget.MoveBlue, 1.4)
	case model.Spent:
		ink, word = widget.Disabled, widget.OffInk
	}
	in := 8.
	if r.W < 24 {
		in = (r.W - 14) / 2
	}
	c.IconTint(icon, r.X+in, r.Y+4, 14, ink, ink)
	c.Text(v.Label, r.X+27, r.Y+15.5, widget.Regular, 12.5, word, widget.Start)
	if v.State == model.Spent {
		w := c.Width(v.Label, widget.Regular, 12.5)
		c.Line(r.X+6, r.Y+11.5, r.X+29+w, r.Y+11.5, 1.2, widget.Disabled)
	}
}

func action(c part.Canvas, a *model.Action, r widget.Rect, size float64) {
	s := c.Button(a.ID, r, a.Selected, a.Off)
	main, accent, ink := part.Tinted(a.Off)
	lines := twoLines(c.Style, a.Label, r.W-labelRims)
	icon, top := 24., (r.H-37)/2-1
	if len(lines) > 1 {
		icon, top = 19, (r.H-41)/2
	}
	x := r.X + (r.W-icon)/2
	if key := c.Width(a.Key, widget.Mono, 10); key > 8 { // it stands beside the icon
		x = min(max(x, r.X+4+key+1), r.X+r.W-icon-2)
	}
	c.IconTint(a.Icon, x, r.Y+top+s, icon, main, accent)
	faint := widget.Dim
	if a.Off {
		faint = ink
	}
	if len(lines) > 1 {
		for i, words := range lines {
			c.Caption(words, r.X+r.W/2, r.Y+r.H-15.5+11*float64(i)+s, r.W-linesRims, min(size, c.Exactly(labelTwo)), ink)
		}
	} else {
		c.Caption(a.Label, r.X+r.W/2, r.Y+r.H-6+s, r.W-labelRims, size, ink)
	}
	c.Text(a.Key, r.X+4, r.Y+11+s, widget.Mono, 10, faint, widget.Start)
	c.Price(a.Price, r.X+r.W-4, r.Y+3+s, a.Off)
	if a.Provokes && !a.Off {
		x, y := r.X+r.W-8.5, r.Y+20+s
		if a.Key == "" && len(lines) > 1 { // the words reach up to there
			x, y = r.X+8.5, r.Y+9+s
		}
		c.Polygon(widget.Danger, art.RGB(0x2a0510), 1.2, x, y-5.5, x+5.5, y, x, y+5.5, x-5.5, y)
	}
}

// The sizes of the words on a button, on one line at most and on two, and the room
// left and right of them.
const (
	labelMost, labelTwo  = 12., 10.5
	labelRims, linesRims = 4., 2.
)

// hint paints words that end at right on one line, or on two smaller ones where
// they do not fit: what they say at their end is often the rule.
func hint(c part.Canvas, words string, right, y, room, size float64, ink color.NRGBA) {
	if c.Width(words, widget.Regular, size) > room {
		if lines := c.Wrap(words, room, widget.Regular, hintInk); len(lines) == 2 {
			c.Text(lines[0], right, y-6.5, widget.Regular, hintInk, ink, widget.End)
			c.Text(lines[1], right, y+6.5, widget.Regular, hintInk, ink, widget.End)
			return
		}
	}
	c.TextFit(words, right, y, room, widget.Regular, size, ink, widget.End)
}

// twoLines breaks a label that is too long for one line after the space or
// hyphen that leaves the two most alike; it stays whole where there is none.
func twoLines(s *widget.Style, label string, room float64) []string {
	if s.Width(label, widget.Regular, labelMost) <= room {
		return []string{label}
	}
	best, least := -1, 0.
	for i, r := range label {
		if r != ' ' && r != '-' {
			continue
		}
		if w := max(s.Width(label[:i+1], widget.Regular, s.Exactly(11)), s.Width(label[i+1:], widget.Regular, s.Exactly(11))); best < 0 || w < least {
			best, least = i, w
		}
	}
	if best < 0 {
		return []string{label}
	}
	return []string{strings.TrimSpace(label[:best+1]), label[best+1:]}
}

// hintInk is the size of a hint on two lines.
const hintInk = 11
