package ledger

import (
	"image/color"
	"math"

	"tenaille/render/widget"
)

// scrapInk is that of writing that can no longer be read.
var scrapInk = color.NRGBA{0x9a, 0x86, 0x60, 255}

// scrap paints what is left of a match that cannot be read, in the place of its print: the
// upper half of a sheet that is torn across, with a few lines of faded writing.
func scrap(k widget.Canvas, at widget.Rect) {
	w := math.Min(at.W, at.H*1.5)
	h := math.Min(at.H*.86, w*.62)
	box := widget.Rect{X: at.X + (at.W-w)/2, Y: at.Y + (at.H-h)/2, W: w, H: h}
	type key struct{ w, h float64 }
	k.Stamp(key{w, h}, box, func(c widget.Canvas, in widget.Rect) {
		edge := func(dx, dy float64) []float64 {
			xy := []float64{dx + in.W/2, dy + 2, dx + in.W - 4, dy + 2}
			n := max(int(in.W/11), 4)
			for i := 0; i <= n; i++ {
				t := float64(i) / float64(n)
				y := in.H*(.72+.13*math.Sin(t*5.1+.6)) + 3.4*math.Sin(float64(i)*2.4) + 2*math.Sin(float64(i)*5.3)
				xy = append(xy, dx+in.W-4-t*(in.W-6), dy+math.Min(y, in.H-4))
			}
			return append(xy, dx+2, dy+2)
		}
		c.Polygon(widget.Fade(widget.Ink, .3), widget.Transparent, 0, edge(1.5, 2.5)...)
		c.Polygon(widget.Chip, widget.PaperSub, 1, edge(0, 0)...)
		for i := range max(int(in.H*.5/13), 1) {
			y, long := 14+13*float64(i), in.W*(.62+.2*math.Sin(float64(i)*2.1))
			for x := 12.; x < long; {
				word := 8 + 13*math.Abs(math.Sin(x*.7+y))
				c.Line(x, y, math.Min(x+word, long), y, 2, scrapInk)
				x += word + 5
			}
		}
	})
}
