package head

import (
	"fmt"
	"math"
	"slices"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

const (
	turnRim  = 8.  // free room beside the box of a side's turn
	turnRims = 10. // in it, beside its words
	turnPip  = 14.
	turnGap  = 7.
)

const (
	orderStep  = 40. // of a chip of the initiative row
	orderLeast = 30. // at the least
	orderMost  = 8.  // chips on a small screen
	orderRest  = 44. // of how many are not shown
	orderNext  = 12. // of the line before the next round
)

// Order is the initiative row.
type Order struct {
	*part.Kit
	model.Order
	Box    widget.Rect
	later  int // chips that the row has no room for
	next   int // the first chip of the next round, 0 for none
	turnAt widget.Rect
	boxes  []widget.Rect // of the chips
	fallen widget.Rect   // of the counter of the fallen
}

// NewOrder lays the row out; it makes way for the plate of what is played for.
func NewOrder(k *part.Kit, m model.Order, q *model.Quest) Order {
	p := Order{Kit: k, Order: m}
	p.narrow()
	mid := p.turnWidth()
	down := p.fallenWidth()
	rest := p.turned(down) + down
	if p.Turn != nil && p.later > 0 {
		rest += orderRest
	}
	n := float64(len(p.Chips))
	step := math.Min(math.Max(orderStep, p.step()), (p.Kit.Order.W-18-10-mid-rest)/math.Max(n, 1))
	w := step*n + 18 + 10 + mid + rest
	x := p.Kit.Order.X + (p.Kit.Order.W-w)/2
	x = math.Max(x, math.Min(beside(k, q), p.Kit.Order.X+p.Kit.Order.W-w)) // it makes way as far as it can
	p.Box = widget.Rect{X: x, Y: p.Kit.Order.Y, W: w, H: p.Kit.Order.H}
	p.Panel("order", p.Box)
	x = p.Box.X + 9
	for i := range p.Chips {
		if p.Turn != nil && i == p.Turn.Before {
			x = p.placeTurn(x, mid)
		}
		if p.next > 0 && i == p.next {
			x += orderNext
		}
		r := widget.Rect{X: x, Y: p.Box.Y + 4, W: step, H: p.Box.H - 8}
		if p.Chips[i].Acting {
			r.W += 10
		}
		x += r.W
		p.boxes = append(p.boxes, r)
		if p.Compact { // a finger hits all of the row
			r.Y, r.H = p.Box.Y, p.Box.H
		}
		p.Put(p.Chips[i].ID, r, false, model.Tip{})
	}
	if p.Turn != nil && p.turnAt.W == 0 && len(p.Chips) > 0 {
		p.placeTurn(x, mid)
	}
	if down > 0 {
		p.fallen = widget.Rect{X: p.Box.X + p.Box.W - 6 - down, Y: p.Box.Y + 4, W: down, H: p.Box.H - 8}
		if p.later > 0 {
			p.fallen.X -= orderRest - 6
		}
		p.Put("order.fallen", p.fallen, false, p.FallenTip)
	}
	return p
}

// Paint paints the row.
func (p *Order) Paint(c part.Canvas) {
	if len(p.Chips) == 0 {
		return
	}
	c.Panel(p.Box)
	if p.Turn != nil {
		p.sideTurn(c)
	}
	for i := range p.Chips {
		if p.next > 0 && i == p.next {
			x := p.boxes[i].X - orderNext/2
			c.Line(x, p.Box.Y+9, x, p.Box.Y+p.Box.H-9, 2, widget.Edge)
		}
		p.chip(c, &p.Chips[i], p.boxes[i])
	}
	if p.Fallen != "" {
		r := p.fallen
		if over, _, focus := c.State("order.fallen"); over || focus {
			c.Box(r, 7, widget.Hover, widget.HoverEdge, 1)
		}
		mid := r.Y + r.H/2
		c.IconTint("dead", r.X+5, mid-8, 16, widget.Dim, widget.Dim)
		c.Text(p.Fallen, r.X+24, mid+4.5, widget.Bold, 12.5, widget.Dim, widget.Start)
	}
	p.rest(c)
}

// fallenWidth is the room of the counter of the fallen, nothing without any.
func (p *Order) fallenWidth() float64 {
	if p.Fallen == "" {
		return 0
	}
	return p.Width(p.Fallen, widget.Bold, 12.5) + 30
}

func (p *Order) chip(c part.Canvas, ch *model.Chip, r widget.Rect) {
	over, _, focus := c.State(ch.ID)
	size := min(r.W-3, 36, r.H-6)
	y := r.Y
	if ch.Acting {
		size = min(r.W-6, 44, r.H-6)
		c.Box(widget.Rect{X: r.X + 1, Y: r.Y - 2, W: r.W - 2, H: r.H + 4}, 8, widget.Selected, widget.Brass, 2)
		y = r.Y + .5
	} else if over || ch.Marked {
		c.Box(widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + 2}, 7, widget.Hover, widget.HoverEdge, 1)
	}
	x := r.X + (r.W-size)/2
	c.Portrait(ch.Figure, ch.Side, x, y, size)
	if ch.Down {
		c.Disc(x+size/2, y+size/2, size/2-1, widget.Fade(widget.Well, .5), widget.Transparent, 0) // whose face it is tells whom to save
	} else if ch.Done && !ch.Acting {
		c.Disc(x+size/2, y+size/2, size/2-1, widget.Fade(widget.Well, .34), widget.Transparent, 0)
	}
	if ch.Waits && !ch.Down {
		c.Disc(x+4, y+5, 3.4, widget.Gold, widget.Ink, 1.6) // beside the shape that tells the side
	}
	k := math.Max(math.Min(8, size*.27), 5.5) // a small face is not hidden
	switch {
	case ch.Down:
		c.Badge("dead", art.Rim(model.Life), x+size-5, y+6, k)
	case ch.Ticked:
		c.Badge("check", art.Acted, x+size-5, y+6, k)
	case ch.Badge != "":
		c.Badge(ch.Badge, art.Rim(ch.Family), x+size-5, y+6, k)
	}
	w := size - 6
	c.Bar(widget.Rect{X: x + 3, Y: r.Y + r.H - 5, W: w, H: 4}, ch.HP, ch.Max)
	if focus {
		c.Box(r.Inset(-1), 8, widget.Transparent, widget.White, 2)
	}
}

