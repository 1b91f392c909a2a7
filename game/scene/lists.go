package scene

import (
	"tenaille/game/input"
	"tenaille/render/ui"
)

// Lead brings the next row of a list into sight where the arrow keys, and with tab
// the key of the next part too, are about to walk the focus past a row at its edge,
// and lays the page out anew; the walk itself is the page's. It tells whether it did.
func (s *Screen) Lead(list *ui.Rows, row int, tab bool) bool {
	d, dy := s.Devices, 0
	switch {
	case d.Repeated(input.Down), tab && d.Repeated(input.Next):
		dy = 1
	case d.Repeated(input.Up), tab && d.Repeated(input.Previous):
		dy = -1
	}
	if dy == 0 || !list.Lead(row, dy) {
		return false
	}
	s.Layout()
	return true
}
