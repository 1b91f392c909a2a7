package scene

import (
	"testing"

	"tenaille/render/widget"
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
