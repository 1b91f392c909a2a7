package terrain

import (
	"testing"

	"tenaille/rules/grid"
)

// TestStones: a wall that stands on grass or earth by itself, or beside one other, is a
// stone taller than a figure; one of a longer wall, in a corner or on a floor is a wall.
func TestStones(t *testing.T) {
	m := NewTerrain(14, 9)
	for i := range m.Squares {
		m.Squares[i].Ground = Grass
	}
	for _, c := range [...][2]int{{2, 2}, {5, 2}, {6, 2}, {9, 2}, {10, 2}, {11, 2}, {2, 6}, {3, 7}, {6, 6}, {6, 7}, {10, 6}} {
		m.Square(c[0], c[1]).Block = Wall
	}
	m.Square(10, 6).Ground = Floor
	want := map[grid.Cell]bool{grid.C(2, 2): true, grid.C(5, 2): true, grid.C(6, 2): true}
	for y := range m.H {
		for x := range m.W {
			if got := m.stone(x, y); got != want[grid.C(x, y)] {
				t.Errorf("%s: stone %v, want %v", grid.C(x, y).Name(), got, want[grid.C(x, y)])
			}
		}
	}
}

// TestAwningsOfARowAreOfOneColour: what hangs in a row has one colour, and stalls beside
// each other have different ones.
func TestAwningsOfARowAreOfOneColour(t *testing.T) {
	var list []Edge
	for _, from := range [...][2]int{{2, 6}, {10, 6}, {18, 6}} {
		for i := range 4 {
			list = append(list, Edge{At: grid.C(from[0]+i, from[1]), Kind: Curtain})
		}
	}
	m := newEdgeMap(list)
	colours := map[string]int{}
	for _, e := range list {
		colours[m.dye(e)]++
	}
	if len(colours) != 3 {
		t.Errorf("the colours of three stalls are %v", colours)
	}
	for name, n := range colours {
		if n != 4 {
			t.Errorf("%d squares of awning are %q, want the 4 of a stall", n, name)
		}
	}
}
