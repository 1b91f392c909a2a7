package board

import (
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/rules/grid"
)

// ambients are the colours the ground is multiplied by where no lamp shines.
var ambients = [...]color.NRGBA{{255, 255, 255, 255}, {0x7d, 0x89, 0xb2, 255}, {0x4d, 0x57, 0x86, 255}}

// multiply keeps the alpha of what is there and multiplies its colour.
var multiply = ebiten.Blend{
	BlendFactorSourceRGB:        ebiten.BlendFactorDestinationColor,
	BlendFactorSourceAlpha:      ebiten.BlendFactorZero,
	BlendFactorDestinationRGB:   ebiten.BlendFactorZero,
	BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
	BlendOperationRGB:           ebiten.BlendOperationAdd,
	BlendOperationAlpha:         ebiten.BlendOperationAdd,
}

// screen lightens without ever leaving the range.
var screen = ebiten.Blend{
	BlendFactorSourceRGB:        ebiten.BlendFactorOneMinusDestinationColor,
	BlendFactorSourceAlpha:      ebiten.BlendFactorZero,
	BlendFactorDestinationRGB:   ebiten.BlendFactorOne,
	BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
	BlendOperationRGB:           ebiten.BlendOperationAdd,
	BlendOperationAlpha:         ebiten.BlendOperationAdd,
}

// ring is one stop of a radial picture: radius 0..1, colour and its alpha.
type ring struct {
	at, r, g, b, a float64
}

// radial paints a disc of size pixels whose colour runs from stop to stop.
func radial(size int, stops []ring) *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			d := math.Hypot(float64(x)+.5-float64(size)/2, float64(y)+.5-float64(size)/2) / (float64(size) / 2)
			s := at(stops, d)
			img.SetRGBA(x, y, color.RGBA{uint8(s.r*s.a + .5), uint8(s.g*s.a + .5), uint8(s.b*s.a + .5), uint8(s.a*255 + .5)})
		}
	}
	return ebiten.NewImageFromImage(img)
}

// lamps makes the radial pictures once.
func (b *Board) lamps() {
	if b.pool != nil {
		return
	}
	b.pool = radial(256, poolStops)
	b.glow = radial(128, []ring{{0, 255, 207, 126, .75}, {.35, 255, 156, 60, .28}, {1, 255, 138, 42, 0}})
	b.halo = radial(128, []ring{{.35, 255, 255, 255, .75}, {1, 255, 255, 255, 0}})
}

// disc draws a radial picture with its centre and radius in pixels.
func disc(dst, img *ebiten.Image, x, y, r float64, blend ebiten.Blend, alpha float32) {
	var o ebiten.DrawImageOptions
	k := 2 * r / float64(img.Bounds().Dx())
	o.GeoM.Scale(k, k)
	o.GeoM.Translate(x-r, y-r)
	o.Filter = ebiten.FilterLinear
	o.Blend = blend
	o.ColorScale.ScaleAlpha(alpha)
	dst.DrawImage(img, &o)
}

// lighting multiplies the light map over the painted chunk and sets the glow of
// flames and the dots of the dark on it.
func (p *painter) lighting(cells image.Rectangle) {
	b, t := p.b, p.b.terrain
	b.lamps()
	s := float64(b.square)
	if t.Ambient != Bright {
		r := p.dst.Bounds()
		if b.light == nil || b.light.Bounds().Dx() < r.Dx() || b.light.Bounds().Dy() < r.Dy() {
			for _, img := range []**ebiten.Image{&b.light, &b.shaft} {
				if *img != nil {
					(*img).Deallocate()
				}
				*img = ebiten.NewImage(max(r.Dx(), chunkSize*b.square), max(r.Dy(), chunkSize*b.square))
			}
		}
		b.light.Fill(ambients[t.Ambient])
		for i := range t.Lamps {
			p.pool(i, cells)
		}
		var o ebiten.DrawImageOptions
		o.Blend = multiply
		p.dst.DrawImage(b.light, &o)
	}
	for _, l := range t.Lamps {
		if l.Flame && t.Ambient != Bright {
			x, y := (float64(int(l.At.X)-p.x)+.5)*s, (float64(int(l.At.Y)-p.y)+.4)*s
			disc(p.dst, b.glow, x, y, 1.5*s, screen, .8)
		}
	}
	b.dots(p, cells)
}

