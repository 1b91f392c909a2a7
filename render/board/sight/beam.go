package sight

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
)

// draw draws one line of combined fire, widening to its target.
func (v *Beam) draw(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	c := float64(cam.Square)
	ah := c * .30 // of the head, whose tip meets the base
	a, z, u := brush.Rims(cam, v.From, v.To, 0)
	z = z.Sub(u.Mul(ah))
	w := u.Turn()
	alpha := 1.0
	if v.Short > 0 {
		z = z.Lerp(a, v.Short)
	} else {
		alpha += math.Max(-1, v.Short)
	}
	if z.Sub(a).Dot(u) < c*.1 || alpha <= 0 {
		return
	}
	w1, tint := .11, art.Gold
	if v.Main {
		w1, tint = .16, art.RGB(0xffffff)
	}
	p := b.Ink.Polygon(a.Add(w.Mul(c*.03)), z.Add(w.Mul(c*w1)), z.Sub(w.Mul(c*w1)), a.Sub(w.Mul(c*.03)))
	p.Stroke(dst, art.Ink, c*.07, .75*alpha).Fade(dst, tint, alpha)
	p.Polygon(z.Add(u.Mul(ah)), z.Add(w.Mul(ah*.72)), z.Sub(w.Mul(ah*.72))).Stroke(dst, art.Ink, c*.092, alpha).Fade(dst, tint, alpha)
	if !v.Main {
		k := c * .075
		steps := int(z.Sub(a).Length() / c / 1.1)
		p.Reset()
		for i := 1; i < steps; i++ {
			m := a.Lerp(z, float64(i)/float64(steps))
			l, tip, r := m.Sub(u.Mul(k)).Add(w.Mul(k)), m.Add(u.Mul(k*.4)), m.Sub(u.Mul(k)).Sub(w.Mul(k))
			p.Move(l.X, l.Y).Line(tip.X, tip.Y).Line(r.X, r.Y)
		}
		p.Stroke(dst, art.RGB(0x7a5410), c*.042, alpha)
	}
}
