package hud

import (
	"tenaille/game/model"
	"tenaille/render/widget"
)

// planRefusal lays out, under the baseline of the head, why the attack may not be
// made and the words over the chances it would have; it returns the baseline that
// the chances stand below.
func (p *Panels) planRefusal(l *slipPlan, y float64) float64 {
	s, room := p.Slip, p.Side.W-56
	if s.Refused.Words == "" {
		return y
	}
	l.why = p.style.Wrap(s.Refused.Words, room, widget.Bold, 12)
	h := 14 + 15*float64(len(l.why))
	if last := l.why[len(l.why)-1]; p.style.Width(last, widget.Bold, 12)+p.chipRoom(s.Refused.Rule) > room {
		h += 15 // the rule needs a line of its own
	}
	l.refuse = widget.Rect{X: p.Side.X + 7, Y: y + 10, W: p.Side.W - 14, H: h}
	y += 10 + h
	if s.Supposed != "" {
		y += 18
		l.supposed = y
	}
	l.top = y
	return y
}

// refusal paints why the attack may not be made.
func (c painter) refusal(s *model.Slip, x float64) {
	d := c.slipOf.refuse
	if d.H == 0 {
		return
	}
	c.Box(d, 5, rgb(0xe3cfa6), rgb(0x8a3310), 1.2)
	c.IconTint("warning", d.X+6, d.Y+6, 18, rgb(0x8a3310), rgb(0x8a3310))
	c.lines(c.slipOf.why, d.X+30, d.Y+18, 15, widget.Bold, 12, widget.PaperHead)
	c.chip(s.Refused.Rule, d.X+d.W-6, d.Y+d.H-8, widget.Chip, widget.PaperSub)
	if c.slipOf.supposed > 0 {
		c.Text(s.Supposed, x, c.slipOf.supposed, widget.Regular, slipInk, widget.PaperSub, widget.Start)
	}
}
