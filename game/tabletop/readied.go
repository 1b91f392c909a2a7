package tabletop

import "tenaille/rules/grid"

// Hidden reports whether a space ends beyond the free part of the screen, below
// or to the right.
func (tb *Table) Hidden(s grid.Space) bool {
	r := tb.Camera.SpaceRect(s)
	return r.Max.Y > tb.Camera.Safe.Max.Y || r.Max.X > tb.Camera.Safe.Max.X
}
