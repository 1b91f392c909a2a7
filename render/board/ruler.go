package board

import (
	"image"
	"image/color"
	"strconv"

	"tenaille/rules/grid"

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

// rulerPaper, rulerLine and rulerInk are the colours of the strips, rulerWood that of
// what hides the map between them and the edge of the view.
var rulerPaper, rulerLine, rulerInk, rulerWood color.Color = rgb(0xd9c9a3), rgb(0x7a6a48), rgb(0x6b5a3c), rgb(0x241a13)

// cover is the parts of a view beyond the strips along its upper and left edge: what
// of the map lies there is cut, and would only peep out between the panels.
func (c *Camera) cover(view image.Rectangle) (above, beside image.Rectangle) {
	columns, rows := c.pinned()
	above, beside = view, view
	above.Max.Y, beside.Max.X = view.Min.Y, view.Min.X
	if columns {
		above.Max.Y = c.Safe.Min.Y
	}
	if rows {
		beside.Min.Y, beside.Max.X = above.Max.Y, c.Safe.Min.X
	}
	return above.Intersect(view), beside.Intersect(view)
}

// drawRuler writes the letters and numbers whose place on the sheet is hidden
// along the edge of the free part of the view dst, on thin strips over all of the
// map m that is in sight, and covers the map beyond them.
func (b *Board) drawRuler(dst, m *ebiten.Image, cam Camera) {
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
		switch {
		case r.Empty():
		case b.band == nil:
			b.ink.Rect(dst, r, c)
		default:
			b.band.fill(dst, r, c)
		}
	}
	above, beside := cam.cover(dst.Bounds())
	fill(above, rulerWood)
	fill(beside, rulerWood)
	free.Max = m.Bounds().Max
	top, left := cam.strips(free)
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
		for i := range b.terrain.W {
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
		for j := range b.terrain.H {
			y := cam.Y + (float64(j)+.5)*s
			if y-6*k >= float64(from) && y+6*k <= float64(low) {
				b.mark(m, b.terrain.W+j, strconv.Itoa(j+1), 9*k, float64(left.Min.X)+8.5*k, y+3.5*k)
			}
		}
	}
}
