package widget

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/colorm"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/art"
)

// Miniature paints a figure whole, as it stands on the map: its card in the slot of its
// base, size units wide and high, the upper left corner at x, y. Until the card is painted
// a plain pawn of its side stands in its place.
func (c Canvas) Miniature(figure string, side int, x, y, size float64) {
	if c.Blind() {
		return
	}
	px, squares := c.Px(size), c.art.Squares(figure)
	base, card, lip := c.art.Base(side, squares, px, false), c.art.Figure(figure, side, px), c.art.Base(side, squares, px, true)
	if base == nil || card == nil || lip == nil {
		c.Pawn(side, x, y, size)
		return
	}
	c.Sized(base, x, y, size)
	c.Sized(card, x, y, size)
	c.Sized(lip, x, y, size)
}

// Pawn paints a pawn without features, of somebody of whom no more is known or who will be
// painted in a moment.
func (c Canvas) Pawn(side int, x, y, size float64) {
	type key struct {
		side int
		size float64
	}
	c.Stamp(key{side, size}, Rect{X: x, Y: y, W: size, H: size}, func(k Canvas, _ Rect) {
		look := art.SideLook(side)
		u := float32(size * k.Scale() / 128)
		body := &vector.Path{}
		body.MoveTo(40*u, 104*u)
		body.CubicTo(40*u, 74*u, 46*u, 62*u, 64*u, 62*u)
		body.CubicTo(82*u, 62*u, 88*u, 74*u, 88*u, 104*u)
		body.Close()
		vector.FillPath(k.Dst, body, nil, Paint(look.Dark))
		vector.StrokePath(k.Dst, body, &vector.StrokeOptions{Width: 6 * u, LineJoin: vector.LineJoinRound}, Paint(Ink))
		vector.FillCircle(k.Dst, 64*u, 44*u, 25*u, Ink, true)
		vector.FillCircle(k.Dst, 64*u, 44*u, 21*u, look.Dark, true)
	})
}

// Felled paints a figure that lies on the ground, without its base and its colours, size
// units wide; x, y is the middle of where it lies, left tells to which side its head is.
// Until its card is painted nothing lies there.
func (c Canvas) Felled(figure string, side int, x, y, size float64, left bool) {
	if c.Blind() {
		return
	}
	img := c.art.Figure(figure, side, c.Px(size))
	if img == nil {
		return
	}
	if c.print != nil {
		c.printed(c.around(1, x-size/2, y-size/2, x+size/2, y+size/2), img)
	}
	if c.Dst == nil {
		return
	}
	k := size * c.scale / float64(img.Bounds().Dx())
	turn := 84 * math.Pi / 180
	if left {
		turn = -turn
	}
	var g ebiten.GeoM
	g.Scale(k, k)
	g.Translate(-size*c.scale/2, -size*c.scale*68/128)
	g.Rotate(turn)
	g.Scale(1, .8)
	g.Translate(math.Round(x*c.scale), math.Round(y*c.scale))
	var m colorm.ColorM
	m.ChangeHSV(0, .12, .86)
	m.Scale(1, 1, 1, .72)
	colorm.DrawImage(c.Dst, img, m, &colorm.DrawImageOptions{GeoM: g, Filter: ebiten.FilterLinear})
}
