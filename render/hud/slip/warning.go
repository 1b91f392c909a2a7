package slip

import (
	"tenaille/render/art"
	"tenaille/render/widget"
)

// refusalRow is why the attack may not be made, and the words over the chances it
// would have.
type refusalRow struct {
	above
	why  []string
	high float64 // of its box
}

func (s *sheet) newRefusal() *refusalRow {
	m, room := s.slip, s.wide-56
	r := &refusalRow{why: s.Wrap(m.Refused.Words, room, widget.Bold, 12)}
	r.high = 14 + 15*float64(len(r.why))
	if last := r.why[len(r.why)-1]; s.Width(last, widget.Bold, 12)+s.ChipRoom(m.Refused.Rule) > room {
		r.high += 15 // the rule needs a line of its own
	}
	return r
}

func (r *refusalRow) tall(s *sheet) float64 {
	if s.slip.Supposed != "" {
		return 10 + r.high + 18
	}
	return 10 + r.high
}

func (r *refusalRow) put(s *sheet, box *widget.Rect, y float64) {
	s.Chip(s.slip.Refused.Rule, box.X+box.W-13, y+10+r.high-8)
}

func (r *refusalRow) paint(c canvas, y float64) {
	d := widget.Rect{X: c.x - 7, Y: y + 10, W: c.right - c.x + 13, H: r.high}
	c.Box(d, 5, art.RGB(0xe3cfa6), art.RGB(0x8a3310), 1.2)
	c.IconTint("warning", d.X+6, d.Y+6, 18, art.RGB(0x8a3310), art.RGB(0x8a3310))
	c.Lines(r.why, d.X+30, d.Y+18, 15, widget.Bold, 12, widget.PaperHead)
	c.Chip(c.s.slip.Refused.Rule, d.X+d.W-6, d.Y+d.H-8, widget.Chip, widget.PaperSub)
	if c.s.slip.Supposed != "" {
		c.Text(c.s.slip.Supposed, c.x, y+10+r.high+18, widget.Regular, ink, widget.PaperSub, widget.Start)
	}
}

// dangerRow is the opportunity attacks on the way.
type dangerRow struct {
	above
	title, words []string
}

func (s *sheet) newDanger() *dangerRow {
	d, room := &s.slip.Danger, s.wide-26
	r := &dangerRow{
		title: s.Wrap(d.Title, room-29-s.ChipRoom(d.Rule), widget.Bold, 12),
		words: s.Wrap(d.Words, room-29, widget.Regular, 12),
	}
	if len(r.words) > 3 {
		r.words = append(r.words[:2], r.words[2]+" …")
	}
	return r
}

func (r *dangerRow) high() float64 {
	return max(9+15*float64(len(r.title)+len(r.words)), 40)
}

func (r *dangerRow) tall(*sheet) float64 { return 12 + r.high() }

func (r *dangerRow) put(s *sheet, box *widget.Rect, y float64) {
	s.Chip(s.slip.Danger.Rule, box.X+box.W-13, y+12+17)
}

func (r *dangerRow) paint(c canvas, y float64) {
	d := widget.Rect{X: c.x - 7, Y: y + 12, W: c.right - c.x + 13, H: r.high()}
	ink := art.RGB(0x5b0a2b)
	c.Box(d, 5, art.RGB(0xf6c3cd), art.RGB(0xb8164a), 1.2)
	c.Polygon(art.RGB(0xc2185b), widget.Transparent, 0, d.X+16, d.Y+9, d.X+27, d.Y+20, d.X+16, d.Y+31, d.X+5, d.Y+20)
	c.Text("!", d.X+16, d.Y+25.5, widget.Bold, 15, widget.White, widget.Middle)
	c.Chip(c.s.slip.Danger.Rule, d.X+d.W-6, d.Y+17, art.RGB(0xe89bb0), ink)
	c.Lines(r.title, d.X+33, d.Y+17, 15, widget.Bold, 12, ink)
	c.Lines(r.words, d.X+33, d.Y+17+15*float64(len(r.title)), 15, widget.Regular, 12, ink)
}
