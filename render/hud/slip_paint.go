package hud

import (
	"fmt"
	"image/color"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

func slipMarkID(i int) string { return fmt.Sprintf("slip.condition%d", i) }

// slipMark is the place of a condition's sign, at the end of the hit points.
func (p *Panels) slipMark(i int) widget.Rect {
	n := len(p.Slip.Subject.Conditions)
	return widget.Rect{X: p.slip.X + p.slip.W - 13 - float64(n-i)*20, Y: p.slipOf.strip - 3, W: 19, H: 19}
}

func (c painter) paintSlip() {
	s := c.Slip
	if s == nil {
		return
	}
	r := c.slip
	c.paper(r)
	x, right := r.X+14, r.X+r.W-13
	c.slipTitle(s, x)
	if c.Pinned {
		c.pinhead(r.X+r.W-14, r.Y+4)
	}
	if s.Subject != nil {
		c.subject(s.Subject, x, right)
	}
	c.refusal(s, x)
	y := c.slipOf.top
	if s.HitFrom > 0 {
		c.headline(s, x, y, right)
		c.ruler(s, x, y+c.slipOf.head.more()+49, right-x)
	} else if s.Bare {
		c.headline(s, x, y, right)
	}
	c.under(s, x, right)
	for _, row := range c.slipOf.rows {
		c.slipRow(row, x, right)
	}
	c.restRow(x)
	c.damage(s, x, right)
	c.paintFoes()
	for _, n := range c.slipOf.notes {
		c.noteRow(n, x, right)
	}
	c.warnings(s)
}

// under paints what the dice came to, or how the chance comes about.
func (c painter) under(s *model.Slip, x, right float64) {
	ink := widget.PaperInk
	if s.RollText != "" {
		ink = widget.PaperHead
	}
	if c.slipOf.because(c.Panels) {
		c.chip(s.Because.Rule, right, c.slipOf.base, widget.Chip, widget.PaperSub)
	}
	for i, l := range c.slipOf.under {
		c.fixed(l, x, c.slipOf.base+gapsOf(s).line*float64(i), right-x, widget.Bold, ink)
	}
}

// headline is what stands beside the chance, line by line.
type headline struct {
	needs, against []string
	size           float64 // of the chance
	at             float64 // how far from the left the lines begin
	air            float64 // over and under three lines and more, on a small screen
}

// more is the height of the lines that the chance has no room for beside it.
func (h *headline) more() float64 {
	n := len(h.needs) + len(h.against)
	if n < 3 {
		return 0
	}
	return 13*float64(n-3) + 2*h.air
}

// planHeadline breaks what the chance needs into lines of a width; where more
// than three are needed the chance itself is written smaller.
func (p *Panels) planHeadline(s *model.Slip, width float64) headline {
	small := p.style.Exactly(slipInk)
	if p.Compact {
		width += 7 // rather into the rim than a number alone on a line
	}
	fit := func(size float64) headline {
		h := headline{size: size}
		if s.Chance != "" {
			h.at = p.style.Width(s.Chance, widget.Bold, size) + 9
		}
		wrap := func(words string, f widget.Font) []string {
			switch {
			case words == "":
				return nil
			case p.style.Width(words, f, 12.5) <= width-h.at:
				return []string{words}
			}
			return p.style.Wrap(words, width-h.at, f, small)
		}
		h.needs, h.against = wrap(s.Needs, widget.Bold), wrap(s.Against, widget.Regular)
		if p.Compact { // where no damage stands under the ruler
			h.against, h.air = append(h.against, wrap(s.Kill, widget.Regular)...), 3
		}
		return h
	}
	h, words := fit(35), 0
	for _, w := range [...]string{s.Needs, s.Against, s.Kill} {
		if w != "" {
			words++
		}
	}
	if lines := len(h.needs) + len(h.against); s.Chance != "" && (lines > 3 || p.Compact && lines > words) {
		h = fit(26)
	}
	return h
}

// graveInk writes on paper what counts against the own side.
var graveInk = rgb(0xa11d24)

// headline paints the chance with what it needs beside it.
func (c painter) headline(s *model.Slip, x, y, right float64) {
	h := &c.slipOf.head
	plain := widget.PaperInk
	switch {
	case s.Supposed != "":
		plain = inkLost
	case s.Grave:
		plain = graveInk
	}
	c.Text(s.Chance, x, y+38, widget.Bold, h.size, plain, widget.Start)
	base, step := y+22, 15.
	if len(h.needs) == 0 && len(h.against) == 1 {
		base = y + 37
	} else if len(h.needs)+len(h.against) > 2 {
		base, step = y+14+h.air, 13
	}
	at := x + h.at
	for i, l := range append(h.needs[:len(h.needs):len(h.needs)], h.against...) {
		f, ink := widget.Bold, plain
		if i >= len(h.needs) {
			f, ink = widget.Regular, widget.PaperSub
		}
		c.fixed(l, at, base, right-at, f, ink)
		base += step
	}
}

// pinhead holds a slip that stays while the pointer goes elsewhere.
func (c painter) pinhead(x, y float64) {
	c.Disc(x+1.5, y+2.5, 7, widget.Fade(widget.Ink, .4), widget.Transparent, 0)
	c.Disc(x, y, 7, rgb(0xb3261e), widget.Ink, 1.4)
	c.Disc(x-2, y-2, 2, rgb(0xff8f6b), widget.Transparent, 0)
}

// lines paints lines one under another.
func (c painter) lines(words []string, x, y, step float64, f widget.Font, size float64, ink color.NRGBA) {
	for i, w := range words {
		c.Text(w, x, y+step*float64(i), f, size, ink, widget.Start)
	}
}

// fixed paints a line of the slip that never becomes smaller than 12.
func (c painter) fixed(words string, x, y, room float64, f widget.Font, ink color.NRGBA) {
	size := 12.5
	if c.Width(words, f, size) > room {
		size = c.Exactly(slipInk)
	}
	c.Text(words, x, y, f, size, ink, widget.Start)
}

// slipTitle paints who strikes whom with what.
func (c painter) slipTitle(s *model.Slip, x float64) {
	l, y := &c.slipOf, c.slip.Y+20
	c.lines(l.weapon, x, y, 18, widget.Bold, slipHead, widget.PaperInk)
	if s.Target == "" {
		return
	}
	at := x
	if n := len(l.weapon); n > 0 {
		y += 18 * float64(n-1)
		if l.beside {
			at += c.Width(l.weapon[n-1], widget.Bold, slipHead) + 8
		} else {
			y += 18
		}
		c.Line(at, y-4.5, at+15, y-4.5, 2, widget.PaperHead)
		c.Polyline(2, widget.PaperHead, at+10, y-9, at+15, y-4.5, at+10, y)
		at += 22
	}
	c.SideSign(s.Side, at+7, y-4.5, 6)
	c.lines(l.target, at+18, y, 18, widget.Bold, slipHead, widget.PaperInk)
}

// subject paints how the target stands: hit points, conditions, numbers.
func (c painter) subject(u *model.Subject, x, right float64) {
	y := c.slipOf.strip
	room := right - x
	if n := len(u.Conditions); n > 0 {
		room -= 20*float64(n) + 5
	}
	w := room - c.Width(u.Count, widget.Bold, 12) - 8
	if u.Max > 0 && w > 16 {
		c.Box(widget.Rect{X: x, Y: y + 3, W: w, H: 7}, 3.5, rgb(0xc2b595), widget.Transparent, 0)
		if u.HP > 0 {
			c.Box(widget.Rect{X: x, Y: y + 3, W: max(7, w*min(1, float64(u.HP)/float64(u.Max))), H: 7}, 3.5, slipLife(u.HP, u.Max), widget.Transparent, 0)
		}
	}
	c.Text(u.Count, x+room, y+11, widget.Bold, 12, widget.PaperInk, widget.End)
	for i := range u.Conditions {
		m := c.slipMark(i)
		c.badge(u.Conditions[i].Icon, art.Rim(u.Conditions[i].Family), m.X+10, m.Y+9.5, 9.5)
	}
	for _, f := range c.slipOf.facts {
		c.Text(f.why, x, f.y, widget.Regular, slipInk, widget.PaperInk, widget.Start)
	}
}

// slipLife is the colour of hit points on paper.
func slipLife(hp, most int) color.NRGBA {
	switch {
	case 2*hp > most:
		return rgb(0x3f9d68)
	case 4*hp > most:
		return rgb(0xc8932b)
	}
	return rgb(0xb3261e)
}

// slipChip paints the rule id at the end of a line.
func (c painter) slipChip(id string, right, y float64) {
	c.chipTallOf(id, right, y, gapsOf(c.Slip).chip, widget.Chip, widget.PaperSub)
}

// inkLost is the ink of what does not count.
var inkLost = rgb(0x6f6049)

// gild marks a row that was not there at the last look.
func (c painter) gild(row slipRow, x, right float64) {
	gap := gapsOf(c.Slip)
	h := gap.line + .5 + gap.line*float64(len(row.words)-1)
	c.Box(widget.Rect{X: x - 7, Y: row.y - 12, W: right - x + 14, H: h}, 2, rgb(0xffd65c), widget.Transparent, 0)
}

func (c painter) slipRow(row slipRow, x, right float64) {
	switch {
	case row.head != "":
		c.Text(row.head, x, row.y, widget.Bold, 12, widget.PaperHead, widget.Start)
		from := x + c.Width(row.head, widget.Bold, 12) + 8
		c.Line(from, row.y-4, right, row.y-4, 1, rgb(0xc9b98e))
	case row.why != "":
		c.Text(row.why, x+slipCol, row.y, widget.Regular, 12, widget.PaperSub, widget.Start)
	default:
		ink := widget.PaperInk
		if row.line.Lost {
			ink = inkLost
		}
		if row.line.New {
			c.gild(row, x, right)
		}
		c.slipChip(row.line.Rule, right, row.y)
		if row.cue > 0 {
			c.cue(row, right)
		}
		col := lineColumn(&row.line)
		c.Text(row.line.Value, x+col-6, row.y, widget.Bold, slipInk, ink, widget.End)
		c.lines(row.words, x+col, row.y, gapsOf(c.Slip).line, widget.Regular, slipInk, ink)
		if row.line.Lost {
			for i, w := range row.words {
				from := x + 35
				if i == 0 {
					from = x + 8
				}
				y := row.y - 4 + gapsOf(c.Slip).line*float64(i)
				c.Line(from, y, x+slipCol+2+c.Width(w, widget.Regular, slipInk), y, 1.4, widget.PaperHead)
			}
		}
	}
}

func (c painter) damage(s *model.Slip, x, right float64) {
	if s.Damage == "" {
		return
	}
	y := c.slipOf.rule
	for dx := x - 6; dx < right+4; dx += 7 {
		c.Line(dx, y, dx+4, y, 1, rgb(0xb7a67c))
	}
	if s.Outcomes != nil {
		c.outcomes(s.Outcomes)
	}
	deal := c.slipOf.deal
	c.IconTint("heart", x, deal-12, 13, rgb(0xb3261e), rgb(0xb3261e))
	c.Text(s.Damage, x+19, deal, widget.Bold, 13.5, widget.PaperInk, widget.Start)
	c.Text(s.Kill, right, c.slipOf.kill, widget.Bold, 13, rgb(0xa32015), widget.End)
	c.lines(c.slipOf.mean, x+19, c.slipOf.kill+15, 15, widget.Regular, 12, widget.PaperSub)
}

func (c painter) warnings(s *model.Slip) {
	if d := c.slipOf.danger; d.H > 0 {
		c.Box(d, 5, rgb(0xf6c3cd), rgb(0xb8164a), 1.2)
		c.polygon(rgb(0xc2185b), widget.Transparent, 0, d.X+16, d.Y+9, d.X+27, d.Y+20, d.X+16, d.Y+31, d.X+5, d.Y+20)
		c.Text("!", d.X+16, d.Y+25.5, widget.Bold, 15, widget.White, widget.Middle)
		c.chip(s.Danger.Rule, d.X+d.W-6, d.Y+17, rgb(0xe89bb0), rgb(0x5b0a2b))
		c.lines(c.slipOf.title, d.X+33, d.Y+17, 15, widget.Bold, 12, rgb(0x5b0a2b))
		c.lines(c.slipOf.words, d.X+33, d.Y+17+15*float64(len(c.slipOf.title)), 15, widget.Regular, 12, rgb(0x5b0a2b))
	}
}
