package board

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/rules/grid"
)

// The medallion of who acts and of whom it aims at, in squares beyond the space: how far its
// disc and the dark around it reach, how wide its rim is.
const (
	discReach, gloomReach = -.02, .95
	rimWide               = .1
)

// light is how a medallion shines: how far, in squares beyond the space, how strongly, and how
// far its tone is from the full one of the side to white.
type light struct {
	reach float64
	alpha float32
	white float64
}

// shine is the light of a medallion, and blaze that of one on ground of a hue and lightness with
// a side: there only what is nearly white is seen.
var shine, blaze = light{.42, .85, 0}, light{.55, 1, .82}

// spot stands who acts, and whom it aims at, on a medallion of their side: a dark disc, before
// which the bone edge of a figure stands out as it does before nothing lighter, in a bright rim
// that throws its light on ground that darkens around it. With eyes nearly shut they are seen
// before all others, on snow as at night; a bright disc would be, too, but bleaches whom it is
// to show.
func (b *Board) spot(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	lit := [...]*grid.Space{p.Signs.Acting, p.Signs.Target}
	if p.Signs.Barred {
		lit[1] = nil
	}
	for step := range spotSteps {
		for _, on := range lit {
			if on != nil {
				b.spotStep(dst, cam, p, step, *on)
			}
		}
	}
}

// spotSteps are how many there are of spotStep: medallions that touch lie in one dark.
const spotSteps = 3

// spotStep draws a part of a medallion: the dark around it, its light, or itself.
func (b *Board) spotStep(dst *ebiten.Image, cam camera.Camera, p *Picture, step int, on grid.Space) {
	m, c, side := brush.Middle(cam, on), float64(cam.Square), sideOn(p, on)
	half := .5 * max(1, float64(on.N))
	switch step {
	case 0:
		if !b.OnPaper {
			brush.Disc(dst, b.brush.Gloom(), m.X, m.Y, c*(half+gloomReach), ebiten.BlendSourceOver, 1)
		}
	case 1:
		l := &shine
		if b.ground.Terrain().Hued(int(on.At.X), int(on.At.Y)) {
			l = &blaze
		}
		alpha := l.alpha
		if on.N > 1 { // its size alone speaks for it
			alpha *= .5
		}
		if b.OnPaper {
			alpha *= .5
		}
		brush.Tinted(dst, b.brush.Halo(), m.X, m.Y, c*(half+l.reach), ebiten.BlendSourceOver, towards(side.Colour, art.RGB(0xffffff), l.white), alpha)
	default:
		disc, rim := 1., 1. // of somebody large a thinner one: it has ground enough beside the figure
		if on.N > 1 {
			disc, rim = .62, .8
		}
		b.brush.Ink.Reset().Circle(m.X, m.Y, c*(half+discReach)).Fade(dst, side.Dark, disc).
			Stroke(dst, art.Ink, c*(rimWide*rim+.05), .8*rim).Stroke(dst, side.Light, c*rimWide*rim, rim)
	}
}

// sideOn is how the side looks of whoever lives on a space, the neutral one where nobody does.
func sideOn(p *Picture, on grid.Space) art.Side {
	for i := range p.Pieces {
		if q := &p.Pieces[i]; q.At == on.At && q.Pose != piece.Dead {
			return art.SideLook(q.Side)
		}
	}
	return art.SideLook(-1)
}

// towards is the colour so far from one to another.
func towards(a, b color.NRGBA, t float64) color.NRGBA {
	part := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + .5) }
	return color.NRGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), 255}
}
