package slip

import (
	"fmt"
	"image/color"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

const (
	headInk  = 14. // letters of the title
	headStep = 18. // from line to line
	headTop  = 20. // its first baseline
)

// titleRow is who strikes whom with what.
type titleRow struct {
	bare
	weapon []string
	target []string
	side   int
	beside bool // the target stands beside the weapon
}

func (s *sheet) newTitle() *titleRow {
	m, room := s.slip, s.room()
	r := &titleRow{side: m.Side}
	if m.Weapon != "" {
		w := s.Width(m.Weapon, widget.Bold, headInk) + 48 + s.Width(m.Target, widget.Bold, headInk)
		r.beside = m.Target != "" && w <= room
		r.weapon = s.Wrap(m.Weapon, room, widget.Bold, headInk)
	}
	switch {
	case m.Target == "":
	case r.beside:
		r.target = []string{m.Target}
	default:
		indent := 40.
		if m.Weapon == "" {
			indent = 18
		}
		r.target = s.Wrap(m.Target, room-indent, widget.Bold, headInk)
	}
	return r
}

func (r *titleRow) tall(*sheet) float64 {
	n := len(r.weapon)
	if !r.beside {
		n += len(r.target)
	}
	return headTop + headStep*float64(max(n, 1)-1)
}

func (r *titleRow) paint(c canvas, y float64) {
	y += headTop
	c.Lines(r.weapon, c.x, y, headStep, widget.Bold, headInk, widget.PaperInk)
	if len(r.target) == 0 {
		return
	}
	at := c.x
	if n := len(r.weapon); n > 0 {
		y += headStep * float64(n-1)
		if r.beside {
			at += c.Width(r.weapon[n-1], widget.Bold, headInk) + 8
		} else {
			y += headStep
		}
		c.Line(at, y-4.5, at+15, y-4.5, 2, widget.PaperHead)
		c.Polyline(2, widget.PaperHead, at+10, y-9, at+15, y-4.5, at+10, y)
		at += 22
	}
	c.SideSign(r.side, at+7, y-4.5, 6)
	c.Lines(r.target, at+18, y, headStep, widget.Bold, headInk, widget.PaperInk)
}

// lifeRow is how the target stands: hit points and conditions.
type lifeRow struct{ above }

func (*lifeRow) tall(*sheet) float64 { return 21 }

// mark is the place of the i-th of n signs of conditions, at the end of the hit
// points under a baseline.
func mark(i, n int, right, y float64) widget.Rect {
	return widget.Rect{X: right - float64(n-i)*20, Y: y + 4, W: 19, H: 19}
}

func (*lifeRow) put(s *sheet, box *widget.Rect, y float64) {
	list := s.slip.Subject.Conditions
	for i := range list {
		s.Kit.Put(fmt.Sprintf("slip.condition%d", i), mark(i, len(list), box.X+box.W-rims+edge, y), false, list[i].Tip)
	}
}

func (*lifeRow) paint(c canvas, y float64) {
	u := c.s.slip.Subject
	room := c.right - c.x
	if n := len(u.Conditions); n > 0 {
		room -= 20*float64(n) + 5
	}
	w := room - c.Width(u.Count, widget.Bold, 12) - 8
	if u.Max > 0 && w > 16 {
		c.Box(widget.Rect{X: c.x, Y: y + 10, W: w, H: 7}, 3.5, art.RGB(0xc2b595), widget.Transparent, 0)
		if u.HP > 0 {
			c.Box(widget.Rect{X: c.x, Y: y + 10, W: max(7, w*min(1, float64(u.HP)/float64(u.Max))), H: 7}, 3.5, paperLife(u), widget.Transparent, 0)
			lossOn(c, u, widget.Rect{X: c.x, Y: y + 10, W: w, H: 7})
		}
	}
	c.Text(u.Count, c.x+room, y+18, widget.Bold, 12, widget.PaperInk, widget.End)
	for i := range u.Conditions {
		m := mark(i, len(u.Conditions), c.right, y)
		c.Badge(u.Conditions[i].Icon, art.Rim(u.Conditions[i].Family), m.X+10, m.Y+9.5, 9.5)
	}
}

// lossOn hatches what the creature would lose on the bar of its hit points: at worst on
// their own colour, on average on paper.
func lossOn(c canvas, u *model.Subject, bar widget.Rect) {
	at := func(hp float64) float64 { return bar.X + bar.W*max(0, min(1, hp/float64(u.Max))) }
	hp := float64(u.HP)
	worst, mean, end := at(hp-float64(u.Loss.Most)), at(hp-u.Loss.Mean), at(hp)
	if u.Loss.Most <= 0 || end-worst < 1 {
		return
	}
	c.Fill(widget.Rect{X: mean, Y: bar.Y, W: end - mean, H: bar.H}, art.RGB(0xfff8e6))
	for x := worst; x+2 < end; x += 5 {
		ink := widget.PaperInk
		if x >= mean {
			ink = art.RGB(0xa32015)
		}
		to := min(x+5, end)
		c.Line(x, bar.Y+bar.H-.5, to, bar.Y+bar.H-.5-(bar.H-1)*(to-x)/5, 1.3, ink)
	}
	c.Line(worst, bar.Y-1.5, worst, bar.Y+bar.H+1.5, 1.2, widget.PaperInk)
}

// paperLife is the colour of hit points on paper.
func paperLife(u *model.Subject) color.NRGBA {
	switch {
	case 2*u.HP > u.Max:
		return art.RGB(0x3f9d68)
	case 4*u.HP > u.Max:
		return art.RGB(0xc8932b)
	}
	return art.RGB(0xb3261e)
}

// factRow is one number of the target.
type factRow struct {
	bare
	words []string
}

func (r *factRow) tall(s *sheet) float64 { return s.gap.line * float64(len(r.words)) }

func (r *factRow) paint(c canvas, y float64) {
	c.Lines(r.words, c.x, y+c.s.gap.line, c.s.gap.line, widget.Regular, ink, widget.PaperInk)
}
