package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// The medallion of who acts and of whom it aims at, in squares: how far its shadow, its edge of
// ink, its coin, the light rim on that with its own edge, and the dark disc reach beyond half of
// the space; how much less the coin reaches about somebody large, whose size speaks for itself;
// and how far the shadow falls. The coin leaves its squares by as much as it takes to be seen
// first among friends of the same colour, and lies under every base.
const (
	discShade, discInk, discCoin = .15, .15, .125
	discEdge, discRim, discWell  = .05, .03, -.025
	discLess, discFall           = .07, .035
)

// spot stands who acts, and whom it aims at, on a medallion of their side: a dark disc, before
// which the bone edge of a figure stands out as it does before nothing lighter, in a light rim
// on a coin of the side with an edge of ink. It is as strong in every light.
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
	round := func(on *grid.Space, reach, fall float64) *pen.Pen {
		m, half := brush.Middle(cam, *on), .5*max(1, float64(on.N))
		return b.brush.Ink.Reset().Circle(m.X+fall*c, m.Y+fall*c, c*(half+reach))
	}
	for _, on := range lit {
		if on == nil {
			continue
		}
		less := lessOf(*on)
		round(on, discShade-less, discFall).Fade(dst, art.Ink, .4)
		round(on, discInk-less, 0).Fill(dst, art.Ink)
		round(on, discCoin-less, 0).Fill(dst, sideOn(p, *on).Colour)
	}
	for _, on := range lit { // over both coins: of two that touch neither cuts into the other's disc
		if on == nil {
			continue
		}
		side, less := sideOn(p, *on), lessOf(*on)
		round(on, discEdge-less, 0).Fade(dst, art.Ink, .8)
		round(on, discRim-less, 0).Fill(dst, side.Light)
		round(on, discWell-less, 0).Fill(dst, side.Dark).Fade(dst, art.Ink, .45)
	}
}

// lessOf is how much less the coin about a space reaches than about one square.
func lessOf(on grid.Space) float64 { return discLess * float64(min(max(on.N, 1)-1, 2)) }

// sideOn is how the side looks of whoever lives on a space, the neutral one where nobody does.
func sideOn(p *Picture, on grid.Space) art.Side {
	for i := range p.Pieces {
		if q := &p.Pieces[i]; q.At == on.At && q.Pose != piece.Dead {
			return art.SideLook(q.Side)
		}
	}
	return art.SideLook(-1)
}
