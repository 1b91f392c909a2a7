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
	w := c * (.05 + .05*alpha)
	if v.Kind != Impact {
		b.ink.Reset().Circle(x, y, r).Stroke(dst, art.Ink, w*1.9, .55*alpha).Stroke(dst, ink, w, alpha)
	}
	rays, inner, outer := 8, 1.12, 1.3
	switch v.Kind {
	case Blaze:
		rays, inner, outer = 12, .82, .95
	case Mend:
		b.crosses(dst, x, y, r, c, ink, alpha)
		return
	case Impact:
		rays, inner, outer = 7, .55, 1.1
	}
	b.ink.Reset()
	for i := range rays {
		s, k := math.Sincos((float64(i) + .5) * 2 * math.Pi / float64(rays))
		b.ink.Move(x+k*r*inner, y+s*r*inner).Line(x+k*r*outer, y+s*r*outer)
	}
	b.ink.Stroke(dst, art.Ink, w*1.9, .55*alpha).Stroke(dst, ink, w, alpha)
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
