package diagram

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/widget"
)

// sub is a part of what a canvas paints on.
func sub(c widget.Canvas, px image.Rectangle) *ebiten.Image {
	return c.Dst.SubImage(px).(*ebiten.Image)
}
