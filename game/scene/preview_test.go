package scene

import (
	"testing"

	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// TestNamesStandOnWhatTheyName: the name of a part of a small map stands within it where it
// has room there, else wholly beside it, and always on the map.
func TestNamesStandOnWhatTheyName(t *testing.T) {
	for _, v := range []struct {
		name   string
		unit   float64
		cells  []grid.Cell
		wide   float64
		inside bool
	}{
		{"a large part", 60, block(8, 1, 2, 3), 78, true},
		{"a small one at the right edge", 19, block(8, 1, 2, 3), 78, false},
		{"one in the upper corner", 19, block(0, 0, 2, 2), 78, false},
		{"one in the lower corner", 19, block(8, 4, 2, 2), 78, false},
		{"a row too low for it", 12, block(0, 2, 10, 1), 78, false},
	} {
		m := Preview{At: widget.Rect{X: 100, Y: 50, W: 10 * v.unit, H: 6 * v.unit}, Unit: v.unit}
		at := m.nameAt(v.cells, v.wide)
		last := v.cells[len(v.cells)-1]
		part := widget.Rect{
			X: m.At.X + float64(v.cells[0].X)*v.unit, Y: m.At.Y + float64(v.cells[0].Y)*v.unit,
			W: float64(last.X-v.cells[0].X+1) * v.unit, H: float64(last.Y-v.cells[0].Y+1) * v.unit,
		}
		whole := at.W * at.H
		if got := at.Shared(part); v.inside && got < whole || !v.inside && got > 0 {
			t.Errorf("%s: %v of %v lies on %v", v.name, got, whole, part)
		}
		if at.Shared(m.At) < whole {
			t.Errorf("%s: the name at %v leaves the map at %v", v.name, at, m.At)
		}
	}
}

// block are w by h squares from x, y.
func block(x, y, w, h int) (list []grid.Cell) {
	for j := range h {
		for i := range w {
			list = append(list, grid.C(x+i, y+j))
		}
	}
	return list
}
