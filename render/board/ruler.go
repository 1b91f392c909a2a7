package board

import (
	"image"
	"image/color"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// pinned reports whether panels hide the map's own letters or numbers, so that
// they are written on a strip along the edge of the free part instead.
func (c *Camera) pinned() (columns, rows bool) {
	if c.Safe == c.View || c.Safe.Empty() {
		return false, false
	}
	m := c.margin()
	return c.Y-m < float64(c.Safe.Min.Y)-1, c.X-m < float64(c.Safe.Min.X)-1
}

// strips are the two strips along the upper and left edge of a free part.
func (c *Camera) strips(free image.Rectangle) (top, left image.Rectangle) {
	top, left = free, free
	top.Max.Y, left.Max.X = top.Min.Y+int(14*c.Scale+.5), left.Min.X+int(17*c.Scale+.5)
	return top, left
}

// rulerPaper, rulerLine and rulerInk are the colours of the strips.
var rulerPaper, rulerLine, rulerInk color.Color = rgb(0xd9c9a3), rgb(0x7a6a48), rgb(0x6b5a3c)

// drawRuler writes the letters and numbers whose place on the sheet is hidden
// along the edge of the free part, on thin strips over the map m.
func (b *Board) drawRuler(m *ebiten.Image, cam Camera) {
	columns, rows := cam.pinned()
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
		if b.band == nil {
			b.ink.Rect(m, r, c)
			return
		}
		b.band.fill(m, r, c)
	}
	top, left := cam.strips(free)
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
		for i := range b.terrain.W {
			x := cam.X + (float64(i)+.5)*s
			if x-9*k >= float64(from) && x+9*k <= float64(top.Max.X) {
				b.mark(m, i, Column(i), 10*k, x, float64(top.Max.Y)-3.5*k)
			}
		}
	}
	if rows && free.Min.X == cam.Safe.Min.X {
		from := left.Min.Y
		if columns {
			from = top.Max.Y
		}
		for j := range b.terrain.H {
			y := cam.Y + (float64(j)+.5)*s
			if y-6*k >= float64(from) && y+6*k <= float64(left.Max.Y) {
				b.mark(m, b.terrain.W+j, strconv.Itoa(j+1), 9*k, float64(left.Min.X)+8.5*k, y+3.5*k)
			}
		}
	}
}
