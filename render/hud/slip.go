package hud

import (
	"tenaille/game/model"
	"tenaille/render/widget"
)

// slipRow is one row of the slip with the baseline it is written on.
type slipRow struct {
	line  model.Line
	words []string // of the line, as wrapped
	head  string
	why   string // the reason under a line that does not count
	y     float64
	cue   float64 // baseline of the title that says how many lines it sums, 0 for none
}

// slipPlan is the slip laid out.
type slipPlan struct {
	head     headline
	under    []string // the roll, or how the chance comes about, under the ruler
	base     float64  // its first baseline
	weapon   []string // title, from Side.Y+20 downwards
	target   []string
	beside   bool    // the target stands beside the weapon
	strip    float64 // upper edge of the hit points
	facts    []slipRow
	top      float64 // baseline above the chance
	rows     []slipRow
	rest     float64 // baseline of how many lines are not on it, 0 for none
	rule     float64 // the dashed line
	outcomes float64 // upper edge of the bar of outcomes, 0 without it
	deal     float64 // baseline of the damage
	mean     []string
	kill     float64 // baseline of the chance to fell
	notes    []slipRow
	foes     []foeRow
	danger   widget.Rect
	title    []string // of the danger box
	words    []string
	refuse   widget.Rect
	why      []string
	supposed float64 // baseline over chances that are none, 0 without it
	tall     float64
}

const (
	slipHead = 14. // letters of the title
	slipRoom = 27. // rims left and right
	slipInk  = 12. // letters of the rows, never smaller
	slipCol  = 28. // where the words of a modifier begin
	slipSign = 15. // width of a sign before a note
)

// lineColumn is where the words of a line begin.
func lineColumn(l *model.Line) float64 {
	if l.Wide {
		return slipCol + 14
	}
	return slipCol
}

func (p *Panels) planRows() slipPlan {
	s := p.Slip
	var l slipPlan
	gap := gapsOf(s)
	y := p.planRefusal(&l, p.planHead(&l))
	room := p.Side.W - slipRoom
	l.head = p.planHeadline(s, room)
	if s.HitFrom > 0 || s.Bare {
		y += l.head.more()
	}
	if s.HitFrom > 0 {
		y += 80
	} else if s.Bare {
		y += 46
		if s.Chance == "" && s.Against == "" {
			y -= 20
		}
	}
	y = p.planUnder(&l, y)
	part := func(title string, lines []model.Line) {
		if len(lines) == 0 {
			return
		}
		if title != "" {
			y += gap.title
			l.rows = append(l.rows, slipRow{head: title, y: y})
		}
		head := y
		for _, m := range lines {
			y += gap.line
			words := m.Words
			cue := 0.
			if m.One {
				all := false
				if words, all = p.sumWords(&m, room-lineColumn(&m)-p.chipRoom(m.Rule), title != ""); title != "" && !all {
					cue = head
				}
			}
			row := slipRow{line: m, y: y, cue: cue, words: p.style.Wrap(words, room-lineColumn(&m)-p.chipRoom(m.Rule), widget.Regular, slipInk)}
			l.rows = append(l.rows, row)
			y += gap.line * float64(len(row.words)-1)
			if m.Note != "" && !p.Compact {
				for _, note := range p.style.Wrap(m.Note, room-slipCol, widget.Regular, 12) {
					y += gap.small
					l.rows = append(l.rows, slipRow{why: note, y: y})
				}
			}
			if m.Lost && m.Why != "" {
				for _, why := range p.style.Wrap(m.Why, room-slipCol, widget.Regular, 12) {
					y += gap.small
					l.rows = append(l.rows, slipRow{why: why, y: y})
				}
			}
		}
	}
	if len(s.Foes) > 0 {
		y = p.planFoes(&l, y)
	}
	part(s.AttackTitle, s.Attack)
	part(s.DefenceTitle, s.Defence)
	for i := range s.Parts {
		part(s.Parts[i].Title, s.Parts[i].Lines)
	}
	if linesLeft(s) > 0 {
		y += gap.line
		l.rest = y
	}
	if s.HitFrom > 0 || s.Bare {
		if y += gap.dashed; p.Compact {
			y -= 8 // no line is drawn there
		}
	}
	l.rule = y
	if s.Damage != "" {
		if s.Outcomes != nil {
			l.outcomes = y + 7
			y += p.outcomesBar() + outcomesRest
		}
		y += gap.deal
		l.deal, l.kill = y, y
		if p.style.Width(s.Damage, widget.Bold, 13.5)+p.style.Width(s.Kill, widget.Bold, 13)+27 > room {
			y += 16
			l.kill = y
		}
		if s.Mean != "" {
			l.mean = p.style.Wrap(s.Mean, room-19, widget.Regular, 12)
			y += 15 * float64(len(l.mean))
		}
	}
	y = p.planNotes(&l, y)
	p.planWarnings(&l, y)
	return l
}

