package board

import (
	"image"

	"tenaille/render/board/moment"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// Picture is all that changes from frame to frame; the scene fills it, the stage
// moves its pieces, and Draw only reads it.
type Picture struct {
	Pieces  []piece.Piece
	Signs   Signs
	Moments moment.Moments
	Leaves  []terrain.Leaf // doors that are opening or closing
	Shake   [2]float64     // displacement of the map in pixels at design size
	Zoom    moment.Zoom
	Tick    int  // runs the flames; hold it still to hold them still
	Breathe bool // whoever acts breathes with Tick
	// Hides is what panels lie on, in pixels from the corner of the view: no words
	// are put there, and what is hidden has none.
	Hides []image.Rectangle
}

// taken reports whether somebody alive who is shown stands on a square.
func (p *Picture) taken(at grid.Cell) bool {
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if x, y, n := at.X-q.At.X, at.Y-q.At.Y, q.Width(); q.Pose != piece.Dead && x >= 0 && y >= 0 && int(x) < n && int(y) < n {
			return true
		}
	}
	return false
}
