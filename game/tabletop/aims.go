package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// draftSigns mark what the draft may be aimed at, with its chances, and the area
// of an ability with those it catches.
func (tb *Table) draftSigns(s *board.Signs) {
	p := &tb.Forecast.Proposed
	if p.View != nil && p.Planned {
		tb.forecast(s, p)
	}
	if tb.Wanted.Mode != plan.VerbMode {
		return
	}
	w := &tb.Wanted.Draft
	list := w.Candidates(tb.Turn)
	if w.Fixed && w.Twofold(tb.Turn) {
		watched := grid.Space{At: w.Cell, N: 1}
		s.Target = &watched
	} else if w.Fixed {
		list = w.Meant(tb.Turn, list, &plan.Pointer{Cell: w.Cell, OnMap: true, Who: w.On})
		for i := range list {
			if w.Row().Facets[w.Late()].Name == plan.FacetAlly.Name {
				s.May = append(s.May, board.May{On: tb.E.Space(list[i].Ally), Side: int(tb.E.Creatures[list[i].Ally].Side)})
			}
		}
		at := tb.E.Space(tb.Now.Who)
		if w.On != rules.Nobody {
			at = tb.E.Space(w.On)
			s.Target = &at
		}
		return
	}
	switch w.Aims(tb.Turn) {
	case plan.AimsCreature:
		tb.targetSigns(s, w, list)
	case plan.AimsSquare:
		for i := range list {
			s.Areas.Reach = append(s.Areas.Reach, list[i].Cell)
		}
	case plan.AimsWay:
		n := tb.E.Creatures[tb.Now.Who].Space
		for i := range list {
			s.Areas.Reach = (grid.Space{At: plan.EndOf(tb.E, &list[i]), N: n}).Cells(s.Areas.Reach)
		}
	case plan.AimsDoor:
		for y := range tb.E.Map.H() {
			for x := range tb.E.Map.W() {
				for i := range list {
					if c := grid.C(x, y); rules.DoorBeside(tb.E.Map, int(list[i].Amount), c) {
						s.Areas.Reach = append(s.Areas.Reach, c)
					}
				}
			}
		}
	}
}

// targetSigns frame everybody the draft may be aimed at, with the chance.
func (tb *Table) targetSigns(s *board.Signs, w *plan.Draft, list []rules.Action) {
	for id := range tb.E.Count() {
		of := w.Meant(tb.Turn, list, &plan.Pointer{Cell: tb.E.Space(id).At, OnMap: true, Who: id})
		if len(of) == 0 || id == tb.Forecast.Proposed.Target && tb.Forecast.Proposed.Planned {
			continue
		}
		s.May = append(s.May, board.May{On: tb.E.Space(id), Side: int(tb.E.Creatures[id].Side)})
		if _, v := tb.Best(of); v.Counting() { // not known yet
		} else if len(v.Strikes) > 1 {
			first := v.Strikes[0].Odds.Damages
			if v.Course != nil {
				first = first.Both(v.Course.Begins)
			}
			s.Chances = append(s.Chances, tb.chanceSign(id, first))
		} else if v.Sure {
			s.Chances = append(s.Chances, tb.chanceSign(id, v.Chance))
		} else if len(v.Victims) == 1 && v.Victims[0].Allowed {
			s.Chances = append(s.Chances, tb.chanceSign(id, v.Victims[0].Fails))
		}
	}
}

// forecast shows what the draft would do where the pointer is: its area, those
// caught with the chance that their save fails, and the target of what is not
// one attack.
func (tb *Table) forecast(s *board.Signs, p *plan.Proposal) {
	v := p.View
	if len(v.Area) > 0 {
		s.Areas.Area = append(s.Areas.Area, v.Area...)
		s.Areas.Astray = tb.Slips.Objection(p).Astray
	}
	for i := range v.Victims {
		c := &v.Victims[i]
		if c.Allowed && !v.Counting() {
			sign := tb.chanceSign(c.Who, c.Fails)
			sign.Danger = !tb.E.Hostile(tb.Now.Who, c.Who)
			s.Chances = append(s.Chances, sign)
		}
	}
	if p.Target == rules.Nobody || p.Target == tb.Now.Who {
		return
	}
	at := tb.E.Space(p.Target)
	if len(p.Strikes) == 0 {
		s.Target = &at
	}
	if !p.Refusal.OK() || !v.Sure || len(v.Victims) > 0 {
		return
	}
	// The chance of the whole, not of the touch that opens it.
	for i := range s.Chances {
		if s.Chances[i].On == at {
			s.Chances[i] = tb.chanceSign(p.Target, v.Chance)
			return
		}
	}
	s.Chances = append(s.Chances, tb.chanceSign(p.Target, v.Chance))
}
