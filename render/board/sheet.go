package board

import (
	"image"
	"image/color"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/art"
	"tenaille/render/board/camera"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// chaos is a small generator for the grain of the table; it decides nothing.
type chaos uint32

func (c *chaos) between(lo, hi float64) float64 {
	*c = *c*1664525 + 1013904223
	return lo + (hi-lo)*float64(*c>>8)/float64(1<<24)
}

// drawTable draws the walnut planks the sheet lies on; the picture is made once
// for each size of the view.
func (b *Board) drawTable(dst *ebiten.Image, cam camera.Camera) {
	size := dst.Bounds().Size()
	if b.table == nil || b.table.Bounds().Size() != size {
		if b.table != nil {
			b.table.Deallocate()
		}
		b.table = ebiten.NewImage(size.X, size.Y)
		b.paintTable(b.table, cam.Scale)
	}
	// Only what the sheet does not cover: every pass over the screen costs a slow
	// device its time.
	r := dst.Bounds()
	sheet := image.Rect(int(cam.X), int(cam.Y), int(cam.X)+b.ground.Terrain().W*cam.Square, int(cam.Y)+b.ground.Terrain().H*cam.Square).Intersect(r)
	if sheet.Empty() {
		sheet = image.Rectangle{Min: r.Min, Max: r.Min}
	}
	for _, part := range [...]image.Rectangle{
		{r.Min, image.Pt(r.Max.X, sheet.Min.Y)},
		{image.Pt(r.Min.X, sheet.Max.Y), r.Max},
		{image.Pt(r.Min.X, sheet.Min.Y), image.Pt(sheet.Min.X, sheet.Max.Y)},
		{image.Pt(sheet.Max.X, sheet.Min.Y), image.Pt(r.Max.X, sheet.Max.Y)},
	} {
		if part.Empty() {
			continue
		}
		var o ebiten.DrawImageOptions
		o.GeoM.Translate(float64(part.Min.X), float64(part.Min.Y))
		dst.DrawImage(b.table.SubImage(part.Sub(r.Min)).(*ebiten.Image), &o)
	}
}

func (b *Board) paintTable(dst *ebiten.Image, k float64) {
	dst.Fill(art.RGB(0x2b1f17))
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	tones := [...]color.NRGBA{art.RGB(0x33251b), art.RGB(0x2e2118), art.RGB(0x382a1f), art.RGB(0x302319)}
	r := chaos(5)
	for y := 0.0; y < h; {
		ph := r.between(46, 64) * k
		vector.FillRect(dst, 0, float32(y), float32(w), float32(ph-1.5*k), tones[int(r.between(0, 3.99))], false)
		vector.FillRect(dst, 0, float32(y+.5*k), float32(w), float32(k), color.NRGBA{0x4a, 0x38, 0x28, 128}, false)
		for range 5 {
			x, l, yy := r.between(0, w), r.between(80, 260)*k, y+r.between(8, 38)*k
			b.brush.Ink.Reset().Move(x, yy)
			b.brush.Ink.Cubic(pen.V(x+l*.3, yy-3*k), pen.V(x+l*.6, yy+4*k), pen.V(x+l, yy))
			b.brush.Ink.Stroke(dst, art.RGB(0x231811), 1.2*k, .7)
		}
		y += ph
	}
}

// sheetEdge is the colour of the line around the map, as an interface: the sheet is
// drawn in every frame in which the map glides.
var sheetEdge color.Color = art.RGB(0x3a2f24)

// drawSheet draws the parchment border of the map with its letters and numbers.
func (b *Board) drawSheet(dst *ebiten.Image, cam camera.Camera) {
	s := float64(cam.Square)
	m := cam.Margin()
	k := m / 16
	w, h := float64(b.ground.Terrain().W)*s, float64(b.ground.Terrain().H)*s
	p := &b.brush.Ink
	p.Box(cam.X-m/2+4*k, cam.Y-m/2+6*k, w+m, h+m, 0).Stroke(dst, color.Black, m, .45)
	p.Box(cam.X-m/2, cam.Y-m/2, w+m, h+m, 0).Stroke(dst, rulerPaper, m, 1)
	p.Box(cam.X-m, cam.Y-m, w+2*m, h+2*m, k).Stroke(dst, rulerLine, k, 1)
	p.Box(cam.X-k, cam.Y-k, w+2*k, h+2*k, 0).Stroke(dst, sheetEdge, 2*k, 1)
	r := dst.Bounds()
	inside := func(x, y float64) bool { return image.Pt(int(x), int(y)).In(r.Inset(-int(m))) }
	if cam.Flush { // the panels would cut them
		return
	}
	columns, rows := cam.Pinned()
	// Beside a strip with the others' names none stands that the strip cuts.
	var from image.Point
	if strip := cam.Clear().Min; columns {
		from.Y = strip.Y
	} else if rows {
		from.X = strip.X
	}
	for i := range b.ground.Terrain().W {
		if x, y := cam.X+(float64(i)+.5)*s, cam.Y-4.5*k; !columns && inside(x, y) && int(x) >= from.X {
			art.Write(dst, grid.Column(i), art.Bold, 10*k, x, y, rulerInk, art.Centre)
		}
	}
	for j := range b.ground.Terrain().H {
		if x, y := cam.X-8.5*k, cam.Y+(float64(j)+.5)*s+3.5*k; !rows && inside(x, y) && int(y-3.5*k) >= from.Y {
			art.Write(dst, strconv.Itoa(j+1), art.Bold, 9*k, x, y, rulerInk, art.Centre)
		}
	}
}
