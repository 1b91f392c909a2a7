package placing

import (
	"fmt"

	"tenaille/rules/grid"
)

// Fits lists the squares that the one in hand could fill.
func (p *Placing) Fits() []grid.Cell {
	if p.Hold < 0 {
		return nil
	}
	return p.fitsOf(p.Hold)
}

// Shelters are the squares of the start that would hide the first of those who lie
// in ambush.
func (p *Placing) Shelters() []grid.Cell {
	if !p.Lurks(p.Now) {
		return nil
	}
	for i := range p.Setup.Combatants {
		if p.Own(i) && p.Lies(i) {
			return p.fitsOf(i)
		}
	}
	return nil
}

// SpaceAt is the space of the one in hand at a square.
func (p *Placing) SpaceAt(c grid.Cell) grid.Space {
	s := p.Space(p.Hold)
	s.At = c
	return s
}

// fitsOf lists the squares that a combatant could fill, changing places included. It
// is worked out once for the places as they are.
func (p *Placing) fitsOf(i int) []grid.Cell {
	key := fmt.Sprint(i, p.Now, p.Places())
	if p.fitting.key != key {
		p.fitting.key, p.fitting.cells = key, p.search(i)
	}
	return p.fitting.cells
}

// search works out the squares that a combatant could fill.
func (p *Placing) search(i int) []grid.Cell {
	in := map[grid.Cell]bool{}
	space := p.Space(i)
	for _, c := range p.Field.Starts[p.Now] {
		m := p.Misfit(i, c)
		if m.OK() || p.Trades(m) && p.Misfit(i, c, m.With).OK() {
			space.At = c
			for _, q := range space.Cells(nil) {
				in[q] = true
			}
		}
	}
	var list []grid.Cell
	for _, c := range p.Field.Starts[p.Now] {
		if in[c] {
			list = append(list, c)
		}
	}
	return list
}
