package widget

import (
	"image/color"

	"tenaille/render/ui"
)

// Chevron paints in the middle of a button the sign of where it leads: dx and dy
// are -1, 0 or 1, and one of them is 0.
func (c Canvas) Chevron(at Rect, dx, dy int, on bool) {
	ink := Bone
	if !on {
		ink = Disabled
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

// ScrollBar paints where in a long list or text the part in sight lies; the
// whole, the part and its place are of the same unit.
func (c Canvas) ScrollBar(view Rect, whole, part, at float64, ink color.NRGBA) {
	if whole <= part || whole <= 0 {
		return
	}
	long := max(view.H*part/whole, 24)
	y := view.Y + (view.H-long)*at/(whole-part)
	c.Box(Rect{X: view.X + view.W - 5, Y: y, W: 5, H: long}, 2.5, ink, Transparent, 0)
}

// ScrollRows paints where in its list the rows in sight lie.
func (c Canvas) ScrollRows(view Rect, r *ui.Rows, ink color.NRGBA) {
	c.ScrollBar(view, float64(r.Size), float64(r.Fit), float64(r.Top), ink)
}
