package art

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/svg"
)

// crop is the square of a figure that its portrait shows, in the figure's units.
type crop struct{ x, y, side float64 }

// crops holds the figures whose face is not where most have it.
var crops = map[string]crop{
	"dragon": {122, 8, 142}, "ogre": {70, 4, 128}, "troll": {62, 4, 132},
	"pawn": {24, 10, 80}, "wolf": {24, 2, 82}, "goblin": {22, 20, 86}, "goblin-archer": {26, 14, 86},
	"knight": {24, 2, 80}, "rat": {16, 12, 84}, "spider": {58, 102, 140}, "giant": {122, 96, 140},
	"halfling": {22, 16, 88}, "fox-mask": {20, 2, 88}, "sprite": {22, 4, 84}, "duelist": {24, 8, 84}, "ranger": {20, 6, 84},
	"wisp": {14, 14, 100}, "gaoler": {24, 10, 80}, "serpent": {66, 10, 124}, "ooze": {28, 84, 156},
	"treant": {130, 90, 250}, "colossus": {230, 10, 310},
}

// Portrait returns the head of a figure inside its side's shape with a ring of
// its colour, px pixels wide and high; nil as for Tile.
func (g *Gallery) Portrait(figure string, side, px int) *ebiten.Image {
	figure = g.figure(figure)
	look := SideLook(side)
	return g.made(key{name: g.path("portrait", figure), group: look.Shape.String(), px: px, team: look.Colour}, func() *image.RGBA {
		return g.portrait(figure, look, px)
	})
}

// Bust returns the figure's head and shoulders cut to a square of px pixels on a
// transparent ground, for cards and sheets.
func (g *Gallery) Bust(figure string, side, px int) *ebiten.Image {
	figure = g.figure(figure)
	look := SideLook(side)
	return g.made(key{name: g.path("bust", figure), px: px, team: look.Colour}, func() *image.RGBA {
		d := g.Drawing(g.path("tokens", figure))
		if d == nil {
			return nil
		}
		img := image.NewRGBA(image.Rect(0, 0, px, px))
		c := cropOf(figure)
		k := float64(px) / (c.side * 1.18)
		d.Paint(img, -(c.x-c.side*.09)*k, -c.y*k+float64(px)*.04, d.W*k, "figure", svg.Colors{svg.Team: look.Colour})
		return img
	})
}

func cropOf(figure string) crop {
	if c, ok := crops[figure]; ok {
		return c
	}
	return crop{24, 4, 80}
}

func (g *Gallery) portrait(figure string, look Side, px int) *image.RGBA {
	d := g.Drawing(g.path("tokens", figure))
	if d == nil {
		return nil
	}
	// The ring is 2.4 of a radius of 15 in the design; the shape leaves room for it.
	const box = 34.8
	k := float64(px) / box
	size := image.Rect(0, 0, px, px)
	img := image.NewRGBA(size)
	paintShape(img, look.Shape, box, css(look.Dark), "none", 0)
	mask := image.NewRGBA(size)
	paintShape(mask, look.Shape, box, "#ffffff", "none", 0)
	face := image.NewRGBA(size)
	c := cropOf(figure)
	scale := 30 * k / c.side
	off := (box - 30) / 2 * k
	d.Paint(face, off-c.x*scale, off-c.y*scale, d.W*scale, "figure", svg.Colors{svg.Team: look.Colour})
	draw.DrawMask(img, size, face, image.Point{}, mask, image.Point{}, draw.Over)
	paintShape(img, look.Shape, box, "none", css(Ink), 4.4)
	paintShape(img, look.Shape, box, "none", css(look.Colour), 2.4)
	return img
}

// paintShape paints a side's shape of radius 15 in the middle of a box.
func paintShape(dst *image.RGBA, s Shape, box float64, fill, stroke string, width float64) {
	src := fmt.Sprintf(`<svg viewBox="0 0 %g %g"><path d="%s" fill="%s" stroke="%s" stroke-width="%g" stroke-linejoin="round"/></svg>`,
		box, box, shapePath(s, box/2, box/2, 15), fill, stroke, width)
	d, err := svg.Read([]byte(src))
	if err != nil {
		panic("art: own shape cannot be read: " + err.Error())
	}
	d.Paint(dst, 0, 0, float64(dst.Rect.Dx()), "", nil)
}

// shapePath is the outline of a side's shape.
func shapePath(s Shape, cx, cy, r float64) string {
	switch s {
	case Round:
		return fmt.Sprintf("M%g %gA%g %g 0 1 1 %g %gA%g %g 0 1 1 %g %gZ", cx-r, cy, r, r, cx+r, cy, r, r, cx-r, cy)
	case Hex:
		var b strings.Builder
		for i := range 6 {
			a := float64(i) * math.Pi / 3
			fmt.Fprintf(&b, "%c%.2f %.2f", "ML"[min(i, 1)], cx+r*1.08*math.Cos(a), cy+r*1.08*math.Sin(a))
		}
		return b.String() + "Z"
	default:
		q := r * .9
		return fmt.Sprintf("M%g %gH%gV%gH%gZ", cx-q, cy-q, cx+q, cy+q, cx-q)
	}
}

func css(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
