package hud

import (
	"fmt"
	"math"

	"tenaille/game/model"
	"tenaille/render/widget"
)

// paper is the sheet of the slip: its torn lower edge and its golden head.
func (c painter) paper(r widget.Rect) {
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
	c.polygon(widget.Fade(widget.Ink, .45), widget.Transparent, 0, dark...)
	c.polygon(widget.Paper, widget.Transparent, 0, xy...)
	c.Ground(r, widget.Paper)
	c.Fill(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: 3.5}, widget.Brass)
}

// ruler paints the twenty faces: misses hatched, hits gold, threats red with a
// star, and the marker on the face that is needed or was rolled.
func (c painter) ruler(s *model.Slip, x, y, w float64) {
	step := w / 20
	for face := 1; face <= 20; face++ {
		r := widget.Rect{X: x + step*float64(face-1), Y: y, W: step - 1, H: 14}
		switch {
		case s.Falls && face < s.HitFrom:
			c.Fill(r, rgb(0xc8932b))
		case !s.Falls && face >= s.ThreatFrom && face >= s.HitFrom:
			c.Fill(r, rgb(0xb3261e))
			c.star(r.X+r.W/2, r.Y+7, 3.9)
		case !s.Falls && face >= s.HitFrom:
			c.Fill(r, rgb(0xc8932b))
		default:
			c.Fill(r, rgb(0xc2b595))
			c.Line(r.X+1.5, r.Y+12.5, r.X+r.W-1.5, r.Y+1.5, 1, rgb(0x8d7f66))
		}
	}
	for _, face := range [...]int{1, 5, 10, 15, 20} {
		c.Text(fmt.Sprint(face), x+step*(float64(face)-.5), y+25, widget.Mono, 10, widget.PaperSub, widget.Middle)
	}
	mark := x + step*float64(min(s.HitFrom, 21)-1) - .5
	if s.Roll > 0 {
		mark = x + step*(s.Roll-.5)
		c.Line(mark, y-3, mark, y+16, 2.4, widget.PaperInk)
		c.polygon(widget.PaperInk, widget.Transparent, 0, mark-6, y-9, mark+6, y-9, mark, y-1)
		return
	}
	c.Line(mark, y-4, mark, y+17, 2, widget.PaperInk)
	c.polygon(widget.PaperInk, widget.Transparent, 0, mark-4.5, y-7, mark+4.5, y-7, mark, y-1)
}

func (c painter) star(x, y, r float64) {
	var xy []float64
	for i := range 10 {
		k := r
		if i%2 == 1 {
			k = r * .42
		}
		sin, cos := math.Sincos(float64(i)*math.Pi/5 - math.Pi/2)
		xy = append(xy, x+k*cos, y+k*sin)
	}
	c.polygon(rgb(0xffe9c4), widget.Transparent, 0, xy...)
}
