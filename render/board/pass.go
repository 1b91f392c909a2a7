package board

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// pass is one step of drawing the board. dst is the whole view, m the part of it
// that the map covers.
type pass struct {
	draw func(b *Board, dst, m *ebiten.Image, cam Camera, p *Picture)
	// lives tells whether the pass draws something that changes with
	// Picture.Tick; nil is a pass that never does. What such passes leave out of
	// other passes is kept as pictures while nothing else changes.
	lives func(b *Board, m *ebiten.Image, cam Camera) bool
	// signs tells that the pass may go out in one batch with the others that do,
	// fixed that it shows something that does not glide along with the map.
	signs, fixed bool
}

// passes are the steps from below.
var passes = [...]pass{
	{fixed: true, draw: func(b *Board, dst, _ *ebiten.Image, cam Camera, _ *Picture) {
		b.drawTable(dst, cam)
		b.drawSheet(dst, cam)
	}},
	{draw: func(b *Board, _, m *ebiten.Image, cam Camera, _ *Picture) { b.drawGround(m, cam) }},
	{
		draw: func(b *Board, _, m *ebiten.Image, cam Camera, p *Picture) {
			b.drawGrowth(m, cam, p.Tick)
			b.drawFlames(m, cam, p.Tick)
		},
		lives: func(b *Board, _ *ebiten.Image, _ Camera) bool { return b.Beat(0) != b.Beat(60) },
	},
	{signs: true, draw: func(b *Board, _, m *ebiten.Image, cam Camera, p *Picture) {
		b.drawLeaves(m, cam, p)
		b.drawUnder(m, cam, p)
		b.drawPieces(m, cam, p)
	}},
	{
		draw:  func(b *Board, _, m *ebiten.Image, cam Camera, p *Picture) { b.drawCanopy(m, cam, p.Tick) },
		lives: (*Board).smokes, signs: true,
	},
	{signs: true, draw: func(b *Board, _, m *ebiten.Image, cam Camera, p *Picture) {
		b.drawBars(m, cam, p)
		b.drawOver(m, cam, p)
	}},
	{signs: true, fixed: true, draw: func(b *Board, dst, m *ebiten.Image, cam Camera, _ *Picture) { b.drawRuler(dst, m, cam) }},
	{signs: true, draw: func(b *Board, dst, _ *ebiten.Image, cam Camera, p *Picture) { b.drawLabels(dst, cam, p) }},
}

// smokes tells whether smoke drifts in the part of the map that is in view.
func (b *Board) smokes(m *ebiten.Image, cam Camera) bool {
	for i := range b.terrain.Props {
		if p := &b.terrain.Props[i]; heightOf(p.Name) == above && cam.CellRect(p.At).Inset(-cam.Square/8).Overlaps(m.Bounds()) {
			return true
		}
	}
	return false
}

// pass draws the i-th pass.
func (b *Board) pass(i int, dst, m *ebiten.Image, cam Camera, p *Picture) {
	b.ink.Filter = ebiten.FilterNearest
	if b.OneBatch && passes[i].signs {
		b.ink.Filter = ebiten.FilterLinear
	}
	passes[i].draw(b, dst, m, cam, p)
	b.ink.Filter = ebiten.FilterNearest
}

// Draw draws the whole board on dst: table, sheet, ground, pieces and signs. Call
// Gallery.Begin before it in each frame.
func (b *Board) Draw(dst *ebiten.Image, cam Camera, p *Picture) {
	b.busy = false
	cam, m := b.aim(dst, cam, p)
	if m == nil {
		b.drawTable(dst, cam)
		b.drawSheet(dst, cam)
		return
	}
	for i := range passes {
		b.pass(i, dst, m, cam, p)
	}
	b.busy = b.busy || b.art.Pending() > 0
}

// aim makes the pictures of the ground fit the camera and returns it on whole
// pixels, with the part of dst that the map covers, nil for none.
func (b *Board) aim(dst *ebiten.Image, cam Camera, p *Picture) (Camera, *ebiten.Image) {
	if cam.Square != b.square || p.Signs.Grid != b.grid {
		b.retire()
		b.square, b.grid = cam.Square, p.Signs.Grid
	}
	cam.X = math.Round(cam.X + p.ShakeX*cam.Scale)
	cam.Y = math.Round(cam.Y + p.ShakeY*cam.Scale)
	clip := image.Rect(int(cam.X), int(cam.Y), int(cam.X)+b.terrain.W*cam.Square, int(cam.Y)+b.terrain.H*cam.Square).Intersect(dst.Bounds())
	switch clip {
	case image.Rectangle{}:
		return cam, nil
	case dst.Bounds():
		return cam, dst
	}
	return cam, dst.SubImage(clip).(*ebiten.Image)
}
