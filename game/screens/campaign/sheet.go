package campaign

import (
	"image/color"

	"tenaille/render/widget"
)

// inks are those of a page: of its heads, of what is told, and of what is said beside it.
type inks struct{ head, ink, sub color.NRGBA }

// sheet paints the paper on which something is told, and is the part of it to write on with
// its inks; where the window has no room for rims the panel itself is written on.
func (s *camp) sheet(c widget.Canvas, box widget.Rect) (in widget.Rect, t inks) {
	if s.narrow() || s.small() {
		return box, inks{widget.Gold, widget.Bone, widget.Dim}
	}
	c.PaperSheet(box)
	return widget.Rect{X: box.X + 26, Y: box.Y + 18, W: box.W - 52, H: box.H - 36}, inks{widget.PaperHead, widget.PaperInk, widget.PaperSub}
}
