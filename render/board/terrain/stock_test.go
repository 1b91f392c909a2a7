package terrain

import (
	"testing"

	"tenaille/rules/grid"
)

// TestStoresAreOpenGround: goods lie in a walled room of planks along its walls, never where
// something else stands nor before the way in; planks without walls have none, and they change no
// square.
func TestStoresAreOpenGround(t *testing.T) {
	build := func(walls bool) *Terrain {
		m := NewTerrain(8, 6)
		for y := range 6 {
			for x := range 8 {
				s := m.Square(x, y)
				if x == 0 || y == 0 || x == 7 || y == 5 {
					if walls {
						s.Block = Wall
					}
				} else {
					s.Ground = Planks
				}
			}
		}
		m.Square(3, 5).Block = Open // the way in
		m.Props = []Prop{{Name: "crate", At: grid.C(2, 1)}}
		return m
	}
	stocked := func(m *Terrain) map[grid.Cell]string {
		before := append([]Square(nil), m.Squares...)
		m.stock()
		for i, s := range m.Squares {
			if s != before[i] {
				t.Errorf("square %d is another", i)
			}
		}
		found := map[grid.Cell]string{}
		for _, p := range m.Props[1:] {
			found[p.At] = p.Name
		}
		return found
	}
	full := stocked(build(true))
	if len(full) < 6 {
		t.Errorf("the room holds %d goods: %v", len(full), full)
	}
	for at := range full {
		if at == grid.C(2, 1) || at == grid.C(3, 4) {
			t.Errorf("%s lies at %v", full[at], at)
		}
	}
	if bare := stocked(build(false)); len(bare) > 0 {
		t.Errorf("planks in the open hold %v", bare)
	}
}
