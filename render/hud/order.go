package hud

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/render/widget"
)

const (
	orderStep = 40. // of a chip of the initiative row
	orderRest = 44. // of how many are not shown
)

// foldOrder leaves on a small screen, and where letters are large, as many chips as have room in their full
// size, from the creature on turn on, and returns the room that the number of
// the others takes.
func (p *Panels) foldOrder() float64 {
	room := p.Order.W - 18 - 10
	if !p.Compact && !p.Snug || p.Turn != nil || orderStep*float64(len(p.Chips)) <= room {
		return 0
	}
	first := 0
	for i := range p.Chips {
		if p.Chips[i].Acting {
			first = i
		}
	}
	n := max(int((room-orderRest)/orderStep), 1)
	p.later = len(p.Chips) - n
	shown := make([]model.Chip, 0, n)
	for i := range n {
		shown = append(shown, p.Chips[(first+i)%len(p.Chips)])
	}
	p.Chips = shown
	return orderRest
}

// rest paints how many creatures come after those of the row.
func (c painter) rest() {
	if c.later == 0 {
		return
	}
	r := c.order
	mid := r.Y + r.H/2
	x := r.X + r.W - 13
	c.Polyline(2.4, widget.Dim, x-4, mid-6, x+2, mid, x-4, mid+6)
	c.Text(fmt.Sprintf("+%d", c.later), x-9, mid+4.5, widget.Bold, 12.5, widget.Bone, widget.End)
}
