package plan

import "tenaille/rules/grid"

// Gauge looks from any square at any other: the first is chosen, the second pointed at or
// chosen too.
type Gauge struct {
	On       bool
	From, To grid.Cell
	Set      bool // From is chosen
	Fixed    bool // and To
}

// Turn goes on from no lines to those of whoever acts, to those between any two squares,
// and back to none.
func (g *Gauge) Turn(lines *bool) {
	switch {
	case g.On:
		*g, *lines = Gauge{}, false
	case *lines:
		*g, *lines = Gauge{On: true}, false
	default:
		*lines = true
	}
}

// Choose takes a square for the next of the two; a third begins anew, and the first once
// more takes it back.
func (g *Gauge) Choose(c grid.Cell) {
	switch {
	case g.Set && !g.Fixed && c == g.From:
		*g = Gauge{On: true}
	case g.Set && !g.Fixed:
		g.To, g.Fixed = c, true
	default:
		*g = Gauge{On: true, Set: true, From: c}
	}
}

// Between is what stands between the two squares; ok is false until both are known.
func (g *Gauge) Between(t *Turn) (b Lookout, ok bool) {
	to := g.To
	if !g.Fixed {
		to = t.Wanted.Pointer.Cell
	}
	if !g.On || !g.Set || !g.Fixed && !t.Wanted.Pointer.OnMap || to == g.From {
		return b, false
	}
	return BetweenOf(t, g.From, to), true
}
