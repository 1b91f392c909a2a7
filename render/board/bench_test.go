package board_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/rules/grid"
)

// BenchmarkDraw measures one frame of the planned moment at 1280 by 720, up to the
// pixels being there: nothing changed, the map panned, the path changed.
func BenchmarkDraw(b *testing.B) {
	g := art.NewGallery()
	bd := board.New(g)
	bd.SetTerrain(keep())
	view := image.Rect(0, 0, 1280, 720)
	cam := camera.NewCamera(view, image.Rect(8, 68, 1024, 608), 1)
	dst := ebiten.NewImage(1280, 720)
	defer dst.Deallocate()
	p := &board.Picture{Pieces: cast(), Signs: planned()}
	one := make([]byte, 4)
	frame := func() {
		g.Begin(0)
		bd.Draw(dst, cam, p)
		dst.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image).ReadPixels(one)
	}
	frame()
	b.Run("same", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			frame()
		}
	})
	b.Run("pan", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			cam.Pan(-1, 0)
			if cam.X < -60 {
				cam.X = 24
			}
			frame()
		}
	})
	b.Run("hover", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			p.Signs.Areas.Threat = append(p.Signs.Areas.Threat[:18:18], grid.C(3+i%5, 5))
			frame()
		}
	})
	b.Run("first", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			g = art.NewGallery()
			bd = board.New(g)
			bd.SetTerrain(keep())
			frame()
		}
	})
}
