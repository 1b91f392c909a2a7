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
func (f *Float) draw(b *brush.Brush, dst *ebiten.Image, cam camera.Camera, at pen.Vec) {
	alpha := 1 - f.Fade
	if alpha <= 0 || f.Text == "" {
		return
	}
	scale := f.scale()
	x, y, size := at.X, at.Y, f.letters(cam)
	ink := color.NRGBA{255, 255, 255, 255}
	switch f.Kind {
	case Critical:
		ink = art.RGB(0xffe9a8)
		r := (size*.55 + art.Width(f.Text, art.Bold, size)*.42) * scale
		hexagon(b, x, y, r)
		b.Ink.Stroke(dst, art.Ink, size*.22*scale, alpha).Fade(dst, art.RGB(0xb3261e), alpha).Stroke(dst, art.RGB(0xff8f6b), size*.07*scale, alpha)
	case Missed:
		ink = art.RGB(0xd8cdb4)
	case Healed:
		ink = art.Good
	case Note, Withstood, Suffered:
		ink = [...]color.NRGBA{Note: art.Bone, Withstood: art.Good, Suffered: art.RGB(0xff9a8a)}[f.Kind]
	}
	outlined(b, dst, f.Text, size, x, y, scale, f.Tilt, ink, alpha)
}

// scale is how much larger than usual the result is.
func (f *Float) scale() float64 {
	if f.Scale == 0 {
		return 1
	}
	return f.Scale
}

// letters is the size of a result's letters.
func (f *Float) letters(cam camera.Camera) float64 {
	size := math.Max(float64(cam.Square)*.5, 18*cam.Scale)
	switch f.Kind {
	case Critical:
		return size * 1.12
	case Missed:
		return size * .78
	case Note, Withstood, Suffered:
		return math.Max(float64(cam.Square)*.3, 13*cam.Scale)
	}
	return size
}

// at is where the middle of a result would be by itself.
func (f *Float) at(cam camera.Camera) pen.Vec {
	c := float64(cam.Square)
	return pen.V(cam.X+f.X*c, f.below(cam, cam.Y+f.Y*c-f.Rise*c/48, math.Max(c*.5, 18*cam.Scale)*f.scale()))
}

// apart is where each result is: below those that rose before it, or above where it is above
// already, so that none lies over another. It comes back as they fade.
func apart(cam camera.Camera, floats []Float) []pen.Vec {
	at, sizes := make([]pen.Vec, len(floats)), make([]pen.Vec, len(floats))
	for i := range floats {
		f := &floats[i]
		size := f.letters(cam)
		at[i], sizes[i] = f.at(cam), pen.V(art.Width(f.Text, art.Bold, size)+size*.3, size*1.1)
		passed := make([]bool, i)
		for j := 0; j < i; j++ {
			room := sizes[i].Add(sizes[j]).Mul(.5)
			d := at[i].Sub(at[j])
			if passed[j] || floats[j].Fade >= 1 || math.Abs(d.X) >= room.X || math.Abs(d.Y) >= room.Y-.01 {
				continue
			}
			to := room.Y
			if d.Y < 0 {
				to = -to
			}
			at[i].Y += (to - d.Y) * (1 - floats[j].Fade)
			passed[j], j = true, -1 // it may have come to another
		}
	}
	return at
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
