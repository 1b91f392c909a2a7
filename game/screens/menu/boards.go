package menu

import (
	"image/color"
	"math"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// The walnut under the menu: darker than the table around a battle, so that the menu's words and
// the logo's gold stand before it.
var (
	plankSeam  = art.RGB(0x0f0b09)
	plankTones = [...]color.NRGBA{art.RGB(0x1c1511), art.RGB(0x18120e), art.RGB(0x201813), art.RGB(0x1a1310)}
)

// The edge of the sheet beside the menu, as it was cut: three curves of two handles and an end, in
// units of a page of 438 by 720.
var deckle = [...][6]float64{{426, 70, 442, 126, 436, 210}, {424, 300, 442, 380, 434, 470}, {422, 560, 432, 640, 416, 730}}

// edgeAt is how far right a page of 438 by 720 goes at a height.
func edgeAt(y float64) float64 {
	x0, y0 := 438., -10.
	for _, q := range deckle {
		if y > q[5] {
			x0, y0 = q[4], q[5]
			continue
		}
		lo, hi := 0., 1.
		at := func(t float64) (x, v float64) {
			u := 1 - t
			a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
			return a*x0 + b*q[0] + c*q[2] + d*q[4], a*y0 + b*q[1] + c*q[3] + d*q[5]
		}
		for range 20 {
			mid := (lo + hi) / 2
			if _, v := at(mid); v < y {
				lo = mid
			} else {
				hi = mid
			}
		}
		x, _ := at(lo)
		return x
	}
	return x0
}

// boards paints the planks of the table under the menu, up to the edge of the sheet, each with a
// light upper edge, its grain and its nails.
func boards(c widget.Canvas, h, w float64) {
	x := func(y float64) float64 { return edgeAt(y*720/h) + w - 438 - 1 }
	const steps = 6
	for i, y := 0, 0.; y < h; i++ {
		tall := 54 + 18*math.Abs(math.Sin(float64(i)*2.3))
		low := math.Min(y+tall-1.5, h)
		outline := []float64{0, y}
		for j := range steps + 1 {
			v := y + (low-y)*float64(j)/steps
			outline = append(outline, x(v), v)
		}
		outline = append(outline, 0, low)
		c.Polygon(plankTones[i*7%len(plankTones)], widget.Transparent, 0, outline...)
		c.Line(0, y+.6, x(y), y+.6, 1, widget.Fade(art.RGB(0x4a3828), .5))
		for j := range 3 { // the grain
			at := w * (.06 + .31*float64(j) + .1*math.Sin(float64(3*i+j)*1.7))
			v := y + tall*(.24+.22*float64((i+2*j)%3))
			long := 60 + 70*math.Abs(math.Sin(float64(i+j)*.9))
			if at+long < x(v)-4 && v < low {
				c.Polyline(1.2, widget.Fade(art.RGB(0x0b0806), .75), at, v, at+long*.35, v-1.6, at+long*.7, v+1.4, at+long, v)
			}
		}
		if v := y + tall/2; v < low-4 {
			c.Disc(9, v, 2.2, widget.Fade(art.RGB(0x0a0706), .9), widget.Transparent, 0)
			c.Disc(8.4, v-.6, .8, widget.Fade(art.RGB(0x6b5a44), .6), widget.Transparent, 0)
		}
		y += tall
	}
}
