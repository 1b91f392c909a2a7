package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// Planned is what a piece is to do when its turn has come: a thin ghost where it would end,
// with its way, and a line to whom it aims at.
type Planned struct {
	Piece piece.Piece
	Way   []grid.Cell // anchors, the start first; none where it stays
	At    grid.Space  // where it ends
	On    *grid.Space // whom it aims at, nil for nobody
	Side  int
}

// draw draws way, line and frame under the pieces.
func (v *Planned) draw(b *Board, dst *ebiten.Image, cam camera.Camera) {
	c, light := float64(cam.Square), art.SideLook(v.Side).Light
	if len(v.Way) > 1 {
		pts := make([]pen.Vec, len(v.Way))
		for i, at := range v.Way {
			pts[i] = brush.Middle(cam, grid.Space{At: at, N: v.At.N})
		}
		b.brush.Ink.Dash([][]pen.Vec{pts}, .2*c, .12*c).Stroke(dst, art.Ink, .12*c, .55).Stroke(dst, light, .055*c, .9)
		b.brush.Ink.Dash(brush.Squared(cam.SpaceRect(v.At), .1*c), .1*c, .08*c).Stroke(dst, art.Ink, .07*c, .5).Stroke(dst, light, .035*c, .9)
	}
	if v.On == nil {
		return
	}
	from, to := brush.Middle(cam, v.At), brush.Middle(cam, *v.On)
	span := to.Sub(from)
	far := span.Length()
	if far < 1 {
		return
	}
	end := to.Sub(span.Unit().Mul(math.Min(far/2, .46*c*float64(v.On.N))))
	b.brush.Ink.Dash([][]pen.Vec{{from, end}}, .08*c, .09*c).Stroke(dst, art.Ink, .09*c, .5).Stroke(dst, inkTarget, .04*c, .95)
	wing := span.Unit().Mul(.17 * c)
	for _, side := range [...]float64{1, -1} {
		b.brush.Ink.Polyline(end, end.Sub(wing).Add(wing.Turn().Mul(.6*side))).Stroke(dst, art.Ink, .09*c, .5).Stroke(dst, inkTarget, .045*c, .95)
	}
}
