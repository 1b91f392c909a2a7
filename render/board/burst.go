package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
)

// BurstKind is what a burst tells of.
type BurstKind uint8

// The kinds of bursts, each with a colour and a shape of rays of its own.
const (
	Power  BurstKind = iota // an ability of the mind: violet, long rays
	Blaze                   // fire and other harm over an area: ember, short rays
	Mend                    // healing and help: green, crosses
	Impact                  // bodies meeting: bone, a star
)

// Burst is a ring that opens around a place and fades, with its rays.
type Burst struct {
	X, Y   float64 // middle, in squares
	Radius float64 // now, in squares
	Fade   float64 // 0 visible .. 1 gone
	Kind   BurstKind
}

var burstInks = [...]color.NRGBA{Power: rgb(0xc9a6ff), Blaze: rgb(0xffb36b), Mend: art.Good, Impact: art.Bone}

// burst draws one burst.
func (b *Board) burst(dst *ebiten.Image, cam Camera, v *Burst) {
	alpha := 1 - v.Fade
	if alpha <= 0 || v.Radius <= 0 {
		return
	}
	c := float64(cam.Square)
	x, y, r := cam.X+v.X*c, cam.Y+v.Y*c, v.Radius*c
	ink := burstInks[v.Kind]
	w := c * (.025 + .03*alpha)
	switch v.Kind {
	case Mend:
		b.ink.Reset().Circle(x, y, r).Stroke(dst, art.Ink, w*2.2, .5*alpha).Stroke(dst, ink, w, alpha)
		b.crosses(dst, x, y, r, c, ink, alpha)
	case Impact:
		b.star(x, y, r*1.15, r*.5, 7, .3)
		b.ink.Stroke(dst, art.Ink, w*2.2, .85*alpha).Fade(dst, ink, alpha)
	case Blaze:
		b.star(x, y, r*1.08, r*.8, 14, v.Radius)
		b.ink.Fade(dst, ink, .22*alpha).Stroke(dst, art.Ink, w*2.4, .6*alpha).Stroke(dst, ink, w*1.2, alpha)
	default:
		b.ink.Reset().Circle(x, y, r).Fade(dst, ink, .12*alpha).Stroke(dst, art.Ink, w*2.2, .5*alpha).Stroke(dst, ink, w, alpha)
		for i := range 8 {
			s, k := math.Sincos((float64(i) + .5) * math.Pi / 4)
			u, at := pen.V(k, s), pen.V(x+k*r*1.05, y+s*r*1.05)
			b.ink.Polygon(at.Add(u.Mul(c*.17)), at.Add(u.Turn().Mul(c*.04)), at.Sub(u.Turn().Mul(c*.04)))
			b.ink.Stroke(dst, art.Ink, w*1.4, .5*alpha).Fade(dst, ink, alpha)
		}
	}
}

// star starts the pen's outline as a star with a number of points, turned by an
// angle.
func (b *Board) star(x, y, outer, inner float64, points int, turn float64) {
	b.ink.Reset()
	for i := range 2 * points {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		s, c := math.Sincos(turn + float64(i)*math.Pi/float64(points))
		if i == 0 {
			b.ink.Move(x+c*r, y+s*r)
			continue
		}
		b.ink.Line(x+c*r, y+s*r)
	}
	b.ink.Close()
}

// crosses are the signs of healing that rise around a piece.
func (b *Board) crosses(dst *ebiten.Image, x, y, r, c float64, ink color.NRGBA, alpha float64) {
	k := c * .07
	b.ink.Reset()
	for i := range 4 {
		at := pen.V(x+(float64(i)-1.5)*r*.5, y-r*[...]float64{.3, .85, .6, .1}[i])
		b.ink.Move(at.X-k, at.Y).Line(at.X+k, at.Y).Move(at.X, at.Y-k).Line(at.X, at.Y+k)
	}
	b.ink.Stroke(dst, art.Ink, c*.1, .7*alpha).Stroke(dst, ink, c*.05, alpha)
}
