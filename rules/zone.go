package rules

import (
	"fmt"
	"slices"

	"tenaille/rules/grid"
)

// Zone is a part of the map.
type Zone struct {
	Name string
	// Attack is what standing in it adds to attack rolls, AC to the defence: circumstances
	// of the level (ATK-06).
	Attack, AC int8

	cells []uint64 // a bit each, by their index
	far   []uint16 // of each cell, in squares
}

// unreached is how far a cell is from a zone to which no way leads.
const unreached = 1 << 12

// Far is how many squares away a cell of the map is from the zone by the ways that a
// creature of one square could go if all doors stood open and nobody were in its way;
// diagonals count 1. Where no way leads it is very far.
func (z *Zone) Far(m *grid.Map, c grid.Cell) int { return int(z.far[m.Index(c)]) }

// measure finds how far every cell is.
func (z *Zone) measure(e *Encounter) {
	n := e.Map.W() * e.Map.H()
	z.far = make([]uint16, n)
	field := grid.Field{Map: e.Map, OpenDoors: 1<<64 - 1, Rules: e.Options.Grid}
	var queue []grid.Cell
	for i := range n {
		z.far[i] = unreached
		if c := e.Map.CellAt(i); z.Has(e.Map, c) {
			z.far[i], queue = 0, append(queue, c)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		for d := grid.N; d <= grid.NW; d++ {
			// The step is the one that comes nearer, from the farther cell.
			from := at.Step(d)
			if !e.Map.Inside(from) || z.far[e.Map.Index(from)] != unreached {
				continue
			}
			back, _ := grid.DirBetween(from, at)
			if _, why := field.Step(grid.Square(from), back); why == grid.StepOK {
				z.far[e.Map.Index(from)] = z.far[e.Map.Index(at)] + 1
				queue = append(queue, from)
			}
		}
	}
}

// Has reports whether a cell of a map is in the zone.
func (z *Zone) Has(m *grid.Map, c grid.Cell) bool {
	i := m.Index(c)
	return m.Inside(c) && z.cells[i>>6]>>(i&63)&1 == 1
}

// Cells are the squares of the zone, row by row.
func (z *Zone) Cells(m *grid.Map) (list []grid.Cell) {
	for i := range m.W() * m.H() {
		if c := m.CellAt(i); z.Has(m, c) {
			list = append(list, c)
		}
	}
	return list
}

// Within reports whether any square of a space lies in a zone.
func (s *Scenario) Within(sp grid.Space, zone int8) bool {
	for i := range sp.Len() {
		if s.Zones[zone].Has(s.Map, sp.Cell(i)) {
			return true
		}
	}
	return false
}

// Lends is what the level adds to attacks from a space and to the defence of who stands in
// it: the circumstances of all zones that any of its squares lies in (ATK-06, STK-02).
func (s *Scenario) Lends(sp grid.Space) (attack, ac int8) {
	for i := range s.Zones {
		if z := &s.Zones[i]; (z.Attack != 0 || z.AC != 0) && s.Within(sp, int8(i)) {
			attack, ac = attack+z.Attack, ac+z.AC
		}
	}
	return attack, ac
}

// Circumstances reports whether the attacks of a ruleset have those of the level (ATK-06).
func (r *Ruleset) Circumstances() bool {
	return slices.ContainsFunc(r.Rows, func(w Row) bool { return w.From == TermPlace })
}

// mostLent bounds the circumstances of one zone.
const mostLent = 4

// Stands reports whether any of a creature's squares lies in a zone.
func (e *Encounter) Stands(id ID, zone int8) bool { return e.Within(e.Space(id), zone) }

func (e *Encounter) newZones(s *Setup) error {
	if len(s.Zones) > MaxZones {
		return fmt.Errorf("zones: more than %d", MaxZones)
	}
	w, h := e.Map.W(), e.Map.H()
	for i := range s.Zones {
		z := Zone{Name: s.Zones[i].Name, Attack: int8(clamp(s.Zones[i].Attack, -99, 99)), AC: int8(clamp(s.Zones[i].AC, -99, 99)), cells: make([]uint64, (w*h+63)/64)}
		if z.Name == "" || e.zone(z.Name) >= 0 {
			return &QuestError{"zones", i, fmt.Errorf("name: %q is empty or there twice", z.Name)}
		}
		switch {
		case z.Attack < -mostLent || z.Attack > mostLent:
			return &QuestError{"zones", i, fmt.Errorf("attack: %d is not from -%d to %d", s.Zones[i].Attack, mostLent, mostLent)}
		case z.AC < -mostLent || z.AC > mostLent:
			return &QuestError{"zones", i, fmt.Errorf("ac: %d is not from -%d to %d", s.Zones[i].AC, mostLent, mostLent)}
		}
		for k, r := range s.Zones[i].Rects {
			if r[0] < 0 || r[1] < 0 || r[2] < 1 || r[3] < 1 || r[0] > w-r[2] || r[1] > h-r[3] {
				return &QuestError{"zones", i, fmt.Errorf("rects[%d]: not a rectangle on the map", k)}
			}
			for y := range r[3] {
				for x := range r[2] {
					n := e.Map.Index(grid.C(r[0]+x, r[1]+y))
					z.cells[n>>6] |= 1 << (n & 63)
				}
			}
		}
		if !slices.ContainsFunc(z.cells, func(w uint64) bool { return w != 0 }) {
			return &QuestError{"zones", i, fmt.Errorf("rects: there are none")}
		}
		z.measure(e)
		e.Zones = append(e.Zones, z)
	}
	return nil
}

// zone returns the index of a zone by its name, or -1.
func (s *Scenario) zone(name string) int8 {
	return int8(slices.IndexFunc(s.Zones, func(z Zone) bool { return z.Name == name }))
}
