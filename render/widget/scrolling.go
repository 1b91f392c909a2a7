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
	c.ChevronIn(at, dx, dy, ink)
}

// ChevronIn is Chevron in a colour of its own, as on paper.
func (c Canvas) ChevronIn(at Rect, dx, dy int, ink color.NRGBA) {
	wide := min(8, at.H*.19) // half of its width; it is less deep
	x, y, deep := at.X+at.W/2, at.Y+at.H/2, wide*.6
	across, along := float64(dx)*deep, float64(dy)*deep
	if dx != 0 {
		c.Polyline(2.6, ink, x-across, y-wide, x+across, y, x-across, y+wide)
		return
	}
	c.Polyline(2.6, ink, x-wide, y-along, x, y+along, x+wide, y-along)
}

// ScrollBar paints at the edge of a list or text where the part in sight lies, if it is
// too long to be in sight as a whole.
func (c Canvas) ScrollBar(view Rect, of ui.Scroller, ink color.NRGBA) {
	if of.Long() {
		c.Box(of.Thumb(Rect{X: view.X + view.W - 5, Y: view.Y, W: 5, H: view.H}, 24), 2.5, ink, Transparent, 0)
	}
}
