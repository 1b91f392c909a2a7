package board

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/area"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/place"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// Board draws one battle map and keeps the pictures of its ground. It belongs to
// the goroutine that draws.
type Board struct {
	// OneBatch draws signs, pieces and labels through one filter, so that a graphics
	// card gets them as one command. Those on whole pixels look the same but for
	// rounding; without it they come out to the last bit as they were painted.
	OneBatch bool

	// OnPaper is a drawing on a page: what lies under who acts and its target shines less.
	OnPaper bool

	brush   *brush.Brush
	ground  *terrain.Pictures
	areas   *area.Layer
	pieces  *piece.Painter
	places  place.Places
	band    *band         // from which the ruler is written, nil for from nothing
	table   *ebiten.Image // the planks that the sheet lies on
	lens    *ebiten.Image // the board before it is brought nearer, nil until it is
	pending bool          // the last picture left something out
	risks   []risk        // scratch: those told at one diamond
	told    []grid.Space  // those whose own chance stands beside them
}

// New returns a board that takes its drawings from g.
func New(g *art.Gallery) *Board {
	brush := &brush.Brush{Art: g}
	ground := terrain.NewPictures(brush)
	return &Board{brush: brush, ground: ground, areas: area.NewLayer(brush), pieces: piece.NewPainter(brush, ground.LightAt)}
}

// Size returns the width and height of the map in squares.
func (b *Board) Size() (w, h int) { return b.ground.Terrain().W, b.ground.Terrain().H }

// Busy reports whether the last Draw left something out because a picture was not
// painted yet: the scene should draw again on the next frame.
func (b *Board) Busy() bool { return b.pending || b.ground.Busy() }

// SetTerrain gives the board its map, and again whenever a door opens or a wall falls.
// The same pointer again does nothing.
func (b *Board) SetTerrain(t *terrain.Terrain) {
	if b.ground.SetTerrain(t) {
		b.areas.Forget()
	}
}

// Labels returns the places of the words that were drawn last, in pixels of the
// picture. The caller owns the list.
func (b *Board) Labels() []image.Rectangle { return b.places.Labels() }

// Beat returns the number of the picture that flames, water, growth and whoever breathes
// show at the tick of a picture: a scene with nothing else to do draws again only when it
// changes. It never changes on a map with none of them.
func (b *Board) Beat(p *Picture) int {
	return b.ground.Beat(p.Tick) + p.breath()<<48
}

// Breather is the piece that breathes: that of whoever acts, alone, so that a frame of it
// costs no more than the flames' (-1 for none).
func (p *Picture) Breather() int {
	if !p.Breathe || p.Signs.Acting == nil {
		return -1
	}
	return slices.IndexFunc(p.Pieces, func(q piece.Piece) bool {
		return q.At == p.Signs.Acting.At && q.Breathes()
	})
}

// breath is its beat, 0 while nobody breathes.
func (p *Picture) breath() int {
	if p.Breather() < 0 {
		return 0
	}
	return p.Tick / piece.Breath
}

// CellAt returns the square under a pixel and whether it is on the map.
func (b *Board) CellAt(cam camera.Camera, px, py int) (grid.Cell, bool) {
	c := cam.CellAt(px, py)
	return c, b.ground.Terrain().Inside(int(c.X), int(c.Y))
}
