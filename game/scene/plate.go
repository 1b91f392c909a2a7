package scene

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/terrain"
	"tenaille/rules"
)

// plate is the real board of a level as it is painted into a picture, in as many frames as
// what it is made of takes to be there.
type plate struct {
	board *board.Board
	given *rules.Setup
	lit   terrain.Ambience
	large *ebiten.Image
	tried int // frames in which it did not become whole
}

// open has the board of a level, and reports whether that is another than before.
func (p *plate) open(c *Context, s *rules.Setup) (anew bool) {
	if p.board != nil && p.given == s {
		return false
	}
	ground := terrain.FromSetup(s, terrain.StartingDoors(s))
	p.board, p.given, p.lit, p.tried = board.New(c.Art), s, ground.Ambient, 0
	p.board.SetTerrain(ground)
	return true
}

// resize has the picture be so many pixels large, and reports whether that is another.
func (p *plate) resize(w, h int) (anew bool) {
	if p.large != nil && p.large.Bounds() == image.Rect(0, 0, w, h) {
		return false
	}
	p.letGo()
	p.large = ebiten.NewImage(w, h)
	return true
}

// paint paints what is there of the board, a square of it so many pixels large, and reports
// whether nothing was missing.
func (p *plate) paint(c *Context, square int, what *board.Picture) (whole bool) {
	before, all := c.Art.Pending(), p.large.Bounds()
	cam := camera.NewCamera(all, all, 1)
	cam.Square, cam.X, cam.Y = square, 0, 0
	p.board.Draw(p.large, cam, what)
	whole = c.Art.Pending() == before && !p.board.Busy()
	if !whole {
		p.tried++
	}
	return whole
}

// letGo lets go of the picture.
func (p *plate) letGo() {
	if p.large != nil {
		p.large.Deallocate()
		p.large = nil
	}
}
