package scene

import (
	"tenaille/game/input"
	"tenaille/render/ui"
	"tenaille/render/widget"
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

// PaintMeeting paints two sides that face each other across the jaws: what is drawn on what
// few rows leave bare of a page.
func PaintMeeting(c widget.Canvas, at widget.Rect) {
	jaws := at.H * .62
	middle := at.X + at.W/2
	c.IconTint("flank", middle-jaws/2, at.Y+at.H*.2, jaws, widget.PaperInk, widget.PaperHead)
	size := at.H * .84
	room := at.W/2 - jaws/2
	n := min(int((room-size*.3)/(size*.7)), len(meeting[0]))
	for side, list := range meeting {
		for i := n - 1; i >= 0; i-- { // those in front over those behind
			small := size * (1 - .12*float64(i))
			x := middle - jaws/2 - size*(.98+.68*float64(i))
			if side == 1 {
				x = middle + jaws/2 + size*(.98+.68*float64(i)) - small
			}
			c.Miniature(list[i], side, x, at.Y+at.H*.94-small, small)
		}
	}
}

// meeting are the figures of PaintMeeting, those in front first.
var meeting = [2][]string{{"fighter", "archer", "cleric", "rogue"}, {"orc", "goblin-archer", "hobgoblin", "ogre"}}