// turnWidth is the room that a side's turn takes in the row of chips, its rims
// included; nothing where creatures have turns of their own.
func (p *Order) turnWidth() float64 {
	if p.Turn == nil || len(p.Chips) == 0 {
		return 0
	}
	most, font := 190., 12.5
	switch {
	case p.Compact:
		most, font = 96, 11
	case p.Snug:
		most = 130
	}
	w := p.Width(p.Turn.Words, widget.Bold, font) + 22
	most = math.Max(most, p.Need(p.Turn.Words, widget.Bold, font)+turnRims) // long words take from the chips
	return math.Min(math.Max(w, float64(p.Turn.Of)*(turnPip+turnGap)+22), most) + 2*turnRim
}

// placeTurn puts the box of a side's turn at x and returns where the next chip
// begins.
func (p *Order) placeTurn(x, wide float64) float64 {
	p.turnAt = widget.Rect{X: x + turnRim, Y: p.Box.Y + 5, W: wide - 2*turnRim, H: p.Box.H - 10}
	p.Put("turn", p.turnAt, false, p.Turn.Tip)
	return x + wide
}

// sideTurn paints whose turn it is and the activations left in it, the one under
// way with a ring.
func (p *Order) sideTurn(c part.Canvas) {
	t, r := p.Turn, p.turnAt
	look := art.SideLook(t.Side)
	c.Box(r, 8, look.Dark, look.Colour, 1.8)
	font, y := 12.5, r.Y+15
	if p.Compact {
		font = 11
	}
	c.TextFit(t.Words, r.X+r.W/2, y, r.W-turnRims, widget.Bold, font, widget.Bone, widget.Middle)
	x := r.X + r.W/2 - (float64(t.Of)*(turnPip+turnGap)-turnGap)/2
	for i := range t.Of {
		ink := widget.Disabled
		if i >= t.Of-t.Left {
			ink = widget.Gold
		}
		if t.Open && i == t.Of-t.Left {
			c.Disc(x+turnPip/2, r.Y+r.H-turnPip/2-3, turnPip/2+1.2, widget.Transparent, widget.White, 1.6)
		}
		c.IconTint("pip-activation", x, r.Y+r.H-turnPip-3, turnPip, ink, ink)
		x += turnPip + turnGap
	}
}

