package terrain

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/frame"
	"tenaille/rules/grid"
)

// Pictures draws the ground of a map and keeps the pictures of it.
type Pictures struct {
	*brush.Brush

	given   frame.Kept[*Terrain] // as the caller gave it
	terrain *Terrain             // as it is painted
	edges   edgeMap
	grid    float64

	square      int // size the pictures were made for
	chunks      map[image.Point]*chunk
	stale       map[image.Point]*chunk // of the size before, shown until theirs are painted
	staleSquare int
	fires       []Prop
	water       []grid.Cell // open water
	blades      []blade     // grass and bushes
	smoke       int         // squares of smoke
	age         int
	busy        bool
	inlays      []inlay
	hides       []image.Rectangle // under which nothing living is drawn

	scratch brush.Scratch
}

// NewPictures returns those of an open square, drawn by a brush.
func NewPictures(b *brush.Brush) *Pictures {
	return &Pictures{Brush: b, terrain: NewTerrain(1, 1), chunks: map[image.Point]*chunk{}}
}

// Terrain is the map as it is painted.
func (b *Pictures) Terrain() *Terrain { return b.terrain }

// Busy reports whether something was left out since Begin because a picture was not
// painted yet.
func (b *Pictures) Busy() bool { return b.busy }

// Begin begins a frame: nothing has been left out.
func (b *Pictures) Begin() { b.busy = false }

// Hide names the pixels under which nothing living is drawn.
func (b *Pictures) Hide(under []image.Rectangle) { b.hides = under }

// Fit takes a size of squares in pixels and a strength of the grid, and reports whether
// the pictures had another.
func (b *Pictures) Fit(square int, grid float64) bool {
	if square == b.square && grid == b.grid {
		return false
	}
	b.retire()
	b.square, b.grid = square, grid
	return true
}

// SetTerrain gives them their map, and again whenever a door opens or a wall
// falls. The same pointer again does nothing; it reports whether it was
// another.
func (b *Pictures) SetTerrain(t *Terrain) bool {
	if b.given.Holds(t) {
		return false
	}
	b.given.Hold(t)
	b.terrain = dressed(t)
	b.edges = newEdgeMap(b.terrain.Edges)
	b.inlays = b.terrain.findInlays(&b.edges)
	b.fires = b.fires[:0]
	for _, p := range b.terrain.Props {
		if d := b.Art.Drawing("tiles/" + p.Name); d != nil && d.Has("flame") {
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
	return true
}

// retire sets the pictures of the ground aside: they are shown, scaled, until new
// ones are painted.
func (b *Pictures) retire() {
	whole := false
	for _, c := range b.chunks {
		whole = whole || c.whole
	}
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

// Smokes tells whether smoke drifts in the part of the map that is in view.
func (b *Pictures) Smokes(m *ebiten.Image, cam camera.Camera) bool {
	for i := range b.terrain.Props {
		if p := &b.terrain.Props[i]; heightOf(p.Name) == above && cam.CellRect(p.At).Inset(-cam.Square/8).Overlaps(m.Bounds()) {
			return true
		}
	}
	return false
}
