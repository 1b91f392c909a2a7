package levels

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// lookout answers whether one who lies in ambush is in plain sight somewhere:
// the combatants as the rules see them, put where the question wants them.
type lookout struct {
	e   *rules.Encounter
	ids []rules.ID // of each combatant
}

// Lies reports whether a combatant lies in ambush, where the ruleset has that.
func (d *Deployment) Lies(i int) bool {
	return slices.Contains(d.Setup.Ambush, d.Setup.Combatants[i].ID) && d.watch().e != nil
}

// Lie has a combatant lie in ambush, or stand openly. Who stands in plain sight
// cannot lie in ambush there; then nothing changes.
func (d *Deployment) Lie(i int, so bool) Misfit {
	if so && d.Placed(i) && d.watch().e != nil {
		if m := d.exposed(i, d.Space(i).At); !m.OK() {
			return m
		}
	}
	d.lies[i] = so
	d.list(i, so)
	return Misfit{With: -1}
}

// list puts a combatant on the list of those in ambush, in ascending order of
// ids, or takes it off.
func (d *Deployment) list(i int, so bool) {
	id := d.Setup.Combatants[i].ID
	d.Setup.Ambush = slices.DeleteFunc(d.Setup.Ambush, func(o int) bool { return o == id })
	if so {
		d.Setup.Ambush = append(d.Setup.Ambush, id)
		slices.Sort(d.Setup.Ambush)
	}
}

// watch makes the lookout when it is first needed. It has no encounter where
// nobody can lie in ambush: by the ruleset, or because the sheets do not hold.
func (d *Deployment) watch() *lookout {
	if d.lookout != nil {
		return d.lookout
	}
	d.lookout = &lookout{}
	s := d.Setup
	s.Ambush, s.Surprised, s.Situation = nil, nil, rules.Situation{}
	s.Combatants = slices.Clone(s.Combatants)
	for i := range s.Combatants {
		if c, ok := d.somewhere(i); ok && !d.Placed(i) {
			s.Combatants[i].At = [2]int{int(c.X), int(c.Y)}
		}
	}
	e, err := rulesets.New(&s)
	if err != nil || e.Rules.Sight.Ambush == nil {
		return d.lookout
	}
	for i := range s.Combatants {
		id := slices.IndexFunc(e.Creatures, func(c rules.Creature) bool { return c.Sheet == s.Combatants[i].ID })
		d.lookout.ids = append(d.lookout.ids, rules.ID(id))
	}
	d.lookout.e = e
	return d.lookout
}

// somewhere is a square where a combatant could stand if nobody else did, in its
// start if there is one.
func (d *Deployment) somewhere(i int) (grid.Cell, bool) {
	fits := func(c grid.Cell) bool { return d.Field.ground.Stands(d.spaceAt(i, c)) }
	var start []grid.Cell
	if d.side[i] >= 0 {
		start = d.Field.Starts[d.side[i]]
	}
	if k := slices.IndexFunc(start, fits); k >= 0 {
		return start[k], true
	}
	m := d.Field.ground.Map
	for k := range m.W() * m.H() {
		if c := m.CellAt(k); fits(c) {
			return c, true
		}
	}
	return grid.Cell{}, false
}

// put has a combatant stand at a square, at its full size.
func (w *lookout) put(i int, at grid.Cell) {
	id := w.ids[i]
	w.e.Emit(rules.Event{Kind: rules.Moved, Who: id, Whom: rules.Nobody, From: w.e.Facts.Combatants[id].At, To: at, B: 2})
}

// veiled reports whether fog keeps the places of a side secret from the others.
func (d *Deployment) veiled() bool { return d.Setup.Fog != "" && d.Setup.Fog != "off" }

// exposed says from where a combatant would be in plain sight at a square: of
// all its enemies one must have neither cover nor concealment between (STL-01,
// COV-14). They count where they stand; where they have no place yet, or fog
// keeps it secret, on every square of their start.
func (d *Deployment) exposed(i int, at grid.Cell) Misfit {
	w := d.watch()
	w.put(i, at)
	known := !d.veiled()
	for o := range d.side {
		if d.side[o] == d.side[i] || d.side[o] < 0 {
			continue
		}
		from := d.Field.Starts[d.side[o]]
		with := -1
		if known && d.Placed(o) {
			from, with = []grid.Cell{d.Space(o).At}, o
		} else if slices.ContainsFunc(d.Setup.Combatants[:o], func(s rules.Sheet) bool {
			return s.Kind != "" && s.Kind == d.Setup.Combatants[o].Kind && s.Side == d.Setup.Combatants[o].Side
		}) {
			continue // one of its kind has looked from there
		}
		for _, c := range from {
			if !d.Field.ground.Stands(d.spaceAt(o, c)) {
				continue
			}
			w.put(o, c)
			if combat.OpenTo(w.e, w.ids[i], w.ids[o]) {
				return Misfit{Why: InTheOpen, Cell: c, With: with, Cite: rules.STL01}
			}
		}
	}
	return Misfit{With: -1}
}

// Ambushers reads the sides that are to lie in ambush: names with commas between
// them, or "none".
func (f *Field) Ambushers(text string) (sides []string, err error) {
	if text == "none" {
		return nil, nil
	}
	for _, side := range strings.Split(text, ",") {
		if !slices.Contains(f.Sides, side) {
			return nil, fmt.Errorf("%s is none of %s, none", quote(side), strings.Join(f.Sides, ", "))
		}
		sides = append(sides, side)
	}
	return sides, nil
}

// Ambush is a setup of the field in which the sides named lie in ambush, and
// nobody else: they are placed anew where they are hidden. Whoever finds no such
// place stands openly. A side that lies in ambush as it is keeps its places.
func (f *Field) Ambush(s rules.Setup, sides ...string) (rules.Setup, error) {
	before := s
	s.SetAmbush(sides...)
	d, err := f.Deploy(s)
	if err != nil {
		return s, err
	}
	for n, side := range f.Sides {
		if _, all := before.LiesInAmbush(side); all || !slices.Contains(sides, side) {
			continue
		}
		if err := d.Arrange(n); err != nil {
			return s, err
		}
	}
	return d.Setup, nil
}
