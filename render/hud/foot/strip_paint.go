package foot

import (
	"image/color"
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Paint paints it.
func (p *Strip) Paint(c part.Canvas) {
	s, b := p.Strip, p.box
	c.Box(widget.Rect{X: b.X + 2, Y: b.Y + 4, W: b.W, H: b.H}, 10, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.Box(b, 10, widget.Fade(widget.PanelFill, .97), widget.Brass, 1.6)
	mid := b.Y + p.line()/2
	c.Icon(s.Icon, b.X+10, mid-10, 20)
	x := b.X + 38
	if !p.terse {
		x = p.paintTitle(c, x, mid)
	}
	r := p.close()
	right := r.X - 10
	if s.Confirm.ID != "" {
		r := p.act()
		confirm(c, &s.Confirm, r)
		right = r.X - 12
	}
	if p.Upright { // under the title
		x, mid, right = b.X+6, b.Y+p.line()+uprightHint/2-4, b.X+b.W-12
	}
	if s.Chance != "" {
		c.Text(s.Chance, right, mid+6, widget.Bold, 15, widget.Gold, widget.End)
		right -= c.Width(s.Chance, widget.Bold, 15) + 12
	}
	if p.oneLine {
		last := p.chips[0][len(p.chips[0])-1]
		x = last.X + last.W + 6
	}
	if !p.terse {
		p.hint(c, right, mid, right-x-6)
	}
	c.Button(s.Close.ID, r, false, false)
	c.Icon("close", r.X+(r.W-15)/2, r.Y+(r.H-15)/2, 15)
	for i := range s.Rows {
		if i < len(s.Heads) && s.Heads[i] != "" {
			c.Text(s.Heads[i], b.X+12, p.chips[i][0].Y+18.5, widget.Bold, 12.5, widget.Brass, widget.Start)
		}
		for k := range s.Rows[i] {
			a := s.Rows[i][k]
			if p.bare {
				a.Key = ""
			}
			if p.terse {
				a.Icon = ""
			}
			chip(c, &a, p.chips[i][k])
		}
	}
}

// paintTitle paints what is aimed from x on, with what it costs and provokes, and returns
// where that ends.
func (p *Strip) paintTitle(c part.Canvas, x, mid float64) float64 {
	s := p.Strip
	c.Text(s.Title, x, mid+5, widget.Bold, 14, widget.Bone, widget.Start)
	x += c.Width(s.Title, widget.Bold, 14) + 20
	if s.Price != model.Nothing {
		c.Price(s.Price, x, mid-5, false)
		x += 8
	}
	if s.Provokes {
		mx, my := x+4, mid+.5
		c.Polygon(widget.Danger, art.RGB(0x2a0510), 1.2, mx, my-6, mx+6, my, mx, my+6, mx-6, my)
		x += 20
	}
	return x
}

// hint paints what is still to be chosen, on a plate of gold where the player
// has tried without it.
func (p *Strip) hint(c part.Canvas, right, mid, room float64) {
	s, ink := p.Strip, widget.MoveBlue
	if s.Insist && s.Hint != "" {
		w := math.Min(c.Width(s.Hint, widget.Regular, 12.5), room)
		c.Box(widget.Rect{X: right - w - 6, Y: mid - 15, W: w + 12, H: 30}, 6, widget.Gold, widget.Ink, 1)
		ink = widget.Ink
	}
	hint(c, s.Hint, right, mid+4.5, room, 12.5, ink)
}

// confirm paints the button that does what is chosen.
func confirm(c part.Canvas, a *model.Action, r widget.Rect) {
	over, down, focus := c.State(a.ID)
	ink, sub := widget.Ink, widget.BrassSub
	if a.Off {
		c.Button(a.ID, r, false, true)
		ink, sub = widget.OffInk, widget.OffInk
	} else {
		c.BrassBox(r, down)
		if over && !down {
			c.Box(r.Inset(1.5), 6, widget.Fade(widget.White, .14), widget.Transparent, 0)
		}
	}
	x := r.X + 13
	if a.Key == "" {
		x = r.X + (r.W-c.Width(a.Label, widget.Bold, actInk))/2
	}
	c.Text(a.Label, x, r.Y+r.H/2+5.5, widget.Bold, actInk, ink, widget.Start)
	c.Text(a.Key, r.X+r.W-10, r.Y+r.H/2+4, widget.Mono, 10.5, sub, widget.End)
	if focus {
		c.Box(r.Inset(-3), 10, widget.Transparent, widget.White, 2)
	}
}

// faced paints a button with its icon some way in from its left edge, and returns its
// middle line and the ink of its words.
func faced(c part.Canvas, a *model.Action, r widget.Rect, in float64) (mid float64, words color.NRGBA) {
	s := c.Button(a.ID, r, a.Selected, a.Off)
	main, accent, ink := part.Tinted(a.Off)
	mid = r.Y + r.H/2 + s
	c.IconTint(a.Icon, r.X+in, mid-9, 18, main, accent)
	return mid, ink
}

func chip(c part.Canvas, a *model.Action, r widget.Rect) {
	mid, ink := faced(c, a, r, 7)
	from := r.X + 31
	if a.Icon == "" {
		from -= chipSign
	}
	c.Text(a.Label, from, mid+4.5, widget.Regular, 12.5, ink, widget.Start)
	right := r.X + r.W - 8
	if a.Key != "" {
		c.Text(a.Key, right, mid+4, widget.Mono, 10.5, widget.Dim, widget.End)
		right -= 8 + c.Width(a.Key, widget.Mono, 10.5)
	}
	if a.Sub != "" {
		c.Text(a.Sub, right, mid+4.5, widget.Bold, 12, widget.Gold, widget.End)
	}
}
