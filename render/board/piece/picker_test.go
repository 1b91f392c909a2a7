package piece_test

import (
	"image"
	"testing"

	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/rules/grid"
)

// TestPicker points at pieces of several sizes, standing and moving.
func TestPicker(t *testing.T) {
	cam := camera.Camera{Square: 64, Scale: 1, View: image.Rect(0, 0, 900, 700)}
	pieces := []piece.Piece{
		{ID: 1, At: grid.C(1, 1), N: 1},
		{ID: 2, At: grid.C(3, 1), N: 2},
		{ID: 3, At: grid.C(6, 1), N: 1, DX: .5, DY: .25},
		{ID: 4, At: grid.C(1, 5), N: 1, Fade: 1},
		{ID: 5, At: grid.C(3, 5), N: 1},
		{ID: 6, At: grid.C(3, 5), N: 1, DY: -.4},
	}
	k := piece.NewPicker()
	k.Place(cam, pieces)
	for _, c := range []struct {
		x, y float64 // in squares
		id   int
		what string
	}{
		{1.5, 1.5, 1, "middle of a small piece"},
		{1.5, 1.1, 1, "head of a small piece"},
		{1.04, 1.04, 0, "empty corner beside the head"},
		{2.5, 1.5, 0, "between pieces"},
		{3.3, 2.7, 2, "base of a large piece"},
		{4.9, 2.9, 2, "far corner of a large piece"},
		{6.2, 1.3, 0, "where a moving piece no longer is"},
		{7.2, 1.9, 3, "where a moving piece is"},
		{1.5, 5.5, 0, "a piece that has faded"},
		{3.5, 5.5, 5, "the nearer of two that overlap"},
		{3.5, 4.75, 6, "the farther of two that overlap"},
	} {
		id, ok := k.At(int(c.x*64), int(c.y*64))
		if ok != (c.id != 0) || id != c.id {
			t.Errorf("%s: got piece %d (%v), want %d", c.what, id, ok, c.id)
		}
	}
}
