package brush

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Ring is one stop of a radial picture: radius 0..1, colour and its alpha.
type Ring struct {
	At, R, G, B, A float64
}

// radial paints a disc of size pixels whose colour runs from stop to stop.
func radial(size int, stops []Ring) *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			d := math.Hypot(float64(x)+.5-float64(size)/2, float64(y)+.5-float64(size)/2) / (float64(size) / 2)
			s := at(stops, d)
			img.SetRGBA(x, y, color.RGBA{uint8(s.R*s.A + .5), uint8(s.G*s.A + .5), uint8(s.B*s.A + .5), uint8(s.A*255 + .5)})
		}
	}
	return ebiten.NewImageFromImage(img)
}

// lamps makes the radial pictures once.
func (b *Brush) lamps() {
	if b.pool != nil {
		return
	}
	b.pool = radial(256, poolStops)
	b.glow = radial(128, []Ring{{0, 255, 207, 126, .75}, {.35, 255, 156, 60, .28}, {1, 255, 138, 42, 0}})
	b.halo = radial(128, []Ring{{.7, 255, 255, 255, 1}, {1, 255, 255, 255, 0}})
}

// poolStops are the colours of a lamp's pool, laid one over another on the ambient
// light.
var poolStops = []Ring{{0, 255, 246, 226, 1}, {.38, 255, 236, 203, .96}, {.66, 248, 226, 194, .74}, {1, 178, 170, 160, 0}}

// PoolAt is the colour of a lamp's pool at a distance from its centre, of a radius of 1.
func PoolAt(d float64) Ring { return at(poolStops, d) }

// at returns the colour of a radial picture at a distance from its centre.
func at(stops []Ring, d float64) Ring {
	if d <= stops[0].At {
		return stops[0]
	}
	for i := 1; i < len(stops); i++ {
		if p, q := stops[i-1], stops[i]; d <= q.At {
			k := (d - p.At) / (q.At - p.At)
			return Ring{R: p.R + (q.R-p.R)*k, G: p.G + (q.G-p.G)*k, B: p.B + (q.B-p.B)*k, A: p.A + (q.A-p.A)*k}
		}
	}
	return stops[len(stops)-1]
}

// Pool is the light of a lamp, laid over the ambient.
func (b *Brush) Pool() *ebiten.Image { b.lamps(); return b.pool }

// Glow is the glow of a flame.
func (b *Brush) Glow() *ebiten.Image { b.lamps(); return b.glow }

// Halo is a white disc with a soft rim: the head of a bolt.
func (b *Brush) Halo() *ebiten.Image { b.lamps(); return b.halo }

// Stain is a faint dark disc.
func (b *Brush) Stain() *ebiten.Image { b.stains(); return b.stain }

// Wear is a faint pale disc.
func (b *Brush) Wear() *ebiten.Image { b.stains(); return b.wear }

func (b *Brush) stains() {
	if b.stain == nil {
		b.stain = radial(64, []Ring{{0, 26, 18, 12, .20}, {1, 26, 18, 12, 0}})
		b.wear = radial(64, []Ring{{0, 255, 242, 208, .17}, {1, 255, 242, 208, 0}})
	}
}

// Disc draws a radial picture with its centre and radius in pixels.
func Disc(dst, img *ebiten.Image, x, y, r float64, blend ebiten.Blend, alpha float32) {
	Tinted(dst, img, x, y, r, blend, color.NRGBA{255, 255, 255, 255}, alpha)
}

// Tinted draws a radial picture in a colour.
func Tinted(dst, img *ebiten.Image, x, y, r float64, blend ebiten.Blend, tint color.NRGBA, alpha float32) {
	var o ebiten.DrawImageOptions
	k := 2 * r / float64(img.Bounds().Dx())
	o.GeoM.Scale(k, k)
	o.GeoM.Translate(x-r, y-r)
	o.Filter = ebiten.FilterLinear
	o.Blend = blend
	o.ColorScale.Scale(float32(tint.R)/255, float32(tint.G)/255, float32(tint.B)/255, 1) // an interface would be allocated
	o.ColorScale.ScaleAlpha(alpha)
	dst.DrawImage(img, &o)
}
