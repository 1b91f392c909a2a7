package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/render/board/sight"
	"tenaille/rules/grid"
)

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
func (g *Gauge) Between(t *plan.Turn) (b plan.Lookout, ok bool) {
	to := g.To
	if !g.Fixed {
		to = t.Wanted.Pointer.Cell
	}
	if !g.On || !g.Set || !g.Fixed && !t.Wanted.Pointer.OnMap || to == g.From {
		return b, false
	}
	return plan.BetweenOf(t, g.From, to), true
}

// gaugeSigns show the lines between the two squares, and what stands in them.
func (tb *Table) gaugeSigns(s *board.Signs) {
	if tb.Gauge.Set {
		at := grid.Square(tb.Gauge.From)
		s.Acting = &at
	}
	b, ok := tb.Gauge.Between(tb.Turn)
	if !ok {
		return
	}
	s.Acting, s.Target = &b.From, &b.To
	g := &b.Grounds
	c := &g.Cover
	if c.Effect && !g.Unseen && !c.Adjacent {
		s.Sights.Corner = &sight.Point{X: float64(c.Corner.X), Y: float64(c.Corner.Y)}
	}
	if len(g.Lines) == 0 {
		l := sight.Line{From: b.From, To: b.To, Own: true}
		if !c.Effect {
			l.Kind = sight.Blocked
		}
		s.Sights.Lines = append(s.Sights.Lines, l)
	}
	seen := map[grid.Obstruction]bool{}
	for i := range g.Lines {
		l := &g.Lines[i]
		if l.By.Set {
			tb.mark(s, seen, l, c, true)
		}
		t := traceOf(tb.E, l)
		t.In = b.To
		s.Sights.Traces = append(s.Sights.Traces, t)
	}
	tb.veilSigns(s, g, b.To, false)
	if c.Effect && c.Grade != grid.CoverNone && c.Grade != grid.CoverTotal {
		s.Sights.Covers = append(s.Sights.Covers, sight.Cover{On: b.To, Side: towards(b.To, b.From), Full: c.Grade == grid.CoverImproved, Bare: true})
	}
}
