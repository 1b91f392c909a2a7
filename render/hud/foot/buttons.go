package foot

import (
	"image/color"
	"math"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Buttons take back, end the turn and, on a small screen, do what is planned.
type Buttons struct {
	*part.Kit
	Undo, End model.Action
	Confirm   *model.Action // for those who do not point with a mouse; nil without a plan
	Aimed     bool          // something is being aimed or asked
}

// NewButtons makes their parts; aimed tells that something is being aimed or asked.
func NewButtons(k *part.Kit, undo, end model.Action, confirm *model.Action, aimed bool) Buttons {
	p := Buttons{k, undo, end, nil, aimed}
	if undo.ID != "" {
		p.Put(undo.ID, p.UndoBox, undo.Off, undo.Tip)
	}
	p.Put(end.ID, p.EndBox, end.Off, end.Tip)
	if confirm != nil {
		p.Confirm = confirm
		p.Put(confirm.ID, p.ConfirmBox(), confirm.Off, confirm.Tip)
	}
	return p
}

// Aims reports whether the next act is another than to end the turn: something is
// planned, being aimed or asked. One brass button is enough.
func (p *Buttons) Aims() bool { return p.Confirm != nil || p.Aimed }

// Calm reports whether the end of the turn is a button like all others: with better things to
// do, or about to be done, its flag alone is brass.
func (p *Buttons) Calm() bool { return !p.End.Waiting && !p.End.Off && (p.End.Early || p.Aims()) }

// Paint paints them.
func (p *Buttons) Paint(c part.Canvas) {
	if p.End.ID == "" { // the strip of a phone lies there
		return
	}
	if p.Undo.ID != "" {
		p.takeBack(c)
	}
	p.endTurn(c)
}

// takeBack paints the button that takes an action back.
func (p *Buttons) takeBack(c part.Canvas) {
	u := &p.Undo
	r := p.UndoBox
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	s := c.Button(u.ID, r, false, u.Off)
	main, accent, ink := part.Tinted(u.Off)
	c.IconTint("undo", r.X+(r.W-22)/2, r.Y+(r.H-38)/2+s, 22, main, accent)
	if !p.Compact {
		c.Text(u.Key, r.X+r.W-6, r.Y+12+s, widget.Mono, 10, ink, widget.End)
	}
	c.Caption(u.Label, r.X+r.W/2, r.Y+r.H-7+s, r.W-4, 12, ink)
}

func (p *Buttons) endTurn(c part.Canvas) {
	e := &p.End
	r := p.EndBox
	over, down, focus := c.State(e.ID)
	s := 0.
	ink, sub := widget.Ink, widget.BrassSub
	switch {
	case e.Waiting || e.Off:
		c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
		c.Box(r, 9, widget.Off, widget.Edge, 1.2)
		ink, sub = widget.Dim, widget.Faint
	case p.Calm():
		c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
		s = c.Button(e.ID, r, false, false)
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
	x, size := r.X+12, 18.
	if p.Compact {
		x, size = r.X+8, 15
	}
	// A long label has the icon's room.
	if e.Icon != "" && !p.Compact && !p.Snug && c.Width(e.Label, widget.Bold, size) <= r.X+r.W-44-x && c.Width(e.Sub, widget.Regular, 12) <= r.X+r.W-44-x {
		m, a := ink, art.RGB(0x7c2d0c)
		switch {
		case p.Calm():
			a = widget.Brass
		case e.Waiting || e.Off:
			a = ink
		}
		c.IconTint(e.Icon, x, r.Y+(r.H-26)/2+s, 26, m, a)
		x += 34
	}
	p.endWords(c, widget.Rect{X: x, Y: r.Y + s, W: r.X + r.W - 10 - x, H: r.H}, size, ink, sub)
	p.planned(c)
}

// endWords paints what the button of the end says, each of the two on one line, or
// smaller on more where that has no room; and its key, where that leaves room for it.
func (p *Buttons) endWords(c part.Canvas, at widget.Rect, size float64, ink, sub color.NRGBA) {
	e, mid, small := &p.End, at.Y+at.H/2, 12.
	label, under := []string{e.Label}, []string{e.Sub}
	if c.Need(e.Label, widget.Bold, size) > at.W {
		size -= 4
		label = c.Wrap(e.Label, at.W, widget.Bold, size)
	}
	if c.Width(e.Sub, widget.Regular, small) > at.W {
		under = c.Wrap(e.Sub, at.W, widget.Regular, small)
	}
	if p.Compact && len(label)+len(under) > 3 { // there is no room for more
		label, under = []string{e.Label}, []string{e.Sub}
	}
	lines := float64(len(label) + len(under))
	if key := c.Width(e.Key, widget.Mono, 10.5); !p.Compact && (lines == 2 || c.Width(label[0], widget.Bold, size)+key+6 <= at.W) {
		c.Text(e.Key, at.X+at.W+4, at.Y+12, widget.Mono, 10.5, sub, widget.End)
	}
	if lines == 2 {
		if !p.Compact { // under the key
			mid += 3
		}
		c.TextFit(e.Label, at.X, mid-1, at.W, widget.Bold, size, ink, widget.Start)
		c.TextFit(e.Sub, at.X, mid+15, at.W, widget.Regular, small, sub, widget.Start)
		return
	}
	lead := math.Min((at.H-6)/lines, 17)
	if lead < 15 {
		size, small = math.Min(size, c.Exactly(12)), c.Exactly(12)
	}
	const rise, drop = .74, .2 // of letters, over their base line and under it
	y := mid + (rise*size-lead*(lines-1)-drop*small)/2
	for i, words := range append(label, under...) {
		if i < len(label) {
			c.TextFit(words, at.X, y, at.W, widget.Bold, size, ink, widget.Start)
		} else {
			c.TextFit(words, at.X, y, at.W, widget.Regular, small, sub, widget.Start)
		}
		y += lead
	}
}

// planned paints the button that does what is planned.
func (p *Buttons) planned(c part.Canvas) {
	a := p.Confirm
	if a == nil {
		return
	}
	r := p.ConfirmBox()
	_, down, _ := c.State(a.ID)
	c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, widget.Fade(widget.Ink, .5), widget.Transparent, 0)
	c.BrassBox(r, down)
	c.IconTint(a.Icon, r.X+8, r.Y+(r.H-24)/2, 24, widget.Ink, art.RGB(0x7c2d0c))
	c.Text(a.Key, r.X+r.W-7, r.Y+13, widget.Mono, 10.5, widget.BrassSub, widget.End)
	room := r.W - 46 - c.Width(a.Key, widget.Mono, 10.5)
	if c.Need(a.Label, widget.Bold, 16) <= room {
		c.TextFit(a.Label, r.X+38, r.Y+r.H/2-2, room, widget.Bold, 16, widget.Ink, widget.Start)
		sub := a.Sub
		if a.Brief != "" && c.Need(sub, widget.Regular, 12) > r.W-46 {
			sub = a.Brief
		}
		c.TextFit(sub, r.X+38, r.Y+r.H/2+14, r.W-46, widget.Regular, 12, widget.BrassSub, widget.Start)
		return
	}
	lines := c.Wrap(a.Label, room, widget.Bold, c.Exactly(12)) // the board tells the rest
	c.Lines(lines, r.X+38, r.Y+r.H/2+4.5-7*float64(len(lines)-1), 14, widget.Bold, c.Exactly(12), widget.Ink)
}
