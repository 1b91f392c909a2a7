package terrain

import (
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board/brush"
	"tenaille/rules/grid"
)

// ambients are the colours the ground is multiplied by where no lamp shines: cool, and so near to
// grey that grass stays green, earth brown and a river blue.
var ambients = [...]color.NRGBA{{255, 255, 255, 255}, {0x94, 0xa4, 0xb3, 255}, {0x65, 0x73, 0x8a, 255}}

// veils are what the dark lays over the ground besides where no lamp shines: a breath of the night
// sky, so that greens and browns are of one key with the stone.
var veils = [...]color.NRGBA{{}, {0x2c, 0x44, 0x56, 30}, {0x1a, 0x2a, 0x40, 40}}

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

// lighting multiplies the light map over the painted chunk and sets the glow of
// flames and the dots of the dark on it.
func (p *painter) lighting(cells image.Rectangle) {
	b, t := p.b, p.b.terrain
	s, glow := float64(b.square), b.Glow()
	if t.Ambient != Bright {
		r := p.dst.Bounds()
		if b.scratch.Light == nil || b.scratch.Light.Bounds().Dx() < r.Dx() || b.scratch.Light.Bounds().Dy() < r.Dy() {
			for _, img := range []**ebiten.Image{&b.scratch.Light, &b.scratch.Shaft, &b.scratch.Veil} {
				if *img != nil {
					(*img).Deallocate()
				}
				*img = ebiten.NewImage(max(r.Dx(), chunkSize*b.square), max(r.Dy(), chunkSize*b.square))
			}
		}
		b.scratch.Light.Fill(ambients[t.Ambient])
		b.scratch.Veil.Fill(veils[t.Ambient])
		for i := range t.Lamps {
			p.pool(i, cells)
		}
		var o ebiten.DrawImageOptions
		o.Blend = multiply
		p.dst.DrawImage(b.scratch.Light, &o)
		p.dst.DrawImage(b.scratch.Veil, nil)
	}
	for _, l := range t.Lamps {
		if l.Flame && t.Ambient != Bright {
			x, y := (float64(int(l.At.X)-p.x)+.5)*s, (float64(int(l.At.Y)-p.y)+.4)*s
			brush.Disc(p.dst, glow, x, y, 1.5*s, screen, .8)
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
		brush.Disc(b.scratch.Light, b.Pool(), x, y, s*l.reach(), ebiten.BlendSourceOver, 1)
		brush.Disc(b.scratch.Veil, b.Pool(), x, y, s*l.reach(), ebiten.BlendDestinationOut, 1)
		return
	}
	// One texel a square, one square more on each side; the linear filter makes the
	// shadows' edges soft.
	const w = chunkSize + 2
	if b.scratch.Mask == nil {
		b.scratch.Mask = ebiten.NewImage(w, w)
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
	b.scratch.Mask.WritePixels(px[:])
	b.scratch.Shaft.Clear()
	brush.Disc(b.scratch.Shaft, b.Pool(), x, y, s*l.reach(), ebiten.BlendSourceOver, 1)
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(s, s)
	o.GeoM.Translate(-s, -s)
	o.Filter = ebiten.FilterLinear
	o.Blend = ebiten.BlendDestinationOut
	o.ColorScale.ScaleAlpha(.9)
	b.scratch.Shaft.DrawImage(b.scratch.Mask, &o)
	b.scratch.Light.DrawImage(b.scratch.Shaft, nil)
	b.scratch.Veil.DrawImage(b.scratch.Shaft, &ebiten.DrawImageOptions{Blend: ebiten.BlendDestinationOut})
}

// dots sets the star-dot grid on dark squares, so that dark is not told by
// brightness alone.
func (b *Pictures) dots(p *painter, cells image.Rectangle) {
	s := float64(b.square)
	ink := &b.Ink
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

// reach is how far a lamp's pool extends, in squares.
func (l *Lamp) reach() float64 { return float64(l.Radius)*1.4 + 1.3 }

// LightAt returns the light at a place of the map, 0 to 1 in each colour: what the
// ground there is multiplied by.
func (b *Pictures) LightAt(x, y float64) [3]float64 {
	v, _ := b.litAt(x, y)
	return v
}

// hazeAt is the light on what is of about a colour: as much in each part of it as the light and
// the veil of the dark together leave.
func (b *Pictures) hazeAt(x, y float64, of color.NRGBA) [3]float64 {
	v, dark := b.litAt(x, y)
	c := veils[b.terrain.Ambient]
	a := dark * float64(c.A) / 255
	for j, k := range [...][2]uint8{{of.R, c.R}, {of.G, c.G}, {of.B, c.B}} {
		v[j] += a * (float64(k[1])/float64(k[0]) - v[j])
	}
	return v
}

// litAt is LightAt, and how much of the veil of the dark no lamp takes away.
func (b *Pictures) litAt(x, y float64) (v [3]float64, dark float64) {
	t := b.terrain
	c := ambients[t.Ambient]
	v = [3]float64{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255}
	if t.Ambient == Bright {
		return v, 0
	}
	dark = 1
	for i := range t.Lamps {
		l := &t.Lamps[i]
		d := math.Hypot(x-float64(l.At.X)-.5, y-float64(l.At.Y)-.5) / l.reach()
		if d >= 1 || slices.Contains(l.Hidden, grid.C(int(math.Floor(x)), int(math.Floor(y)))) {
			continue
		}
		s := brush.PoolAt(d)
		for j, k := range [...]float64{s.R, s.G, s.B} {
			v[j] += (k/255 - v[j]) * s.A
		}
		dark *= 1 - s.A
	}
	return v, dark
}
