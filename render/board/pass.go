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
}

// passes are the steps from below.
var passes = [...]pass{
	{draw: func(b *Board, dst, m *ebiten.Image, cam Camera, _ *Picture) {
		b.drawTable(dst, cam)
		b.drawSheet(dst, cam)
		b.drawGround(m, cam)
	}},
	{
		draw: func(b *Board, _, m *ebiten.Image, cam Camera, p *Picture) {
			b.drawGrowth(m, cam, p.Tick)
			b.drawFlames(m, cam, p.Tick)
		},
		lives: func(b *Board, _ *ebiten.Image, _ Camera) bool { return b.Beat(0) != b.Beat(60) },
	},
	{draw: func(b *Board, _, m *ebiten.Image, cam Camera, p *Picture) {
		b.drawLeaves(m, cam, p)
		b.drawUnder(m, cam, p)
		b.drawPieces(m, cam, p)
	}},
	{
		draw:  func(b *Board, _, m *ebiten.Image, cam Camera, p *Picture) { b.drawCanopy(m, cam, p.Tick) },
		lives: (*Board).smokes,
	},
	{draw: func(b *Board, dst, m *ebiten.Image, cam Camera, p *Picture) {
		b.drawStatuses(m, cam, p)
		b.drawFlanks(m, cam, &p.Signs)
		b.drawOver(m, cam, p)
		b.drawRuler(m, cam)
		b.drawLabels(dst, cam, p)
	}},
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
		passes[i].draw(b, dst, m, cam, p)
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
	if clip.Empty() {
		return cam, nil
	}
	return cam, dst.SubImage(clip).(*ebiten.Image)
}

// Still is a view of the board that keeps what does not live: while nothing
// changes but the beat of flames and water, a frame is a few pictures laid over
// another. It belongs to the goroutine that draws.
type Still struct {
	layers []*ebiten.Image // what lies below, between and above the living passes
	living []int           // passes between the layers
	view   *ebiten.Image   // the picture that was drawn on
	part   *ebiten.Image   // the map's part of it
	cam    Camera
}

// Hold paints the layers of a still view as large as dst; over paints what the
// caller lays over the board. Everything that lives is left out.
func (s *Still) Hold(b *Board, dst *ebiten.Image, cam Camera, p *Picture, over func(*ebiten.Image)) {
	size := dst.Bounds()
	if len(s.layers) > 0 && s.layers[0].Bounds() != size {
		s.Drop()
	}
	s.view, s.living = dst, s.living[:0]
	s.cam, s.part = b.aim(dst, cam, p)
	n := 0
	layer := func() *ebiten.Image {
		if n == len(s.layers) {
			// Its own texture: moved into the atlas it would be copied each time.
			s.layers = append(s.layers, ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true}))
		}
		n++
		img := s.layers[n-1]
		img.Clear()
		return img
	}
	img := layer()
	_, m := b.aim(img, cam, p)
	if m == nil {
		b.drawTable(img, s.cam)
		b.drawSheet(img, s.cam)
	}
	for i := range passes {
		if m == nil {
			break
		}
		if f := passes[i].lives; f != nil && f(b, m, s.cam) {
			s.living = append(s.living, i)
			img = layer()
			_, m = b.aim(img, cam, p)
			continue
		}
		passes[i].draw(b, img, m, s.cam, p)
	}
	over(img)
	for len(s.layers) > n {
		s.layers[len(s.layers)-1].Deallocate()
		s.layers = s.layers[:len(s.layers)-1]
	}
}

// Holds reports whether the layers are made for dst.
func (s *Still) Holds(dst *ebiten.Image) bool { return s.view == dst && dst != nil }

// Draw lays the layers and what lives between them on the picture that Hold was
// given.
func (s *Still) Draw(b *Board, p *Picture) {
	if s.part == nil {
		return // nothing lives outside of the map
	}
	for i, img := range s.layers {
		s.part.DrawImage(img, nil)
		if i < len(s.living) {
			passes[s.living[i]].draw(b, s.view, s.part, s.cam, p)
		}
	}
}

// Forget makes Holds say no until the next Hold.
func (s *Still) Forget() { s.view, s.part = nil, nil }

// Drop frees the layers.
func (s *Still) Drop() {
	for _, img := range s.layers {
		img.Deallocate()
	}
	s.layers = s.layers[:0]
	s.Forget()
}
