package widget

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// frame is a small picture of a rounded box that is stretched to any size: its
// corners stay as they are, its edges and its middle are drawn out.
type frame struct {
	tiles  [3][3]*ebiten.Image // by row and column
	border int                 // width of the outer rows and columns, in pixels
	middle int                 // width of the middle ones
}

// newFrame cuts a square picture into corners as wide as a border and what lies
// between them.
func newFrame(img *ebiten.Image, border int) *frame {
	size := img.Bounds().Dx()
	f := &frame{border: border, middle: size - 2*border}
	cuts := [4]int{0, border, size - border, size}
	for row := range f.tiles {
		for column := range f.tiles[row] {
			f.tiles[row][column] = img.SubImage(image.Rect(cuts[column], cuts[row], cuts[column+1], cuts[row+1])).(*ebiten.Image)
		}
	}
	return f
}

// fits tells whether a box is large enough to be drawn.
func (f *frame) fits(px image.Rectangle) bool {
	return px.Dx() >= 2*f.border && px.Dy() >= 2*f.border
}

// draw stretches the frame to a box of pixels.
func (f *frame) draw(dst *ebiten.Image, px image.Rectangle) {
	xs := [4]int{px.Min.X, px.Min.X + f.border, px.Max.X - f.border, px.Max.X}
	ys := [4]int{px.Min.Y, px.Min.Y + f.border, px.Max.Y - f.border, px.Max.Y}
	for row := range f.tiles {
		for column, tile := range f.tiles[row] {
			w, h := xs[column+1]-xs[column], ys[row+1]-ys[row]
			if w <= 0 || h <= 0 {
				continue
			}
			var op ebiten.DrawImageOptions
			if size := tile.Bounds().Size(); size.X != w || size.Y != h {
				op.GeoM.Scale(float64(w)/float64(size.X), float64(h)/float64(size.Y))
			}
			op.GeoM.Translate(float64(xs[column]), float64(ys[row]))
			dst.DrawImage(tile, &op)
		}
	}
}
