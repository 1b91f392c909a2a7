package board

import (
	"image"
	"math"

	"tenaille/render/board/camera"

	"github.com/hajimehoshi/ebiten/v2"
)

// pass is one step of drawing the board. dst is the whole view, m the part of it
// that the map covers.
type pass struct {
	draw func(b *Board, dst, m *ebiten.Image, cam camera.Camera, p *Picture)
	// lives tells whether the pass draws something that changes with
	// Picture.Tick; nil is a pass that never does. What such passes leave out of
	// other passes is kept as pictures while nothing else changes.
	lives func(b *Board, m *ebiten.Image, cam camera.Camera, p *Picture) bool
	// signs tells that the pass may go out in one batch with the others that do,
	// fixed that it shows something that does not glide along with the map.
	signs, fixed bool
}

// passes are the steps from below.
var passes = [...]pass{
	{fixed: true, draw: func(b *Board, dst, _ *ebiten.Image, cam camera.Camera, _ *Picture) {
		b.drawTable(dst, cam)
		b.drawSheet(dst, cam)
	}},
	{draw: func(b *Board, _, m *ebiten.Image, cam camera.Camera, _ *Picture) { b.ground.Draw(m, cam) }},
	{
		draw: func(b *Board, _, m *ebiten.Image, cam camera.Camera, p *Picture) {
			b.ground.DrawGrowth(m, cam, p.Tick)
			b.ground.DrawFlames(m, cam, p.Tick)
		},
		lives: func(b *Board, _ *ebiten.Image, _ camera.Camera, _ *Picture) bool {
			return b.ground.Beat(0) != b.ground.Beat(60)
		},
	},
	{signs: true, draw: func(b *Board, _, m *ebiten.Image, cam camera.Camera, p *Picture) {
		b.ground.DrawLeaves(m, cam, p.Leaves)
		b.drawUnder(m, cam, p)
		b.pieces.Draw(m, cam, p.Pieces, p.framed())
		b.drawFramed(m, cam, p)
	}},
	{
		draw: func(b *Board, _, m *ebiten.Image, cam camera.Camera, p *Picture) {
			if i := p.Breather(); i >= 0 {
				b.pieces.DrawBreathing(m, cam, &p.Pieces[i], p.breath())
			}
		},
		lives: func(_ *Board, _ *ebiten.Image, _ camera.Camera, p *Picture) bool { return p.Breather() >= 0 }, signs: true,
	},
	{signs: true, draw: func(b *Board, _, m *ebiten.Image, cam camera.Camera, p *Picture) { b.drawGhosts(m, cam, p) }},
	{
		draw: func(b *Board, _, m *ebiten.Image, cam camera.Camera, p *Picture) {
			b.ground.DrawCanopy(m, cam, p.Tick, p.taken)
		},
		lives: func(b *Board, m *ebiten.Image, cam camera.Camera, _ *Picture) bool {
			return b.ground.Smokes(m, cam)
		}, signs: true,
	},
	{signs: true, draw: func(b *Board, _, m *ebiten.Image, cam camera.Camera, p *Picture) {
		b.pieces.DrawBars(m, cam, p.Pieces)
		b.drawOver(m, cam, p)
	}},
	{signs: true, fixed: true, draw: func(b *Board, dst, m *ebiten.Image, cam camera.Camera, _ *Picture) { b.drawRuler(dst, m, cam) }},
	{signs: true, draw: func(b *Board, dst, _ *ebiten.Image, cam camera.Camera, p *Picture) { b.drawLabels(dst, cam, p) }},
}

// pass draws the i-th pass.
func (b *Board) pass(i int, dst, m *ebiten.Image, cam camera.Camera, p *Picture) {
	b.brush.Ink.Filter = ebiten.FilterNearest
	if b.OneBatch && passes[i].signs {
		b.brush.Ink.Filter = ebiten.FilterLinear
	}
	passes[i].draw(b, dst, m, cam, p)
	b.brush.Ink.Filter = ebiten.FilterNearest
}

// Draw draws the whole board on dst: table, sheet, ground, pieces and signs. Call
// Gallery.Begin before it in each frame.
func (b *Board) Draw(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	b.begin()
	cam, m := b.aim(dst, cam, p)
	if m == nil {
		b.drawTable(dst, cam)
		b.drawSheet(dst, cam)
		return
	}
	if p.Zoom.By > 0 {
		b.drawNear(dst, cam, p)
	} else {
		for i := range passes {
			b.pass(i, dst, m, cam, p)
		}
	}
	b.pending = b.brush.Art.Pending() > 0
}

// drawNear draws the board on a picture of its own, and that larger around where the
// picture is brought nearer.
func (b *Board) drawNear(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	if b.lens == nil || b.lens.Bounds() != dst.Bounds() {
		if b.lens != nil {
			b.lens.Deallocate()
		}
		b.lens = ebiten.NewImageWithOptions(dst.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	}
	b.lens.Clear()
	part := b.lens
	if clip := image.Rect(int(cam.X), int(cam.Y), int(cam.X)+b.ground.Terrain().W*cam.Square, int(cam.Y)+b.ground.Terrain().H*cam.Square).Intersect(dst.Bounds()); clip != dst.Bounds() {
		part = b.lens.SubImage(clip).(*ebiten.Image)
	}
	for i := range passes {
		b.pass(i, b.lens, part, cam, p)
	}
	x, y := cam.X+p.Zoom.X*float64(cam.Square), cam.Y+p.Zoom.Y*float64(cam.Square)
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: ebiten.BlendCopy}
	o.GeoM.Translate(float64(dst.Bounds().Min.X)-x, float64(dst.Bounds().Min.Y)-y)
	o.GeoM.Scale(1+p.Zoom.By, 1+p.Zoom.By)
	o.GeoM.Translate(x, y)
	dst.DrawImage(b.lens, &o)
}

// begin begins a picture: nothing has been left out.
func (b *Board) begin() {
	b.pending = false
	b.ground.Begin()
}

// thin is how much of a ghost is left of one that waits for its turn.
const thin = .66

// drawGhosts draws the figures where planned moves would bring them.
func (b *Board) drawGhosts(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	for i := range p.Signs.Planned {
		if v := &p.Signs.Planned[i]; len(v.Way) > 1 {
			b.pieces.DrawGhost(dst, cam, v.Piece, v.At.At, thin)
		}
	}
	if g := p.Signs.Ghost; g != nil {
		b.pieces.DrawGhost(dst, cam, g.Piece, g.At, 1)
	}
}

// aim makes the pictures of the ground fit the camera and returns it on whole
// pixels, with the part of dst that the map covers, nil for none.
func (b *Board) aim(dst *ebiten.Image, cam camera.Camera, p *Picture) (camera.Camera, *ebiten.Image) {
	if b.ground.Fit(cam.Square, p.Signs.Grid) {
		b.areas.Forget()
	}
	cam.X = math.Round(cam.X + p.Shake[0]*cam.Scale)
	cam.Y = math.Round(cam.Y + p.Shake[1]*cam.Scale)
	clip := image.Rect(int(cam.X), int(cam.Y), int(cam.X)+b.ground.Terrain().W*cam.Square, int(cam.Y)+b.ground.Terrain().H*cam.Square).Intersect(dst.Bounds())
	switch clip {
	case image.Rectangle{}:
		return cam, nil
	case dst.Bounds():
		return cam, dst
	}
	return cam, dst.SubImage(clip).(*ebiten.Image)
}
