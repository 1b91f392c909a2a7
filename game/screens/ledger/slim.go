package ledger

import (
	"image/color"
	"math"
	"strings"

	"tenaille/game/scene"
	"tenaille/render/widget"
)

// slim sets a line for each thing beside the print, and for what is long two; who plays with
// which figures stands under both, from edge to edge.
func (r *Row) slim(c *scene.Context, k widget.Canvas, at widget.Rect) {
	const lead = 16.
	low := 0. // what the parties take at the least
	if r.Fault == "" && len(r.Parties) == 2 {
		low = named + math.Max(r.Parties[0].file(), r.Parties[1].file()) + 2
	}
	wide := math.Min(at.W*.38, 130)
	print := widget.Rect{X: at.X, Y: at.Y, W: wide, H: math.Min(at.H-low-4, wide*.7)}
	r.print(c, k, print)
	text := widget.Rect{X: at.X + wide + 10, Y: at.Y, W: at.W - wide - 10, H: at.H - low}
	y := text.Y + 12
	line := func(words string, lines int, f widget.Font, size float64, ink color.NRGBA) {
		list := k.Wrap(words, text.W, f, size)
		if len(list) > lines {
			list = append(list[:lines-1], strings.Join(list[lines-1:], " "))
		}
		for _, l := range list {
			if y > text.Y+text.H-2 {
				return
			}
			k.TextFit(l, text.X, y, text.W, f, size, ink, widget.Start)
			y += lead
		}
	}
	line(r.Title, 2, widget.Bold, 14.5, widget.PaperInk)
	line(r.State, 2, widget.Bold, 12.5, r.ink())
	if r.Fault != "" {
		line(r.Fault, 5, widget.Regular, 12, widget.PaperHead)
		return
	}
	line(r.About, max(int((text.Y+text.H-y)/lead)+1, 1), widget.Regular, 12, widget.PaperSub)
	if low > 0 { // what is left is theirs
		top := math.Min(math.Max(print.Y+print.H+6, y-6), at.Y+at.H-low)
		r.parties(k, widget.Rect{X: at.X, Y: top, W: at.W, H: at.Y + at.H - top}, true)
	}
}
