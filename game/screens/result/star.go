package result

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/widget"
)

// star paints the sign of whoever did most.
func star(c widget.Canvas, x, y, r float64) {
	type key struct{ r float64 }
	d := r + 2
	c.Stamp(key{r}, widget.Rect{X: x - d, Y: y - d, W: 2 * d, H: 2 * d}, func(k widget.Canvas, _ widget.Rect) {
		p := &vector.Path{}
		for i := range 10 {
			long := r
			if i%2 == 1 {
				long = r * .45
			}
			sin, cos := math.Sincos(math.Pi * float64(i) / 5)
			px, py := float32((d+long*sin)*k.Scale()), float32((d-long*cos)*k.Scale())
			if i == 0 {
				p.MoveTo(px, py)
			} else {
				p.LineTo(px, py)
			}
		}
		p.Close()
		vector.FillPath(k.Dst, p, nil, widget.Paint(widget.BrassDark))
		vector.StrokePath(k.Dst, p, &vector.StrokeOptions{Width: float32(.9 * k.Scale())}, widget.Paint(widget.BrassEdge))
	})
}
