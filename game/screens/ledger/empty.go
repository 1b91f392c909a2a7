package ledger

import (
	"math"

	"tenaille/game/scene"
	"tenaille/render/widget"
)

// Act is a button of an empty page.
type Act struct {
	ID     string
	Button widget.Button
}

// The height of a button of an empty page with the gap under it, and the least and the most
// height of its drawing.
const (
	actTall      = 46.
	actGap       = 8.
	leastDrawing = 40.
	mostDrawing  = 250.
)

// Empty lays out a page on which nothing stands yet: a drawing, what would stand there, and
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
	tall := math.Min(math.Min(mostDrawing, (box.H-bare)*.62), w/2.9)
	if tall < leastDrawing {
		tall = 0
	}
	top := box.Y + (box.H-bare-tall)/2
	x := box.X + box.W/2
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(box)
		if tall > 0 {
			scene.PaintMeeting(c, widget.Rect{X: x - math.Min(tall*1.9, w/2), Y: top - 6, W: math.Min(tall*3.8, w), H: tall})
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

// Under lays out a page with the drawing of a match and returns the box of a panel of a size
// under it, or in the middle where the drawing has no room.
func Under(p *widget.Page, all widget.Rect, w, tall float64) widget.Rect {
	w, tall = math.Min(w, all.W), math.Min(tall, all.H)
	box := widget.Rect{X: all.X + (all.W-w)/2, Y: all.Y + (all.H-tall)/2, W: w, H: tall}
	page := all
	if w < all.W-12 {
		page = all.Inset(6)
	}
	drawing := math.Min(math.Min((all.H-tall)*.62, 200), all.W/3)
	if drawing < leastDrawing*1.6 {
		drawing = 0
	}
	box.Y += drawing * .5
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(page)
		if drawing > 0 {
			x, wide := all.X+all.W/2, math.Min(drawing*3.8, page.W-20)
			scene.PaintMeeting(c, widget.Rect{X: x - wide/2, Y: box.Y - drawing - 12, W: wide, H: drawing})
		}
	})
	return box
}
