package board

import (
	"image"
	"image/color"
	"strconv"

	"tenaille/render/art"
	"tenaille/render/board/camera"
	"tenaille/rules/grid"

	"github.com/hajimehoshi/ebiten/v2"
)

// rulerPaper, rulerLine and rulerInk are the colours of the strips, rulerWood that of
// what hides the map between them and the edge of the view.
var rulerPaper, rulerLine, rulerInk, rulerWood color.Color = art.RGB(0xa8997a), art.RGB(0x5e5138), art.RGB(0x2c2318), art.RGB(0x241a13)

// drawRuler writes the letters and numbers whose place on the sheet is hidden
// along the edge of the free part of the view dst, on thin strips over all of the
// map m that is in sight, and covers the map beyond them.
func (b *Board) drawRuler(dst, m *ebiten.Image, cam camera.Camera) {
	columns, rows := cam.Pinned()
	if !columns && !rows {
		return
	}
	k := cam.Scale
	s := float64(cam.Square)
	free := cam.Safe.Intersect(m.Bounds())
	if free.Empty() {
		return
	}
	fill := func(r image.Rectangle, c color.Color) {
		switch {
		case r.Empty():
		case b.band == nil:
			b.brush.Ink.Rect(dst, r, c)
		default:
			b.band.fill(dst, r, c)
		}
	}
	above, beside := cam.Cover(dst.Bounds())
	fill(above, rulerWood)
	fill(beside, rulerWood)
	free.Max = m.Bounds().Max
	top, left := cam.Strips(free)
	low := min(cam.Safe.Max.Y, left.Max.Y) // panels lie under it
	rim := max(int(k+.5), 1)
	// Whole letters only: one whose square is cut by more than half is left out.
	if columns && free.Min.Y == cam.Safe.Min.Y {
		fill(top, rulerPaper)
		fill(image.Rect(top.Min.X, top.Max.Y-rim, top.Max.X, top.Max.Y), rulerLine)
	}
	if rows && free.Min.X == cam.Safe.Min.X {
		fill(left, rulerPaper)
		fill(image.Rect(left.Max.X-rim, left.Min.Y, left.Max.X, left.Max.Y), rulerLine)
	}
	if columns && free.Min.Y == cam.Safe.Min.Y {
		from := top.Min.X
		if rows {
			from = left.Max.X
		}
		for i := range b.ground.Terrain().W {
			x := cam.X + (float64(i)+.5)*s
			if x-9*k >= float64(from) && x+9*k <= float64(top.Max.X) {
				b.mark(m, i, grid.Column(i), 10*k, x, float64(top.Max.Y)-3.5*k)
			}
		}
	}
	if rows && free.Min.X == cam.Safe.Min.X {
		from := left.Min.Y
		if columns {
			from = top.Max.Y
		}
		for j := range b.ground.Terrain().H {
			y := cam.Y + (float64(j)+.5)*s
			if y-6*k >= float64(from) && y+6*k <= float64(low) {
				b.mark(m, b.ground.Terrain().W+j, strconv.Itoa(j+1), 9*k, float64(left.Min.X)+8.5*k, y+3.5*k)
			}
		}
	}
}
