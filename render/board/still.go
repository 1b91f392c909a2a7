package board

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board/camera"
	"tenaille/render/frame"
)

// Still is a view of the board that keeps what does not live: while nothing
// changes but the beat of flames and water, a frame is a few pictures laid over
// another, and only where something lives. It belongs to the goroutine that draws.
type Still struct {
	layers []*ebiten.Image             // what lies below, between and above the living passes
	living []int                       // passes between the layers
	ready  frame.Series[*ebiten.Image] // layers, for the picture that is drawn on
	view   *ebiten.Image               // that picture
	part   *ebiten.Image               // the map's part of it
	cam    camera.Camera
	hides  []image.Rectangle // what panels hide
	spots  spots             // what the living passes may touch
	parts  []spots           // of each layer, where it shows anything
}

// Holds reports whether all layers are made for dst.
func (s *Still) Holds(dst *ebiten.Image) bool {
	return s.ready.Holds(dst)
}

// Hold paints one layer more of a still view as large as dst: a frame for each, so
// that none takes long. over paints what the caller lays over the board, and hides
// are the pixels of it that nothing living shines through. Everything that lives is
// left out.
func (s *Still) Hold(b *Board, dst *ebiten.Image, cam camera.Camera, p *Picture, hides []image.Rectangle, over func(*ebiten.Image)) {
	size := dst.Bounds()
	if len(s.layers) > 0 && s.layers[0].Bounds() != size {
		s.drop()
	}
	if !s.ready.Begun(dst) {
		s.view, s.living = dst, s.living[:0]
		s.cam, s.part = b.aim(dst, cam, p)
		for i := range passes {
			if f := passes[i].lives; s.part != nil && f != nil && f(b, s.part, s.cam, p) {
				s.living = append(s.living, i)
			}
		}
		s.hides = append(s.hides[:0], hides...)
		b.ground.Hide(s.hides)
		s.spots.mark(b, s.part, s.cam, p)
		s.parts = s.parts[:0]
		b.ground.Hide(nil)
		s.ready.Begin(dst, len(s.living)+1)
		return
	}
	n := s.ready.Done()
	if n == len(s.layers) {
		// Its own texture: moved into the atlas it would be copied each time.
		s.layers = append(s.layers, ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true}))
	}
	img := s.layers[n]
	img.Clear()
	_, m := b.aim(img, cam, p)
	from, to := 0, len(passes)
	if n > 0 {
		from = s.living[n-1] + 1
	}
	if n < len(s.living) {
		to = s.living[n]
	}
	for i := from; i < to && m != nil; i++ {
		b.pass(i, img, m, s.cam, p)
	}
	if n == len(s.living) {
		over(img)
	}
	s.ready.Next()
	if m == nil {
		return
	}
	if len(s.parts) == cap(s.parts) {
		s.parts = append(s.parts, spots{})
	} else {
		s.parts = s.parts[:n+1]
	}
	s.parts[n].of(&s.spots, img, n > 0)
}

// Draw lays the layers and what lives between them on the picture that Hold was
// given, wherever something lives.
func (s *Still) Draw(b *Board, p *Picture) {
	if s.part == nil {
		return // nothing lives outside of the map
	}
	b.ground.Hide(s.hides)
	defer func() { b.ground.Hide(nil) }()
	for i, img := range s.layers[:s.ready.Done()] {
		blend := ebiten.BlendSourceOver
		if i == 0 {
			blend = ebiten.BlendCopy // the ground lets nothing through
		}
		s.parts[i].draw(s.part, img, blend)
		if i < len(s.living) {
			b.pass(s.living[i], s.view, s.part, s.cam, p)
		}
	}
}

// Forget makes Holds say no until all is painted again.
func (s *Still) Forget() {
	s.view, s.part = nil, nil
	s.ready.Forget()
}

// drop frees the layers.
func (s *Still) drop() {
	for _, img := range s.layers {
		img.Deallocate()
	}
	s.layers = s.layers[:0]
	s.Forget()
}
