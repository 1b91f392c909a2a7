package hud

import (
	"math"

	"tenaille/render/widget"
)

// seat moves the slip of a large screen where it lies over the map to the corner in which it
// hides the least: whom it is about above all, then whoever else stands there, then the map,
// whose edge stays in sight where there is room elsewhere. The corner is that of the slip as
// it is folded, so that it does not jump when it is opened.
func (p *Panels) seat(s *Screen, folded widget.Rect) {
	k, whole := &p.kit, p.slip.Box
	switch r := p.Chooser(); {
	case r.W > 0:
		p.slip.Move(r.X-8-whole.W, whole.Y)
		return
	case k.Beside:
		return
	}
	floor := p.slipFloor() - 6
	var actor widget.Rect
	if len(s.On.Standing) > 0 {
		actor = s.On.Standing[0]
	}
	hides := func(r widget.Rect) float64 {
		r.H += 6
		n := 60*p.hidden(r, s.On.Look.Inset(-4), actor) + 8*r.Shared(k.Map) + r.Shared(s.On.Sheet)
		for _, o := range s.On.Standing {
			n += 12 * r.Shared(o)
		}
		for _, o := range s.On.Between {
			n += 12 * r.Shared(o)
		}
		return n
	}
	least := math.Inf(1)
	for i, x := range [...]float64{k.Side.X, k.Header.X} {
		for _, low := range [...]bool{false, true} {
			if low && s.Log.Open && x == k.Side.X { // it lies there
				continue
			}
			at, y := folded, whole.Y
			if at.X = x; low {
				at.Y, y = floor-folded.H, math.Max(floor-whole.H, k.Side.Y)
			}
			// Rather where it is looked for, if that hides but a little more of the map.
			if n := hides(at) + .1*float64(i)*at.W*at.H; n < least {
				least = n
				p.slip.Move(x, y)
			}
		}
	}
}

// confirmHides reports whether the button that does what is planned lies on whom it is about.
func (p *Panels) confirmHides(s *Screen) bool {
	box := p.kit.ConfirmBox().Inset(-2)
	return box.Shared(s.On.Look) > 0 || len(s.On.Standing) > 0 && box.Shared(s.On.Standing[0]) > 0
}
