package hud

import (
	"tenaille/game/model"
	"tenaille/render/widget"
)

const (
	outcomesID   = "slip.outcomes"
	outcomesRest = 7.  // the bracket under the bar and the space above it
	outcomesBar  = 8.  // of a slip that has no room for words in the bar
	outcomesTold = 15. // with words
	outcomesInk  = 11. // letters in the bar
	outcomesLow  = 1.5 // what can happen is seen, however unlikely
)

// band is one part of the bar, from the worst outcome to the best.
type band struct {
	share float64
	ink   uint32
	hatch bool
	star  bool
	dark  bool // letters on it are white
}

func bandsOf(o *model.Outcomes) []band {
	list := []band{{share: o.Miss, ink: 0xc2b595, hatch: true}}
	if len(o.Hits) == 0 {
		return append(list, band{share: o.Hit, ink: 0xc8932b}, band{share: o.Critical, ink: 0xb3261e, star: true, dark: true})
	}
	for i, share := range o.Hits {
		shades := [...]uint32{0xdcb463, 0xc8932b, 0x875a10, 0x6b4608}
		list = append(list, band{share: share, ink: shades[min(i, len(shades)-1)], dark: i > 1})
	}
	return list
}

// outcomesBox is the place of the bar, with the bracket under it.
func (p *Panels) outcomesBox() widget.Rect {
	if p.slipOf.outcomes == 0 {
		return widget.Rect{}
	}
	return widget.Rect{X: p.slip.X + 14, Y: p.slipOf.outcomes, W: p.slip.W - 27, H: p.outcomesBar() + 3}
}

// outcomesBar is how tall the bar is: the usual gaps leave room for words in it.
func (p *Panels) outcomesBar() float64 {
	if p.Compact || p.Slip.Tight {
		return outcomesBar
	}
	return outcomesTold
}

// outcomeLabel is what stands in a part of the bar of a width, "" where no word
// has room.
func (p *Panels) outcomeLabel(o *model.Outcomes, part int, width float64) string {
	if part >= len(o.Labels) || p.outcomesBar() < outcomesTold {
		return ""
	}
	for _, words := range o.Labels[part] {
		if p.style.Width(words, widget.Regular, outcomesInk)+8 <= width {
			return words
		}
	}
	return ""
}

// outcomes paints the bar: its parts with their words, missed, hit, critical; under its good end a bracket
// as long as the chance that the target falls.
func (c painter) outcomes(o *model.Outcomes) {
	r := c.outcomesBox()
	if r.W == 0 {
		return
	}
	x, tall := r.X, c.outcomesBar()
	list := bandsOf(o)
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
		part := widget.Rect{X: x, Y: r.Y, W: max(w-1, 1), H: tall}
		if i == len(list)-1 {
			part.W = r.X + r.W - x
		}
		c.Fill(part, rgb(b.ink))
		if b.hatch {
			for hx := x + 1; hx+5 < x+part.W; hx += 7 {
				c.Line(hx, r.Y+tall-1.5, hx+5, r.Y+1.5, 1, rgb(0x8d7f66))
			}
		}
		if words := c.outcomeLabel(o, i, part.W); words != "" {
			w, mid := c.Width(words, widget.Regular, outcomesInk), part.X+part.W/2
			c.Fill(widget.Rect{X: mid - w/2 - 3, Y: part.Y, W: w + 6, H: part.H}, rgb(b.ink)) // no hatch under letters
			ink := widget.PaperInk
			if b.dark {
				ink = widget.White
			}
			c.Text(words, mid, part.Y+tall/2+4, widget.Regular, outcomesInk, ink, widget.Middle)
		} else if b.star && part.W > 9 {
			c.star(part.X+part.W/2, r.Y+tall/2, 3.4)
		}
		x += w
	}
	if o.Fell <= 0 {
		return
	}
	ink, y, right := rgb(0xa32015), r.Y+tall+2.5, r.X+r.W
	from := right - max(r.W*o.Fell, 3)
	c.Line(from, y, right, y, 2, ink)
	c.Line(from, y-2, from, y+2, 1.5, ink)
	c.Line(right, y-2, right, y+2, 1.5, ink)
}
