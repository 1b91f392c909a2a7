package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
)

// drawBeams draws the lines of combined fire.
func (b *Board) drawBeams(dst *ebiten.Image, cam Camera, list []Beam) {
	for i := range list {
		b.beam(dst, cam, &list[i])
	}
}

// drawBonuses writes on each line of combined fire what it lends, over all of them:
// a helper may stand in the line of the shot itself. A bonus keeps to its line.
func (b *Board) drawBonuses(dst *ebiten.Image, cam Camera, p *Picture) {
	size := lettering(cam, .27, 11)
	for i := range p.Signs.Beams {
		v := &p.Signs.Beams[i]
		if v.Label == "" || v.Short > 0 || 1+v.Short <= .5 {
			continue
		}
		from, to := middle(cam, v.From), middle(cam, v.To)
		var places []pen.Vec
		for _, t := range [...]float64{.38, .46, .3, .54, .62, .22} {
			places = append(places, from.Lerp(to, t))
		}
		at, _, ok := b.settle(cam, from, pillWidth(v.Label, size, true), size*1.5, places)
		if !ok {
			continue
		}
		b.pill(dst, at.X, at.Y, v.Label, size, art.Gold, art.Ink, "combined-fire")
	}
}

// beam draws one line of combined fire, widening to its target.
func (b *Board) beam(dst *ebiten.Image, cam Camera, v *Beam) {
	c := float64(cam.Square)
	ah := c * .30 // of the head, whose tip meets the base
	a, z, u := rims(cam, v.From, v.To, 0)
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
		w1, tint = .16, rgb(0xffffff)
	}
	p := b.ink.Polygon(a.Add(w.Mul(c*.03)), z.Add(w.Mul(c*w1)), z.Sub(w.Mul(c*w1)), a.Sub(w.Mul(c*.03)))
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
		p.Stroke(dst, rgb(0x7a5410), c*.042, alpha)
	}
}

// bolt draws something in flight.
func (b *Board) bolt(dst *ebiten.Image, cam Camera, v *Bolt) {
	c := float64(cam.Square)
	rise := [...]float64{Arrow: .12, Ray: 0, Stone: .3, Quarrel: .03, Mesh: .35}[v.Kind]
	at := func(t float64) pen.Vec {
		return pen.V(cam.X+(v.FromX+(v.ToX-v.FromX)*t)*c, cam.Y+(v.FromY+(v.ToY-v.FromY)*t)*c-math.Sin(t*math.Pi)*c*rise)
	}
	head, tail := at(v.At), at(math.Max(0, v.At-v.Trail))
	u := head.Sub(tail).Unit()
	w := u.Turn()
	switch v.Kind {
	case Ray:
		b.ink.Polyline(tail, head).Stroke(dst, rgb(0x3a2a6a), c*.16, .7).Stroke(dst, rgb(0x8b6fd6), c*.10, .9).Stroke(dst, rgb(0xf3ecff), c*.045, 1)
		disc(dst, b.haloPicture(), head.X, head.Y, c*.3, ebiten.BlendSourceOver, .8)
	case Stone:
		b.ink.Reset().Circle(head.X, head.Y, c*.10).Fill(dst, art.Ink)
		b.ink.Reset().Circle(head.X, head.Y, c*.07).Fill(dst, rgb(0x9d9588))
	case Mesh:
		b.mesh(dst, head, c, v.At)
	default:
		b.ink.Polyline(tail, head).Stroke(dst, art.Bone, c*.03, .35)
		length := .46
		if v.Kind == Quarrel {
			length = .3
		}
		back := head.Sub(u.Mul(c * length))
		b.ink.Polyline(back, head).Stroke(dst, art.Ink, c*.085, 1).Stroke(dst, rgb(0xa8723c), c*.04, 1)
		b.ink.Polygon(head.Add(u.Mul(c*.1)), head.Sub(u.Mul(c*.06)).Add(w.Mul(c*.07)), head.Sub(u.Mul(c*.06)).Sub(w.Mul(c*.07))).Stroke(dst, art.Ink, c*.05, 1).Fill(dst, rgb(0xe4ebee))
		f := back.Add(u.Mul(c * .10))
		b.ink.Reset()
		for _, s := range [...]float64{-1, 1} {
			e := back.Sub(u.Mul(c * .04)).Add(w.Mul(c * .07 * s))
			b.ink.Move(f.X, f.Y).Line(e.X, e.Y)
		}
		b.ink.Stroke(dst, art.Ink, c*.07, 1).Stroke(dst, art.Bone, c*.035, 1)
	}
}

// mesh is a net in flight, opening as it goes.
func (b *Board) mesh(dst *ebiten.Image, at pen.Vec, c, t float64) {
	r := c * (.16 + .3*t)
	b.ink.Reset().Circle(at.X, at.Y, r)
	for i := -1.0; i <= 1; i++ {
		k := r * math.Sqrt(1-i*i*.3)
		b.ink.Move(at.X+i*r*.55, at.Y-k).Line(at.X+i*r*.55, at.Y+k)
		b.ink.Move(at.X-k, at.Y+i*r*.55).Line(at.X+k, at.Y+i*r*.55)
	}
	b.ink.Stroke(dst, art.Ink, c*.075, .8).Stroke(dst, rgb(0xd8c79c), c*.035, 1)
}

func (b *Board) haloPicture() *ebiten.Image {
	b.lamps()
	return b.halo
}
