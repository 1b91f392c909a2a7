package board

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/rules/grid"
)

// band is the letters and numbers of the ruler as pictures, and its colours: on the
// texture of the film, so that the ruler goes out in one batch with it and costs no
// garbage.
type band struct {
	w, h  int     // of the map in squares
	scale float64 // of the interface
	cells []*ebiten.Image
	at    []image.Point // of the first letter in its picture, where writing begins
	paper *ebiten.Image
	line  *ebiten.Image
	wood  *ebiten.Image
}

// The size of a picture in pixels of the design; letters stand on baseOf of it.
const (
	bandWide, bandTall, baseOf = 32, 16, 12
)

// tall is the height in pixels of the pictures of a map laid out in a width.
func (b *band) tall(width int) int {
	each := max(width/b.wide(), 1)
	return b.high() * ((b.w+b.h+each-1)/each + 1)
}

func (b *band) wide() int { return 2 * int(bandWide*b.scale/2+1) }
func (b *band) high() int { return int(bandTall*b.scale + 1) }

// paint paints them on a part of a picture.
func (b *band) paint(board *Board, dst *ebiten.Image) {
	b.cells, b.at = b.cells[:0], b.at[:0]
	r := dst.Bounds()
	w, h := b.wide(), b.high()
	each := max(r.Dx()/w, 1)
	for i := range b.w + b.h {
		s, size := "", 10*b.scale
		if i < b.w {
			s = grid.Column(i)
		} else {
			s, size = strconv.Itoa(i-b.w+1), 9*b.scale
		}
		q := image.Rect(0, 0, w, h).Add(r.Min).Add(image.Pt(i%each*w, (i/each+1)*h))
		x, y := float64(q.Min.X+w/2), float64(q.Min.Y)+math.Round(baseOf*b.scale)
		art.Write(dst, s, art.Bold, size, x, y, rulerInk, art.Centre)
		b.cells = append(b.cells, dst.SubImage(q).(*ebiten.Image))
		b.at = append(b.at, origin(s, size, x, y).Sub(q.Min))
	}
	for i, c := range [...]color.Color{rulerPaper, rulerLine, rulerWood} {
		q := image.Rect(4*i, 0, 4*i+4, 4).Add(r.Min)
		board.brush.Ink.Rect(dst, q, c)
		img := dst.SubImage(q.Inset(1)).(*ebiten.Image)
		*[...]**ebiten.Image{&b.paper, &b.line, &b.wood}[i] = img
	}
}

// origin is the pixel at which art.Write begins a centred line.
func origin(s string, size, x, y float64) image.Point {
	f := art.Face(art.Bold, size)
	return image.Pt(int(math.Round(x-art.Width(s, art.Bold, size)/2)), int(math.Round(y-f.Metrics().HAscent)))
}

// fill fills whole pixels with one of the colours of the ruler.
func (b *band) fill(dst *ebiten.Image, r image.Rectangle, c color.Color) {
	img := b.paper
	switch c {
	case rulerLine:
		img = b.line
	case rulerWood:
		img = b.wood
	}
	var o ebiten.DrawImageOptions
	o.GeoM.Scale(float64(r.Dx())/float64(img.Bounds().Dx()), float64(r.Dy())/float64(img.Bounds().Dy()))
	o.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	dst.DrawImage(img, &o)
}

// mark writes the i-th letter or number of the ruler, centred.
func (b *Board) mark(dst *ebiten.Image, i int, s string, size, x, y float64) {
	if b.band == nil {
		b.brush.Write(dst, s, art.Bold, size, x, y, rulerInk, art.Centre)
		return
	}
	p := origin(s, size, x, y).Sub(b.band.at[i])
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(float64(p.X), float64(p.Y))
	dst.DrawImage(b.band.cells[i], &o)
}
