package board_test

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// TestWhoActsBreathes: at half of the beats the figure of whoever acts stands a pixel
// higher, and nothing else of the picture changes; at the others, and with reduced motion,
// it is the picture of one that holds still, with its bar.
func TestWhoActsBreathes(t *testing.T) {
	g := art.NewGallery()
	bd := board.New(g)
	bd.SetTerrain(terrain.NewTerrain(6, 4))
	view := image.Rect(0, 0, 288, 192)
	cam := camera.NewCamera(view, view, 1)
	cam.Square, cam.X, cam.Y = 48, 0, 0
	acting := grid.Square(grid.C(2, 2))
	paint := func(breathe bool, beat int) []byte {
		dst := ebiten.NewImage(288, 192)
		defer dst.Deallocate()
		p := &board.Picture{Breathe: breathe, Tick: beat * piece.Breath, Signs: board.Signs{Acting: &acting}, Pieces: []piece.Piece{
			{ID: 1, Figure: "fighter", At: acting.At, N: 1, HP: 9, MaxHP: 20}, {ID: 2, Figure: "orc", Side: 1, At: grid.C(4, 1), N: 1, HP: 20, MaxHP: 20},
		}}
		for range 200 {
			g.Begin(0)
			if bd.Draw(dst, cam, p); !bd.Busy() && g.Pending() == 0 {
				break
			}
		}
		g.Begin(0)
		dst.Clear()
		bd.Draw(dst, cam, p)
		px := make([]byte, 4*288*192)
		dst.ReadPixels(px)
		return px
	}
	differ := func(a, z []byte) (r image.Rectangle) {
		for i := 0; i < len(a); i += 4 {
			for n := range 4 {
				if a[i+n] != z[i+n] {
					at := image.Pt(i/4%288, i/4/288)
					r = r.Union(image.Rectangle{Min: at, Max: at.Add(image.Pt(1, 1))})
				}
			}
		}
		return r
	}
	still := paint(false, 0)
	if r := differ(still, paint(false, 5)); !r.Empty() {
		t.Errorf("with reduced motion %v moves", r)
	}
	if r := differ(still, paint(true, 1)); !r.Empty() {
		t.Errorf("breathed out, %v is not as at rest", r)
	}
	if r := differ(still, paint(true, 5)); r.Empty() || !r.In(image.Rect(96, 90, 144, 144)) {
		t.Errorf("breathing in moves %v, want the figure on its square", r)
	}
}
