package levels

import (
	"fmt"
	"slices"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// Apart is the cause of a doubt about a map: nobody of two sides ever comes within reach of
// the other's blows, as the ground is drawn.
type Apart struct {
	// Sides are their numbers, from 1.
	Sides [2]int
	// From and To are where they come nearest to one another: a square of each.
	From, To grid.Cell
}

// Error says where they come nearest.
func (a *Apart) Error() string {
	return fmt.Sprintf("no way leads from side %d to side %d: they come no nearer than %s and %s", a.Sides[0], a.Sides[1], a.From.Name(), a.To.Name())
}

// apart finds two sides that can never come to blows: whatever door can be opened is open,
// by hand or by an event, and whoever stands in the way has gone. It is nil where all can.
func (f *Field) apart(e *rules.Encounter) *Apart {
	g := f.ground
	g.OpenDoors = f.openable(e.Locked)
	walks := make([]walked, 0, len(f.Sides))
	for n := range f.Sides {
		walks = append(walks, f.walk(e, &g, n))
	}
	for a := range walks {
		for b := a + 1; b < len(walks); b++ {
			if !walks[a].meets(&g, &walks[b]) {
				from, to := walks[a].nearest(&g, &walks[b])
				return &Apart{Sides: [2]int{a + 1, b + 1}, From: from, To: to}
			}
		}
	}
	return nil
}

// openable are the doors that stand open or may come to: those that are not locked (ACT-30),
// and those that an event opens.
func (f *Field) openable(locked uint64) uint64 {
	doors := ^locked | f.ground.OpenDoors
	for i := range f.Setup.Events {
		for _, n := range f.Setup.Events[i].Open {
			doors |= 1 << (n - 1)
		}
	}
	return doors
}

// walked is where a side can come, by the spaces and reaches that its creatures have.
type walked struct {
	kinds []gait
	cells []bool // that any of them can stand on
}

// gait is those of a side that take as many squares and reach as far.
type gait struct {
	n     uint8
	reach int
	at    []bool // where their space can lie, by its anchor
}

// walk is where a side can come from its start. A creature of several squares draws itself
// together where it has to (MOV-07).
func (f *Field) walk(e *rules.Encounter, g *grid.Field, side int) (w walked) {
	m := g.Map
	w.cells = make([]bool, m.W()*m.H())
	for i := range f.Setup.Combatants {
		s := &f.Setup.Combatants[i]
		n, reach := (s.Fills()+1)/2, longestBlow(e, s.ID)
		if s.Side != f.Sides[side] || slices.ContainsFunc(w.kinds, func(k gait) bool { return k.n == n && k.reach == reach }) {
			continue
		}
		k := gait{n: n, reach: reach, at: make([]bool, m.W()*m.H())}
		for _, c := range append(placeOf(s).Cells(nil), f.Starts[side]...) {
			k.flood(g, c)
		}
		for j, in := range k.at {
			if in {
				for _, c := range (grid.Space{At: m.CellAt(j), N: n}).Cells(nil) {
					w.cells[m.Index(c)] = true
				}
			}
		}
		w.kinds = append(w.kinds, k)
	}
	return w
}

// flood notes where one can walk from a square.
func (k *gait) flood(g *grid.Field, from grid.Cell) {
	if s := (grid.Space{At: from, N: k.n}); !g.Stands(s) || k.at[g.Map.Index(from)] {
		return
	}
	k.at[g.Map.Index(from)] = true
	for queue := []grid.Cell{from}; len(queue) > 0; {
		s := grid.Space{At: queue[len(queue)-1], N: k.n}
		queue = queue[:len(queue)-1]
		for d := range grid.Dir(8) {
			if _, no := g.Step(s, d); no != grid.StepOK {
				continue
			}
			if i := g.Map.Index(s.At.Step(d)); !k.at[i] {
				k.at[i] = true
				queue = append(queue, s.At.Step(d))
			}
		}
	}
}

// meets reports whether somebody of one side can come where a blow reaches somebody of the
// other.
func (w *walked) meets(g *grid.Field, o *walked) bool {
	for i, in := range w.cells {
		if in && o.cells[i] {
			return true
		}
	}
	for _, a := range w.kinds {
		for _, b := range o.kinds {
			if a.strikes(g, &b, max(a.reach, b.reach)) {
				return true
			}
		}
	}
	return false
}

// strikes reports whether one of two kinds can come so near to the other that a blow of
// that reach lands.
func (k *gait) strikes(g *grid.Field, o *gait, reach int) bool {
	m := g.Map
	for i, in := range k.at {
		if !in {
			continue
		}
		s := grid.Space{At: m.CellAt(i), N: k.n}
		x, y, far := int(s.At.X), int(s.At.Y), reach+int(k.n)
		for v := max(y-reach-int(o.n), 0); v < min(y+far+1, m.H()); v++ {
			for u := max(x-reach-int(o.n), 0); u < min(x+far+1, m.W()); u++ {
				t := grid.Space{At: grid.C(u, v), N: o.n}
				if o.at[m.Index(t.At)] && g.Rules.SpaceReachDistance(s, t) <= reach && g.EffectSpaces(s, t) {
					return true
				}
			}
		}
	}
	return false
}

// nearest are the squares, one of each side, that lie nearest to one another as the crow
// flies. They lie on the rims: whoever stands within can always come nearer.
func (w *walked) nearest(g *grid.Field, o *walked) (from, to grid.Cell) {
	least, there := -1, o.rim(g.Map)
	for _, a := range w.rim(g.Map) {
		for _, b := range there {
			dx, dy := int(a.X)-int(b.X), int(a.Y)-int(b.Y)
			if d := dx*dx + dy*dy; least < 0 || d < least {
				least, from, to = d, a, b
			}
		}
	}
	return from, to
}

// rim are the squares of a side beside which there is one where it cannot come.
func (w *walked) rim(m *grid.Map) (list []grid.Cell) {
	for i, in := range w.cells {
		if !in {
			continue
		}
		c := m.CellAt(i)
		for d := range grid.Dir(8) {
			if n := c.Step(d); !m.Inside(n) || !w.cells[m.Index(n)] {
				list = append(list, c)
				break
			}
		}
	}
	return list
}

// longestBlow is how many squares off the longest blow of a sheet's creature lands.
func longestBlow(e *rules.Encounter, sheet int) (reach int) {
	for i := range e.Creatures {
		c := &e.Creatures[i]
		if c.Sheet != sheet {
			continue
		}
		reach = int(c.Reach)
		for w := range c.Weapons {
			if n := int8(w); !e.Rules.Attack.Shoots(c, n) {
				reach = max(reach, e.Rules.Attack.Reach(c, n))
			}
		}
	}
	return reach
}
