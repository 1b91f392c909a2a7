package ledger

import (
	"math"

	"tenaille/game/scene"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// The least height of a row and the most, and the rim of the page around them; middling is
// the least where a page is no wider than snug, slim where each thing has a line.
const (
	least    = 68.
	middling = 96.
	snug     = 640.
	slim     = 130.
	most     = 136.
	rim      = 12.
)

// Page is a page of the ledger on the table.
type Page struct {
	// Box is the sheet, In what of it rows stand in.
	Box, In widget.Rect
	// Tall is the height of a row with the line under it.
	Tall float64
}

// Open lays a page out in a box for so many rows, and how many of them are in sight: few
// are set large, and many in a smaller hand.
func Open(box widget.Rect, n int, rows *ui.Rows) Page {
	p := Page{Box: box, In: box.Inset(rim)}
	small, large := least, most
	switch {
	case Slim(p.In.W - 60):
		small, large = slim, slim+10
	case p.In.W < snug:
		small = middling
	}
	p.Tall = math.Max(small, math.Min(large, p.In.H/float64(max(n, 1))))
	fit := max(int(p.In.H/p.Tall), 1)
	if n > fit { // no row is cut, and none leaves a gap
		p.Tall = p.In.H / float64(fit)
	}
	rows.Fit, rows.Size, rows.Tall = fit, n, p.Tall
	rows.To(rows.Top)
	return p
}

// Lines lays out a page whose rows are lines so tall.
func Lines(box widget.Rect, n int, tall float64, rows *ui.Rows) Page {
	p := Page{Box: box, In: box.Inset(rim), Tall: tall}
	rows.Fit, rows.Size, rows.Tall = max(int(p.In.H/tall), 1), n, tall
	rows.To(rows.Top)
	return p
}

// Row is the box of the row that stands so far down, of the rows in sight.
func (p *Page) Row(i int) widget.Rect {
	return widget.Rect{X: p.In.X, Y: p.In.Y + float64(i)*p.Tall, W: p.In.W - 8, H: p.Tall - 4}
}

// Paint paints the sheet, the lines under so many rows, and what else there is to say after
// them, where they leave room for it.
func (p *Page) Paint(k widget.Canvas, n int, about string) {
	k.PaperSheet(p.Box)
	bottom := p.In.Y + p.In.H
	for i := range n {
		if y := p.In.Y + float64(i+1)*p.Tall - 2; y < bottom-4 {
			k.Line(p.In.X, y, p.In.X+p.In.W-8, y, 1, widget.Chip)
		}
	}
	free := widget.Rect{X: p.In.X, Y: p.In.Y + float64(n)*p.Tall, W: p.In.W - 8}
	free.H = bottom - free.Y
	if n == 0 || free.H < 90 {
		return
	}
	blank(k, free, max(leastMeeting, p.Tall*besides), about)
}

// besides is how tall the figures after the rows are at most, in rows, but for small ones: what
// is told comes first.
const besides, leastMeeting = .8, 64.

// blank paints what stands on an empty part of the page: the figures of both sides across
// the jaws, no taller than most, and words under them.
func blank(k widget.Canvas, at widget.Rect, most float64, about string) {
	w := math.Min(at.W-40, 560)
	lines := k.Wrap(about, w, widget.Regular, 13)
	if about == "" {
		lines = nil
	}
	words := 19 * float64(len(lines))
	tall := min(at.H-words-34, most, at.W/2.9)
	if tall < 44 {
		tall = 0
	}
	y := at.Y + (at.H-tall-words-10)/2
	if tall > 0 {
		scene.PaintMeeting(k, widget.Rect{X: at.X + at.W/2 - math.Min(at.W/2, tall*1.9), Y: y, W: math.Min(at.W, tall*3.8), H: tall})
	}
	y += tall + 10
	for i, line := range lines {
		k.Text(line, at.X+at.W/2, y+14+19*float64(i), widget.Regular, 13, widget.PaperSub, widget.Middle)
	}
}

// Mark paints that a row is the one chosen.
func Mark(k widget.Canvas, at widget.Rect) {
	k.Box(at, 6, widget.Fade(widget.White, .45), widget.PaperHead, 2)
}
