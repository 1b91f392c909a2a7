package moment

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
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
	Dust                    // a body that comes down, or stops from a rush: puffs
	Spark                   // steel on steel: short bright rays
)

// Burst is a ring that opens around a place and fades, with its rays.
type Burst struct {
	X, Y   float64 // middle, in squares
	Radius float64 // now, in squares
	Fade   float64 // 0 visible .. 1 gone
	Kind   BurstKind
}

var burstInks = [...]color.NRGBA{Power: art.RGB(0xc9a6ff), Blaze: art.RGB(0xffb36b), Mend: art.Good, Impact: art.Bone, Dust: art.RGB(0xcdbb98), Spark: art.RGB(0xffe9a8)}

// draw draws one burst.
func (v *Burst) draw(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
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
		b.Ink.Reset().Circle(x, y, r).Stroke(dst, art.Ink, w*2.2, .5*alpha).Stroke(dst, ink, w, alpha)
		crosses(b, dst, x, y, r, c, ink, alpha)
	case Impact:
		star(b, x, y, r*1.15, r*.5, 7, .3)
		b.Ink.Stroke(dst, art.Ink, w*2.2, .85*alpha).Fade(dst, ink, alpha)
	case Dust:
		puffs(b, dst, x, y, r, c, ink, alpha)
	case Spark:
		b.Ink.Reset()
		for i := range 5 {
			s, k := math.Sincos(float64(i)*1.256 + v.X*5 + v.Y*3)
			b.Ink.Move(x+k*r*.45, y+s*r*.45).Line(x+k*r, y+s*r)
		}
		b.Ink.Stroke(dst, art.Ink, w*2.6, .8*alpha).Stroke(dst, ink, w*1.3, alpha)
	case Blaze:
		star(b, x, y, r*1.08, r*.8, 14, v.Radius)
		b.Ink.Fade(dst, ink, .22*alpha).Stroke(dst, art.Ink, w*2.4, .6*alpha).Stroke(dst, ink, w*1.2, alpha)
	default:
		b.Ink.Reset().Circle(x, y, r).Fade(dst, ink, .12*alpha).Stroke(dst, art.Ink, w*2.2, .5*alpha).Stroke(dst, ink, w, alpha)
		for i := range 8 {
			s, k := math.Sincos((float64(i) + .5) * math.Pi / 4)
			u, at := pen.V(k, s), pen.V(x+k*r*1.05, y+s*r*1.05)
			b.Ink.Polygon(at.Add(u.Mul(c*.17)), at.Add(u.Turn().Mul(c*.04)), at.Sub(u.Turn().Mul(c*.04)))
			b.Ink.Stroke(dst, art.Ink, w*1.4, .5*alpha).Fade(dst, ink, alpha)
		}
	}
}

// star starts the pen's outline as a star with a number of points, turned by an
// angle.
func star(b *brush.Brush, x, y, outer, inner float64, points int, turn float64) {
	b.Ink.Reset()
	for i := range 2 * points {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		s, c := math.Sincos(turn + float64(i)*math.Pi/float64(points))
		if i == 0 {
			b.Ink.Move(x+c*r, y+s*r)
			continue
		}
		b.Ink.Line(x+c*r, y+s*r)
	}
	b.Ink.Close()
}

// puffs are small clouds that roll outwards along the ground.
func puffs(b *brush.Brush, dst *ebiten.Image, x, y, r, c float64, ink color.NRGBA, alpha float64) {
	for i, way := range [...]float64{-1, -.55, .55, 1} {
		k := c * (.07 + .05*float64(i%2)) * (1.5 - alpha*.5)
		px, py := x+way*r, y-(1-math.Abs(way))*c*.06
		b.Ink.Reset().Circle(px, py, k).Stroke(dst, art.Ink, c*.035, .45*alpha).Fade(dst, ink, .75*alpha)
	}
}

// crosses are the signs of healing that rise around a piece.
func crosses(b *brush.Brush, dst *ebiten.Image, x, y, r, c float64, ink color.NRGBA, alpha float64) {
	k := c * .07
	b.Ink.Reset()
	for i := range 4 {
		at := pen.V(x+(float64(i)-1.5)*r*.5, y-r*[...]float64{.3, .85, .6, .1}[i])
		b.Ink.Move(at.X-k, at.Y).Line(at.X+k, at.Y).Move(at.X, at.Y-k).Line(at.X, at.Y+k)
	}
	b.Ink.Stroke(dst, art.Ink, c*.1, .7*alpha).Stroke(dst, ink, c*.05, alpha)
}
