package scene

import (
	"tenaille/game/input"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// ListBox is the panel around the rows of a list in a box, so much within its edge: no
// taller than the rows that are in sight, so that few of them stand in no empty frame.
func ListBox(box widget.Rect, edge float64, rows *ui.Rows) widget.Rect {
	box.H = min(box.H, 2*edge+float64(min(rows.Size, rows.Fit))*rows.Tall-4)
	return box
}

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

// PaintRivals paints two heads with the jaws between them, around the middle of a line: what
// stands over a page on which there is nothing yet.
func PaintRivals(c widget.Canvas, middle, y, face float64) {
	c.IconTint("flank", middle-face/2-4, y-4, face+8, widget.PaperInk, widget.PaperHead)
	c.Portrait("fighter", 0, middle-face*1.9, y, face)
	c.Portrait("orc", 1, middle+face*.9, y, face)
}
