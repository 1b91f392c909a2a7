package board_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/terrain"
)

// TestNamesBesideTheRulerAreWhole: where the letters stand on a strip along the
// edge of the free part, no number of the sheet's border peeps out beside it.
func TestNamesBesideTheRulerAreWhole(t *testing.T) {
	view := image.Rect(0, 0, 400, 300)
	cam := camera.NewCamera(view, image.Rect(8, 58, 392, 292), 1)
	cam.Square, cam.X = 48, 40
	b := board.New(art.NewGallery())
	b.SetTerrain(terrain.NewTerrain(6, 12))
	dst := ebiten.NewImage(view.Dx(), view.Dy())
	for top := 40.; top < 88; top++ { // the numbers pass the end of the strip
		cam.Y = top - 3*48
		b.Draw(dst, cam, &board.Picture{})
		for y := 59; y < 66; y++ {
			for x := 26; x < 36; x++ {
				if r, g, _, _ := dst.At(x, y).RGBA(); r>>8 < 0x90 || g>>8 < 0x84 {
					t.Fatalf("with the map at %.0f a number stands at %d, %d, under the end of the strip", cam.Y, x, y)
				}
			}
		}
	}
}

// TestStripRunsOverTheMapInSight: the strip with the letters goes as far as the map
// does, also between panels at the side, and nothing of the map is seen above it.
func TestStripRunsOverTheMapInSight(t *testing.T) {
	view := image.Rect(0, 0, 400, 300)
	cam := camera.NewCamera(view, image.Rect(8, 58, 220, 292), 1)
	cam.Square, cam.X, cam.Y = 48, 40, -100
	b := board.New(art.NewGallery())
	b.SetTerrain(terrain.NewTerrain(6, 12)) // to 328
	dst := ebiten.NewImage(view.Dx(), view.Dy())
	b.Draw(dst, cam, &board.Picture{})
	dark := 0
	for x := 44; x < 326; x++ {
		if r, g, _, _ := dst.At(x, 59).RGBA(); r>>8 < 0xa0 || g>>8 < 0x92 {
			t.Fatalf("the strip ends at %d", x)
		}
		if r, _, _, _ := dst.At(x, 66).RGBA(); x > 280 && r>>8 < 0x84 {
			dark++
		}
	}
	if dark == 0 {
		t.Error("the last column has no letter")
	}
	want := dst.At(2, 2)
	for x := range 400 {
		for y := range 57 {
			if dst.At(x, y) != want {
				t.Fatalf("the map peeps out above its letters at %d, %d", x, y)
			}
		}
	}
}
