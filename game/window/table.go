package window

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/widget"
)

// DrawTable paints the walnut table every screen lies on. It is painted once
// for a size.
func (v *Window) DrawTable(dst *ebiten.Image) {
	if dst == nil {
		return
	}
	b := dst.Bounds()
	if v.Table == nil || v.Table.Bounds() != b {
		v.Table = ebiten.NewImage(b.Dx(), b.Dy())
		planks(widget.Canvas{Style: v.Style, Dst: v.Table}, v.Width, v.Height)
	}
	dst.DrawImage(v.Table, nil)
}

// planks paints boards with a little grain, always the same ones.
func planks(c widget.Canvas, w, h float64) {
	r := rand.New(rand.NewPCG(5, 5))
	tones := []color.NRGBA{{0x33, 0x25, 0x1b, 255}, {0x2e, 0x21, 0x18, 255}, {0x38, 0x2a, 0x1f, 255}, {0x30, 0x23, 0x19, 255}}
	c.Dst.Fill(color.NRGBA{0x2b, 0x1f, 0x17, 255})
	for y := 0.; y < h; {
		tall := 46 + 18*r.Float64()
		c.Fill(widget.Rect{X: 0, Y: y, W: w + 1, H: tall - 1.5}, tones[r.IntN(len(tones))])
		c.Fill(widget.Rect{X: 0, Y: y, W: w + 1, H: 1}, color.NRGBA{0x4a, 0x38, 0x28, 128})
		for range 3 + int(w/400) {
			x, length, at := r.Float64()*w, 80+180*r.Float64(), y+8+(tall-16)*r.Float64()
			k := float32(c.Scale())
			p := &vector.Path{}
			p.MoveTo(float32(x)*k, float32(at)*k)
			p.CubicTo(float32(x+length*.3)*k, float32(at-3)*k, float32(x+length*.6)*k, float32(at+4)*k, float32(x+length)*k, float32(at)*k)
			vector.StrokePath(c.Dst, p, &vector.StrokeOptions{Width: 1.2 * k}, widget.Paint(color.NRGBA{0x23, 0x18, 0x11, 178}))
		}
		y += tall
	}
	// The lamp stands over the middle: the rim lies in shade.
	Vignette(c.Dst, .5, .42, .62)
}

// Vignette darkens a picture towards its rim around a bright place, given in
// parts of its width and height.
func Vignette(dst *ebiten.Image, x, y, most float64) {
	const w, h = 64, 36
	shade := image.NewRGBA(image.Rect(0, 0, w, h))
	for j := range h {
		for i := range w {
			d := math.Hypot((float64(i)+.5)/w-x, ((float64(j)+.5)/h-y)*.8)
			a := math.Min(1, math.Max(0, (d-.3)/.5))
			shade.SetRGBA(i, j, color.RGBA{A: uint8(255 * most * a)})
		}
	}
	img := ebiten.NewImageFromImage(shade)
	b := dst.Bounds()
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Translate(-2, -2)
	op.GeoM.Scale(float64(b.Dx())/(w-4), float64(b.Dy())/(h-4))
	dst.DrawImage(img, op)
	img.Deallocate()
}
