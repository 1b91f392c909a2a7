package board

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/rules/grid"
)

// The medallion of who acts and of whom it aims at, in squares: how far its edge of ink, its coin
// and the dark disc on that reach beyond half of the space. The coin leaves its squares by as
// much as it takes to be seen first among friends of the same colour, and lies under every base.
const discInk, discCoin, discWell = .24, .21, -.105

// spot stands who acts, and whom it aims at, on a medallion of their side: a dark disc, before
// which the bone edge of a figure stands out as it does before nothing lighter, in a bright rim
// of the side with an edge of ink. It is as strong in every light.
// A plate of the rule book has none: there the lines are what is to be seen.
func (b *Board) spot(dst *ebiten.Image, cam camera.Camera, p *Picture) {
	if b.OnPaper {
		return
	}
	lit := [...]*grid.Space{p.Signs.Acting, p.Signs.Target}
	if p.Signs.Barred {
		lit[1] = nil
	}
	circle := func(on *grid.Space, reach float64, ink color.NRGBA) {
		m, half := brush.Middle(cam, *on), .5*max(1, float64(on.N))
		b.brush.Ink.Reset().Circle(m.X, m.Y, float64(cam.Square)*(half+reach)).Fill(dst, ink)
	}
	for _, on := range lit {
		if on != nil {
			circle(on, discInk, art.Ink)
			circle(on, discCoin, sideOn(p, *on).Colour)
		}
	}
	for _, on := range lit { // over both coins: of two that touch neither cuts into the other's disc
		if on != nil {
			circle(on, discWell, sideOn(p, *on).Dark)
		}
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
