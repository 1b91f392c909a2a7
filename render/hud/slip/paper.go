package slip

import (
	"math"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// paper is the sheet of the slip: its torn lower edge and its golden head.
func (c canvas) paper(r widget.Rect) {
	const tooth = 7.
	var xy, dark []float64
	bottom := r.Y + r.H - 4
	xy = append(xy, r.X, r.Y, r.X+r.W, r.Y)
	n := int(math.Round(r.W / (2 * tooth)))
	step := r.W / float64(2*n)
	for i := 0; i <= 2*n; i++ {
		y := bottom
		if i%2 == 1 {
			y = bottom + 6
		}
		xy = append(xy, r.X+r.W-float64(i)*step, y)
	}
	for i := 0; i < len(xy); i += 2 {
		dark = append(dark, xy[i]+3, xy[i+1]+5)
	}
	c.Polygon(widget.Fade(widget.Ink, .45), widget.Transparent, 0, dark...)
	c.Polygon(widget.Paper, widget.Transparent, 0, xy...)
	c.Ground(r, widget.Paper)
	c.Fill(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: 3.5}, widget.Brass)
}

// pinhead holds a slip that stays while the pointer goes elsewhere.
func (c canvas) pinhead(x, y float64) {
	c.Disc(x+1.5, y+2.5, 7, widget.Fade(widget.Ink, .4), widget.Transparent, 0)
	c.Disc(x, y, 7, art.RGB(0xb3261e), widget.Ink, 1.4)
	c.Disc(x-2, y-2, 2, art.RGB(0xff8f6b), widget.Transparent, 0)
}
