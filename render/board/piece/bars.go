package piece

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/camera"
	"tenaille/rules/grid"
)

// DrawBars draws the bars of hit points of all pieces.
func (b *Painter) DrawBars(dst *ebiten.Image, cam camera.Camera, pieces []Piece) {
	for _, i := range b.order {
		b.drawBarOf(dst, cam, &pieces[i])
	}
}

// DrawBarsAt draws the bars of the pieces on a square again, over signs.
func (b *Painter) DrawBarsAt(dst *ebiten.Image, cam camera.Camera, pieces []Piece, at grid.Cell) {
	for _, i := range b.order {
		if pieces[i].At == at {
			b.drawBarOf(dst, cam, &pieces[i])
		}
	}
}

// drawBarOf draws the bar of a piece that has one: who stands with none left has an empty one.
func (b *Painter) drawBarOf(dst *ebiten.Image, cam camera.Camera, q *Piece) {
	if q.Marked() && float64(q.HP)+q.Drain >= 0 && q.MaxHP > 0 {
		s, n := float64(cam.Square), float64(q.Width())
		at := q.corner(cam)
		b.drawBar(dst, at.X+s*n/2, at.Y+s*footing(n), s, barHeight(cam, n*q.scale()), n*q.scale(), q)
	}
}

// footing is how far down in a space of n squares its bar ends, on the lip of its base, in squares.
func footing(n float64) float64 { return n*standing + 2*foot }

// barInk is the colour of what is left of a piece's hit points.
func barInk(q *Piece) color.NRGBA {
	switch part := float64(q.HP) / float64(q.MaxHP); {
	case part > .5:
		return art.Good
	case part > .25:
		return art.Warn
	}
	return art.Bad
}

// barHeight is how high the bar of who is n squares wide is in pixels: on a screen for
// fingers, where squares are small, more of them.
func barHeight(cam camera.Camera, n float64) float64 {
	h := .08
	switch {
	case cam.Flush:
		h = .115
	case n > 2:
		h = .14
	case n > 1:
		h = .11
	}
	return h * float64(cam.Square)
}

// drawBar draws the bar of hit points on the bottom of a space, higher and in a red rim for whom
// a blow may fell.
func (b *Painter) drawBar(dst *ebiten.Image, cx, bottom, s, h, n float64, q *Piece) {
	w, c := s*n*.74, barInk(q)
	if c == art.Bad {
		h *= 1.3
	}
	x, y := cx-w/2, bottom-h-s*.025
	e := s * .027
	part := math.Max(0, math.Min(1, float64(q.HP)/float64(q.MaxHP)))
	if b.Ink.Box(x-e, y-e, w+2*e, h+2*e, h*.5).Fill(dst, art.Ink); c == art.Bad {
		b.Ink.Edge(dst, c, s*.03, 1)
	}
	b.Ink.Box(x, y, w, h, h*.4).Fill(dst, art.RGB(0x45413e))
	if q.Drain > 0 {
		was := math.Max(0, math.Min(1, (float64(q.HP)+q.Drain)/float64(q.MaxHP)))
		b.Ink.Box(x, y, w*was, h, h*.4).Fill(dst, art.Bone)
	}
	if q.HP > 0 {
		b.Ink.Box(x, y, math.Max(h*.6, w*part), h, h*.4).Fill(dst, c)
	}
	ticks := q.Ticks
	if ticks <= 0 {
		ticks = 4
	}
	b.Ink.Reset()
	for i := 1; i < min(ticks, 24); i++ {
		tx := x + w*float64(i)/float64(ticks)
		b.Ink.Move(tx, y).Line(tx, y+h)
	}
	b.Ink.Stroke(dst, art.Ink, math.Max(.9, s*.018), .75)
}
