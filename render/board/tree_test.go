package board_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// TestTreesAtTheEdgeAreWhole: the crown of a tree on the first row and column ends
// on the map: the pixels along the edge are those of the ground.
func TestTreesAtTheEdgeAreWhole(t *testing.T) {
	const square, side = 64, 4
	view := image.Rect(0, 0, square*side+80, square*side+80)
	picture := func(trees ...grid.Cell) *ebiten.Image {
		land := terrain.NewTerrain(side, side)
		for y := range side {
			for x := range side {
				land.Square(x, y).Ground = terrain.Grass
			}
		}
		for _, at := range trees {
			land.Props = append(land.Props, terrain.Prop{Name: "tree", At: at})
		}
		b := board.New(art.NewGallery())
		b.SetTerrain(land)
		cam := camera.NewCamera(view, view, 1)
		cam.Square, cam.X, cam.Y = square, 40, 40
		dst := ebiten.NewImage(view.Dx(), view.Dy())
		for range 40 {
			b.Draw(dst, cam, &board.Picture{})
		}
		return dst
	}
	bare, wooded := picture(), picture(grid.C(0, 0), grid.C(3, 3))
	differ := func(x, y int) bool {
		a, z := bare.At(x, y).(color.RGBA), wooded.At(x, y).(color.RGBA)
		return max(a.R, z.R)-min(a.R, z.R) > 2 || max(a.G, z.G)-min(a.G, z.G) > 2
	}
	far := 40 + square*side - 1
	for i := range square * 2 {
		if differ(40, 40+i) || differ(40+i, 40) {
			t.Fatalf("the crown of the tree on A1 is cut %d pixels along the edge", i)
		}
	}
	if !differ(40+square/2, 40+square/2) || !differ(far-square/2, far-square/2) {
		t.Fatal("there are no trees")
	}
}
