package brush

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// Brush draws what the parts of a board have in common: outlines, icons, words on
// plates, seals and discs of light. It belongs to the goroutine that draws.
type Brush struct {
	Ink pen.Pen
	Art *art.Gallery

	pool *ebiten.Image // radial light, laid over the ambient
	glow *ebiten.Image // radial glow of a flame
	halo *ebiten.Image // white disc with a soft rim

	stain, wear *ebiten.Image // faint discs of dirt and wear
}

// Button is the round plate of badges: dark, with a rim of its family in a rim of ink.
func (b *Brush) Button(dst *ebiten.Image, x, y, r float64, rim color.NRGBA) {
	b.Ink.Reset().Circle(x, y, r*1.04).Fill(dst, art.Ink)
	b.Ink.Reset().Circle(x, y, r*.9).Fill(dst, rim)
	b.Ink.Reset().Circle(x, y, r*.77).Fill(dst, art.Well)
}

// Icon draws an icon centred on (x, y).
func (b *Brush) Icon(dst *ebiten.Image, name string, x, y, size float64, main, accent color.NRGBA) {
	px := max(6, int(math.Round(size)))
	img := b.Art.Icon(name, px, main, accent)
	if img == nil {
		return
	}
	var o ebiten.DrawImageOptions
	o.Filter = b.Ink.Filter
	Fit(&o, img, px)
	o.GeoM.Translate(math.Round(x-float64(px)/2), math.Round(y-float64(px)/2))
	dst.DrawImage(img, &o)
}

// PillWidth is how wide a pill is.
func PillWidth(s string, size float64, icon bool) float64 {
	w := art.Width(s, art.Bold, size) + size*1.1
	if icon {
		w += size * 1.15
	}
	return w
}

// Write is art.Write in the batch of what is drawn with the pen.
func (b *Brush) Write(dst *ebiten.Image, s string, t art.Type, px, x, y float64, c color.Color, a art.Align) {
	art.WriteBy(dst, s, t, px, x, y, c, a, b.Ink.Filter)
}

// Pill draws a short text on a rounded plate centred on (x, y), with an icon
// before it unless that is "".
func (b *Brush) Pill(dst *ebiten.Image, x, y float64, s string, size float64, plate, ink color.NRGBA, icon string) {
	w, h := PillWidth(s, size, icon != ""), size*1.5
	x0 := x - w/2
	b.Ink.Box(x0, y-h/2, w, h, h*.3).Fill(dst, plate).Stroke(dst, art.Ink, math.Max(1.5, size*.16), 1)
	tx := x
	if icon != "" {
		b.Icon(dst, icon, x0+size*.95, y, size*1.2, ink, ink)
		tx += size * .5
	}
	b.Write(dst, s, art.Bold, size, tx, y+size*.36, ink, art.Centre)
}

// Shield is the mark of cover on a disc.
func (b *Brush) Shield(dst *ebiten.Image, at pen.Vec, c float64, full bool) {
	r := c * .185
	b.Ink.Reset().Circle(at.X, at.Y, r).Fill(dst, art.Panel).Stroke(dst, art.Ink, c*.05, 1).Stroke(dst, art.Mint, c*.031, 1)
	name := "cover-half"
	if full {
		name = "cover-full"
	}
	b.Icon(dst, name, at.X, at.Y, c*.27, art.Mint, art.Mint)
}

// Seal is an icon on a dark disc.
func (b *Brush) Seal(dst *ebiten.Image, at pen.Vec, c float64, icon string, ink color.NRGBA) {
	b.Ink.Reset().Circle(at.X, at.Y, c*.185).Fill(dst, art.Panel).Stroke(dst, art.Ink, c*.05, 1).Stroke(dst, ink, c*.031, 1)
	if icon == "" {
		k := c * .08
		b.Ink.Reset().Move(at.X-k, at.Y-k).Line(at.X+k, at.Y+k).Move(at.X+k, at.Y-k).Line(at.X-k, at.Y+k).Stroke(dst, ink, c*.05, 1)
		return
	}
	b.Icon(dst, icon, at.X, at.Y, c*.27, ink, ink)
}

// Plate is an icon and a few words on a dark plate, centred.
func (b *Brush) Plate(dst *ebiten.Image, at pen.Vec, cam camera.Camera, icon, words string, ink color.NRGBA) {
	c, size := float64(cam.Square), Lettering(cam, .25, 12)
	w := art.Width(words, art.Bold, size)
	sign := size * 1.25
	if icon == "" {
		sign = 0
	}
	all, h := w+sign+size*.6, size*1.45
	x := at.X - all/2
	b.Ink.Box(x, at.Y-h/2, all, h, h*.3).Stroke(dst, art.Ink, c*.06, 1).Fade(dst, art.Panel, .96)
	b.Ink.Stroke(dst, ink, math.Max(1, c*.024), 1)
	if icon != "" {
		b.Icon(dst, icon, x+size*.85, at.Y, size*1.15, ink, ink)
	}
	b.Write(dst, words, art.Bold, size, x+size*.3+sign, at.Y+size*.36, art.Bone, art.Left)
}

// Bubble is the outline of a plate of w by h pixels with a tail of k pixels to what
// it is about, by the place it took among those of beside; none for any other.
func (b *Brush) Bubble(at pen.Vec, w, h, k float64, place int) *pen.Pen {
	u, d, l, e := 0., 0., 0., 0. // how far it points up, down, west and east
	switch place {
	case 0:
		d = k
	case 1:
		u = k
	case 2:
		l = k
	case 3:
		e = k
	}
	x0, x1, y0, y1 := at.X-w/2, at.X+w/2, at.Y-h/2, at.Y+h/2
	return b.Ink.Polygon(pen.V(x0, y0), pen.V(at.X-u, y0), pen.V(at.X, y0-u*1.2), pen.V(at.X+u, y0), pen.V(x1, y0),
		pen.V(x1, at.Y-e), pen.V(x1+e*1.2, at.Y), pen.V(x1, at.Y+e), pen.V(x1, y1),
		pen.V(at.X+d, y1), pen.V(at.X, y1+d*1.2), pen.V(at.X-d, y1), pen.V(x0, y1),
		pen.V(x0, at.Y+l), pen.V(x0-l*1.2, at.Y), pen.V(x0, at.Y-l))
}

// Tie is the line from a plate beside a space to the base of whom it is about, with a dot there.
func (b *Brush) Tie(dst *ebiten.Image, cam camera.Camera, on grid.Space, at pen.Vec, ink color.NRGBA) {
	r, c := cam.SpaceRect(on), float64(cam.Square)
	in, low := .16*c, float64(r.Max.Y)-.2*c
	to := pen.V(min(max(at.X, float64(r.Min.X)+in), float64(r.Max.X)-in), low)
	b.Ink.Polyline(at, to).Stroke(dst, art.Ink, c*.1, .9).Stroke(dst, ink, c*.045, 1)
	b.Ink.Reset().Circle(to.X, to.Y, c*.075).Fill(dst, art.Ink)
	b.Ink.Reset().Circle(to.X, to.Y, c*.05).Fill(dst, ink)
}

// Fit scales a picture that came in another size than asked for.
func Fit(o *ebiten.DrawImageOptions, img *ebiten.Image, px int) {
	if w := img.Bounds().Dx(); w != px {
		k := float64(px) / float64(w)
		o.GeoM.Scale(k, k)
		o.Filter = ebiten.FilterLinear
	}
}