// planHead lays out who strikes whom with what and how the target stands; it
// returns the baseline of the last line.
func (p *Panels) planHead(l *slipPlan) float64 {
	s, y := p.Slip, p.Side.Y+20
	room := p.Side.W - slipRoom
	next := false // something stands on y already
	if s.Weapon != "" {
		w := p.style.Width(s.Weapon, widget.Bold, slipHead) + 48 + p.style.Width(s.Target, widget.Bold, slipHead)
		l.beside = s.Target != "" && w <= room
		l.weapon = p.style.Wrap(s.Weapon, room, widget.Bold, slipHead)
		y += 18 * float64(len(l.weapon)-1)
		next = !l.beside
	}
	if s.Target != "" {
		indent := 40.
		if s.Weapon == "" {
			indent = 18
		}
		l.target = []string{s.Target}
		if !l.beside {
			l.target = p.style.Wrap(s.Target, room-indent, widget.Bold, slipHead)
			if next {
				y += 18
			}
			y += 18 * float64(len(l.target)-1)
		}
	}
	if u := s.Subject; u != nil {
		l.strip = y + 7
		y += 21
		for _, f := range u.Facts {
			for _, line := range p.style.Wrap(f, room, widget.Regular, slipInk) {
				y += gapsOf(s).line
				l.facts = append(l.facts, slipRow{why: line, y: y})
			}
		}
	}
	l.top = y
	return y
}

// planWarnings lays out dangers under a baseline.
func (p *Panels) planWarnings(l *slipPlan, y float64) {
	s := p.Slip
	room := p.Side.W - 26
	if s.Danger.Title != "" {
		l.title = p.style.Wrap(s.Danger.Title, room-29-p.chipRoom(s.Danger.Rule), widget.Bold, 12)
		l.words = p.style.Wrap(s.Danger.Words, room-29, widget.Regular, 12)
		if len(l.words) > 3 {
			l.words = append(l.words[:2], l.words[2]+" …")
		}
		h := 9 + 15*float64(len(l.title)+len(l.words))
		l.danger = widget.Rect{X: p.Side.X + 7, Y: y + 12, W: p.Side.W - 14, H: max(h, 40)}
		y += 12 + l.danger.H
	}
	l.tall = y + 12 - p.Side.Y
}

// chipRoom is the room a rule id takes at the end of a line.
func (p *Panels) chipRoom(id string) float64 {
	if id == "" {
		return 0
	}
	return p.chipWidth(id) + 4
}

// planUnder lays out, under a height, what the dice came to or how the chance
// comes about; without either nothing is kept free but while dice roll.
func (p *Panels) planUnder(l *slipPlan, y float64) float64 {
	s, room := p.Slip, p.Side.W-slipRoom
	l.base = y + 14
	switch {
	case s.RollText != "":
		l.under = p.underLines(s.RollText, room)
	case s.Product != "" && s.Because.Words != "":
		room -= p.chipRoom(s.Because.Rule)
		if l.under = p.underLines(s.Product+", "+s.Because.Words, room); len(l.under) > 1 {
			l.under = append(p.underLines(s.Product, room), p.underLines(s.Because.Words, room)...)
		}
	case s.Product != "":
		l.under = p.underLines(s.Product, room)
	case s.Roll > 0 && !p.Compact:
		return y + 17
	}
	if len(l.under) == 0 {
		return y
	}
	if s.HitFrom == 0 && !s.Bare {
		y += 3
	}
	return y + gapsOf(s).line + 1.5 + gapsOf(s).line*float64(len(l.under)-1)
}

// underLines breaks a line of the slip where it has no room even in its
// smallest letters.
func (p *Panels) underLines(words string, room float64) []string {
	if small := p.style.Exactly(slipInk); p.style.Width(words, widget.Bold, small) > room {
		return p.style.Wrap(words, room, widget.Bold, small)
	}
	return []string{words}
}

// slipRegions makes the rule ids parts of their own: each opens its rule; the
// signs of conditions tell what they are.
func (p *Panels) slipRegions() {
	right := p.slip.X + p.slip.W - 13
	put := func(id string, y float64) { p.putChip(id, right, y) }
	p.sumRegions()
	if p.slipOf.because(p) {
		put(p.Slip.Because.Rule, p.slipOf.base)
	}
	for _, r := range p.slipOf.rows {
		put(r.line.Rule, r.y)
	}
	for _, r := range p.slipOf.notes {
		put(r.line.Rule, r.y)
	}
	if d := p.slipOf.danger; d.H > 0 {
		p.putChip(p.Slip.Danger.Rule, d.X+d.W-6, d.Y+17)
	}
	if d := p.slipOf.refuse; d.H > 0 {
		p.putChip(p.Slip.Refused.Rule, d.X+d.W-6, d.Y+d.H-8)
	}
	p.foeRegions()
	if box := p.outcomesBox(); box.W > 0 {
		p.put(outcomesID, box, false, p.Slip.Outcomes.Tip)
	}
	if u := p.Slip.Subject; u != nil {
		for i := range u.Conditions {
			p.put(slipMarkID(i), p.slipMark(i), false, u.Conditions[i].Tip)
		}
	}
}
