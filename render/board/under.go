package board

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// drawUnder draws the signs under the pieces.
func (b *Board) drawUnder(dst *ebiten.Image, cam Camera, p *Picture) {
	s := &p.Signs
	if s.Plain {
		b.ink.Rect(dst, dst.Bounds(), color.NRGBA{16, 19, 26, 102})
	}
	b.drawField(dst, cam, p)
	b.drawSights(dst, cam, s)
	c := float64(cam.Square)
	if s.Path != nil {
		b.drawPath(dst, cam, s.Path, p.Pieces)
	}
	for _, at := range s.Spots {
		m := middle(cam, grid.Space{At: at, N: uint8(max(1, s.SpotWidth))})
		b.ink.Reset().Circle(m.X, m.Y, c*.21).Fade(dst, art.Ink, .62).Stroke(dst, art.Gold, c*.03, .9)
		b.icon(dst, "flank", m.X, m.Y, c*.3, art.Gold, art.Gold)
	}
	for _, m := range s.May {
		light := art.SideLook(m.Side).Light
		r := frame(cam.SpaceRect(m.On), .06*c)
		b.ink.Loops(r).Stroke(dst, art.Ink, .094*c, .6)
		b.ink.Dash(r, .146*c, .083*c).Stroke(dst, light, .042*c, 1)
	}
	if s.Acting != nil {
		b.lamps()
		m := middle(cam, *s.Acting)
		disc(dst, b.halo, m.X, m.Y, c*.78*math.Max(1, float64(s.Acting.N)), ebiten.BlendSourceOver, 1)
	}
	if s.Ghost != nil {
		g := s.Ghost
		r := cam.SpaceRect(grid.Space{At: g.At, N: uint8(g.Piece.n())})
		f := frame(r, .06*c)
		b.ink.Loops(f).Fade(dst, rgb(0xe6f7ff), .38).Stroke(dst, art.Ink, .083*c, .5)
		b.ink.Dash(f, .125*c, .083*c).Stroke(dst, rgb(0xffffff), .046*c, 1)
	}
	if s.Hover != nil {
		b.ink.Loops(frame(cam.CellRect(*s.Hover), .05*c)).Stroke(dst, art.Ink, .09*c, .6).Stroke(dst, art.Bone, .042*c, 1)
	}
	if s.Cursor != nil {
		b.ink.Loops(frame(cam.CellRect(*s.Cursor), .04*c)).Stroke(dst, art.Ink, .12*c, .7).Stroke(dst, art.Brass, .065*c, 1)
	}
}

// frame is a rounded square inside a rectangle of pixels.
func frame(r image.Rectangle, inset float64) [][]pen.Vec {
	x0, y0, x1, y1 := float64(r.Min.X)+inset, float64(r.Min.Y)+inset, float64(r.Max.X)-inset, float64(r.Max.Y)-inset
	return [][]pen.Vec{rounded([]pen.Vec{pen.V(x0, y0), pen.V(x1, y0), pen.V(x1, y1), pen.V(x0, y1)}, 1, 0, math.Min(6, (x1-x0)*.1))}
}

// brackets frames a space with four corners.
func (b *Board) brackets(dst *ebiten.Image, cam Camera, s grid.Space, c color.NRGBA) {
	sq := float64(cam.Square)
	r := cam.SpaceRect(s)
	g := sq * .035
	x0, y0, x1, y1 := float64(r.Min.X)-g, float64(r.Min.Y)-g, float64(r.Max.X)+g, float64(r.Max.Y)+g
	l := sq * .30
	p := b.ink.Reset()
	p.Move(x0, y0+l).Line(x0, y0).Line(x0+l, y0)
	p.Move(x1-l, y0).Line(x1, y0).Line(x1, y0+l)
	p.Move(x1, y1-l).Line(x1, y1).Line(x1-l, y1)
	p.Move(x0+l, y1).Line(x0, y1).Line(x0, y1-l)
	p.Edge(dst, art.Ink, sq*.16, 1).Edge(dst, c, sq*.085, 1)
}
