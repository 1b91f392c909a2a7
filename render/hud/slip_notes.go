package hud

import (
	"tenaille/game/model"
	"tenaille/render/widget"
)

// planNotes lays out the notes under the damage, below a baseline, and returns
// the baseline of the last.
func (p *Panels) planNotes(l *slipPlan, y float64) float64 {
	gap, room := gapsOf(p.Slip), p.Side.W-slipRoom
	for _, n := range p.Slip.Notes {
		y += gap.line
		row := slipRow{line: n, y: y, words: p.style.Wrap(n.Words, room-p.noteColumn(&n)-p.chipRoom(n.Rule), widget.Regular, slipInk)}
		l.notes = append(l.notes, row)
		y += gap.line * float64(len(row.words)-1)
		if n.Lost && n.Why != "" {
			for _, why := range p.style.Wrap(n.Why, room-p.noteColumn(&n), widget.Regular, 12) {
				y += gap.small
				l.notes = append(l.notes, slipRow{line: model.Line{Value: n.Value, Icon: n.Icon}, why: why, y: y})
			}
		}
	}
	return y
}

// noteColumn is where the words of a note begin, after its value or sign.
func (p *Panels) noteColumn(n *model.Line) float64 {
	if n.Icon != "" {
		return slipSign + 7
	}
	return p.style.Width(n.Value, widget.Bold, slipInk) + 7
}

// noteRow paints one row of the notes; what does not count is struck.
func (c painter) noteRow(n slipRow, x, right float64) {
	at := x + c.noteColumn(&n.line)
	if n.why != "" {
		c.Text(n.why, at, n.y, widget.Regular, 12, widget.PaperSub, widget.Start)
		return
	}
	if n.line.New {
		c.gild(n, x, right)
	}
	value, ink := widget.PaperHead, widget.PaperInk
	if n.line.Lost {
		value, ink = inkLost, inkLost
	}
	c.slipChip(n.line.Rule, right, n.y)
	c.Text(n.line.Value, x, n.y, widget.Bold, slipInk, value, widget.Start)
	if n.line.Icon != "" {
		c.IconTint(n.line.Icon, x, n.y-12, slipSign, widget.PaperInk, widget.PaperHead)
	}
	c.lines(n.words, at, n.y, gapsOf(c.Slip).line, widget.Regular, slipInk, ink)
	if !n.line.Lost {
		return
	}
	from := x - 2
	for i, w := range n.words {
		y := n.y - 4 + gapsOf(c.Slip).line*float64(i)
		c.Line(from, y, at+2+c.Width(w, widget.Regular, slipInk), y, 1.4, widget.PaperHead)
		from = at - 2
	}
}
