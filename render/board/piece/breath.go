package piece

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board/camera"
	"tenaille/rules/grid"
)

// Breath is how many ticks a beat of breathing takes: a breath is eight of them, four in
// and four out.
const Breath = 30

// breaths is how many beats a breath takes.
const breaths = 8

// Breathes reports whether a piece would be seen to breathe: it stands, alone in its space,
// and does nothing else.
func (p *Piece) Breathes() bool {
	if p.Falling || p.Sinking || p.Front || p.DX != 0 || p.DY != 0 || p.Lift != 0 || p.scale() < 1 {
		return false
	}
	return p.Pose == Standing || p.Pose == Kneeling
}

// rise is by how many pixels a figure stands taller at a beat, on squares of a size. At the
// beat 0 it holds still.
func rise(beat, square int) float64 {
	if beat%breaths < breaths/2 {
		return 0
	}
	return float64(max(1, square/40))
}

// Stirs are the pixels that a piece may take while it breathes.
func (p *Piece) Stirs(cam camera.Camera) image.Rectangle {
	return cam.SpaceRect(grid.Space{At: p.At, N: uint8(p.Width())}).Inset(-cam.Sway())
}

// DrawBreathing draws a piece as it breathes at a beat.
func (b *Painter) DrawBreathing(dst *ebiten.Image, cam camera.Camera, q *Piece, beat int) {
	p := *q
	p.Lift = rise(beat, cam.Square) / float64(cam.Square)
	b.drawPiece(dst, cam, &p, 1)
}
