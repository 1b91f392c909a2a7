package scene

import (
	"image"
	"testing"

	"tenaille/render/board/piece"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// TestPrintsShowTheWholeMap: whatever the map and the box, all of the ground lies on the
// print, the print in the box, and one of the two fills the other's width or height.
func TestPrintsShowTheWholeMap(t *testing.T) {
	for _, size := range [][2]int{{24, 16}, {10, 3}, {8, 8}, {6, 20}, {60, 40}} {
		for _, box := range []widget.Rect{{X: 5, Y: 7, W: 84, H: 56}, {W: 200, H: 40}, {W: 66, H: 120}, {W: 400, H: 300}} {
			at, unit := thumbFit(size[0], size[1], box)
			sheet := at.Inset(-thumbRim)
			if sheet.Shared(box) < sheet.W*sheet.H-.01 {
				t.Errorf("%v in %v: the print at %v leaves it", size, box, sheet)
			}
			if unit*float64(size[0]) != at.W || unit*float64(size[1]) != at.H {
				t.Errorf("%v in %v: squares of %v do not fill %v", size, box, unit, at)
			}
			if box.W-sheet.W > .01 && box.H-sheet.H > .01 {
				t.Errorf("%v in %v: the print at %v could be larger", size, box, sheet)
			}
		}
	}
}

// TestPrintsShowWhatGoesOn: everybody lies in the part of a map that a print shows, with a square
// around where the map has one; a map on which nobody stands is shown whole, and of one on which
// few stand close to one another no more than the mount asks for.
func TestPrintsShowWhatGoesOn(t *testing.T) {
	mount := widget.Rect{W: 84, H: 56}
	if got := thumbView(24, 16, nil, mount); got != image.Rect(0, 0, 24, 16) {
		t.Errorf("of a map without anybody %v is shown", got)
	}
	for _, at := range [][]grid.Cell{{grid.C(3, 4), grid.C(4, 4)}, {grid.C(0, 0)}, {grid.C(23, 15)}, {grid.C(0, 8), grid.C(23, 8)}, {grid.C(7, 0), grid.C(7, 15)}} {
		var pieces []piece.Piece
		all := image.Rectangle{}
		for _, c := range at {
			pieces = append(pieces, piece.Piece{At: c, N: 1})
			all = all.Union(image.Rect(int(c.X)-1, int(c.Y)-1, int(c.X)+2, int(c.Y)+2))
		}
		whole := image.Rect(0, 0, 24, 16)
		got := thumbView(24, 16, pieces, mount)
		if !all.Intersect(whole).In(got) || !got.In(whole) {
			t.Errorf("%v: %v is shown, want at least %v", at, got, all.Intersect(whole))
		}
		if len(at) == 2 && at[0].Y == at[1].Y && at[1].X-at[0].X == 1 && got.Dx() > 7 {
			t.Errorf("%v: %v is shown", at, got)
		}
	}
}
