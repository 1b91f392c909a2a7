package widget

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/art"
)

// SideMark paints a creature of a side as small as on a small map, of radius r and
// filled with a colour, in the shape of its base: a disc, a hexagon or a square. A lozenge
// is a sign of danger.
func (c Canvas) SideMark(side int, fill color.NRGBA, x, y, r float64) {
	c.Ground(Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, fill)
	type key struct {
		shape art.Shape
		fill  color.NRGBA
		r     float64
	}
	shape := art.SideLook(side).Shape
	d := r*1.3 + 1.5
	c.Stamp(key{shape, fill, r}, Rect{X: x - d, Y: y - d, W: 2 * d, H: 2 * d}, func(k Canvas, _ Rect) {
		paint := func(grown float64, ink color.NRGBA) {
			mid, u := float32(d*c.scale), (r+grown)*c.scale
			if shape == art.Round {
				vector.FillCircle(k.Dst, mid, mid, float32(u), ink, true)
				return
			}
			corners, turn := 6, 0.
			if u *= 1.1; shape == art.Square {
				corners, turn = 4, math.Pi/4
			}
			p := &vector.Path{}
			for i := range corners {
				sin, cos := math.Sincos(turn + 2*math.Pi*float64(i)/float64(corners))
				if px, py := mid+float32(u*cos), mid+float32(u*sin); i == 0 {
					p.MoveTo(px, py)
				} else {
					p.LineTo(px, py)
				}
			}
			p.Close()
			vector.FillPath(k.Dst, p, nil, Paint(ink))
		}
		paint(.9, Ink)
		paint(0, fill)
	})
}
