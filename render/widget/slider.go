package widget

import (
	"math"

	"tenaille/render/ui"
)

// Slider describes a number on a scale.
type Slider struct {
	Min, Max, Value int
	// Step is what one press of an arrow key changes, 1 when zero.
	Step int
	// OnChange is called with every new value.
	OnChange func(int)
}

// Slider adds a horizontal slider under a stable id.
func (p *Page) Slider(id string, r Rect, d Slider) {
	if d.Step == 0 {
		d.Step = 1
	}
	value := d.Value
	set := func(v int) {
		if v = min(max(v, d.Min), d.Max); v == value {
			return
		}
		value = v
		if d.OnChange != nil {
			d.OnChange(v)
		}
	}
	id = p.put(ui.Region{
		ID: id, Box: r, Grips: true,
		Nudge: func(by int) { set(value + by*d.Step) },
		Pull:  func(x float64) { set(d.at(r, x)) },
	})
	p.Paint(func(c Canvas) {
		at := r.X + 11 + (r.W-22)*float64(value-d.Min)/float64(max(d.Max-d.Min, 1))
		y := r.Y + r.H/2
		c.Box(Rect{X: r.X, Y: y - 3, W: r.W, H: 6}, 3, Well, Edge, 1)
		c.Box(Rect{X: r.X, Y: y - 3, W: at - r.X, H: 6}, 3, Brass, Transparent, 0)
		c.Disc(at, y, 10.5, Brass, Ink, 2)
		c.Line(at-3, y-4, at-3, y+4, 2, BrassEdge)
		c.Line(at+3, y-4, at+3, y+4, 2, BrassEdge)
		if p.Hand.Ringed(id) {
			c.Box(r.Inset(-4), 11, Transparent, White, 2)
		}
	})
}

// at is the value whose handle would stand nearest to x, in units, on a slider
// in a box.
func (d *Slider) at(r Rect, x float64) int {
	return d.Min + int(math.Round((x-r.X-11)/max(r.W-22, 1)*float64(d.Max-d.Min)))
}
