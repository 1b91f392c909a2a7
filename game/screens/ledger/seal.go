package ledger

import (
	"image/color"
	"math"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// wax is that of a seal of nobody's side.
var (
	wax      = color.NRGBA{0x8a, 0x2a, 0x1c, 255}
	waxDark  = color.NRGBA{0x5c, 0x18, 0x10, 255}
	greyWax  = color.NRGBA{0x7a, 0x71, 0x63, 255}
	greyDark = color.NRGBA{0x52, 0x4a, 0x3e, 255}
	goldWax  = color.NRGBA{0xb9, 0x84, 0x1f, 255}
	goldDark = color.NRGBA{0x79, 0x53, 0x10, 255}
)

// Stamp presses a seal of radius r into wax, in the colour of a side, -1 for none: the jaws
// where a match is won, open where it goes on, broken where it is lost.
func Stamp(k widget.Canvas, s Seal, side int, x, y, r float64) {
	fill, dark := wax, waxDark
	icon := "flank"
	switch s {
	case Plain:
		return
	case Faulty:
		icon = "warning"
	case Lost:
		fill, dark, icon = greyWax, greyDark, "dead"
	case Ended:
		fill, dark = greyWax, greyDark
	case Running:
		fill, dark, icon = goldWax, goldDark, "play"
	case Others:
		fill, dark, icon = greyWax, greyDark, "attack"
	case Sending:
		fill, dark, icon = goldWax, goldDark, "link"
	case Waiting:
		fill, dark, icon = goldWax, goldDark, "hotseat"
	}
	if side >= 0 && s != Lost {
		look := art.SideLook(side)
		fill, dark = look.Colour, look.Dark
	}
	press(k, fill, dark, x, y, r)
	size := r * .92
	k.IconTint(icon, x-size/2, y-size/2, size, widget.Bone, widget.Bone)
}

// Rank presses a number into wax: gold for the first, silver for the second and third.
func Rank(k widget.Canvas, number string, rank int, x, y, r float64) {
	fill, dark := wax, waxDark
	switch {
	case rank == 0:
		fill, dark = goldWax, goldDark
	case rank < 3:
		fill, dark = greyWax, greyDark
	}
	press(k, fill, dark, x, y, r)
	k.Text(number, x, y+5, widget.Bold, 14, widget.White, widget.Middle)
}

// press paints the wax of a seal.
func press(k widget.Canvas, fill, dark color.NRGBA, x, y, r float64) {
	type key struct {
		fill, dark color.NRGBA
		r          float64
	}
	d := r + 4
	k.Ground(widget.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, dark)
	k.Stamp(key{fill, dark, r}, widget.Rect{X: x - d, Y: y - d, W: 2 * d, H: 2 * d}, func(c widget.Canvas, _ widget.Rect) {
		c.Polygon(widget.Fade(widget.Ink, .3), widget.Transparent, 0, drop(d+1.5, d+2.5, r)...)
		c.Polygon(fill, dark, 1.6, drop(d, d, r)...)
		c.Disc(d, d, r*.74, dark, widget.Fade(fill, .6), 1.2)
	})
}

// drop is the outline of wax that ran a little, always in the same way.
func drop(x, y, r float64) (xy []float64) {
	const n = 40
	for i := range n {
		a := 2 * math.Pi * float64(i) / n
		run := r * (.95 + .035*math.Sin(3*a+.8) + .025*math.Sin(7*a))
		sin, cos := math.Sincos(a)
		xy = append(xy, x+run*cos, y+run*sin)
	}
	return xy
}
