package terrain

import (
	"testing"

	"tenaille/rules/grid"
)

// TestRaised checks where the heights of a map are told: at the stairs, else in the
// middle of the southern edge, once for each region that is not tiny.
func TestRaised(t *testing.T) {
	m := NewTerrain(12, 8)
	raise := func(x0, y0, x1, y1 int, level int8) {
		for y := y0; y <= y1; y++ {
			for x := x0; x <= x1; x++ {
				m.Square(x, y).Level = level
			}
		}
	}
	raise(0, 0, 2, 1, 1)
	m.Square(1, 2).Ground = Stairs
	raise(5, 3, 7, 5, 2)
	m.Square(10, 7).Level = 1
	want := []struct {
		at            grid.Cell
		level, square int
	}{{grid.C(1, 2), 1, 6}, {grid.C(6, 5), 2, 9}}
	got := m.Raised()
	if len(got) != len(want) {
		t.Fatalf("raised regions %v, want %v", got, want)
	}
	for i, w := range want {
		if got[i].At != w.at || got[i].Level != w.level || len(got[i].Cells) != w.square {
			t.Errorf("raised region %v, want %v", got[i], w)
		}
	}
}
