package moment

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
)

// draw draws one result over the board: damage white, a critical hit large in a
// ring of six sides, a miss tilted, healing green.
func (f *Float) draw(b *brush.Brush, dst *ebiten.Image, cam camera.Camera) {
	alpha := 1 - f.Fade
	if alpha <= 0 || f.Text == "" {
		return
	}
	c := float64(cam.Square)
	scale := f.Scale
	if scale == 0 {
		scale = 1
	}
	x, y := cam.X+f.X*c, cam.Y+f.Y*c-f.Rise*c/48
	size := math.Max(c*.5, 18*cam.Scale)
	y = f.below(cam, y, size*scale)
	ink := color.NRGBA{255, 255, 255, 255}
	switch f.Kind {
	case Critical:
		size *= 1.12
		ink = art.RGB(0xffe9a8)
		r := (size*.55 + art.Width(f.Text, art.Bold, size)*.42) * scale
		hexagon(b, x, y, r)
		b.Ink.Stroke(dst, art.Ink, size*.22*scale, alpha).Fade(dst, art.RGB(0xb3261e), alpha).Stroke(dst, art.RGB(0xff8f6b), size*.07*scale, alpha)
	case Missed:
		size *= .78
		ink = art.RGB(0xd8cdb4)
	case Healed:
		ink = art.Good
	case Note, Withstood, Suffered:
		size = math.Max(c*.3, 13*cam.Scale)
		ink = [...]color.NRGBA{Note: art.Bone, Withstood: art.Good, Suffered: art.RGB(0xff9a8a)}[f.Kind]
	}
	outlined(b, dst, f.Text, size, x, y, scale, f.Tilt, ink, alpha)
}

// below keeps the middle of a result, which would be at y and is so tall, under what
// lies over the upper edge of the free part, for a piece that is in sight itself.
func (f *Float) below(cam camera.Camera, y, tall float64) float64 {
	top, at := float64(cam.Safe.Min.Y), cam.Y+f.Y*float64(cam.Square)
	if at < top {
		return y
	}
	return math.Max(y, math.Min(top+tall*.7, at))
}

// hexagon starts the pen's outline as a hexagon that stands on a point's side.
func hexagon(b *brush.Brush, x, y, r float64) {
	var ps [6]pen.Vec
	for i := range ps {
		s, c := math.Sincos(float64(i) * math.Pi / 3)
		ps[i] = pen.V(x+r*c, y+r*.9*s)
	}
	b.Ink.Polygon(ps[:]...)
}

// outlined writes bold text centred on (x, y) with an outline of ink, scaled and
// tilted about its centre.
func outlined(b *brush.Brush, dst *ebiten.Image, s string, size, x, y, scale, tilt float64, ink color.NRGBA, alpha float64) {
	face := art.Face(art.Bold, size)
	w := text.AdvanceAt(s, len(s), face)
	m := face.Metrics()
	draw := func(dx, dy float64, c color.Color) {
		var o text.DrawOptions
		o.GeoM.Translate(-w/2+dx, -m.HAscent+size*.36+dy)
		o.GeoM.Scale(scale, scale)
		o.GeoM.Rotate(tilt * math.Pi / 180)
		o.GeoM.Translate(x, y)
		o.Filter = ebiten.FilterLinear
		o.ColorScale.ScaleWithColor(c)
		o.ColorScale.ScaleAlpha(float32(alpha))
		text.Draw(dst, s, face, &o)
	}
	e := size * .085
	for i := range 12 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 6)
		draw(cos*e, sin*e, art.Ink)
	}
	draw(0, 0, ink)
}

// FloatKind is the kind of a result that rises over a piece.
type FloatKind uint8

// The kinds of results.
const (
	Damage FloatKind = iota
	Critical
	Missed
	Healed
	Note
	Withstood // a save or test that was passed
	Suffered  // one that was not
)

// Float is a short text over a place on the map.
type Float struct {
	X, Y  float64 // place in squares from the map's corner
	Rise  float64 // height above it in pixels at design size 48
	Kind  FloatKind
	Text  string
	Scale float64 // 0 means 1
	Tilt  float64 // degrees
	Fade  float64 // 0 visible .. 1 gone
}
