package hud

import (
	"fmt"
	"math"

	"tenaille/render/widget"
)

// slipRow is one row of the slip with the baseline it is written on.
type slipRow struct {
	line Line
	head string
	why  string // the reason under a line that does not count
	y    float64
}

// slipPlan is the slip laid out.
type slipPlan struct {
	rows   []slipRow
	rule   float64 // the dashed line
	notes  []slipRow
	danger widget.Rect
	words  []string // of the danger box
	refuse widget.Rect
	why    []string
	tall   float64
}

const slipLine = 15.5

func (p *Panels) planSlip() slipPlan {
	if p.Compact {
		p.Slip = p.Slip.folded()
	}
	s := p.Slip
	var l slipPlan
	y := p.Side.Y + 100
	if s.HitFrom == 0 {
		y = p.Side.Y + 26
	}
	if s.RollText != "" {
		y += 17
	}
	part := func(title string, lines []Line) {
		if len(lines) == 0 {
			return
		}
		if title != "" {
			y += 20
			l.rows = append(l.rows, slipRow{head: title, y: y})
		}
		for _, m := range lines {
			y += slipLine
			l.rows = append(l.rows, slipRow{line: m, y: y})
			if m.Lost && m.Why != "" {
				y += 13
				l.rows = append(l.rows, slipRow{why: m.Why, y: y})
			}
		}
	}
	part(s.AttackTitle, s.Attack)
	part(s.DefenceTitle, s.Defence)
	if s.HitFrom > 0 {
		y += 12
	}
	l.rule = y
	if s.Damage != "" {
		y += 35
	}
	for _, n := range s.Notes {
		y += slipLine
		l.notes = append(l.notes, slipRow{line: n, y: y})
	}
	room := p.Side.W - 26
	if s.Danger != "" {
		l.words = p.style.Wrap(s.DangerText, room-36, widget.Regular, 12)
		if len(l.words) > 3 {
			l.words = append(l.words[:2], l.words[2]+" …")
		}
		h := 24 + 15*float64(len(l.words))
		l.danger = widget.Rect{X: p.Side.X + 7, Y: y + 12, W: p.Side.W - 14, H: h}
		y += 12 + h
	}
	if s.Refused != "" {
		l.why = p.style.Wrap(s.Refused, room-30, widget.Bold, 12)
		h := 14 + 15*float64(len(l.why))
		if s.RefusedRule != "" {
			h += 15
		}
		l.refuse = widget.Rect{X: p.Side.X + 7, Y: y + 10, W: p.Side.W - 14, H: h}
		y += 10 + h
	}
	l.tall = y + 12 - p.Side.Y
	return l
}

// folded is the slip of a compact screen: headline, ruler and the modifier
// that matters most; dangers and refusals stay.
func (s *Slip) folded() *Slip {
	f := *s
	if f.Kill != "" {
		f.Against = f.Kill
	}
	f.Damage, f.Notes, f.Defence, f.AttackTitle, f.RollText = "", nil, nil, "", ""
	best := -1
	for i, l := range s.Attack {
		if best < 0 || l.New && !s.Attack[best].New || l.New == s.Attack[best].New {
			best = i // the later a row, the closer to this very attack
		}
	}
	f.Attack = nil
	if best >= 0 {
		f.Attack = s.Attack[best : best+1]
	}
	return &f
}

// slipRegions makes the rule ids parts of their own: each opens its rule.
func (p *Panels) slipRegions() {
	right := p.slip.X + p.slip.W - 13
	put := func(id string, y float64) {
		if id == "" {
			return
		}
		w := p.style.Width(id, widget.Mono, 10) + 10
		p.put("rule."+id, widget.Rect{X: right - w, Y: y - 12, W: w, H: 16}, false, Tip{})
	}
	for _, r := range p.slipOf.rows {
		put(r.line.Rule, r.y)
	}
	for _, r := range p.slipOf.notes {
		put(r.line.Rule, r.y)
	}
	if d := p.slipOf.danger; d.H > 0 {
		put(p.Slip.DangerRule, d.Y+17)
	}
	if d := p.slipOf.refuse; d.H > 0 {
		put(p.Slip.RefusedRule, d.Y+d.H-7)
	}
}

