package grid_test

import (
	"testing"

	"tenaille/rules/grid"
)

func TestCellNames(t *testing.T) {
	for name, want := range map[string]grid.Cell{"A1": grid.C(0, 0), "C7": grid.C(2, 6), "Z10": grid.C(25, 9), "AA1": grid.C(26, 0), "AN40": grid.C(39, 39), "BM1": grid.C(64, 0)} {
		if got, ok := grid.CellNamed(name); !ok || got != want || got.Name() != name {
			t.Errorf("%s is %v, called %s", name, got, got.Name())
		}
	}
	for _, name := range []string{"", "7", "C", "C0", "c7", "C7 ", "AAA1", "C1000", "-1"} {
		if c, ok := grid.CellNamed(name); ok {
			t.Errorf("%q is taken for %v", name, c)
		}
	}
}
