package hud

import (
	"fmt"
	"image/color"
	"math"

	"tenaille/render/hud/part"
	"tenaille/render/hud/slip"
	"tenaille/render/widget"
)

// kit is what panels are laid out with.
func (p *Panels) kit() *part.Kit {
	return &part.Kit{Style: p.style, Layout: p.Layout, Regions: &p.Regions}
}

// counted is so many modifiers in words.
func (p *Panels) counted(n int) string {
	if p.Lines == nil {
		return fmt.Sprint(n)
	}
	return p.Lines(n)
}

// arrangeSlip lays the slip out: in its column, beside the palette while an entry
// tells its odds, and on a small screen where it hides nobody.
func (p *Panels) arrangeSlip() {
	switch {
	case p.Slip == nil:
		return
	case p.Compact && (p.LogOpen || p.Palette != nil): // the log lies where it would, or the palette over it
		p.Slip = nil
		return
	case p.Compact:
		p.slip = slip.Beside(p.kit(), p.Slip, p.Pinned, p.counted, p.slipFloor(), p.hidden)
	default:
		p.slip = slip.New(p.kit(), p.Slip, p.Pinned, p.counted)
		if p.Palette != nil {
			p.slip.Move(p.paletteOf.box.X-8-p.slip.Box.W, p.slip.Box.Y)
		}
	}
	if r := p.slip.Box; (widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + 6}).Shared(p.stripOf.box) > 0 && p.Strip != nil {
		p.Slip, p.slip = nil, slip.Slip{} // there is no room for both, and the chips are to be chosen from
		return
	}
	p.slip.Put()
}

// slipFloor is the height that a slip on a small screen ends over: that of the
// lower row, with what stands on it.
func (p *Panels) slipFloor() float64 {
	y := p.Bar.Y - 8
	for _, list := range [][]widget.Rect{p.pips, p.arms} {
		for _, r := range list {
			y = math.Min(y, r.Y-6)
		}
	}
	if p.Confirm != nil {
		y = math.Min(y, p.confirmBox().Y-6)
	}
	if p.Strip != nil {
		y = math.Min(y, p.stripOf.box.Y-6)
	}
	return y
}

// hidden is how much of what should be seen a slip in a place would hide: the
// two it is about above all, and no other panel.
func (p *Panels) hidden(r widget.Rect) float64 {
	look := p.Look
	if look.H > 0 { // with the chance over its head
		look.Y, look.H = look.Y-look.H*.5, look.H*1.5
	}
	n := 4*r.Shared(p.Look) + r.Shared(look) + 4*r.Shared(p.Actor)
	for _, list := range [][]widget.Rect{p.pips, p.arms} {
		for _, o := range list {
			n += 20 * r.Shared(o)
		}
	}
	if p.Confirm != nil {
		n += 20 * r.Shared(p.confirmBox())
	}
	if r.Y < p.Side.Y {
		n += 1e6
	}
	return n + 20*r.Shared(p.stripOf.box)
}

func (c painter) paintSlip() {
	if c.Slip != nil {
		c.slip.Paint(part.Canvas{Canvas: c.Canvas, Hand: part.Hand{Hot: c.Hot, Down: c.Down, Focus: c.Focus}})
	}
}

// lines paints lines one under another.
func (c painter) lines(words []string, x, y, step float64, f widget.Font, size float64, ink color.NRGBA) {
	for i, w := range words {
		c.Text(w, x, y+step*float64(i), f, size, ink, widget.Start)
	}
}
