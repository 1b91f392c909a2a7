package hud

import "tenaille/render/widget"

// Outcomes is what an attack can come to, as shares of 1 that add up to 1, and
// the share in which the target falls, which is part of the hits.
type Outcomes struct {
	Miss, Hit, Critical float64
	// Hits are the shares of exactly 1, 2 … attacks that hit, of a full attack;
	// then Hit and Critical are not looked at.
	Hits []float64
	Fell float64
	Tip  Tip
}

const (
	outcomesID   = "slip.outcomes"
	outcomesTall = 15. // the bar, the bracket under it and the space above
	outcomesBar  = 8.
	outcomesLow  = 1.5 // what can happen is seen, however unlikely
)

// band is one part of the bar, from the worst outcome to the best.
type band struct {
	share float64
	ink   uint32
	hatch bool
	star  bool
}

func (o *Outcomes) bands() []band {
	list := []band{{share: o.Miss, ink: 0xc2b595, hatch: true}}
	if len(o.Hits) == 0 {
		return append(list, band{share: o.Hit, ink: 0xc8932b}, band{share: o.Critical, ink: 0xb3261e, star: true})
	}
	for i, share := range o.Hits {
		shades := [...]uint32{0xdcb463, 0xc8932b, 0xa8741c, 0x875a10}
		list = append(list, band{share: share, ink: shades[min(i, len(shades)-1)]})
	}
	return list
}

// outcomesBox is the place of the bar, with the bracket under it.
func (p *Panels) outcomesBox() widget.Rect {
	if p.slipOf.outcomes == 0 {
		return widget.Rect{}
	}
	return widget.Rect{X: p.slip.X + 14, Y: p.slipOf.outcomes, W: p.slip.W - 27, H: outcomesTall - 4}
}

// outcomes paints the bar: missed, hit, critical; under its good end a bracket
// as long as the chance that the target falls.
func (c painter) outcomes(o *Outcomes) {
	r := c.outcomesBox()
	if r.W == 0 {
		return
	}
	x := r.X
	list := o.bands()
	spare := r.W
	for _, b := range list {
		if b.share > 0 {
			spare -= outcomesLow
		}
	}
	for i, b := range list {
		if b.share <= 0 {
			continue
		}
		w := outcomesLow + spare*b.share
		part := widget.Rect{X: x, Y: r.Y, W: max(w-1, 1), H: outcomesBar}
		if i == len(list)-1 {
			part.W = r.X + r.W - x
		}
		c.Fill(part, rgb(b.ink))
		if b.hatch {
			for hx := x + 1; hx+5 < x+part.W; hx += 7 {
				c.Line(hx, r.Y+outcomesBar-1.5, hx+5, r.Y+1.5, 1, rgb(0x8d7f66))
			}
		}
		if b.star && part.W > 9 {
			c.star(part.X+part.W/2, r.Y+outcomesBar/2, 3.4)
		}
		x += w
	}
	if o.Fell <= 0 {
		return
	}
	ink, y, right := rgb(0xa32015), r.Y+outcomesBar+2.5, r.X+r.W
	from := right - max(r.W*o.Fell, 3)
	c.Line(from, y, right, y, 2, ink)
	c.Line(from, y-2, from, y+2, 1.5, ink)
	c.Line(right, y-2, right, y+2, 1.5, ink)
}
