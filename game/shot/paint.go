//go:build !js

package shot

import (
	"errors"
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/scene"
)

// paintings is how many frames a picture may take until it is whole.
const paintings = 200

// Paint draws the screen. It must be called within a frame of the running
// engine. The pixels have no alpha.
func (p *Posed) Paint() (*image.RGBA, error) {
	dst := ebiten.NewImage(p.shot.Width, p.shot.Height)
	defer dst.Deallocate()
	p.studio.lend(p)
	defer p.studio.store(p)
	for n := 0; ; n++ {
		p.Redraw = false
		p.Art.Begin(0)
		dst.Clear()
		for _, s := range p.Stack.Visible() {
			s.Draw(dst)
		}
		b, board := p.Stack.Top().(scene.Board)
		if p.Art.Pending() == 0 && !p.Redraw && (!board || b.Whole()) {
			break
		}
		if n == paintings {
			return nil, errors.New("the picture does not become whole")
		}
	}
	m := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(m.Pix)
	return m, nil
}

// Close lets go of the screens.
func (p *Posed) Close() { p.Stack.Clear() }

// studio is the program while it takes one picture.
type studio struct {
	posed *Posed
	taken *image.RGBA
	err   error
}

// Update takes the picture and ends the program.
func (s *studio) Update() error {
	s.taken, s.err = s.posed.Paint()
	return ebiten.Termination
}

func (*studio) Draw(*ebiten.Image)         {}
func (*studio) Layout(w, h int) (int, int) { return w, h }

// Take draws a shot in a hidden window of its own. The error says what of the
// shot cannot be had or, as an ErrWindow, that there is no window system.
func Take(r scene.Routes, s Shot) (*image.RGBA, error) {
	p, err := NewStudio(r).Pose(s)
	if err != nil {
		return nil, err
	}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(64, 64)
	take := &studio{posed: p}
	if err := ebiten.RunGame(take); err != nil {
		return nil, fmt.Errorf("%w: %w", scene.ErrWindow, err)
	}
	return take.taken, take.err
}
