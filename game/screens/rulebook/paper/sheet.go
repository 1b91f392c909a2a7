package paper

import (
	"strconv"
	"strings"

	"tenaille/game/book"
	"tenaille/game/input"
	"tenaille/game/words"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// Sheet is a rule on a sheet of paper.
type Sheet struct {
	// View is where what is in sight of it lies, in units.
	View   widget.Rect
	Scroll ui.Scroll

	prose
	of      string  // what it was laid out for
	over    string  // the rule under the pointer
	dragged float64 // how far the page has moved with the pointer
}

// Runs are the pieces of its text, from above.
func (s *Sheet) Runs() []Run { return s.runs }

// Tall is how far down its text reaches, in units.
func (s *Sheet) Tall() float64 { return s.h }

// Lay lays out a rule of the book in a language, unless it is the one that is laid out
// already; example is the heading of an example.
func (s *Sheet) Lay(style *widget.Style, lang string, e book.Entry, example string) {
	key := strings.Join([]string{lang, e.ID, strconv.Itoa(int(s.View.W)), strconv.Itoa(style.Px(1000))}, " ")
	if key != s.of {
		s.of = key
		s.prose = prose{style: style, h: 6}
		s.entry(e, s.View.W, example)
	}
	s.Scroll.All, s.Scroll.View, s.Scroll.Notch = s.h, s.View.H, 60
	s.Scroll.To(s.Scroll.At)
}

// entry sets the text of a rule.
func (s *Sheet) entry(e book.Entry, width float64, example string) {
	for _, t := range e.Paragraphs {
		if item, ok := strings.CutPrefix(t, "• "); ok {
			s.mark("•", 6, bodyText)
			s.flow(item, 22, width-22, bodyText)
			s.h += 3
			continue
		}
		s.h += 6
		s.flow(t, 0, width, bodyText)
		s.h += 6
	}
	if len(e.Table) > 0 {
		s.h += 8
		s.table(e.Table, width)
	}
	if e.Example != "" {
		s.h += 14
		top := s.h
		s.h += 8
		s.flow(example, 14, width-28, headText)
		s.flow(words.Capital(e.Example), 14, width-28, bodyText)
		s.h += 12
		s.boxes = append(s.boxes, paperBox{widget.Rect{Y: top, W: width, H: s.h - top}, widget.Fade(widget.Chip, .55)})
	}
	s.h += 10
}

// Turn moves the page by a share of its height.
func (s *Sheet) Turn(part float64) { s.Scroll.By(part * s.View.H) }

// Point finds the reference under the pointer, and answers the rule that is clicked.
func (s *Sheet) Point(p input.Pointer, x, y, scale float64) string {
	s.over = ""
	if !s.View.Has(x, y) {
		return ""
	}
	if p.Pressed {
		s.dragged = 0
	}
	if p.Down {
		s.dragged += max(float64(p.DragY), -float64(p.DragY)) / scale
	}
	s.over = s.at(x-s.View.X, y-s.View.Y+s.Scroll.At)
	if p.Released && s.dragged < 8 {
		return s.over
	}
	return ""
}

// Paint paints what is in sight of the page.
func (s *Sheet) Paint(c widget.Canvas) {
	s.prose.paint(c.Clip(s.View), s.View.X, s.View.Y-s.Scroll.At, s.View.Y, s.View.Y+s.View.H, s.over)
	beside := s.View // the bar stands in the rim of the paper
	beside.W += 12
	c.ScrollBar(beside, &s.Scroll, widget.PaperSub)
}