// pool lays the light of one lamp on the light map of a chunk, cut where something
// stands in its way.
func (p *painter) pool(i int, cells image.Rectangle) {
	b := p.b
	l := &b.terrain.Lamps[i]
	s := float64(b.square)
	n := int(math.Ceil(l.reach()))
	near := image.Rect(int(l.At.X)-n, int(l.At.Y)-n, int(l.At.X)+n+1, int(l.At.Y)+n+1)
	if !near.Overlaps(cells) {
		return
	}
	x, y := (float64(int(l.At.X)-p.x)+.5)*s, (float64(int(l.At.Y)-p.y)+.5)*s
	if len(l.Hidden) == 0 {
		disc(b.light, b.pool, x, y, s*l.reach(), ebiten.BlendSourceOver, 1)
		return
	}
	// One texel a square, one square more on each side; the linear filter makes the
	// shadows' edges soft.
	const w = chunkSize + 2
	if b.mask == nil {
		b.mask = ebiten.NewImage(w, w)
	}
	var px [w * w * 4]byte
	for _, h := range l.Hidden {
		mx, my := int(h.X)-p.x+1, int(h.Y)-p.y+1
		if mx >= 0 && my >= 0 && mx < w && my < w {
			for k := range 4 {
				px[(my*w+mx)*4+k] = 255
			}
		}
	}
	b.mask.WritePixels(px[:])
	b.shaft.Clear()
	disc(b.shaft, b.pool, x, y, s*l.reach(), ebiten.BlendSourceOver, 1)
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(s, s)
	o.GeoM.Translate(-s, -s)
	o.Filter = ebiten.FilterLinear
	o.Blend = ebiten.BlendDestinationOut
	o.ColorScale.ScaleAlpha(.9)
	b.shaft.DrawImage(b.mask, &o)
	b.light.DrawImage(b.shaft, nil)
}

// dots sets the star-dot grid on dark squares, so that dark is not told by
// brightness alone.
func (b *Board) dots(p *painter, cells image.Rectangle) {
	s := float64(b.square)
	ink := &b.ink
	ink.Reset()
	each(cells, func(x, y int) {
		if b.terrain.Square(x, y).Light != grid.LightDark || b.terrain.tall(x, y) {
			return
		}
		for _, d := range [...][2]float64{{.2, .2}, {.7, .45}, {.2, .7}, {.7, .95}} {
			ink.Circle((float64(x-p.x)+d[0])*s, (float64(y-p.y)+d[1])*s, max(s*.024, .8))
		}
	})
	ink.Fill(p.dst, color.NRGBA{0xc9, 0xd6, 0xff, 84})
}

// poolStops are the colours of a lamp's pool, laid one over another on the ambient
// light.
var poolStops = []ring{{0, 255, 246, 226, 1}, {.38, 255, 236, 203, .96}, {.66, 248, 226, 194, .74}, {1, 185, 167, 184, 0}}

// at returns the colour of a radial picture at a distance from its centre.
func at(stops []ring, d float64) ring {
	if d <= stops[0].at {
		return stops[0]
	}
	for i := 1; i < len(stops); i++ {
		if p, q := stops[i-1], stops[i]; d <= q.at {
			k := (d - p.at) / (q.at - p.at)
			return ring{r: p.r + (q.r-p.r)*k, g: p.g + (q.g-p.g)*k, b: p.b + (q.b-p.b)*k, a: p.a + (q.a-p.a)*k}
		}
	}
	return stops[len(stops)-1]
}

// reach is how far a lamp's pool extends, in squares.
func (l *Lamp) reach() float64 { return float64(l.Radius)*1.4 + 1.3 }

// lightAt returns the light at a place of the map, 0 to 1 in each colour: what the
// ground there is multiplied by.
func (b *Board) lightAt(x, y float64) [3]float64 {
	t := b.terrain
	c := ambients[t.Ambient]
	v := [3]float64{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255}
	if t.Ambient == Bright {
		return v
	}
	for i := range t.Lamps {
		l := &t.Lamps[i]
		d := math.Hypot(x-float64(l.At.X)-.5, y-float64(l.At.Y)-.5) / l.reach()
		if d >= 1 || slices.Contains(l.Hidden, grid.C(int(math.Floor(x)), int(math.Floor(y)))) {
			continue
		}
		s := at(poolStops, d)
		for j, k := range [...]float64{s.r, s.g, s.b} {
			v[j] += (k/255 - v[j]) * s.a
		}
	}
	return v
}
