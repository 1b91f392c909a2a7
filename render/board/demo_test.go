package board_test

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board"
)

// shoot draws one picture on a screen of w by h pixels.
func shoot(w, h int, scale float64, p *board.Picture, at func(*board.Camera)) *image.RGBA {
	g := art.NewGallery()
	b := board.New(g)
	b.SetTerrain(keep())
	view := image.Rect(0, 0, w, h)
	k := func(v float64) int { return int(v * scale) }
	cam := board.NewCamera(view, image.Rect(k(8), k(68), w-k(256), h-k(112)), scale)
	if at != nil {
		at(&cam)
	}
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	g.Begin(0)
	b.Draw(dst, cam, p)
	out := image.NewRGBA(view)
	dst.ReadPixels(out.Pix)
	return out
}

// TestDemo writes pictures of the planned moment to the folder named by
// TENAILLE_SHOTS, for the eye.
func TestDemo(t *testing.T) {
	dir := os.Getenv("TENAILLE_SHOTS")
	if dir == "" {
		t.Skip("TENAILLE_SHOTS names no folder")
	}
	p := &board.Picture{Pieces: cast(), Signs: planned()}
	for _, s := range []struct {
		w, h  int
		scale float64
	}{{1280, 720, 1}, {1920, 1080, 1.25}} {
		save(t, filepath.Join(dir, fmt.Sprintf("board-%d.png", s.w)), shoot(s.w, s.h, s.scale, p, nil))
	}
}

func save(t *testing.T, name string, img image.Image) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
