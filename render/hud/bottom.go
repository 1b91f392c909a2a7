package hud

import (
	"image/color"
	"strings"

	"tenaille/game/model"
	"tenaille/render/widget"
)

func (c painter) actionBar() {
	if len(c.Actions) == 0 {
		return
	}
	end := c.Bar.X + 12
	if !c.Compact {
		c.Panel(c.Bar)
	} else if n := len(c.pips); n > 0 {
		first, last := c.pips[0], c.pips[n-1]
		c.Box(widget.Rect{X: first.X - 4, Y: first.Y - 2, W: last.X + last.W - first.X + 8, H: 26}, 13, widget.Fade(widget.PanelFill, .94), widget.Edge, 1)
	}
	for i := range c.Pips {
		c.pip(&c.Pips[i], c.pips[i])
		end = c.pips[i].X + c.pips[i].W
	}
	if c.Hint != "" && !c.Compact {
		ink := widget.MoveBlue
		if c.HintBad {
			ink = rgb(0xff9db5)
		}
		x := c.Bar.X + c.Bar.W - 14
		if room := x - end - 14; !c.Snug || c.Width(c.Hint, widget.Regular, 12) <= room {
			c.hint(c.Hint, x, c.Bar.Y+20.5, room, 12, ink)
		}
	}
	size := c.labelInk()
	for i := range c.Actions {
		c.action(&c.Actions[i], c.actions[i], size)
	}
}

// labelInk is the size of the words on the buttons: that at which the longest on
// one line has room, so that all of them look alike; but none is smaller for another
// than those on two lines.
func (c painter) labelInk() float64 {
	size, least := 12., c.Exactly(10.5)
	for i := range c.Actions {
		room := c.actions[i].W - labelRims
		if words := c.Actions[i].Label; len(c.twoLines(words, room)) == 1 {
			_, fits := c.Fit(words, room, widget.Regular, 12)
			size = max(min(size, fits), least)
		}
	}
	return size
}

// labelRims is the room left and right of the words on a button.
const labelRims = 4

// hint paints words that end at right on one line, or on two smaller ones where
// they do not fit: what they say at their end is often the rule.
func (c painter) hint(words string, right, y, room, size float64, ink color.NRGBA) {
	if c.Width(words, widget.Regular, size) > room {
		if lines := c.Wrap(words, room, widget.Regular, hintInk); len(lines) == 2 {
			c.Text(lines[0], right, y-6.5, widget.Regular, hintInk, ink, widget.End)
			c.Text(lines[1], right, y+6.5, widget.Regular, hintInk, ink, widget.End)
			return
		}
	}
	c.TextFit(words, right, y, room, widget.Regular, size, ink, widget.End)
}

// hintInk is the size of a hint on two lines.
const hintInk = 11

func (c painter) pip(v *model.Pip, r widget.Rect) {
	icon, ink := PipLook(v.Cost)
	word := widget.Bone
	if v.Or != "" {
		c.Text(v.Or, r.X-5, r.Y+15.5, widget.Regular, 12, widget.Dim, widget.End)
	}
	switch v.State {
	case model.Instead:
		ink, word = widget.Fade(ink, .6), widget.Dim
	case model.Planned:
		c.Box(r, 6, rgb(0x16283a), widget.MoveBlue, 1.4)
	case model.Spent:
		ink, word = widget.Disabled, widget.OffInk
	}
	c.IconTint(icon, r.X+8, r.Y+4, 14, ink, ink)
	c.Text(v.Label, r.X+27, r.Y+15.5, widget.Regular, 12.5, word, widget.Start)
	if v.State == model.Spent {
		w := c.Width(v.Label, widget.Regular, 12.5)
		c.Line(r.X+6, r.Y+11.5, r.X+29+w, r.Y+11.5, 1.2, widget.Disabled)
	}
}

func (c painter) action(a *model.Action, r widget.Rect, size float64) {
	s := c.button(a.ID, r, a.Selected, a.Off)
	main, accent := tinted(a.Off)
	lines := c.twoLines(a.Label, r.W-labelRims)
	icon, top := 26., (r.H-37)/2
	if len(lines) > 1 {
		icon, top = 23, (r.H-37)/2-4.5
	}
	c.IconTint(a.Icon, r.X+(r.W-icon)/2, r.Y+top+s, icon, main, accent)
	ink, faint := widget.Bone, widget.Dim
	if a.Off {
		ink, faint = widget.OffInk, widget.OffInk
	}
	if len(lines) > 1 {
		for i, words := range lines {
			c.Caption(words, r.X+r.W/2, r.Y+r.H-17.5+12*float64(i)+s, r.W-2, min(size, c.Exactly(10.5)), ink)
		}
	} else {
		c.Caption(a.Label, r.X+r.W/2, r.Y+r.H-8+s, r.W-labelRims, size, ink)
	}
	c.Text(a.Key, r.X+5, r.Y+12+s, widget.Mono, 10, faint, widget.Start)
	c.price(a.Price, r.X+r.W-4, r.Y+3+s, a.Off)
	if a.Provokes && !a.Off {
		x, y := r.X+r.W-9.5, r.Y+21+s
		c.polygon(widget.Danger, rgb(0x2a0510), 1.2, x, y-5.5, x+5.5, y, x, y+5.5, x-5.5, y)
	}
}

