package board

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// Board draws one battle map and keeps the pictures of its ground. It belongs to
// the goroutine that draws.
type Board struct {
	// OneBatch draws signs, pieces and labels through one filter, so that a graphics
	// card gets them as one command. Those on whole pixels look the same but for
	// rounding; without it they come out to the last bit as they were painted.
	OneBatch bool

	art     *art.Gallery
	given   *Terrain // as the caller gave it
	terrain *Terrain // as it is painted
	edges   edgeMap
	grid    float64

	square      int // size the ground pictures were made for
	chunks      map[image.Point]*chunk
	stale       map[image.Point]*chunk // of the size before, shown until theirs are painted
	staleSquare int
	fires       []Prop
	water       []grid.Cell // open water
	blades      []blade     // grass and bushes
	smoke       int         // squares of smoke
	age         int
	busy        bool
	band        *band             // from which the ruler is written, nil for from nothing
	hides       []image.Rectangle // under which nothing living is drawn

	table  *ebiten.Image
	pool   *ebiten.Image // radial light, laid over the ambient
	glow   *ebiten.Image // radial glow of a flame
	halo   *ebiten.Image // white halo under the acting piece
	light  *ebiten.Image // scratch: light map of one chunk
	shaft  *ebiten.Image // scratch: light of one lamp on it
	mask   *ebiten.Image // scratch: where that lamp does not reach
	stain  *ebiten.Image // faint dark disc
	wear   *ebiten.Image // faint pale disc
	under  layer
	ink    pen.Pen
	order  []int
	labels []box // places of the labels drawn so far in this frame
	open   box   // where they may stand at all
	shut   []box // and where not
	// strokes are the marks that no label may hide, risks those told at one of them.
	strokes []box
	// faces and feet are what labels leave free where they can.
	faces, feet []box
	risks       []risk
	told        []grid.Space // those whose own chance stands beside them
}

// New returns a board that takes its drawings from g.
func New(g *art.Gallery) *Board {
	return &Board{art: g, terrain: NewTerrain(1, 1), chunks: map[image.Point]*chunk{}}
}

// SetTerrain gives the board its map, and again whenever a door opens or a wall
// falls. The same pointer again does nothing.
func (b *Board) SetTerrain(t *Terrain) {
	if t == b.given {
		return
	}
	b.given, b.terrain = t, dressed(t)
	b.edges = newEdgeMap(b.terrain.Edges)
	b.fires = b.fires[:0]
	for _, p := range b.terrain.Props {
		if d := b.art.Drawing("tiles/" + p.Name); d != nil && d.Has("flame") {
			b.fires = append(b.fires, p)
		}
	}
	b.water = b.water[:0]
	each(image.Rect(0, 0, t.W, t.H), func(x, y int) {
		if b.terrain.Square(x, y).Ground == Water && b.terrain.block(x, y) == Open {
			b.water = append(b.water, grid.C(x, y))
		}
	})
	b.grow()
	b.retire()
}

// Size returns the width and height of the map in squares.
func (b *Board) Size() (w, h int) { return b.terrain.W, b.terrain.H }

// Busy reports whether the last Draw left something out because a picture was not
// painted yet: the scene should draw again on the next frame.
func (b *Board) Busy() bool { return b.busy }

// retire sets the pictures of the ground aside: they are shown, scaled, until new
// ones are painted.
func (b *Board) retire() {
	whole := false
	for _, c := range b.chunks {
		whole = whole || c.whole
	}
	b.under.valid = false
	if !whole {
		drop(b.chunks)
		return
	}
	drop(b.stale)
	b.stale, b.staleSquare = b.chunks, b.square
	b.chunks = map[image.Point]*chunk{}
}

// drop frees pictures of the ground.
func drop(chunks map[image.Point]*chunk) {
	for k, c := range chunks {
		c.img.Deallocate()
		delete(chunks, k)
	}
}

// CellAt returns the square under a pixel and whether it is on the map.
func (b *Board) CellAt(cam Camera, px, py int) (grid.Cell, bool) {
	c := cam.CellAt(px, py)
	return c, b.terrain.Inside(int(c.X), int(c.Y))
}
