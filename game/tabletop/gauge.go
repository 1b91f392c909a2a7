package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/render/board/sight"
	"tenaille/rules/grid"
)

// gaugeSigns show the lines between the two squares, and what stands in them.
func (tb *Table) gaugeSigns(s *board.Signs, look *plan.Gauge) {
	if look.Set {
		at := grid.Square(look.From)
		s.Acting = &at
	}
	b, ok := look.Between(tb.Turn)
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
