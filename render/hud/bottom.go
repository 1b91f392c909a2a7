package hud

import (
	"strings"

	"tenaille/render/art"
	"tenaille/render/widget"
)

func (c painter) bottom() {
	c.card()
	c.actionBar()
	c.paintReel()
	c.turn()
	c.menus()
}

func (p *Panels) cardCell(i int) widget.Rect {
	r, from := p.CardBox, p.cardText()
	if p.cardFolded() {
		from = r.X + 8
	}
	w := (r.X + r.W - 11 - from - 2*4) / 3
	return widget.Rect{X: from + float64(i)*(w+4), Y: r.Y + 54, W: w, H: 38}
}

// cardFolded tells that the numbers of the card stand under the face, for want
// of room beside it.
func (p *Panels) cardFolded() bool { return p.CardBox.W < 300 }

// cardFace is the picture on the card, cardText where the words beside it begin.
func (p *Panels) cardFace() widget.Rect {
	size := 84.
	if p.cardFolded() {
		size = 42
	}
	return widget.Rect{X: p.CardBox.X + 8, Y: p.CardBox.Y + 8, W: size, H: size}
}

func (p *Panels) cardText() float64 { return p.cardFace().X + p.cardFace().W + 9 }

// cardLife is the bar of the hit points on the card.
func (p *Panels) cardLife() widget.Rect {
	x := p.cardText()
	return widget.Rect{X: x, Y: p.CardBox.Y + 33, W: p.CardBox.X + p.CardBox.W - 11 - x, H: 15}
}

func (p *Panels) cardMark(i int) widget.Rect {
	r := p.CardBox
	return widget.Rect{X: r.X + 8 + float64(i)*20, Y: r.Y - 20, W: 19, H: 19}
}

func (c painter) card() {
	k := c.Card
	if k == nil {
		return
	}
	r := c.CardBox
	c.Panel(r)
	if c.Compact {
		c.smallCard(k, r)
		return
	}
	look := art.SideLook(k.Side)
	face := c.cardFace()
	c.Box(face, 7, look.Dark, widget.Transparent, 0)
	c.Image(c.Art().Bust(k.Figure, k.Side, c.Px(face.W)), face.X, face.Y)
	c.Box(face.Inset(-3), 9, widget.Transparent, widget.PanelFill, 4.5) // the corners of the picture
	c.Box(face, 7, widget.Transparent, look.Colour, 2.4)
	for i := range k.Conditions {
		m := c.cardMark(i)
		c.Disc(m.X+9.5, m.Y+9.5, 10, widget.Well, widget.Gold, 1.5)
		c.Icon(k.Conditions[i].Icon, m.X+2, m.Y+2, 15)
	}
	bar := c.cardLife()
	x, room := bar.X, bar.W
	c.SideSign(k.Side, x+6, r.Y+19, 5.5)
	kind := c.Width(k.Kind, widget.Regular, 12)
	name := c.Width(k.Name, widget.Bold, 17)
	left := room - 18
	if name+kind+8 <= left {
		c.Text(k.Kind, x+room, r.Y+25, widget.Regular, 12, widget.Dim, widget.End)
	}
	c.TextFit(k.Name, x+18, r.Y+25, left, widget.Bold, 17, widget.Bone, widget.Start)
	c.Box(bar, 4, rgb(0x07090d), widget.Transparent, 0)
	if k.HP > 0 && k.Max > 0 {
		w := max(8, bar.W*min(1, float64(k.HP)/float64(k.Max)))
		fill := life(k.HP, k.Max)
		if 2*k.HP > k.Max {
			fill = rgb(0x3f9d68)
		}
		c.Box(widget.Rect{X: bar.X, Y: bar.Y, W: w, H: bar.H}, 4, fill, widget.Transparent, 0)
		c.Fill(widget.Rect{X: bar.X + 3, Y: bar.Y + 2, W: w - 6, H: 1.5}, widget.Fade(widget.White, .25))
	}
	words, ink := k.Count, widget.White
	if k.State != "" {
		words = k.State
	}
	if 2*k.HP <= k.Max && k.HP > 0 && 4*k.HP > k.Max {
		ink = widget.Ink
		if float64(k.HP)/float64(k.Max) < .6 {
			ink = widget.White
		}
	}
	size := c.Width(words, widget.Bold, 11.5)
	c.Box(widget.Rect{X: bar.X + bar.W/2 - size/2 - 5, Y: bar.Y + 1, W: size + 10, H: 13}, 6, widget.Fade(widget.Well, .55), widget.Transparent, 0)
	c.Text(words, bar.X+bar.W/2, bar.Y+11.8, widget.Bold, 11.5, ink, widget.Middle)
	for i := range k.Cells {
		c.cell(&k.Cells[i], c.cardCell(i))
	}
}

