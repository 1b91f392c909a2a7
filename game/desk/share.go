package desk

import (
	"image"

	"tenaille/rules/grid"
)

// Share counts the squares of the map that are in sight: whole in the window, under no
// panel and not under the strips with letters and numbers; all are those of the map.
func (d *Desk) Share() (seen, all int) {
	w, h := d.table.Board.Size()
	cam := &d.table.Camera
	above, beside := cam.Cover(cam.View)
	over := append(d.under(nil), above, beside)
	top, left := cam.Strips(cam.Safe)
	if columns, rows := cam.Pinned(); columns {
		over = append(over, top)
		if rows {
			over = append(over, left)
		}
	} else if rows {
		over = append(over, left)
	}
	for y := range h {
		for x := range w {
			if r := cam.CellRect(grid.C(x, y)); r.In(cam.View) && !meets(over, r) {
				seen++
			}
		}
	}
	return seen, w * h
}

// meets reports whether any of the rectangles meets another.
func meets(list []image.Rectangle, r image.Rectangle) bool {
	for _, o := range list {
		if o.Overlaps(r) {
			return true
		}
	}
	return false
}
