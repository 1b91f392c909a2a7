package hud

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/widget"
)

// foldedSlip is the slip of a compact screen: what the total is and meets, the
// ruler, how the chance comes about and the modifier of the situation that
// matters most; dangers and refusals stay.
func foldedSlip(s *model.Slip) *model.Slip {
	f := *s
	f.Foes = f.Foes[:min(len(f.Foes), 4)]
	f.Whole = allLines(s)
	f.Damage, f.Notes, f.Defence, f.AttackTitle, f.Parts = "", nil, nil, "", nil
	f.Attack = nil
	if l := foremostLine(s); l != nil {
		f.Attack = []model.Line{*l}
	}
	return &f
}

// foremostLine is the modifier of the situation that matters most, nil where there
// is none: one that was not there at the last look, else the largest.
func foremostLine(s *model.Slip) *model.Line {
	var best *model.Line
	for _, list := range [][]model.Line{s.Attack, s.Defence} {
		for i := range list {
			l := &list[i]
			if l.Own || l.Lost {
				continue
			}
			if best == nil || l.New && !best.New || l.New == best.New && lineWeight(l) > lineWeight(best) {
				best = l
			}
		}
	}
	return best
}

// lineWeight is the number in a modifier without its sign.
func lineWeight(l *model.Line) int {
	n := 0
	for _, r := range l.Value {
		if r >= '0' && r <= '9' {
			n = 10*n + int(r-'0')
		}
	}
	return n
}

// briefSlip is a folded slip without how the target stands and without modifiers:
// for where a longer one would hide somebody.
func briefSlip(s *model.Slip) *model.Slip {
	f := *s
	f.Subject, f.Attack = nil, nil
	return &f
}

// because reports whether the rule of the product stands beside it.
func (l *slipPlan) because(p *Panels) bool {
	s := p.Slip
	return s.RollText == "" && s.Product != "" && s.Because.Rule != "" && len(l.under) > 0
}

// placeSlip lays the slip of a small screen out and finds a place for it where
// it hides neither who acts nor who is looked at: a corner first, then a corner
// with less on the slip, then any place under the upper row or over the lower.
func (p *Panels) placeSlip() {
	full := foldedSlip(p.Slip)
	type plan struct {
		slip *model.Slip
		of   slipPlan
	}
	var plans []plan
	bare, brief := *full, briefSlip(full)
	bare.Subject = nil // the reason is more than how the target stands, which the map tells too
	list := []*model.Slip{full, &bare, brief}
	if full.Refused.Words != "" && full.HitFrom > 0 { // what speaks against it is more than its faces
		headed := *brief
		headed.HitFrom, headed.Bare = 0, true
		list = append(list, &headed)
	}
	for n := len(full.Foes) - 1; n > 0; n-- { // those named first matter most
		fewer := *brief
		fewer.Foes = brief.Foes[:n]
		list = append(list, &fewer)
	}
	for _, s := range list {
		p.Slip = s
		of := p.planSlip()
		if len(plans) > 2 && plans[len(plans)-1].of.tall <= p.slipFloor()-6-p.Side.Y {
			break // there is room for all
		}
		plans = append(plans, plan{p.Slip, of})
	}
	least, found := math.Inf(1), false
	try := func(v *plan, x, y float64) {
		if found {
			return
		}
		if hides := p.hidden(widget.Rect{X: x, Y: y, W: p.Side.W, H: v.of.tall + 6}); hides < least {
			least, found = hides, hides == 0
			p.Slip, p.slipOf = v.slip, v.of
			p.slip = widget.Rect{X: x, Y: y, W: p.Side.W, H: v.of.tall}
		}
	}
	low := func(v *plan) float64 { return p.slipFloor() - v.of.tall - 6 }
	for i := range plans {
		v := &plans[i]
		for _, x := range [...]float64{p.Side.X, p.Header.X} {
			try(v, x, p.Side.Y)
			try(v, x, low(v))
		}
	}
	for i := range plans {
		v := &plans[i]
		for x := p.Side.X; x > p.Header.X; x -= 12 {
			try(v, x, p.Side.Y)
			try(v, x, low(v))
		}
	}
	p.slipOf.move(p.slip.X-p.Side.X, p.slip.Y-p.Side.Y)
}

// slipFloor is the height that a slip on a small screen ends over: that of the
// lower row, with what stands on it.
func (p *Panels) slipFloor() float64 {
	y := p.Bar.Y - 8
	for _, list := range [][]widget.Rect{p.pips, p.arms} {
		for _, r := range list {
			y = math.Min(y, r.Y-6)
		}
	}
	if p.Confirm != nil {
		y = math.Min(y, p.confirmBox().Y-6)
	}
	if p.Strip != nil {
		y = math.Min(y, p.stripOf.box.Y-6)
	}
	return y
}

// hidden is how much of what should be seen a slip in a place would hide: the
// two it is about above all, and no other panel.
func (p *Panels) hidden(r widget.Rect) float64 {
	look := p.Look
	if look.H > 0 { // with the chance over its head
		look.Y, look.H = look.Y-look.H*.5, look.H*1.5
	}
	n := 4*r.Shared(p.Look) + r.Shared(look) + 4*r.Shared(p.Actor)
	for _, list := range [][]widget.Rect{p.pips, p.arms} {
		for _, o := range list {
			n += 20 * r.Shared(o)
		}
	}
	if p.Confirm != nil {
		n += 20 * r.Shared(p.confirmBox())
	}
	if r.Y < p.Side.Y {
		n += 1e6
	}
	return n + 20*r.Shared(p.stripOf.box)
}

// move shifts a plan.
func (l *slipPlan) move(dx, dy float64) {
	l.danger.X += dx
	l.refuse.X += dx
	for _, y := range []*float64{&l.base, &l.strip, &l.top, &l.rule, &l.deal, &l.kill, &l.danger.Y, &l.refuse.Y} {
		*y += dy
	}
	for _, y := range []*float64{&l.outcomes, &l.rest} {
		if *y > 0 {
			*y += dy
		}
	}
	for _, rows := range [][]slipRow{l.facts, l.rows, l.notes} {
		for i := range rows {
			rows[i].y += dy
			if rows[i].cue > 0 {
				rows[i].cue += dy
			}
		}
	}
	for i := range l.foes {
		l.foes[i].box.X += dx
		l.foes[i].box.Y += dy
	}
}
