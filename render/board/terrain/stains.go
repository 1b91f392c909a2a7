package terrain

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// lines draws the grid into a chunk.
func (p *painter) lines(cells image.Rectangle) {
	s, k := float32(p.b.square), float32(1)
	if p.b.square >= 96 {
		k = 2
	}
	strength := p.b.grid
	switch {
	case strength < 0:
		return
	case strength == 0:
		strength = .4
	}
	c := color.NRGBA{0x14, 0x0f, 0x0b, uint8(min(1, strength)/2*255 + .5)}
	w, h := float32(cells.Dx())*s, float32(cells.Dy())*s
	for i := range cells.Dx() {
		vector.FillRect(p.dst, float32(i)*s, 0, k, h, c, false)
	}
	for j := range cells.Dy() {
		vector.FillRect(p.dst, 0, float32(j)*s, w, k, c, false)
	}
}

// stains lays large faint discs of dirt and wear over the ground, so that no two
// squares look alike; they are placed by squares of the map and span chunks.
func (p *painter) stains(cells image.Rectangle) {
	b := p.b
	s, stain, wear := float64(b.square), b.Stain(), b.Wear()
	wide := image.Rect(cells.Min.X-3, cells.Min.Y-3, cells.Max.X+3, cells.Max.Y+3)
	each(wide, func(x, y int) {
		h := hash(x, y, 21)
		if h%11 != 0 {
			return
		}
		img, alpha := stain, float32(1)
		if h/11%3 == 0 {
			img = wear
		} else if b.terrain.Ambient == Bright {
			alpha = .2 // by day a dark blot would pass for darkness
		} else {
			alpha = .6
		}
		rx := (1.1 + float64(h/33%100)/100*1.9) * s
		ry := rx * (.5 + float64(h/3300%100)/100*.4)
		var o ebiten.DrawImageOptions
		o.GeoM.Scale(2*rx/float64(img.Bounds().Dx()), 2*ry/float64(img.Bounds().Dy()))
		o.GeoM.Translate(float64(x-p.x)*s-rx, float64(y-p.y)*s-ry)
		o.Filter = ebiten.FilterLinear
		o.ColorScale.ScaleAlpha(alpha)
		p.dst.DrawImage(img, &o)
	})
}
