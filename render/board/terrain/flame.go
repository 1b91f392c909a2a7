package terrain

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
)

// DrawFlames lets flames lick and their glow breathe over the still ground, six
// pictures a second.
func (b *Pictures) DrawFlames(dst *ebiten.Image, cam camera.Camera, tick int) {
	s := float64(cam.Square)
	b.drawGlints(dst, cam, tick)
	for i, f := range b.fires {
		r := cam.CellRect(f.At)
		if _, seen := b.stir(cam, f.At, cam.Sway()); !seen || !r.Overlaps(dst.Bounds()) {
			continue
		}
		img := b.Art.TilePart(f.Name, "flame", cam.Square)
		if img == nil {
			continue
		}
		lick := float64(hash(i, tick/10, 3)%100)/100 - .5
		tall := float64(hash(i, tick/10, 4)%100)/100 - .5
		if tick == 0 {
			lick, tall = 0, 0
		}
		var o ebiten.DrawImageOptions
		brush.Fit(&o, img, cam.Square)
		o.GeoM.Translate(-s/2, -s*.7)
		o.GeoM.Scale(1, 1+.12*tall)
		o.GeoM.Skew(.12*lick, 0)
		o.GeoM.Translate(float64(r.Min.X)+s/2, float64(r.Min.Y)+s*.7)
		o.Filter = ebiten.FilterLinear
		dst.DrawImage(img, &o)
	}
	if b.terrain.Ambient == Bright {
		return
	}
	glow := b.Glow()
	for i, l := range b.terrain.Lamps {
		if r, seen := b.stir(cam, l.At, cam.Square); !l.Flame || !seen || !r.Overlaps(dst.Bounds()) {
			continue
		}
		f := float64(hash(i, tick/10, 7)%100) / 100
		x, y := cam.X+(float64(l.At.X)+.5)*s, cam.Y+(float64(l.At.Y)+.4)*s
		brush.Disc(dst, glow, x, y, (1.1+.25*f)*s, screen, float32(.12+.14*f))
	}
}

// Beat returns the number of the picture that flames, water and growth show at a tick: a
// scene with nothing else to do draws again only when it changes. It never changes
// on a map with none of them.
func (b *Pictures) Beat(tick int) int {
	beat := 0
	if len(b.fires) > 0 || b.terrain.Ambient != Bright && len(b.terrain.Lamps) > 0 {
		beat = tick / 10 // six a second
	}
	if len(b.water)+len(b.blades)+b.smoke > 0 {
		beat += tick / 15 << 24 // four a second
	}
	return beat
}

// drawGlints lets light play on open water, four pictures a second.
func (b *Pictures) drawGlints(dst *ebiten.Image, cam camera.Camera, tick int) {
	for _, at := range b.water {
		x, y := int(at.X), int(at.Y)
		phase := (tick/15 + int(hash(x, y, 31)%16)) % 16
		if phase > 3 {
			continue
		}
		r := cam.CellRect(at)
		if _, seen := b.stir(cam, at, cam.Sway()); !seen || !r.Overlaps(dst.Bounds()) {
			continue
		}
		img := b.Art.Tile("glint", cam.Square)
		if img == nil {
			return
		}
		var o ebiten.DrawImageOptions
		brush.Fit(&o, img, cam.Square)
		o.GeoM.Translate(float64(r.Min.X)+float64(phase-1)*float64(cam.Square)/24, float64(r.Min.Y))
		c := b.LightAt(float64(x)+.5, float64(y)+.5)
		o.ColorScale.Scale(float32(c[0]), float32(c[1]), float32(c[2]), 1)
		o.ColorScale.ScaleAlpha([...]float32{.25, .6, .6, .25}[phase])
		if tick != 0 {
			o.Filter = ebiten.FilterLinear // as flames and growth have, so that one command draws all
		}
		dst.DrawImage(img, &o)
	}
}
