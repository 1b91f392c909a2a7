package tabletop

import (
	"slices"

	"tenaille/game/match"
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/render/board/sight"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// groundSigns draw the lines that decide the planned attack and mark what
// stands in them. A clear way is one line, and none between neighbours; all lines of
// the corner are drawn where something stands in one of them, or on demand.
func (tb *Table) groundSigns(s *board.Signs, p *plan.Proposal, v *match.Strike) {
	c, g := &tb.Forecast.Grounds.Cover, &tb.Forecast.Grounds
	if !p.HangsOnLines() && !tb.Lines {
		return // out of range, say: what stands between is of no account
	}
	to := tb.E.Space(v.On)
	near := grid.Adjacent(p.From, to) && c.Effect
	beams := tb.Wanted.Mode == plan.FireMode // they tell the way of each shot
	met := slices.ContainsFunc(g.Lines, func(l grid.CornerLine) bool { return l.Grade != grid.CoverNone })
	decides := slices.IndexFunc(g.Lines, func(l grid.CornerLine) bool {
		return c.Effect && l.By.Set && l.Grade == c.Grade && l.Grade != grid.CoverNone
	})
	switch {
	case beams || near:
	case !met && !tb.Lines:
		s.Sights.Lines = append(s.Sights.Lines, sight.Line{From: p.From, To: to, Own: true})
	case c.Effect && c.InReach && !g.Unseen:
		s.Sights.Corner = &sight.Point{X: float64(c.Corner.X), Y: float64(c.Corner.Y)}
	}
	seen := map[grid.Obstruction]bool{}
	if decides >= 0 {
		tb.mark(s, seen, &g.Lines[decides], c, true)
	}
	drawn := false
	for i := range g.Lines {
		l := &g.Lines[i]
		if l.By.Set && !beams {
			tb.mark(s, seen, l, c, decides < 0)
		}
		if beams || !met && !tb.Lines {
			continue
		}
		t := traceOf(tb.E, l)
		t.In, t.Faint = to, decides >= 0 && i != decides
		if near {
			// Of all the lines between neighbours one, and only outside of both.
			if drawn || l.Grade == grid.CoverNone || t.Faint {
				continue
			}
			t.Out, drawn = p.From, true
		}
		s.Sights.Traces = append(s.Sights.Traces, t)
	}
	tb.veilSigns(s, g, to, p.Refusal.OK())
	if !beams && c.Effect && c.Grade != grid.CoverNone && c.Grade != grid.CoverTotal {
		s.Sights.Covers = append(s.Sights.Covers, sight.Cover{On: to, Side: towards(to, p.From), Full: c.Grade == grid.CoverImproved, Bare: true})
	}
}

// traceOf is the drawing of a line of the corner: clear, or as far as what obstructs
// it and on behind that.
func traceOf(e *rules.Encounter, l *grid.CornerLine) sight.Trace {
	t := sight.Trace{From: point(l.P), To: point(l.Q)}
	switch {
	case l.By.Set && l.Grade == grid.CoverTotal:
		t.Kind = sight.Blocked
	case l.By.Set, l.Grade != grid.CoverNone: // by the rim of the map where nothing is set
		t.Kind = sight.Covered
	}
	if l.By.Set {
		at := placeOf(e, &l.By)
		if !l.By.OnEdge {
			at = entered(t.From, t.To, l.By.By, at)
		}
		t.At = &at
	}
	return t
}

// mark marks what obstructs a line, each thing once: what decides with a frame and
// the bonus, anything else with its sign alone.
func (tb *Table) mark(s *board.Signs, seen map[grid.Obstruction]bool, l *grid.CornerLine, c *grid.CoverResult, decides bool) {
	thing := l.By
	thing.P, thing.Q = grid.Cell{}, grid.Cell{}
	if thing.Body != grid.NoTag {
		thing.By = grid.Cell{} // a creature of several squares is one thing
	}
	if seen[thing] {
		return
	}
	seen[thing] = true
	m := sight.Mark{On: grid.Square(l.By.By), Icon: "cover-half", Bare: !decides}
	switch {
	case l.Grade == grid.CoverTotal:
		m.Kind, m.Icon = sight.Stops, ""
	case l.Grade == grid.CoverImproved:
		m.Icon = "cover-full"
	}
	switch {
	case l.By.Body != grid.NoTag:
		m.On = tb.E.Space(rules.ID(l.By.Body))
	case l.By.OnEdge:
		e := l.By.Edge
		m.Edge = &e
	}
	if c.AC > 0 && decides {
		m.Text = tb.Signed(int(c.AC))
	}
	s.Sights.Marks = append(s.Sights.Marks, m)
}

// veilSigns mark the square or edge that conceals, and the line that meets it.
func (tb *Table) veilSigns(s *board.Signs, g *attack.Grounds, on grid.Space, labelled bool) {
	v := &g.Veil
	if v.Pct == 0 {
		return
	}
	m := sight.Mark{On: grid.Square(v.To), Kind: sight.Conceals, Icon: "darkness", Text: tb.Percent(v.Pct)}
	fog := v.Fog && !v.Dark // the slip tells the light first
	if fog {
		m.On, m.Icon = grid.Square(v.By), "concealment"
		if v.OnEdge {
			e := v.Edge
			m.Edge = &e
		}
	}
	if labelled { // the label over the target has the miss chance
		m.Text = ""
	}
	if !labelled || fog || on.N == 1 {
		s.Sights.Marks = append(s.Sights.Marks, m)
	}
	if fog && v.Line {
		s.Sights.Traces = append(s.Sights.Traces, sight.Trace{From: point(v.P), To: point(v.Q), Kind: sight.Veiled})
	}
}

func point(c grid.Cell) sight.Point { return sight.Point{X: float64(c.X), Y: float64(c.Y)} }

// placeOf is the middle of what obstructs, in squares.
func placeOf(e *rules.Encounter, o *grid.Obstruction) sight.Point {
	switch {
	case o.OnEdge && o.Edge.Vertical:
		return sight.Point{X: float64(o.Edge.At.X), Y: float64(o.Edge.At.Y) + .5}
	case o.OnEdge:
		return sight.Point{X: float64(o.Edge.At.X) + .5, Y: float64(o.Edge.At.Y)}
	}
	return sight.Point{X: float64(o.By.X) + .5, Y: float64(o.By.Y) + .5}
}

// entered is where a line from a to z comes into a square, the place given when it
// passes it by.
func entered(a, z sight.Point, c grid.Cell, other sight.Point) sight.Point {
	lo, hi := 0.0, 1.0
	for _, v := range [...][3]float64{{a.X, z.X - a.X, float64(c.X)}, {a.Y, z.Y - a.Y, float64(c.Y)}} {
		if v[1] == 0 {
			if v[0] < v[2] || v[0] > v[2]+1 {
				return other
			}
			continue
		}
		t, u := (v[2]-v[0])/v[1], (v[2]+1-v[0])/v[1]
		lo, hi = max(lo, min(t, u)), min(hi, max(t, u))
	}
	if lo > hi {
		return other
	}
	return sight.Point{X: a.X + (z.X-a.X)*lo, Y: a.Y + (z.Y-a.Y)*lo}
}

// coverSigns put an arc on each side of a space on which something covers it from
// an enemy who could strike there.
func (tb *Table) coverSigns(s *board.Signs, at grid.Space) {
	var grades [8]grid.Grade
	for i := range tb.Forecast.Prospects.All {
		p := &tb.Forecast.Prospects.All[i]
		if c := &p.Theirs.Aim.Cover; p.Strikes && c.Effect {
			d := towards(at, tb.E.Space(p.On))
			grades[d] = max(grades[d], c.Grade)
		}
	}
	for d, g := range grades {
		if g == grid.CoverStandard || g == grid.CoverImproved || g == grid.CoverPartial || g == grid.CoverSoft {
			s.Sights.Covers = append(s.Sights.Covers, sight.Cover{On: at, Side: grid.Dir(d), Full: g == grid.CoverImproved})
		}
	}
}

// barSigns mark what stands or lies in the way of a charge.
func barSigns(e *rules.Encounter, s *board.Signs, p *plan.Proposal) {
	if p.Bar.Why == combat.ChargeFree || p.Target == rules.Nobody {
		return
	}
	at := e.Space(p.Target)
	s.Target = &at
	for _, id := range p.Bar.Who {
		s.Sights.Marks = append(s.Sights.Marks, sight.Mark{On: e.Space(id), Kind: sight.Stops})
	}
	for _, c := range p.Bar.Cells {
		s.Sights.Marks = append(s.Sights.Marks, sight.Mark{On: grid.Square(c), Kind: sight.Stops})
	}
}
