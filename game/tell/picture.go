package tell

import "tenaille/rules/grid"

// Stepped is the square of a way that its n-th step leaves, counted from 1.
func (te *Teller) Stepped(path []grid.Cell, n int) grid.Cell {
	if n > 0 && n-1 < len(path) {
		return path[n-1]
	}
	return te.E.Facts.Combatants[te.Now.Who].At
}
