package rules

import (
	"encoding/json"
	"fmt"
	"math/bits"

	"tenaille/rules/grid"
)

// MaxDoors bounds the doors of a map.
const MaxDoors = 64

// DoorSetup says whether a feature is a door: 0 it is none, SomeDoor one that
// is numbered by its place, and from 1 to MaxDoors the door of that number, of
// which a map may have several parts that open and close as one (ACT-30). Files
// write a number, or true for SomeDoor.
type DoorSetup int

// SomeDoor is a door without a number of its own.
const SomeDoor DoorSetup = -1

// UnmarshalJSON reads true, false or a number from 1 to MaxDoors.
func (d *DoorSetup) UnmarshalJSON(data []byte) error {
	var some bool
	if json.Unmarshal(data, &some) == nil {
		*d = 0
		if some {
			*d = SomeDoor
		}
		return nil
	}
	var n int
	if json.Unmarshal(data, &n) == nil && n >= 1 && n <= MaxDoors {
		*d = DoorSetup(n)
		return nil
	}
	return fmt.Errorf("must be the number of a door, 1 to %d, or true", MaxDoors)
}

// MarshalJSON writes the number, or true or false where there is none.
func (d DoorSetup) MarshalJSON() ([]byte, error) {
	if d > 0 {
		return json.Marshal(int(d))
	}
	return json.Marshal(d == SomeDoor)
}

// DoorNumbers numbers the doors of a map, from 1: those with a number have it,
// the others take what is left, in the order of rows and edges.
type DoorNumbers struct{ taken uint64 }

// Doors begins to number the doors of a map.
func (m *MapSetup) Doors() (d DoorNumbers) {
	note := func(f *FeatureSetup) {
		if f.Door > 0 && f.Door <= MaxDoors {
			d.taken |= 1 << (f.Door - 1)
		}
	}
	for _, list := range m.Legend {
		for i := range list {
			note(&list[i])
		}
	}
	for i := range m.Edges {
		note(&m.Edges[i].FeatureSetup)
	}
	return d
}

// Of is the number of a feature, 0 for what is no door and above MaxDoors where
// no number is left. It is to be asked once for every feature, in the order of
// the rows, their cells and their features, then of the edges.
func (d *DoorNumbers) Of(f *FeatureSetup) int {
	if f.Door >= 0 {
		return int(f.Door)
	}
	n := bits.TrailingZeros64(^d.taken)
	if n < MaxDoors {
		d.taken |= 1 << n
	}
	return n + 1
}

// DoorBeside reports whether a door, counted from 1, stands in a square of a map or on one
// of the edges of the square.
func DoorBeside(m *grid.Map, door int, c grid.Cell) bool {
	if !m.Inside(c) {
		return false
	}
	in := func(list []grid.Feature) bool {
		for i := range list {
			if int(list[i].Door) == door {
				return true
			}
		}
		return false
	}
	x, y := int(c.X), int(c.Y)
	return in(m.CellFeatures(c)) || in(m.EdgeFeatures(grid.V(x, y))) || in(m.EdgeFeatures(grid.V(x+1, y))) ||
		in(m.EdgeFeatures(grid.H(x, y))) || in(m.EdgeFeatures(grid.H(x, y+1)))
}

// DoorSquare returns the square of a door, counted from 1: of one on an edge the square
// before it in the order of the map. ok is false where there is no such door.
func DoorSquare(m *grid.Map, door int) (c grid.Cell, ok bool) {
	for i := range m.W() * m.H() {
		if c = m.CellAt(i); DoorBeside(m, door, c) {
			return c, true
		}
	}
	return c, false
}
