package board

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/vision"
	"tenaille/rules/grid"
)

// The medallion of who acts and of whom it aims at, in squares: how far its disc reaches beyond
// the space, how wide its rim is.
const discReach, rimWide = -.02, .1

// light is the coin under a medallion: how far it reaches, in squares beyond the space, how
// opaque it is, and how far its tone is from the full one of the side to white, or to the dark
// one of the side.
type light struct {
	reach       float64
	alpha       float32
	white, dark float64
}

// The coins of medallions: the common one, paler ones, up to white, for ground of about the
// lightness or the hue of the side, and one of ink for ground that is light and of its hue.
var shine, glow, gleam, blaze, deep = light{.26, .92, 0, 0}, light{.30, .95, .42, 0}, light{.36, 1, .64, 0}, light{.44, 1, .92, 0}, light{.34, .95, 0, 1}

// How much a medallion has to strike the eye on ground that is as light as by day, and where it is
// darker, so that pieces stand brighter before it; from where on ground is that light.
const enoughByDay, enough, asLightAsDay = 22.2, 28, 43

// lightOn is the light that a medallion of a side needs on a ground: the first that does, else
// the strongest.
func lightOn(side art.Side, ground color.NRGBA) *light {
	want, all := float64(enough), [...]*light{&shine, &glow, &gleam, &blaze}
	if labOf(ground).L > asLightAsDay {
		want, all = enoughByDay, [...]*light{&shine, &deep, &gleam, &blaze}
	}
	var best *light
	var most float64
	for _, l := range all {
		n := l.strikes(side, ground)
		if n >= want {
			return l
		}
		if n > most {
			best, most = l, n
		}
	}
	return best
}

func labOf(c color.NRGBA) vision.Lab { return vision.Light(color.RGBA(c)).Lab() }

// tone is the colour of the light for a side.
func (l *light) tone(side art.Side) color.NRGBA {
	return towards(towards(side.Colour, art.RGB(0xffffff), l.white), l.disc(side), l.dark)
}

// disc is the colour of the disc for a side: in a pool of dark it is nearly ink.
func (l *light) disc(side art.Side) color.NRGBA { return towards(side.Dark, art.Ink, .9*l.dark) }

// strikes is about how much a medallion in a light differs from a ground to eyes nearly shut.
func (l *light) strikes(side art.Side, ground color.NRGBA) float64 {
	seen := towards(towards(l.disc(side), side.Light, .36), l.tone(side), .45)
	return vision.Difference(labOf(seen), labOf(ground))
}

// spot stands who acts, and whom it aims at, on a medallion of their side: a dark disc, before
// which the bone edge of a figure stands out as it does before nothing lighter, in a bright rim
// on a flat coin with a line of ink and a shadow. With eyes nearly shut they are seen
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

// spotSteps are how many there are of spotStep: of medallions that touch none lies in another's shadow.
const spotSteps = 3

// spotStep draws a part of a medallion: its shadow, its coin, or itself.
func (b *Board) spotStep(dst *ebiten.Image, cam camera.Camera, p *Picture, step int, on grid.Space) {
	m, c, side := brush.Middle(cam, on), float64(cam.Square), sideOn(p, on)
	half := .5 * max(1, float64(on.N))
	l := &shine
	if on.N <= 1 { // the size of a larger one alone speaks for it
		l = lightOn(side, b.ground.GroundAt(on.At))
	}
	switch step {
	case 0:
		if !b.OnPaper && l.dark == 0 && l.white < .9 { // neither dark nor white is helped by a shadow
			b.brush.Ink.Reset().Circle(m.X+c*.05, m.Y+c*.07, c*(half+l.reach+.1)).Fade(dst, art.Ink, .42)
		}
	case 1:
		alpha := l.alpha
		if on.N > 1 {
			alpha *= .5
		}
		if b.OnPaper {
			alpha *= .5
		}
		b.brush.Ink.Reset().Circle(m.X, m.Y, c*(half+l.reach)).Fade(dst, l.tone(side), float64(alpha)).
			Stroke(dst, art.Ink, c*.05, .8)
	default:
		disc, rim := 1., 1. // of somebody large a thinner one: it has ground enough beside the figure
		if on.N > 1 {
			disc, rim = .62, .8
		}
		b.brush.Ink.Reset().Circle(m.X, m.Y, c*(half+discReach)).Fade(dst, l.disc(side), disc).
			Stroke(dst, art.Ink, c*(rimWide*rim+.05), .8*rim).Stroke(dst, towards(side.Light, side.Colour, l.dark), c*rimWide*rim, rim)
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