func (c painter) paintSlip() {
	s := c.Slip
	if s == nil {
		return
	}
	r := c.slip
	c.paper(r)
	x, right := r.X+14, r.X+r.W-13
	y := r.Y + 20
	// Who strikes whom.
	room := r.W - 27 - 42
	target := min(c.Width(s.Target, widget.Bold, 14), room*.5)
	weapon, size := c.Fit(s.Weapon, room-target, widget.Bold, 14)
	c.Text(weapon, x, y, widget.Bold, size, widget.PaperInk, widget.Start)
	if s.Target == "" {
		c.warnings(s)
		return
	}
	ax := x + c.Width(weapon, widget.Bold, size) + 8
	c.Line(ax, y-4.5, ax+15, y-4.5, 2, widget.PaperHead)
	c.Polyline(2, widget.PaperHead, ax+10, y-9, ax+15, y-4.5, ax+10, y)
	c.SideSign(s.Side, ax+29, y-4.5, 6)
	c.TextFit(s.Target, ax+40, y, right-ax-40, widget.Bold, 14, widget.PaperInk, widget.Start)
	if s.HitFrom > 0 {
		c.Text(s.Chance, x, y+38, widget.Bold, 35, widget.PaperInk, widget.Start)
		nx := x + c.Width(s.Chance, widget.Bold, 35) + 9
		c.TextFit(s.Needs, nx, y+22, right-nx, widget.Bold, 12.5, widget.PaperInk, widget.Start)
		c.TextFit(s.Against, nx, y+37, right-nx, widget.Regular, 12.5, widget.PaperSub, widget.Start)
		c.ruler(s, x, y+49, right-x)
	}
	if s.RollText != "" {
		ry := r.Y + 100
		if s.HitFrom == 0 {
			ry = r.Y + 26
		}
		c.TextFit(s.RollText, x, ry+14, right-x, widget.Bold, 12.5, widget.PaperHead, widget.Start)
	}
	for _, row := range c.slipOf.rows {
		c.slipRow(row, x, right)
	}
	c.damage(s, x, right)
	for _, n := range c.slipOf.notes {
		w := c.chip(n.line.Rule, right, n.y, widget.Chip, widget.PaperSub)
		c.Text(n.line.Value, x, n.y, widget.Bold, 12.5, widget.PaperHead, widget.Start)
		nx := x + c.Width(n.line.Value, widget.Bold, 12.5) + 7
		c.TextFit(n.line.Words, nx, n.y, right-w-6-nx, widget.Regular, 12.5, widget.PaperInk, widget.Start)
	}
	c.warnings(s)
}

// paper is the sheet of the slip: its torn lower edge and its golden head.
func (c painter) paper(r widget.Rect) {
	const tooth = 7.
	var xy, dark []float64
	bottom := r.Y + r.H - 4
	xy = append(xy, r.X, r.Y, r.X+r.W, r.Y)
	n := int(math.Round(r.W / (2 * tooth)))
	step := r.W / float64(2*n)
	for i := 0; i <= 2*n; i++ {
		y := bottom
		if i%2 == 1 {
			y = bottom + 6
		}
		xy = append(xy, r.X+r.W-float64(i)*step, y)
	}
	for i := 0; i < len(xy); i += 2 {
		dark = append(dark, xy[i]+3, xy[i+1]+5)
	}
	c.polygon(widget.Fade(widget.Ink, .45), widget.Transparent, 0, dark...)
	c.polygon(widget.Paper, widget.Transparent, 0, xy...)
	c.Fill(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: 3.5}, widget.Brass)
}

// ruler paints the twenty faces: misses hatched, hits gold, threats red with a
// star, and the marker on the face that is needed or was rolled.
func (c painter) ruler(s *Slip, x, y, w float64) {
	step := w / 20
	for face := 1; face <= 20; face++ {
		r := widget.Rect{X: x + step*float64(face-1), Y: y, W: step - 1, H: 14}
		switch {
		case face >= s.ThreatFrom && face >= s.HitFrom:
			c.Fill(r, rgb(0xb3261e))
			c.star(r.X+r.W/2, r.Y+7, 3.9)
		case face >= s.HitFrom:
			c.Fill(r, rgb(0xc8932b))
		default:
			c.Fill(r, rgb(0xc2b595))
			c.Line(r.X+1.5, r.Y+12.5, r.X+r.W-1.5, r.Y+1.5, 1, rgb(0x8d7f66))
		}
	}
	for _, face := range [...]int{1, 5, 10, 15, 20} {
		c.Text(fmt.Sprint(face), x+step*(float64(face)-.5), y+25, widget.Mono, 10, widget.PaperSub, widget.Middle)
	}
	mark := x + step*float64(min(s.HitFrom, 21)-1) - .5
	if s.Roll > 0 {
		mark = x + step*(s.Roll-.5)
		c.Line(mark, y-3, mark, y+16, 2.4, widget.PaperInk)
		c.polygon(widget.PaperInk, widget.Transparent, 0, mark-6, y-9, mark+6, y-9, mark, y-1)
		return
	}
	c.Line(mark, y-4, mark, y+17, 2, widget.PaperInk)
	c.polygon(widget.PaperInk, widget.Transparent, 0, mark-4.5, y-7, mark+4.5, y-7, mark, y-1)
}