// twoLines breaks a label that is too long for one line after the space or
// hyphen that leaves the two most alike; it stays whole where there is none.
func (c painter) twoLines(label string, room float64) []string {
	if c.Width(label, widget.Regular, 12) <= room {
		return []string{label}
	}
	best, least := -1, 0.
	for i, r := range label {
		if r != ' ' && r != '-' {
			continue
		}
		if w := max(c.Width(label[:i+1], widget.Regular, c.Exactly(11)), c.Width(label[i+1:], widget.Regular, c.Exactly(11))); best < 0 || w < least {
			best, least = i, w
		}
	}
	if best < 0 {
		return []string{label}
	}
	return []string{strings.TrimSpace(label[:best+1]), label[best+1:]}
}

func (c painter) turn() {
	u := &c.Undo
	r := c.UndoBox
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	s := c.button(u.ID, r, false, u.Off)
	main, accent := tinted(u.Off)
	c.IconTint("undo", r.X+(r.W-26)/2, r.Y+(r.H-42)/2+s, 26, main, accent)
	ink := widget.Bone
	if u.Off {
		ink = widget.OffInk
	}
	c.Text(u.Key, r.X+r.W-7, r.Y+13+s, widget.Mono, 10, ink, widget.End)
	c.Caption(u.Label, r.X+r.W/2, r.Y+r.H-10+s, r.W-4, 12, ink)
	c.endTurn()
}

// aiming reports whether the next act is another than to end the turn: something is
// planned, being aimed or asked. One brass button is enough.
func (p *Panels) aiming() bool { return p.Confirm != nil || p.Strip != nil || p.Ask != nil }

func (c painter) endTurn() {
	e := &c.End
	r := c.EndBox
	over, down, focus := c.state(e.ID)
	s := 0.
	ink, sub := widget.Ink, widget.BrassSub
	switch {
	case e.Waiting || e.Off:
		c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
		c.Box(r, 9, widget.Off, widget.Edge, 1.2)
		ink, sub = widget.Dim, widget.Faint
	case c.aiming():
		s = c.button(e.ID, r, false, false)
		ink, sub = widget.Bone, widget.Dim
	default:
		c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
		if e.Urged {
			c.Box(r.Inset(-5), 13, widget.Fade(widget.Gold, .3), widget.Gold, 2.4)
		}
		c.BrassBox(r, down)
		if over && !down {
			c.Box(r.Inset(1.5), 8, widget.Fade(widget.White, .14), widget.Transparent, 0)
		}
		if down {
			s = 1.5
		}
	}
	if focus {
		c.Box(r.Inset(-3), 12, widget.Transparent, widget.White, 2)
	}
	x, mid, size := r.X+18, r.Y+r.H/2, 20.
	switch {
	case c.Compact:
		x, size = r.X+10, 16
	case c.Snug:
		x, size = r.X+14, 18
	}
	// A long label has the icon's room.
	if e.Icon != "" && !c.Compact && !c.Snug && c.Width(e.Label, widget.Bold, 16) <= r.X+r.W-50-x {
		m, a := ink, rgb(0x7c2d0c)
		if e.Waiting || e.Off {
			a = ink
		}
		c.IconTint(e.Icon, x, r.Y+22+s, 28, m, a)
		x += 40
	}
	if !c.Compact {
		c.Text(e.Key, r.X+r.W-9, r.Y+14+s, widget.Mono, 10.5, sub, widget.End)
	}
	room := r.X + r.W - 10 - x
	c.TextFit(e.Label, x, mid-1+s, room, widget.Bold, size, ink, widget.Start)
	c.TextFit(e.Sub, x, mid+19+s, room, widget.Regular, 12, sub, widget.Start)
	c.planned()
}

// planned paints the button that does what is planned.
func (c painter) planned() {
	a := c.Confirm
	if a == nil {
		return
	}
	r := c.confirmBox()
	_, down, _ := c.state(a.ID)
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.BrassBox(r, down)
	c.IconTint(a.Icon, r.X+8, r.Y+15, 24, widget.Ink, rgb(0x7c2d0c))
	c.TextFit(a.Label, r.X+38, r.Y+r.H/2-1, r.W-46, widget.Bold, 16, widget.Ink, widget.Start)
	c.TextFit(a.Sub, r.X+38, r.Y+r.H/2+17, r.W-46, widget.Regular, 12, widget.BrassSub, widget.Start)
}

func (c painter) menus() {
	if c.Strip != nil {
		c.strip()
	}
	for i := range c.arms {
		a, r := &c.Arms[i], c.arms[i]
		c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, 7, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
		s := c.button(a.ID, r, a.Selected, a.Off)
		main, accent := tinted(a.Off)
		mid := r.Y + r.H/2 + s
		c.IconTint(a.Icon, r.X+8, mid-9, 18, main, accent)
		ink := widget.Bone
		if a.Off {
			ink = widget.OffInk
		}
		if c.armsFolded() {
			x := r.X + r.W - 15
			c.Polyline(2, widget.Dim, x-5, mid+2.5, x, mid-2.5, x+5, mid+2.5)
		}
		price := priceRoom(a.Price)
		c.TextFit(a.Label, r.X+32, mid+5, r.W-54-price, widget.Regular, 12.5, ink, widget.Start)
		c.Text(a.Key, r.X+r.W-8-price, mid+4.5, widget.Mono, 10.5, widget.Dim, widget.End)
		c.price(a.Price, r.X+r.W-8, mid-5.5, a.Off)
	}
}
