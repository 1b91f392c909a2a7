package board_test

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/levels"
	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/terrain"
)

// gallery holds the paintings that the tests share.
var gallery *art.Gallery

// shoot draws one picture of a map on a screen of w by h pixels.
func shoot(w, h int, scale float64, t *terrain.Terrain, p *board.Picture, at func(*camera.Camera)) *image.RGBA {
	img, _ := shootLabels(w, h, scale, t, p, at)
	return img
}

// shootLabels also tells where words stand on the picture.
func shootLabels(w, h int, scale float64, t *terrain.Terrain, p *board.Picture, at func(*camera.Camera)) (*image.RGBA, []image.Rectangle) {
	if gallery == nil {
		gallery = art.NewGallery()
	}
	board.NextFrame()
	g := gallery
	b := board.New(g)
	b.SetTerrain(t)
	view := image.Rect(0, 0, w, h)
	k := func(v float64) int { return int(v * scale) }
	cam := camera.NewCamera(view, image.Rect(k(8), k(68), w-k(256), h-k(112)), scale)
	if at != nil {
		at(&cam)
	}
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	g.Begin(0)
	b.Draw(dst, cam, p)
	out := image.NewRGBA(view)
	dst.ReadPixels(out.Pix)
	return out, b.Labels()
}

// TestDemo writes pictures of the planned moment to the folder named by
// TENAILLE_SHOTS, for the eye; without one it only shows that they can be drawn.
func TestDemo(t *testing.T) {
	dir := os.Getenv("TENAILLE_SHOTS")
	p := &board.Picture{Pieces: cast(), Signs: planned()}
	for _, s := range []struct {
		w, h  int
		scale float64
	}{{1280, 720, 1}, {1920, 1080, 1.25}} {
		save(t, filepath.Join(dir, fmt.Sprintf("board-%d.png", s.w)), shoot(s.w, s.h, s.scale, keep(), p, nil))
	}
}

// TestLevels writes pictures of every level to the same folder.
func TestLevels(t *testing.T) {
	dir := os.Getenv("TENAILLE_SHOTS")
	for _, name := range levels.Names() {
		s, err := levels.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, open := range []uint64{0, 1<<64 - 1} {
			img := shoot(1280, 860, 1, terrain.FromSetup(&s, open), &board.Picture{}, func(c *camera.Camera) {
				c.Safe = c.View
				c.Clamp(len(s.Map.Rows[0]), len(s.Map.Rows))
			})
			save(t, filepath.Join(dir, fmt.Sprintf("level-%s-%d.png", name, open&1)), img)
		}
	}
}

// save writes a picture, unless its name begins at no folder.
func save(t *testing.T, name string, img image.Image) {
	t.Helper()
	if filepath.Dir(name) == "." {
		return
	}
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
