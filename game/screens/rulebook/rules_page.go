package rulebook

import (
	"sort"
	"strings"

	"tenaille/game/book"
	"tenaille/render/widget"
	"tenaille/rules/rulesets"
)

// layPage lays out the open rule on its sheet of paper: its text, under it what it is about
// on a small board, and at the foot its option and the rules that go with it.
func (r *ruleBook) layPage(p *widget.Page, box widget.Rect) {
	e, _ := r.entry(r.open)
	rim := 28.
	if r.narrow() {
		rim = 16
	}
	room := box.W - 2*rim
	s := &r.sheet
	s.View = widget.Rect{X: box.X + rim, Y: box.Y + 96, W: room, H: box.H - 96 - 16}
	s.Lay(r.Style, r.lang, e, r.T("Example"))
	free := s.View.H - s.Tall()
	option, settable := rulesets.OptionOf(e.ID)
	tall := 0.
	if settable {
		option = r.OptionsInPlay().Own(option)
		tall = r.optionTall(room, &option)
		free -= tall
	}
	cards := r.cardsOf(&e, room, free)
	free -= cards.tall
	s.View.H -= tall + cards.tall
	s.Lay(r.Style, r.lang, e, r.T("Example"))
	p.Scrolls(s.View, &s.Scroll, nil)
	p.Paint(func(c widget.Canvas) {
		c.Box(widget.Rect{X: box.X + 2, Y: box.Y + 5, W: box.W, H: box.H}, 6, widget.Fade(widget.Ink, .6), widget.Transparent, 0)
		c.Box(box, 6, widget.Paper, widget.PaperSub, 1)
		r.paintHead(c, box, rim, e)
		s.Paint(c)
	})
	r.layDiagram(p, widget.Rect{X: s.View.X, Y: s.View.Y + s.Tall(), W: room, H: free}, &e)
	y := s.View.Y + s.View.H + 4
	if settable {
		r.layOption(p, widget.Rect{X: box.X + rim, Y: y, W: room, H: tall - 12}, &option)
	}
	r.layCards(p, widget.Rect{X: box.X + rim, Y: y + tall, W: room}, &cards)
	if !r.narrow() {
		r.layLeft(p, widget.Rect{X: box.X + box.W - 136, Y: box.Y + 20, W: 112, H: 34}, widget.Plate)
	}
}

// leastPlate is the least height of a diagram.
const leastPlate = 130.

// layDiagram lays out what a rule is about on a small board, in the middle of what its text
// leaves of the page, if that is enough.
func (r *ruleBook) layDiagram(p *widget.Page, at widget.Rect, e *book.Entry) {
	r.plate.At = widget.Rect{}
	if at.H < leastPlate+24 || !r.plate.Show(e.ID, e.Refs) {
		return
	}
	plate := r.plate.Fit(at.W, at.H-24)
	if plate.H < leastPlate*.8 {
		return
	}
	plate.X, plate.Y = at.X+(at.W-plate.W)/2, at.Y+(at.H-plate.H)/2+4
	r.plate.At = plate
	p.Paint(func(c widget.Canvas) {
		if r.plate.Paint(c, r.Art, float64(r.Settings.Grid)/100) {
			r.Redraw = true
		}
	})
}

// layLeft lays out the way back to the rule that was left by a reference, if one was.
func (r *ruleBook) layLeft(p *widget.Page, box widget.Rect, kind widget.Kind) {
	n := len(r.left)
	if n == 0 {
		return
	}
	p.Button("rules.left", box, widget.Button{
		Label: r.left[n-1], Icon: "undo", Kind: kind, Centred: true, Size: 12.5, Tip: r.T("Back to %[1]s", r.left[n-1]), OnClick: r.comeBack,
	})
}

// layNarrow lays out the list, or the open rule with the way to the list over it.
func (r *ruleBook) layNarrow(p *widget.Page, box widget.Rect) {
	if r.listed {
		r.layHead(p, box)
		r.layList(p, box)
		return
	}
	tall := r.Touch(40)
	head := widget.Rect{X: box.X, Y: box.Y, W: box.W, H: tall + 8}
	p.Paint(func(c widget.Canvas) { c.Panel(head) })
	p.Button("rules.back", widget.Rect{X: head.X + 4, Y: head.Y + 4, W: tall, H: tall}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: r.T("Back"), OnClick: r.Back,
	})
	p.Button("rules.list", widget.Rect{X: head.X + 8 + tall, Y: head.Y + 4, W: 176, H: tall}, widget.Button{
		Label: r.T("All the rules"), Icon: "book", Size: 14, OnClick: func() { r.listed = true; r.list.show(r.open); r.Stale() },
	})
	r.layLeft(p, widget.Rect{X: head.X + head.W - 130, Y: head.Y + 4, W: 126, H: tall}, widget.Plain)
	r.layPage(p, widget.Rect{X: box.X, Y: box.Y + tall + 14, W: box.W, H: box.H - tall - 14})
}

// inOrder is a copy of ids in the order of the book, which is the same in every
// language.
func (r *ruleBook) inOrder(ids []string) []string {
	at := map[string]int{}
	for _, s := range r.book.Sections() {
		for _, id := range s.IDs {
			at[id] = len(at)
		}
	}
	out := append([]string(nil), ids...)
	sort.Slice(out, func(i, j int) bool { return at[out[i]] < at[out[j]] })
	return out
}

// paintHead paints id, title, section and rulesets over the page.
func (r *ruleBook) paintHead(c widget.Canvas, box widget.Rect, rim float64, e book.Entry) {
	x, room := box.X+rim, box.W-2*rim
	c.Box(widget.Rect{X: x, Y: box.Y + 24, W: 84, H: 26}, 5, widget.Chip, widget.Transparent, 0)
	c.Text(e.ID, x+42, box.Y+42, widget.Mono, 15, widget.PaperSub, widget.Middle)
	titleRoom := room - 100
	if len(r.left) > 0 && !r.narrow() {
		titleRoom -= 124
	}
	c.TextFold(e.Title, x+98, box.Y+45, titleRoom, widget.Bold, 23, 16, widget.PaperInk, widget.Start)
	var under []string
	for _, name := range e.Rulesets {
		under = append(under, r.RulesetName(name))
	}
	games := strings.Join(under, " · ")
	wide := min(c.Width(games, widget.Regular, 13), room/2-20)
	c.TextFit(e.Section, x, box.Y+74, room-wide-12, widget.Regular, 13, widget.PaperSub, widget.Start)
	c.TextFit(games, x+room, box.Y+74, wide, widget.Regular, 13, widget.PaperSub, widget.End)
	c.Line(x, box.Y+84, x+room, box.Y+84, 1, widget.PaperSub)
}
