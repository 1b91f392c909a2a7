package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/render/board/sight"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// lineSigns show, when asked for, what lies between the acting creature and its
// enemies: its lines to them from where it stands, theirs to where it is about to
// go, its chances, and the light as its eyes have it (GEO-17).
func (tb *Table) lineSigns(s *board.Signs) {
	if tb.Wanted.Mode == plan.AttackMode {
		tb.chanceSigns(s, tb.Wanted.Mode.Verb())
	}
	if tb.Wanted.Mode == plan.ChargeMode {
		chargeSigns(tb, s)
	}
	if !tb.Lines || tb.Wanted.Mode == plan.FireMode || tb.Forecast.Proposed.Planned && tb.Forecast.Proposed.Target != rules.Nobody {
		return // of one that is aimed at the lines are drawn by themselves
	}
	who := tb.Now.Who
	here, end := tb.E.Space(who), tb.E.Space(who)
	if len(tb.Forecast.Proposed.Path) > 1 {
		end.At = tb.Forecast.Proposed.Path[len(tb.Forecast.Proposed.Path)-1]
	}
	for id := range tb.E.Count() {
		switch {
		case !tb.E.Hostile(id, who) || !tb.E.Present(id):
		case end.At != here.At:
			if at := tb.E.Space(id); grid.Adjacent(at, end) || len(tb.Forecast.Prospects.All) > 0 && !tb.shoots(id) {
				continue // what matters there is who could shoot at it
			}
			l := line(tb.E, tb.E.Space(id), end, id, who)
			l.Own = false
			s.Sights.Lines = append(s.Sights.Lines, l)
		default:
			l := line(tb.E, here, tb.E.Space(id), who, id)
			l.Quiet = !tb.Now.Known.Marks[id]
			s.Sights.Lines = append(s.Sights.Lines, l)
		}
	}
	if tb.Forecast.Proposed.Planned {
		return // enough is shown
	}
	if !tb.Now.Light.Lit {
		tb.Now.Light.Lit = true
		shades(tb.E, &tb.Now)
	}
	s.Areas.Dim, s.Areas.Dark = tb.Now.Light.Dim, tb.Now.Light.Dark
}

// shoots reports whether an enemy could strike at the square that is looked at.
func (tb *Table) shoots(id rules.ID) bool {
	for i := range tb.Forecast.Prospects.All {
		if tb.Forecast.Prospects.All[i].On == id {
			return tb.Forecast.Prospects.All[i].Strikes
		}
	}
	return false
}

// line is the sight line between two creatures in the spaces given.
func line(e *rules.Encounter, from, to grid.Space, by, on rules.ID) sight.Line {
	l := sight.Line{From: from, To: to, Own: true}
	f := e.Field()
	q := grid.CoverQuery{
		Attacker: l.From, Target: l.To, TargetHeight: int(e.Creatures[on].Height), AttackerTag: int16(by), TargetTag: int16(on),
	}
	c := f.Cover(&q)
	o := f.Obstruction(&q, &c)
	if o.Set {
		at := placeOf(e, &o)
		if !o.OnEdge {
			at = entered(heart(from), heart(to), o.By, at)
		}
		l.At = &at
	}
	switch {
	case !c.Effect || c.Grade == grid.CoverTotal:
		l.Kind = sight.Blocked
	case c.Grade != grid.CoverNone:
		l.Kind, l.Full = sight.Covered, c.Grade == grid.CoverImproved
	}
	return l
}

// heart is the middle of a space, in squares.
func heart(s grid.Space) sight.Point {
	return sight.Point{X: float64(s.At.X) + float64(s.N)/2, Y: float64(s.At.Y) + float64(s.N)/2}
}

// shades are the squares that are dim or dark for the eyes of the acting creature.
func shades(e *rules.Encounter, s *plan.Situation) {
	f := e.Field()
	v, eyes := e.Creatures[s.Who].Vision, e.Space(s.Who)
	for y := range e.Map.H() {
		for x := range e.Map.W() {
			c := grid.C(x, y)
			switch f.LightFor(v, eyes, c) {
			case grid.LightDim:
				s.Light.Dim = append(s.Light.Dim, c)
			case grid.LightDark:
				s.Light.Dark = append(s.Light.Dark, c)
			}
		}
	}
}
