package rulebook

import (
	"slices"
	"strings"

	"tenaille/game/book"
	"tenaille/levels"
	"tenaille/render/widget"
)

// cards are the rules that go with the open one, as its page offers them: by their titles
// where there is room, else by their ids alone.
type cards struct {
	ids     []string
	titled  bool
	columns int
	row     float64 // the height of a row with its gap
	head    float64 // of what stands over them
	tall    float64 // all of it
	lessons string  // in which the rule is taught
}

// The most cards with titles, and the width of one of ids alone.
const mostCards, chipWide = 6, 76.

// cardsOf are the cards of a rule on a page so wide, of which so much is free.
func (r *ruleBook) cardsOf(e *book.Entry, w, free float64) (c cards) {
	refs := r.inOrder(e.Refs)
	with := r.goesWith(e, refs)
	c.lessons = r.lessonsOf(e.ID)
	c.columns, c.row, c.head = 2, r.Touch(36)+6, 30
	if w < 520 {
		c.columns = 1
	}
	tall := func(n int) float64 { return c.head + float64((n+c.columns-1)/c.columns)*c.row + 8 }
	for n := min(len(with), mostCards); n > 0; n-- {
		if tall(n) <= max(free*.5, free-leastPlate-60) && n >= min(len(refs), mostCards) {
			c.ids, c.titled, c.tall = with[:n], true, tall(n)
			return c
		}
	}
	if len(refs) == 0 {
		return c
	}
	c.row, c.head, c.lessons = r.Touch(25)+5, 14, ""
	from := 102.
	if r.narrow() {
		from = 0
	}
	c.columns = max(int((w-from)/chipWide), 1)
	if most := int((r.Height - 40) / 4 / c.row); len(refs) > c.columns*most { // the text leads to the others
		refs = refs[:c.columns*most]
	}
	c.ids = refs
	c.tall = c.head + float64((len(refs)+c.columns-1)/c.columns)*c.row
	return c
}

// goesWith are the rules that go with one: those it refers to, those that refer to it, and
// then those that stand beside it in its chapter.
func (r *ruleBook) goesWith(e *book.Entry, refs []string) []string {
	list := slices.Clone(refs)
	add := func(id string) {
		if id != e.ID && !slices.Contains(list, id) {
			list = append(list, id)
		}
	}
	b := r.book
	if strings.HasPrefix(e.ID, readings) {
		return list
	}
	for _, s := range b.Sections() {
		for _, id := range s.IDs {
			if other, ok := b.Entry(id); ok && slices.Contains(other.Refs, e.ID) && len(list) < mostCards {
				add(id)
			}
		}
	}
	for _, s := range b.Sections() {
		at := slices.Index(s.IDs, e.ID)
		for by := 1; at >= 0 && by < len(s.IDs) && len(list) < 4; by++ {
			for _, i := range []int{at + by, at - by} {
				if i >= 0 && i < len(s.IDs) && len(list) < 4 {
					add(s.IDs[i])
				}
			}
		}
	}
	return list
}

// lessonsOf names the lesson that teaches a rule, empty for none: it is named where the
// lesson tells what went wrong.
func (r *ruleBook) lessonsOf(id string) string {
	for _, name := range levels.Lessons() {
		if key := "level." + name + ".wrong"; r.Text.Has(key) && strings.Contains(r.Key(key), id) {
			return r.T("Taught in lesson %[1]s", r.T("“%[1]s”", r.LevelName(name)))
		}
	}
	return ""
}

// layCards lays out the rules that go with the open one.
func (r *ruleBook) layCards(p *widget.Page, at widget.Rect, c *cards) {
	if len(c.ids) == 0 {
		return
	}
	from := 0.
	if !c.titled && !r.narrow() {
		from = 102
	}
	p.Paint(func(k widget.Canvas) {
		k.Line(at.X, at.Y, at.X+at.W, at.Y, 1, widget.Chip)
		switch {
		case c.titled:
			words := k.Width(r.T("See also"), widget.Bold, 13)
			k.Text(r.T("See also"), at.X, at.Y+20, widget.Bold, 13, widget.PaperHead, widget.Start)
			if room := at.W - words - 20; c.lessons != "" && k.Need(c.lessons, widget.Regular, 13) <= room {
				k.TextFit(c.lessons, at.X+at.W, at.Y+20, room, widget.Regular, 13, widget.PaperSub, widget.End)
			}
		case from > 0: // else the book's own signs say it
			k.TextFit(r.T("See also"), at.X, at.Y+c.head-2+c.row/2+2, 96, widget.Bold, 13, widget.PaperHead, widget.Start)
		}
	})
	const gap = 8.
	w := (at.W - from + gap) / float64(c.columns)
	if !c.titled {
		w = chipWide
	}
	for i, id := range c.ids {
		other, _ := r.entry(id)
		box := widget.Rect{X: at.X + from + float64(i%c.columns)*w, Y: at.Y + c.head - 3 + float64(i/c.columns)*c.row, W: w - gap, H: c.row - 6}
		if !c.titled {
			box.W, box.H = w-6, c.row-5
		}
		p.Button("rules.see."+id, box, widget.Button{
			Kind: widget.Plate, Tip: other.Title, OnClick: func() { r.follow(id) },
			Paint: func(k widget.Canvas, b widget.Rect) {
				mid := b.Y + b.H/2 + 4.2
				if !c.titled {
					k.Text(id, b.X+b.W/2, mid, widget.Mono, 12, widget.PaperHead, widget.Middle)
					return
				}
				k.Text(id, b.X+10, mid, widget.Mono, 12, widget.PaperHead, widget.Start)
				if room := b.W - 84; k.Width(other.Title, widget.Regular, 13.5) <= room {
					k.Text(other.Title, b.X+74, mid, widget.Regular, 13.5, widget.PaperInk, widget.Start)
				} else {
					k.Block(other.Title, b.X+74, b.Y+b.H/2, room, widget.PaperInk)
				}
			},
		})
	}
}
