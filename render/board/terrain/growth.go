package terrain

import (
	"math"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"

	"github.com/hajimehoshi/ebiten/v2"
)

// blade is a growth that the wind moves: it is drawn over the still ground.
type blade struct {
	Prop
	tile  string
	light [3]float64
	phase float64
	bend  float64 // how far it sways, as a part of its height
	size  float64 // of its tile, below 0 the other way round: no two beside each other are alike
}

// leafGreen is about the colour of growths.
var leafGreen = art.RGB(0x566843)

// sways are the growths that the wind moves, and how far.
var sways = map[string]float64{"tallgrass": .07, "bush": .022, "reeds": .045}

// sizes are those of growths.
var sizes = [...]float64{1, -.96, .91, -1, .88, -.94}

// grow collects the growths of a new terrain.
func (b *Pictures) grow() {
	b.blades, b.smoke = b.blades[:0], 0
	for _, p := range b.terrain.Props {
		x, y := int(p.At.X), int(p.At.Y)
		if heightOf(p.Name) == above {
			b.smoke++
		}
		bend, ok := sways[p.Name]
		if !ok {
			continue
		}
		b.blades = append(b.blades, blade{
			Prop: p, tile: drawingOf(p.Name, x, y), light: b.hazeAt(float64(x)+.5, float64(y)+.5, leafGreen),
			// The wind comes from the west: what grows further east bends later.
			phase: float64(hash(x, y, 41)%100)/100 - float64(x)*.55, bend: bend, size: sizes[int(hash(x, y, 47)%uint32(len(sizes)))],
		})
	}
}

// DrawGrowth draws grass and bushes, four pictures a second.
func (b *Pictures) DrawGrowth(dst *ebiten.Image, cam camera.Camera, tick int) {
	s := float64(cam.Square)
	for i := range b.blades {
		v := &b.blades[i]
		r := cam.CellRect(v.At)
		if _, seen := b.stir(cam, v.At, cam.Sway()); !seen || !r.Overlaps(dst.Bounds()) {
			continue
		}
		img := b.Art.Tile(v.tile, cam.Square)
		if img == nil {
			continue
		}
		var o ebiten.DrawImageOptions
		brush.Fit(&o, img, cam.Square)
		o.GeoM.Translate(-s*.5, -s*.92)
		o.GeoM.Scale(v.size, math.Abs(v.size))
		o.GeoM.Translate(s*.5, s*.92)
		o.Filter = ebiten.FilterLinear
		if tick != 0 {
			gust := .6 + .4*math.Sin(float64(tick/15)*.17+v.phase*.3)
			o.GeoM.Translate(0, -s*.92)
			o.GeoM.Skew(-v.bend*gust*math.Sin(float64(tick/15)*.75+v.phase), 0)
			o.GeoM.Translate(0, s*.92)
		}
		o.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
		o.ColorScale.Scale(float32(v.light[0]), float32(v.light[1]), float32(v.light[2]), 1)
		dst.DrawImage(img, &o)
	}
}