// turned puts the creature on turn first and the others after it in their order, so
// that who acts is always found in the same place; the first of the next round has a
// line before it. Where not all have room, as many are shown as have it in their full
// size; down is the room of the counter. It returns the room that the line and the
// number of the others take.
func (p *Order) turned(down float64) (rest float64) {
	if p.Turn != nil {
		return 0
	}
	first := 0
	for i := range p.Chips {
		if p.Chips[i].Acting {
			first = i
		}
	}
	n, all := len(p.Chips), len(p.Chips)
	if first > 0 {
		p.next = all - first
	}
	rest = orderNext // of the line even where there is none, or the row would move
	most := math.Inf(1)
	if p.Compact { // the board comes first
		most = orderMost
	}
	room := p.Kit.Order.W - 18 - 10 - rest - down
	if step := p.step(); step*float64(n) > room || float64(n) > most {
		n = max(min(int((room-orderRest)/step), int(math.Min(most, float64(n)))), 1)
		p.later = all - n
		rest += orderRest
		if p.next >= n {
			p.next = 0
		}
	}
	shown := make([]model.Chip, 0, n)
	for i := range n {
		shown = append(shown, p.Chips[(first+i)%all])
	}
	p.Chips = shown
	return rest
}

// narrow leaves a side's turn, on a phone held upright, those who may still act in it, the
// one who does before them, and as many of them as are told apart.
func (p *Order) narrow() {
	if p.Turn == nil || !p.Upright || len(p.Chips) == 0 {
		return
	}
	var shown []model.Chip
	for i := range p.Chips {
		switch ch := &p.Chips[i]; {
		case ch.Side != p.Turn.Side || ch.Down || ch.Ticked && !ch.Acting:
		case ch.Acting:
			shown = slices.Insert(shown, 0, *ch)
		default:
			shown = append(shown, *ch)
		}
	}
	if len(shown) == 0 {
		shown = p.Chips[:1:1]
	}
	turn := *p.Turn
	turn.Before, p.Turn = 0, &turn
	room := p.Kit.Order.W - 18 - 10 - p.fallenWidth() - p.turnWidth()
	if most := int(room / orderStep); len(shown) > most {
		most = max(int((room-orderRest)/orderStep), 1)
		p.later, shown = len(shown)-most, shown[:most]
	}
	p.Chips = shown
}

// step is the least room of a chip: on a small screen that of a finger, on others what
// tells a face.
func (p *Order) step() float64 {
	if p.Compact {
		return 44
	}
	return orderLeast
}

// rest paints how many creatures come after those of the row.
func (p *Order) rest(c part.Canvas) {
	if p.later == 0 {
		return
	}
	r := p.Box
	mid := r.Y + r.H/2
	x := r.X + r.W - 13
	c.Polyline(2.4, widget.Dim, x-4, mid-6, x+2, mid, x-4, mid+6)
	c.Text(fmt.Sprintf("+%d", p.later), x-9, mid+4.5, widget.Bold, 12.5, widget.Bone, widget.End)
}
