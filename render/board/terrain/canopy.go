package terrain

import (
	"math"

	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/rules/grid"

	"github.com/hajimehoshi/ebiten/v2"
)

// thin is how much of the smoke is left over somebody who is seen in it: a veil, not a lid.
const thin = .16

// DrawCanopy draws what hangs over the pieces: smoke, drifting a little, thinner where taken tells
// that somebody stands.
func (b *Pictures) DrawCanopy(dst *ebiten.Image, cam camera.Camera, tick int, taken func(grid.Cell) bool) {
	for _, o := range b.terrain.Props {
		if heightOf(o.Name) != above {
			continue
		}
		x, y := int(o.At.X), int(o.At.Y)
		r := cam.CellRect(o.At)
		if _, seen := b.stir(cam, o.At, cam.Sway()); !seen || !r.Overlaps(dst.Bounds()) {
			continue
		}
		img := b.Art.Tile(drawingOf(o.Name, x, y), cam.Square)
		if img == nil {
			continue
		}
		op := ebiten.DrawImageOptions{Filter: b.Ink.Filter}
		brush.Fit(&op, img, cam.Square)
		op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
		if tick != 0 {
			s, c := math.Sincos(float64(tick/15)*.35 + float64(hash(x, y, 43)%64)/10)
			op.GeoM.Translate(s*float64(cam.Square)*.035, c*float64(cam.Square)*.02)
			op.Filter = ebiten.FilterLinear
		}
		if taken(o.At) {
			op.ColorScale.ScaleAlpha(thin)
		}
		dst.DrawImage(img, &op)
	}
}
