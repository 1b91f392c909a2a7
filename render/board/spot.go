package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/rules/grid"
)

// The plate under who acts and under whom it aims at, in squares: how far in its space its rim lies,
// how wide that is, and how wide the edge of ink is inside and outside of it.
const plateIn, plateRim, plateInk = 0, .085, .09

// plates is how dense the plate is under one square and under more: beneath somebody large it would
// be the largest thing on the board. plateShade is how much of its colour ink takes.
var plates = [...]float64{1: 1, 2: .5}

const plateShade = .35

// spot stands who acts, and whom it aims at, on a plate in the dark of their side, before which
// the bone edge of a figure stands out as it does before nothing lighter, with a rim in the full
// colour. It fills the space, lies under every base and is as strong in every light.
// A plate of the rule book has none: there the lines are what is to be seen.
func (b *Board) spot(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	if b.OnPaper {
		return
	}
	lit := [...]*grid.Space{p.Signs.Acting, p.Signs.Target}
	if p.Signs.Barred {
		lit[1] = nil
	}
	c := float64(cam.Square)
	for _, on := range lit {
		if on == nil {
			continue
		}
		side, dense := sideOn(p, *on), plates[min(max(on.N, 1), 2)]
		b.brush.Ink.Loops(brush.Squared(cam.SpaceRect(*on), (plateIn+plateRim/2)*c)).
			Fade(dst, side.Dark, dense).Fade(dst, art.Ink, plateShade*dense).
			Edge(dst, art.Ink, (plateRim+2*plateInk)*c, 1).Edge(dst, side.Colour, plateRim*c, 1)
	}
}

// sideOn is how the side looks of whoever lives on a space, the neutral one where nobody does.
func sideOn(p *Picture, on grid.Space) art.Side {
	for i := range p.Pieces {
		if q := &p.Pieces[i]; q.At == on.At && q.Pose != piece.Dead {
			return art.SideLook(q.Side)
		}
	}
	return art.SideLook(-1)
}
