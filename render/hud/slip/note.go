package slip

import (
	"tenaille/game/model"
	"tenaille/render/widget"
)

const signRoom = 15. // width of a sign before a note

// noteRow is one note: cover, miss chance and the like.
type noteRow struct {
	above
	*model.Line
	words, why []string
	at         int // the line at whose end its rule id stands
}

func (s *sheet) newNote(n *model.Line) *noteRow {
	r := &noteRow{Line: n, words: s.wrap(n.Words, s.room()-s.noteColumn(n)-s.ChipRoom(n.Rule))}
	if s.Compact && len(r.words) > 2 { // apart from those over and under it
		r.at = 1
	}
	if n.Lost && n.Why != "" {
		r.why = s.wrap(n.Why, s.room()-s.noteColumn(n))
	}
	return r
}

// noteColumn is where the words of a note begin, after its value or sign.
func (s *sheet) noteColumn(n *model.Line) float64 {
	if n.Icon != "" {
		return signRoom + 7
	}
	return s.Width(n.Value, widget.Bold, ink) + 7
}

func (r *noteRow) tall(s *sheet) float64 {
	return s.gap.line*float64(len(r.words)) + s.gap.small*float64(len(r.why))
}

func (r *noteRow) put(s *sheet, box *widget.Rect, y float64) {
	s.Chip(r.Rule, box.X+box.W-rims+edge, y+s.gap.line*float64(1+r.at))
}

// paint strikes what does not count.
func (r *noteRow) paint(c canvas, y float64) {
	y += c.s.gap.line
	at := c.x + c.s.noteColumn(r.Line)
	if r.New {
		c.gild(len(r.words), y)
	}
	value, fill := widget.PaperHead, widget.PaperInk
	if r.Lost {
		value, fill = inkLost, inkLost
	}
	c.rule(r.Rule, y+c.s.gap.line*float64(r.at))
	c.Text(r.Value, c.x, y, widget.Bold, ink, value, widget.Start)
	if r.Icon != "" {
		c.IconTint(r.Icon, c.x, y-12, signRoom, widget.PaperInk, widget.PaperHead)
	}
	c.Lines(r.words, at, y, c.s.gap.line, widget.Regular, ink, fill)
	if !r.Lost {
		return
	}
	from := c.x - 2
	for i, w := range r.words {
		y := y - 4 + c.s.gap.line*float64(i)
		c.Line(from, y, at+2+c.Width(w, widget.Regular, ink), y, 1.4, widget.PaperHead)
		from = at - 2
	}
	c.Lines(r.why, at, y+c.s.gap.line*float64(len(r.words)-1)+c.s.gap.small, c.s.gap.small, widget.Regular, ink, widget.PaperSub)
}
