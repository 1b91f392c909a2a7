package ledger

import (
	"math"

	"tenaille/game/scene"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// The least height of a row and the most, and the rim of the page around them; middling is
// the least where a page is no wider than snug, slim where each thing has a line; from broad
// on two rows stand side by side once there are more than few.
const (
	least    = 68.
	middling = 96.
	snug     = 640.
	slim     = 144.
	most     = 214.
	broad    = 1300.
	few      = 3
	rim      = 12.
	between  = 16.
)

// Page is a page of the ledger on the table.
type Page struct {
	// Box is the sheet, In what of it rows stand in.
	Box, In widget.Rect
	// Tall is the height of a row with the line under it, Abreast how many stand in one.
	Tall    float64
	Abreast int
}

// Open lays a page out in a box for so many matches, and how many rows of them are in sight:
// few are set large, and many in a smaller hand.
func Open(box widget.Rect, n int, rows *ui.Rows) Page {
	p := Page{Box: box, In: box.Inset(rim), Abreast: 1}
	small, large := least, most
	switch {
	case Slim(p.In.W - 60):
		small, large = slim, slim+70
	case p.In.W < snug:
		small = middling
	case p.In.W >= broad && n > few:
		p.Abreast = 2
		if n > 4 { // what is left is the painting's
			large = 190
		}
	}
	n = (n + p.Abreast - 1) / p.Abreast
	p.Tall = math.Max(small, math.Min(large, p.In.H/float64(max(n, 1))))
	fit := max(int(p.In.H/p.Tall), 1)
	if n > fit { // no row is cut, and none leaves a gap
		p.Tall = p.In.H / float64(fit)
	}
	rows.Fit, rows.Size, rows.Tall = fit, n, p.Tall
	rows.To(rows.Top)
	return p
}

// Sight are the matches in sight, of so many, from the first to before the last.
func (p *Page) Sight(rows *ui.Rows, n int) (from, to int) {
	return rows.Top * p.Abreast, min((rows.Top+rows.Fit)*p.Abreast, n)
}

// InRow is the row in which a match stands.
func (p *Page) InRow(match int) int { return match / max(p.Abreast, 1) }

// Lines lays out a page whose rows are lines so tall.
func Lines(box widget.Rect, n int, tall float64, rows *ui.Rows) Page {
	p := Page{Box: box, In: box.Inset(rim), Tall: tall, Abreast: 1}
	rows.Fit, rows.Size, rows.Tall = max(int(p.In.H/tall), 1), n, tall
	rows.To(rows.Top)
	return p
}

// Row is the box of the match that stands so far down, of those in sight.
func (p *Page) Row(i int) widget.Rect {
	n := float64(p.Abreast)
	wide := (p.In.W - 8 - between*(n-1)) / n
	return widget.Rect{X: p.In.X + float64(i%p.Abreast)*(wide+between), Y: p.In.Y + float64(i/p.Abreast)*p.Tall, W: wide, H: p.Tall - 4}
}

// Paint paints the sheet, the lines under so many matches, and what else there is to say after
// them, where they leave room for it.
func (p *Page) Paint(k widget.Canvas, n int, about string) {
	k.PaperSheet(p.Box)
	bottom := p.In.Y + p.In.H
	n = (n + p.Abreast - 1) / p.Abreast
	for i := range n {
		if y := p.In.Y + float64(i+1)*p.Tall - 2; y < bottom-4 {
			k.Line(p.In.X, y, p.In.X+p.In.W-8, y, 1, widget.Chip)
		}
	}
	free := widget.Rect{X: p.In.X, Y: p.In.Y + float64(n)*p.Tall, W: p.In.W - 8}
	free.H = bottom - free.Y
	if n == 0 || about == "" || free.H < 90 {
		return
	}
	blank(k, free, math.Min(p.Tall*besides, mostMeeting), about)
}

// leastMeadow is how tall the painting after the rows is at the least.
const leastMeadow = 96.

// besides is how tall the figures after the rows are at most, in rows, and mostMeeting at all:
// what is told comes first.
const besides, mostMeeting = .6, 84.

// blank paints what stands on an empty part of the page: the figures of both sides across
// the jaws, no taller than most, and words under them.
func blank(k widget.Canvas, at widget.Rect, most float64, about string) {
	w := math.Min(at.W-40, 560)
	lines := k.Wrap(about, w, widget.Regular, 13)
	words := 19 * float64(len(lines))
	if tall := math.Min(at.H-words-26, mostDrawing); tall >= leastMeadow { // the meadow they will meet on
		picture := widget.Rect{X: at.X + 4, Y: at.Y + 8, W: at.W - 8, H: tall}
		if tall == mostDrawing {
			picture.Y = at.Y + (at.H-tall-words-18)/2
		}
		meeting.PaintBeside(k, picture, widget.Rect{X: picture.X + 10, Y: picture.Y + tall*.1, W: picture.W - 20, H: tall * .86})
		for i, line := range lines {
			k.Text(line, at.X+at.W/2, picture.Y+tall+20+19*float64(i), widget.Regular, 13, widget.PaperSub, widget.Middle)
		}
		return
	}
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
