package levels

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// Field is a level before the armies come: its ground, the roster that its
// author gave each side, and the squares where each side may be placed.
type Field struct {
	// Setup is the level as Load returns it, its own creatures in their places.
	Setup rules.Setup
	// Sides are the names of the sides, in the order of their numbers.
	Sides []string
	// Starts are the squares of each side's start, row by row: those of the map,
	// without the ones nobody can stand on, else those around its creatures.
	Starts [][]grid.Cell
	// Ruleset is what its map is made for, empty where any will do.
	Ruleset string

	fixed  []bool // of each combatant of Setup: its place is its own
	ground grid.Field
	prices map[[2]string]int // by ruleset and kind, once asked for
}

// OpenField reads a level as Load does, together with its starts.
func OpenField(nameOrPath string) (*Field, error) {
	l, err := read(nameOrPath)
	if err != nil {
		return nil, err
	}
	return l.field(nameOrPath)
}

// field is a level with its starts; label is the name in faults.
func (l *level) field(label string) (*Field, error) {
	e, err := l.playable(label)
	if err != nil {
		return nil, err
	}
	f := &Field{Setup: l.setup, Sides: e.Sides, Ruleset: l.ruleset, ground: grid.Field{Map: e.Map, OpenDoors: e.Facts.OpenDoors, Rules: e.Options.Grid}}
	f.Starts = make([][]grid.Cell, len(f.Sides))
	later := Later(&l.setup)
	if l.starts == nil {
		f.around()
	}
	for side := range f.Starts {
		in := map[grid.Cell]bool{}
		if side < len(l.starts) {
			for _, c := range l.starts[side] {
				in[c] = true
			}
		}
		for _, c := range f.Starts[side] {
			in[c] = true
		}
		for i := range f.Setup.Combatants {
			if s := &f.Setup.Combatants[i]; s.Side == f.Sides[side] && !slices.Contains(later, s.ID) {
				for _, c := range placeOf(s).Cells(nil) {
					in[c] = true
				}
			}
		}
		f.Starts[side] = f.standable(in)
	}
	f.fixed = l.fixed
	if f.fixed == nil { // a position says where everybody stands
		f.fixed = make([]bool, len(f.Setup.Combatants))
		for i := range f.fixed {
			f.fixed[i] = true
		}
	}
	return f, f.hide()
}

// hide places those of the level who lie in ambush and have no place of their
// own where they are hidden (STL-01).
func (f *Field) hide() error {
	d, err := f.Deploy(f.Setup)
	if err != nil || len(f.Setup.Ambush) == 0 {
		return err
	}
	for side, name := range f.Sides {
		if lies, _ := f.Setup.LiesInAmbush(name); !lies {
			continue
		}
		if err := d.arrange(side, f.fixed); err != nil {
			return err
		}
	}
	f.Setup = d.Setup
	return nil
}

// startReach is how far around its creatures a side may be placed where no map
// draws a start, in squares.
const startReach = 2

// around gives every side the squares near its creatures, each square to the
// side that stands nearest; a square equally near to two is nobody's.
func (f *Field) around() {
	const far = 1 << 20
	for i := range f.ground.Map.W() * f.ground.Map.H() {
		c := f.ground.Map.CellAt(i)
		best, owner, shared := far, 0, false
		for k := range f.Setup.Combatants {
			s := &f.Setup.Combatants[k]
			d := away(c, placeOf(s))
			side := slices.Index(f.Sides, s.Side)
			switch {
			case d < best:
				best, owner, shared = d, side, false
			case d == best && side != owner:
				shared = true
			}
		}
		if best <= startReach && !shared {
			f.Starts[owner] = append(f.Starts[owner], c)
		}
	}
}

// away is how many squares a square lies from a space, diagonals counting one.
func away(c grid.Cell, s grid.Space) int {
	gap := func(v, from, n int) int { return max(from-v, v-(from+n-1), 0) }
	return max(gap(int(c.X), int(s.At.X), int(s.N)), gap(int(c.Y), int(s.At.Y), int(s.N)))
}

// standable lists the squares of a set on which somebody can stand, row by row.
func (f *Field) standable(in map[grid.Cell]bool) []grid.Cell {
	var list []grid.Cell
	for i := range f.ground.Map.W() * f.ground.Map.H() {
		if c := f.ground.Map.CellAt(i); in[c] && f.ground.Stands(grid.Space{At: c, N: 1}) {
			list = append(list, c)
		}
	}
	return list
}

// placeOf is the space of a sheet's creature where it stands.
func placeOf(s *rules.Sheet) grid.Space {
	return grid.Space{At: grid.C(s.At[0], s.At[1]), N: s.Fills()}
}

// starts lists the squares of the starts of a map, side by side.
func (b *builder) starts() [][]grid.Cell {
	var out [][]grid.Cell
	for n := 1; n < len(b.zones); n++ {
		var cells []grid.Cell
		for _, z := range b.zones[n] {
			for y := z.y; y < z.y+z.h; y++ {
				for x := z.x; x < z.x+z.w; x++ {
					cells = append(cells, grid.C(x, y))
				}
			}
		}
		out = append(out, cells)
	}
	return out
}

// Unseen lists the squares that nobody can see from anywhere in the start of a
// side, row by row: what fog of memory hides before the first turn. Light does
// not count.
func (f *Field) Unseen(side int) []grid.Cell {
	var list []grid.Cell
	for i := range f.ground.Map.W() * f.ground.Map.H() {
		c := f.ground.Map.CellAt(i)
		if !slices.ContainsFunc(f.Starts[side], func(s grid.Cell) bool { return f.Sees(s, c) }) {
			list = append(list, c)
		}
	}
	return list
}
