package battle

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// stripModel is the band over the bar while an action is being aimed.
func (b *battle) stripModel() *model.Strip {
	if b.turn.Mode == plan.FreeMode || !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction || b.play.Busy() || len(b.orders) > 0 {
		return nil
	}
	if b.turn.Mode == plan.FireMode {
		return b.fireStrip()
	}
	list := b.tell.Choices.ChipRows()
	if b.turn.Mode != plan.VerbMode && len(list) == 0 {
		return nil
	}
	w := &b.turn.Draft
	v := plan.Choice{Verb: w.Verb, Power: w.Power}
	s := &model.Strip{
		Icon: b.tell.Choices.EntryIcon(v), Title: b.tell.EntryName(v), Price: b.tell.PriceOf(v), Hint: b.tell.Choices.WishHint(w),
		Ends: model.Ends{Close: model.Action{ID: "wish.close", Key: b.KeyName(input.Cancel)}},
	}
	if p := &b.turn.Proposed; p.Planned && p.Refusal.OK() {
		s.Provokes = len(p.Reactors)+len(p.Provoked) > 0
		if p.View != nil && p.View.Sure {
			s.Chance = b.Chance(p.View.Chance)
		}
		if p.Target != rules.Nobody && !w.Fixed {
			s.Hint = b.tell.NameOf(p.Target)
		}
	}
	for _, r := range list {
		s.Rows = append(s.Rows, r.Chips)
		s.Heads = append(s.Heads, b.tell.Choices.RowHead(r.Facet))
	}
	if b.turn.Deliberate() {
		s.Confirm = model.Action{ID: confirmID, Label: b.T("Confirm"), Key: b.KeyName(input.Confirm), Off: !b.turn.Confirmable()}
	}
	return s
}

// wishSigns mark what the wish may be aimed at, with its chances, and the area
// of an ability with those it catches.
func (b *battle) wishSigns(s *board.Signs) {
	p := &b.turn.Proposed
	if p.View != nil && p.Planned {
		b.forecast(s, p)
	}
	if b.turn.Mode != plan.VerbMode {
		return
	}
	w := &b.turn.Draft
	list := w.Candidates(b.turn)
	if w.Fixed && w.Twofold(b.turn) {
		watched := grid.Space{At: w.Cell, N: 1}
		s.Target = &watched
	} else if w.Fixed {
		list = w.Meant(b.turn, list, &plan.Pointer{Cell: w.Cell, OnMap: true, Who: w.On})
		for i := range list {
			if w.Row().Facets[w.Late()].Name == plan.FacetAlly.Name {
				s.May = append(s.May, board.May{On: b.turn.E.Space(list[i].Ally), Side: int(b.turn.E.Creatures[list[i].Ally].Side)})
			}
		}
		at := b.turn.E.Space(b.turn.Now.Who)
		if w.On != rules.Nobody {
			at = b.turn.E.Space(w.On)
			s.Target = &at
		}
		return
	}
	switch w.Aims(b.turn) {
	case plan.AimsCreature:
		b.targetSigns(s, w, list)
	case plan.AimsSquare:
		for i := range list {
			s.Areas.Reach = append(s.Areas.Reach, list[i].Cell)
		}
	case plan.AimsWay:
		n := b.turn.E.Creatures[b.turn.Now.Who].Space
		for i := range list {
			s.Areas.Reach = (grid.Space{At: plan.EndOf(b.turn.E, &list[i]), N: n}).Cells(s.Areas.Reach)
		}
	case plan.AimsDoor:
		for y := range b.turn.E.Map.H() {
			for x := range b.turn.E.Map.W() {
				for i := range list {
					if c := grid.C(x, y); plan.DoorAt(b.turn.E, int(list[i].Amount), c) {
						s.Areas.Reach = append(s.Areas.Reach, c)
					}
				}
			}
		}
	}
}

// targetSigns frame everybody the wish may be aimed at, with the chance.
func (b *battle) targetSigns(s *board.Signs, w *plan.Draft, list []rules.Action) {
	for id := range b.turn.E.Count() {
		of := w.Meant(b.turn, list, &plan.Pointer{Cell: b.turn.E.Space(id).At, OnMap: true, Who: id})
		if len(of) == 0 || id == b.turn.Proposed.Target && b.turn.Proposed.Planned {
			continue
		}
		s.May = append(s.May, board.May{On: b.turn.E.Space(id), Side: int(b.turn.E.Creatures[id].Side)})
		if _, v := b.turn.Best(of); v.Counting() { // not known yet
		} else if len(v.Strikes) > 1 {
			first := v.Strikes[0].Odds.Damages
			if v.Course != nil {
				first = first.Both(v.Course.Begins)
			}
			s.Chances = append(s.Chances, b.chanceSign(id, first))
		} else if v.Sure {
			s.Chances = append(s.Chances, b.chanceSign(id, v.Chance))
		} else if len(v.Victims) == 1 && v.Victims[0].Allowed {
			s.Chances = append(s.Chances, b.chanceSign(id, v.Victims[0].Fails))
		}
	}
}

// forecast shows what the wish would do where the pointer is: its area, those
// caught with the chance that their save fails, and the target of what is not
// one attack.
func (b *battle) forecast(s *board.Signs, p *plan.Proposal) {
	v := p.View
	if len(v.Area) > 0 {
		s.Areas.Area = append(s.Areas.Area, v.Area...)
		s.Areas.Astray = b.tell.Slips.Objection(p).Astray
	}
	for i := range v.Victims {
		c := &v.Victims[i]
		if c.Allowed && !v.Counting() {
			sign := b.chanceSign(c.Who, c.Fails)
			sign.Danger = !b.turn.E.Hostile(b.turn.Now.Who, c.Who)
			s.Chances = append(s.Chances, sign)
		}
	}
	if p.Target == rules.Nobody || p.Target == b.turn.Now.Who {
		return
	}
	at := b.turn.E.Space(p.Target)
	if len(p.Strikes) == 0 {
		s.Target = &at
	}
	if !p.Refusal.OK() || !v.Sure || len(v.Victims) > 0 {
		return
	}
	// The chance of the whole, not of the touch that opens it.
	for i := range s.Chances {
		if s.Chances[i].On == at {
			s.Chances[i] = b.chanceSign(p.Target, v.Chance)
			return
		}
	}
	s.Chances = append(s.Chances, b.chanceSign(p.Target, v.Chance))
}
