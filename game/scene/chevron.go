package scene

import "tenaille/render/widget"

// chevron paints in the middle of a button the sign of where it leads: dx and dy
// are -1, 0 or 1, and one of them is 0.
func chevron(c widget.Canvas, at widget.Rect, dx, dy int, on bool) {
	ink := widget.Bone
	if !on {
		ink = widget.Disabled
	}
	wide := min(8, at.H*.19) // half of its width; it is less deep
	x, y, deep := at.X+at.W/2, at.Y+at.H/2, wide*.6
	across, along := float64(dx)*deep, float64(dy)*deep
	if dx != 0 {
		c.Polyline(2.6, ink, x-across, y-wide, x+across, y, x-across, y+wide)
		return
	}
	c.Polyline(2.6, ink, x-wide, y-along, x, y+along, x+wide, y-along)
}
