package ledger

import (
	"math"

	"tenaille/game/screens/result/tableau"
	"tenaille/render/widget"
)

// Act is a button of an empty page.
type Act struct {
	ID     string
	Button widget.Button
}

// The height of a button of an empty page with the gap under it, and the least and the most
// height of its painting with the rim around that.
const (
	actTall      = 46.
	actGap       = 8.
	leastDrawing = 64.
	mostDrawing  = 330.
	drawingRim   = 18.
)

// Empty lays out a page on which nothing stands yet: a painting, what would stand there, and
// what there is to do.
func Empty(p *widget.Page, s *widget.Style, box widget.Rect, title, about string, acts ...Act) {
	w := math.Min(box.W-48, 660)
	words := s.Wrap(about, w, widget.Regular, 15)
	across := w >= 500
	under := 0.
	if n := float64(len(acts)); n > 0 {
		under = 22 + actTall
		if !across {
			under += (n - 1) * (actTall + actGap)
		}
	}
	bare := 58 + 21*float64(len(words)) + under
	tall := math.Min(mostDrawing, box.H-bare-2*drawingRim-16)
	if tall < leastDrawing {
		tall = 0
	}
	top := box.Y + math.Max((box.H-bare-tall)/2, drawingRim)
	x := box.X + box.W/2
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(box)
		if tall > 0 {
			picture := widget.Rect{X: box.X + drawingRim, Y: top - 4, W: box.W - 2*drawingRim, H: tall}
			meeting.PaintBeside(c, picture, widget.Rect{X: picture.X + 10, Y: picture.Y + tall*.1, W: picture.W - 20, H: tall * .86})
		}
		c.TextFold(title, x, top+tall+38, w, widget.Bold, 24, 17, widget.PaperHead, widget.Middle)
		for i, line := range words {
			c.Text(line, x, top+tall+66+21*float64(i), widget.Regular, 15, widget.PaperInk, widget.Middle)
		}
	})
	y := top + tall + bare - under + 22
	wide := math.Min(w, 340)
	if n := float64(len(acts)); across && n > 1 {
		wide = math.Min((w-10*(n-1))/n, 320)
	}
	for i, act := range acts {
		at := widget.Rect{X: x - wide/2, Y: y + float64(i)*(actTall+actGap), W: wide, H: actTall}
		if across {
			whole := float64(len(acts))*(wide+10) - 10
			at.X, at.Y = x-whole/2+float64(i)*(wide+10), y
		}
		p.Button(act.ID, at, act.Button)
	}
}

// meeting are two sides that face each other on a meadow, painted where there is nothing yet
// and behind what is agreed before a match: the one in the middle first, then by turns who
// stands left and right of that.
var meeting = tableau.New(nil, []tableau.Figure{{Kind: "fighter"}, {Kind: "archer"}, {Kind: "orc", Side: 1}, {Kind: "cleric"}, {Kind: "goblin-archer", Side: 1}}, nil)

// leastBeside is how much room the painting needs beside a panel, and leastAbove over it.
const leastBeside, leastAbove = 300., 110.

// Under lays out the painting of a match over a box and returns the box of a panel of a size
// on it: at its right end, with the figures beside it, or under them, or in the middle where
// they have no room.
func Under(p *widget.Page, all widget.Rect, w, tall float64) widget.Rect {
	w, tall = math.Min(w, all.W), math.Min(tall, all.H)
	box := widget.Rect{X: all.X + (all.W-w)/2, Y: all.Y + (all.H-tall)/2, W: w, H: tall}
	page, stand := all.Inset(6), widget.Rect{}
	switch free := all.W - w; {
	case free >= leastBeside+60:
		side := math.Min(free-leastBeside, math.Max(40, free*.14))
		box.X = all.X + all.W - w - side
		high := math.Min(page.H*.58, (box.X-page.X)*.8)
		stand = widget.Rect{X: page.X + 26, Y: page.Y + page.H*.93 - high, W: box.X - page.X - 46, H: high}
	case all.H-tall >= leastAbove:
		box.Y = all.Y + all.H - tall - math.Min((all.H-tall)*.1, 24)
		page.H = math.Min(page.H, box.Y+40-page.Y)
		stand = widget.Rect{X: page.X + 14, Y: page.Y + 12, W: page.W - 28, H: box.Y - page.Y - 10}
	}
	p.Paint(func(c widget.Canvas) {
		meeting.PaintBeside(c, page, stand)
	})
	return box
}
