package widget

import (
	"image/color"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2/vector"
)

// paperKey tells sheets of paper apart.
type paperKey struct{ w, h int }

// PaperSheet paints a sheet of paper lying on the table: its deckle edge, the
// grain of it and its shadow.
func (c Canvas) PaperSheet(r Rect) {
	const rim = 10.
	out := Rect{X: r.X - rim, Y: r.Y - rim, W: r.W + 2*rim, H: r.H + 2*rim}
	c.Ground(r, Paper)
	c.Stamp(paperKey{c.Px(r.W), c.Px(r.H)}, out, func(k Canvas, _ Rect) {
		fill := func(dx, dy float64, ink color.NRGBA) {
			vector.FillPath(k.Dst, deckle(rim+dx, rim+dy, r.W, r.H, k.Scale()), nil, Paint(ink))
		}
		fill(4, 6, color.NRGBA{A: 70})
		fill(2, 3, color.NRGBA{A: 90})
		fill(0, 1, color.NRGBA{0x9c, 0x87, 0x5c, 255})
		fill(0, 0, Paper)
		grain := rand.New(rand.NewPCG(7, 7))
		for range int(r.W * r.H / 2600) {
			x, y := rim+8+grain.Float64()*(r.W-22), rim+6+grain.Float64()*(r.H-12)
			k.Fill(Rect{X: x, Y: y, W: 2 + 6*grain.Float64(), H: 1}, color.NRGBA{0x9c, 0x87, 0x5c, 34})
		}
	})
}

// deckle is the outline of a sheet, a little uneven, always in the same way.
func deckle(x, y, w, h, scale float64) *vector.Path {
	rng := rand.New(rand.NewPCG(3, uint64(w)))
	p := &vector.Path{}
	k := float32(scale)
	first := true
	at := func(px, py float64) {
		if first {
			p.MoveTo(float32(px)*k, float32(py)*k)
			first = false
			return
		}
		p.LineTo(float32(px)*k, float32(py)*k)
	}
	side := func(x0, y0, x1, y1 float64) {
		n := int(max(x1-x0, x0-x1, y1-y0, y0-y1) / 17)
		for i := range n {
			t := float64(i) / float64(n)
			at(x0+(x1-x0)*t+rng.Float64()*2.4-1.2, y0+(y1-y0)*t+rng.Float64()*2.4-1.2)
		}
	}
	side(x, y, x+w, y)
	side(x+w, y, x+w, y+h)
	side(x+w, y+h, x, y+h)
	side(x, y+h, x, y)
	p.Close()
	return p
}