// smallCard is the card of a compact screen: face, name and hit points.
func (c painter) smallCard(k *Card, r widget.Rect) {
	c.Portrait(k.Figure, k.Side, r.X+6, r.Y+6, 42)
	x, room := r.X+54, r.W-62
	c.TextFit(k.Name, x, r.Y+22, room, widget.Bold, 15, widget.Bone, widget.Start)
	bar := widget.Rect{X: x, Y: r.Y + 31, W: room, H: 14}
	c.Box(bar, 4, rgb(0x07090d), widget.Transparent, 0)
	if k.HP > 0 && k.Max > 0 {
		c.Box(widget.Rect{X: bar.X, Y: bar.Y, W: max(8, bar.W*min(1, float64(k.HP)/float64(k.Max))), H: bar.H}, 4, life(k.HP, k.Max), widget.Transparent, 0)
	}
	words := k.Count
	if k.State != "" {
		words = k.State
	}
	size := c.Width(words, widget.Bold, 11)
	c.Box(widget.Rect{X: bar.X + bar.W/2 - size/2 - 4, Y: bar.Y + 1, W: size + 8, H: 12}, 6, widget.Fade(widget.Well, .6), widget.Transparent, 0)
	c.TextFit(words, bar.X+bar.W/2, bar.Y+11, bar.W-4, widget.Bold, 11, widget.White, widget.Middle)
}

func (c painter) cell(v *Cell, r widget.Rect) {
	c.Box(r, 5, widget.Raised, widget.Transparent, 0)
	icon := 15.
	w := c.Width(v.Main, widget.Bold, 15)
	x := r.X + (r.W-w-icon-5)/2
	c.Icon(v.Icon, x, r.Y+4, icon)
	c.Text(v.Main, x+icon+5, r.Y+17, widget.Bold, 15, widget.Bone, widget.Start)
	c.TextFit(v.Sub, r.X+r.W/2, r.Y+32, r.W-1, widget.Regular, 11.5, widget.Dim, widget.Middle)
}

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
			c.TextFit(c.Hint, x, c.Bar.Y+20.5, room, widget.Regular, 12, ink, widget.End)
		}
	}
	for i := range c.Actions {
		c.action(&c.Actions[i], c.actions[i])
	}
}

func (c painter) pip(v *Pip, r widget.Rect) {
	ink, word := v.Ink, widget.Bone
	switch v.State {
	case Planned:
		c.Box(r, 6, rgb(0x16283a), widget.MoveBlue, 1.4)
	case Spent:
		ink, word = widget.Disabled, widget.OffInk
	}
	c.IconTint(v.Icon, r.X+8, r.Y+4, 14, ink, ink)
	c.Text(v.Label, r.X+27, r.Y+15.5, widget.Regular, 12.5, word, widget.Start)
	if v.State == Spent {
		w := c.Width(v.Label, widget.Regular, 12.5)
		c.Line(r.X+6, r.Y+11.5, r.X+29+w, r.Y+11.5, 1.2, widget.Disabled)
	}
}

func (c painter) action(a *Action, r widget.Rect) {
	s := c.button(a.ID, r, a.Selected, a.Off)
	main, accent := tinted(a.Off)
	lines := c.twoLines(a.Label, r.W-4)
	up := 0.
	if len(lines) > 1 {
		up = 5
	}
	c.IconTint(a.Icon, r.X+(r.W-26)/2, r.Y+(r.H-37)/2+s-up, 26, main, accent)
	ink, faint := widget.Bone, widget.Dim
	if a.Off {
		ink, faint = widget.OffInk, widget.OffInk
	}
	if len(lines) > 1 {
		for i, words := range lines {
			c.Caption(words, r.X+r.W/2, r.Y+r.H-15.5+11*float64(i)+s, r.W-2, c.Exactly(11), ink)
		}
	} else {
		c.Caption(a.Label, r.X+r.W/2, r.Y+r.H-8+s, r.W-3, 12, ink)
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
	case c.Confirm != nil: // one brass button is enough
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
		c.TextFit(a.Label, r.X+32, mid+5, r.W-54, widget.Regular, 12.5, ink, widget.Start)
		c.Text(a.Key, r.X+r.W-8, mid+4.5, widget.Mono, 10.5, widget.Dim, widget.End)
	}
}
