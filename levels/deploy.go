package levels

import (
	"fmt"
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// Deployment is the placing of the armies before the first turn. Its Setup is
// what the match begins with once everybody has found a place.
type Deployment struct {
	Field *Field
	Setup rules.Setup

	rules   *rules.Ruleset
	side    []int  // of each combatant, -1 of one who comes later
	lies    []bool // who is to lie in ambush where that can be
	lookout *lookout
}

// Deploy begins the placing of the combatants of a setup of this field. Whoever
// stands at a negative square has no place yet.
func (f *Field) Deploy(s rules.Setup) (*Deployment, error) {
	r, err := rulesets.ByName(s.Ruleset)
	if err != nil {
		return nil, err
	}
	d := &Deployment{Field: f, Setup: s, rules: r}
	d.Setup.Combatants = slices.Clone(s.Combatants)
	later := Later(&s)
	for i := range s.Combatants {
		side := slices.Index(f.Sides, s.Combatants[i].Side)
		if side < 0 {
			return nil, fmt.Errorf("combatants[%d].side: %s is no side of the level", i, quote(s.Combatants[i].Side))
		}
		if slices.Contains(later, s.Combatants[i].ID) {
			side = -1
		}
		d.side = append(d.side, side)
		d.lies = append(d.lies, slices.Contains(s.Ambush, s.Combatants[i].ID))
	}
	d.Setup.Ambush = slices.Clone(s.Ambush)
	return d, nil
}

// Side is the number of a combatant's side, -1 of one who is not there from the
// beginning: nobody places it, and it is in nobody's way (SKI-19).
func (d *Deployment) Side(i int) int { return d.side[i] }

// Placed reports whether a combatant has a place.
func (d *Deployment) Placed(i int) bool { return d.Setup.Combatants[i].At[0] >= 0 }

// Space is the space of a combatant where it stands.
func (d *Deployment) Space(i int) grid.Space {
	at := d.Setup.Combatants[i].At
	return d.spaceAt(i, grid.C(at[0], at[1]))
}

func (d *Deployment) spaceAt(i int, at grid.Cell) grid.Space {
	return grid.Space{At: at, N: d.rules.Fills(&d.Setup.Combatants[i])}
}

// At is the combatant on a square, -1 for none.
func (d *Deployment) At(c grid.Cell) int {
	for i := range d.side {
		if d.side[i] >= 0 && d.Placed(i) && d.Space(i).Contains(c) {
			return i
		}
	}
	return -1
}

// Why is a reason for which a creature cannot be placed.
type Why uint8

// The reasons, Fits for none.
const (
	Fits         Why = iota
	OffMap           // its space leaves the map
	OutsideStart     // its space leaves the start of its side
	OnFeature        // what fills the square lets nobody stand there
	AcrossEdge       // a wall runs through its space
	OnCreature       // somebody stands there
	InTheOpen        // one who lies in ambush would be in plain sight there
)

// Misfit says why a creature cannot be placed somewhere.
type Misfit struct {
	Why Why
	// Cell is the first square of its space, row by row, that is not free; for
	// InTheOpen, from where it would be seen.
	Cell grid.Cell
	// Feature is what fills it, for OnFeature; With is who stands there, for
	// OnCreature, or who sees it, for InTheOpen, -1 otherwise.
	Feature grid.FeatureKind
	With    int
	// Cite is the rule that speaks against it; OutsideStart is the level's own.
	Cite rules.Cite
}

// OK reports whether nothing speaks against it.
func (m Misfit) OK() bool { return m.Why == Fits }

// Misfit says whether a combatant can be placed at a square, those of ignored
// not counting as in the way.
func (d *Deployment) Misfit(i int, at grid.Cell, ignored ...int) Misfit {
	f, s := d.Field, d.spaceAt(i, at)
	none := Misfit{With: -1}
	if d.side[i] < 0 {
		none.Why, none.Cell = OutsideStart, at
		return none
	}
	start := f.Starts[d.side[i]]
	for k := range s.Len() {
		c := s.Cell(k)
		none.Cell = c
		if !f.ground.Map.Inside(c) {
			none.Why, none.Cite = OffMap, rules.GEO01
			return none
		}
		if !f.ground.Stands(grid.Space{At: c, N: 1}) {
			none.Why, none.Cite = OnFeature, rules.GEO05
			for _, ft := range f.ground.Map.CellFeatures(c) {
				switch {
				case ft.Kind == grid.FeatureWall, ft.Kind == grid.FeatureGlass, ft.Kind == grid.FeaturePit, ft.Kind == grid.FeatureCover && !ft.Walkable:
					none.Feature = ft.Kind
				}
			}
			return none
		}
		if _, in := slices.BinarySearchFunc(start, c, byRow); !in {
			none.Why = OutsideStart
			return none
		}
		if o := d.other(i, c, ignored); o >= 0 {
			none.Why, none.With, none.Cite = OnCreature, o, rules.GEO02
			return none
		}
	}
	if !f.ground.Stands(s) {
		none.Why, none.Cell, none.Cite = AcrossEdge, at, rules.MOV04
		return none
	}
	if d.Lies(i) {
		return d.exposed(i, at)
	}
	return Misfit{With: -1}
}

// other is the combatant on a square that is neither i nor ignored, -1 for none.
func (d *Deployment) other(i int, c grid.Cell, ignored []int) int {
	for o := range d.side {
		if o != i && d.side[o] >= 0 && d.Placed(o) && !slices.Contains(ignored, o) && d.Space(o).Contains(c) {
			return o
		}
	}
	return -1
}

func byRow(a, b grid.Cell) int {
	if a.Y != b.Y {
		return int(a.Y) - int(b.Y)
	}
	return int(a.X) - int(b.X)
}

// Place puts a combatant at a square. A place that does not fit changes
// nothing.
func (d *Deployment) Place(i int, at grid.Cell) Misfit {
	m := d.Misfit(i, at)
	if m.OK() {
		d.Setup.Combatants[i].At = [2]int{int(at.X), int(at.Y)}
	}
	return m
}

// Swap has two combatants change places. A place that does not fit one of them
// changes nothing.
func (d *Deployment) Swap(i, o int) Misfit {
	a, b := d.Space(i).At, d.Space(o).At
	if m := d.Misfit(i, b, o); !m.OK() {
		return m
	}
	if m := d.Misfit(o, a, i); !m.OK() {
		return m
	}
	if d.spaceAt(i, b).Overlaps(d.spaceAt(o, a)) {
		return Misfit{Why: OnCreature, Cell: b, With: o, Cite: rules.GEO02}
	}
	d.Setup.Combatants[i].At = [2]int{int(b.X), int(b.Y)}
	d.Setup.Combatants[o].At = [2]int{int(a.X), int(a.Y)}
	return Misfit{With: -1}
}