func (c painter) star(x, y, r float64) {
	var xy []float64
	for i := range 10 {
		k := r
		if i%2 == 1 {
			k = r * .42
		}
		sin, cos := math.Sincos(float64(i)*math.Pi/5 - math.Pi/2)
		xy = append(xy, x+k*cos, y+k*sin)
	}
	c.polygon(rgb(0xffe9c4), widget.Transparent, 0, xy...)
}

func (c painter) slipRow(row slipRow, x, right float64) {
	switch {
	case row.head != "":
		c.Text(row.head, x, row.y, widget.Bold, 12, widget.PaperHead, widget.Start)
		from := x + c.Width(row.head, widget.Bold, 12) + 8
		c.Line(from, row.y-4, right, row.y-4, 1, rgb(0xc9b98e))
	case row.why != "":
		c.TextFit(row.why, x+34, row.y, right-x-34, widget.Regular, 11, widget.PaperSub, widget.Start)
	default:
		ink := widget.PaperInk
		if row.line.Lost {
			ink = rgb(0x8a7a60)
		} else if row.line.New {
			c.Box(widget.Rect{X: x - 7, Y: row.y - 12, W: right - x + 14, H: 16}, 2, rgb(0xffd65c), widget.Transparent, 0)
		}
		w := c.chip(row.line.Rule, right, row.y, widget.Chip, widget.PaperSub)
		c.Text(row.line.Value, x+27, row.y, widget.Bold, 12.5, ink, widget.End)
		words, size := c.Fit(row.line.Words, right-w-6-x-35, widget.Regular, 12.5)
		c.Text(words, x+35, row.y, widget.Regular, size, ink, widget.Start)
		if row.line.Lost {
			c.Line(x+8, row.y-4, x+37+c.Width(words, widget.Regular, size), row.y-4, 1.4, widget.PaperHead)
		}
	}
}

func (c painter) damage(s *Slip, x, right float64) {
	if s.Damage == "" {
		return
	}
	y := c.slipOf.rule
	for dx := x - 6; dx < right+4; dx += 7 {
		c.Line(dx, y, dx+4, y, 1, rgb(0xb7a67c))
	}
	c.IconTint("heart", x, y+7, 13, rgb(0xb3261e), rgb(0xb3261e))
	kill := c.Width(s.Kill, widget.Bold, 13)
	c.Text(s.Kill, right, y+19, widget.Bold, 13, rgb(0xa32015), widget.End)
	c.TextFit(s.Damage, x+19, y+19, right-kill-8-x-19, widget.Bold, 13.5, widget.PaperInk, widget.Start)
	c.TextFit(s.Mean, x+19, y+34, right-x-19, widget.Regular, 12, widget.PaperSub, widget.Start)
}

func (c painter) warnings(s *Slip) {
	if d := c.slipOf.danger; d.H > 0 {
		c.Box(d, 5, rgb(0xf6c3cd), rgb(0xb8164a), 1.2)
		c.polygon(rgb(0xc2185b), widget.Transparent, 0, d.X+16, d.Y+9, d.X+27, d.Y+20, d.X+16, d.Y+31, d.X+5, d.Y+20)
		c.Text("!", d.X+16, d.Y+25.5, widget.Bold, 15, widget.White, widget.Middle)
		w := c.chip(s.DangerRule, d.X+d.W-6, d.Y+17, rgb(0xe89bb0), rgb(0x5b0a2b))
		c.TextFit(s.Danger, d.X+33, d.Y+17, d.W-33-w-12, widget.Bold, 12, rgb(0x5b0a2b), widget.Start)
		for i, line := range c.slipOf.words {
			c.Text(line, d.X+33, d.Y+32+15*float64(i), widget.Regular, 12, rgb(0x5b0a2b), widget.Start)
		}
	}
	if d := c.slipOf.refuse; d.H > 0 {
		c.Box(d, 5, rgb(0xe3cfa6), rgb(0x8a3310), 1.2)
		c.IconTint("warning", d.X+6, d.Y+6, 18, rgb(0x8a3310), rgb(0x8a3310))
		for i, line := range c.slipOf.why {
			c.Text(line, d.X+30, d.Y+18+15*float64(i), widget.Bold, 12, widget.PaperHead, widget.Start)
		}
		c.chip(s.RefusedRule, d.X+d.W-6, d.Y+d.H-7, widget.Chip, widget.PaperSub)
	}
}
