package rulebook

import (
	"sort"
	"strings"

	"tenaille/game/book"
	"tenaille/render/widget"
	"tenaille/rules/rulesets"
)

// layPage lays out the open rule on its sheet of paper.
func (r *ruleBook) layPage(p *widget.Page, box widget.Rect) {
	e, _ := r.entry(r.open)
	refs := r.inOrder(e.Refs)
	const chip, rows = 76., 30.
	perRow := int((box.W - 130 - 28) / chip)
	strip := float64((len(refs)+perRow-1)/perRow) * rows
	if strip > 0 {
		strip += 14
	}
	option, settable := rulesets.OptionOf(e.ID)
	if settable {
		option = r.OptionsInPlay().Own(option)
		strip += optionStrip
	}
	low := strip
	if settable {
		low -= optionStrip
	}
	s := &r.sheet
	s.View = widget.Rect{X: box.X + 28, Y: box.Y + 96, W: box.W - 56, H: box.H - 96 - 16 - strip}
	s.Lay(r.Style, r.lang, e, r.T("Example"))
	p.Scrolls(s.View, &s.Scroll, nil)
	p.Paint(func(c widget.Canvas) {
		c.Box(widget.Rect{X: box.X + 2, Y: box.Y + 5, W: box.W, H: box.H}, 6, widget.Fade(widget.Ink, .6), widget.Transparent, 0)
		c.Box(box, 6, widget.Paper, widget.PaperSub, 1)
		r.paintHead(c, box, e)
		s.Paint(c)
		if len(refs) > 0 {
			y := box.Y + box.H - low - 4
			c.Line(box.X+28, y, box.X+box.W-28, y, 1, widget.Chip)
			c.TextFit(r.T("See also"), box.X+28, y+27, 96, widget.Bold, 13, widget.PaperSub, widget.Start)
		}
	})
	if settable {
		r.layOption(p, widget.Rect{X: box.X + 28, Y: box.Y + box.H - strip, W: box.W - 56, H: optionStrip - 12}, &option)
	}
	if n := len(r.left); n > 0 {
		p.Button("rules.left", widget.Rect{X: box.X + box.W - 124, Y: box.Y + 20, W: 100, H: 34}, widget.Button{
			Label: r.left[n-1], Icon: "undo", Kind: widget.Plate, Centred: true, Size: 12.5, Tip: r.T("Back to %[1]s", r.left[n-1]), OnClick: r.comeBack,
		})
	}
	for i, id := range refs {
		other, _ := r.book.Entry(id)
		at := widget.Rect{X: box.X + 130 + float64(i%perRow)*chip, Y: box.Y + box.H - low + 7 + float64(i/perRow)*rows, W: chip - 6, H: rows - 5}
		p.Button("rules.see."+id, at, widget.Button{
			Kind: widget.Plate, Tip: other.Title, OnClick: func() { r.follow(id) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				c.Text(id, at.X+at.W/2, at.Y+at.H/2+4.2, widget.Mono, 12, widget.PaperHead, widget.Middle)
			},
		})
	}
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
func (r *ruleBook) paintHead(c widget.Canvas, box widget.Rect, e book.Entry) {
	x, room := box.X+28, box.W-56
	c.Box(widget.Rect{X: x, Y: box.Y + 24, W: 84, H: 26}, 5, widget.Chip, widget.Transparent, 0)
	c.Text(e.ID, x+42, box.Y+42, widget.Mono, 15, widget.PaperSub, widget.Middle)
	titleRoom := room - 100
	if len(r.left) > 0 {
		titleRoom -= 112
	}
	c.TextFold(e.Title, x+98, box.Y+45, titleRoom, widget.Bold, 23, 16, widget.PaperInk, widget.Start)
	var under []string
	for _, name := range e.Rulesets {
		under = append(under, r.RulesetName(name))
	}
	c.TextFit(e.Section, x, box.Y+74, room/2, widget.Regular, 13, widget.PaperSub, widget.Start)
	c.TextFit(strings.Join(under, " · "), x+room, box.Y+74, room/2-20, widget.Regular, 13, widget.PaperSub, widget.End)
	c.Line(x, box.Y+84, x+room, box.Y+84, 1, widget.PaperSub)
}
