package scene

import (
	"testing"

	"tenaille/render/ui"
	"tenaille/render/widget"
)

// TestListBoxHoldsItsRows: the frame of a list ends under its last row, and goes as far as
// its box where there are more than it holds.
func TestListBoxHoldsItsRows(t *testing.T) {
	box := widget.Rect{X: 10, Y: 20, W: 300, H: 400}
	for n, want := range map[int]float64{1: 82, 3: 222, 5: 362, 40: 400} {
		rows := &ui.Rows{Size: n, Fit: 6, Tall: 70}
		got := ListBox(box, 8, rows)
		if got.H != want || got.Y != box.Y || got.X != box.X || got.W != box.W {
			t.Errorf("of %d rows the frame is %v, want %v tall", n, got, want)
		}
	}
}
