package battle

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// stripModel is the band over the bar while an action is being aimed.
func (b *battle) stripModel() *model.Strip {
	if b.mode == modeFree || !b.sit.mine || b.sit.what != rules.AwaitsAction || b.play.busy() || len(b.orders) > 0 {
		return nil
	}
	if b.mode == modeFire {
		return b.fireStrip()
	}
	list := b.chipRows()
	if b.mode != modeVerb && len(list) == 0 {
		return nil
	}
	w := &b.wish
	v := entry{verb: w.verb, power: w.power}
	s := &model.Strip{
		Icon: b.entryIcon(v), Title: b.entryName(v), Price: b.priceOf(v), Hint: b.wishHint(w),
		Close: model.Action{ID: "wish.close", Key: b.KeyName(input.Cancel)},
	}
	if p := &b.aim; p.planned && p.refusal.OK() {
		s.Provokes = len(p.reactors)+len(p.provoked) > 0
		if p.view != nil && p.view.Sure {
			s.Chance = b.Chance(p.view.Chance)
		}
		if p.target != rules.Nobody && !w.fixed {
			s.Hint = b.nameOf(p.target)
		}
	}
	for _, r := range list {
		s.Rows = append(s.Rows, r.chips)
		s.Heads = append(s.Heads, b.rowHead(r.facet))
	}
	if b.deliberate() {
		s.Confirm = model.Action{ID: confirmID, Label: b.T("Confirm"), Key: b.KeyName(input.Confirm), Off: !b.confirmable()}
	}
	return s
}

// wishHint is what is to be chosen next.
func (b *battle) wishHint(w *wish) string {
	if w.fixed && b.twofold(w) {
		return b.T("Choose where to move.")
	}
	if w.fixed {
		if f := w.late(); f >= 0 && w.place().facets[f].name == facetAlly.name {
			return b.T("Choose whom you help.")
		}
		return b.T("Choose what.")
	}
	switch b.aims(w) {
	case aimsCreature:
		if w.verb == rules.Aid {
			return b.T("Choose the enemy; then the ally you help.")
		}
		if p := b.ability(w.power); rows[w.verb].group == groupOther || p != nil && p.Kind() {
			return b.T("Choose a creature.")
		}
		return b.T("Choose an enemy.")
	case aimsSquare, aimsWay, aimsAnywhere:
		return b.T("Choose a square.")
	case aimsDoor:
		return b.T("Choose a door.")
	}
	if w.deliberate() {
		return ""
	}
	return b.T("Choose one.")
}

// wishSigns mark what the wish may be aimed at, with its chances, and the area
// of an ability with those it catches.
func (b *battle) wishSigns(s *board.Signs) {
	p := &b.aim
	if p.view != nil && p.planned {
		b.forecast(s, p)
	}
	if b.mode != modeVerb {
		return
	}
	w := &b.wish
	list := b.candidates(w)
	if w.fixed && b.twofold(w) {
		watched := grid.Space{At: w.cell, N: 1}
		s.Target = &watched
	} else if w.fixed {
		list = b.meant(w, list, &hover{cell: w.cell, onMap: true, who: w.on})
		for i := range list {
			if w.place().facets[w.late()].name == facetAlly.name {
				s.May = append(s.May, board.May{On: b.e.Space(list[i].Ally), Side: int(b.e.Creatures[list[i].Ally].Side)})
			}
		}
		at := b.e.Space(b.sit.who)
		if w.on != rules.Nobody {
			at = b.e.Space(w.on)
			s.Target = &at
		}
		return
	}
	switch b.aims(w) {
	case aimsCreature:
		b.targetSigns(s, w, list)
	case aimsSquare:
		for i := range list {
			s.Reach = append(s.Reach, list[i].Cell)
		}
	case aimsWay:
		n := b.e.Creatures[b.sit.who].Space
		for i := range list {
			s.Reach = (grid.Space{At: end(b.e, &list[i]), N: n}).Cells(s.Reach)
		}
	case aimsDoor:
		for y := range b.e.Map.H() {
			for x := range b.e.Map.W() {
				for i := range list {
					if c := grid.C(x, y); doorAt(b.e, int(list[i].Amount), c) {
						s.Reach = append(s.Reach, c)
					}
				}
			}
		}
	}
}

// targetSigns frame everybody the wish may be aimed at, with the chance.
func (b *battle) targetSigns(s *board.Signs, w *wish, list []rules.Action) {
	for id := range b.e.Count() {
		of := b.meant(w, list, &hover{cell: b.e.Space(id).At, onMap: true, who: id})
		if len(of) == 0 || id == b.aim.target && b.aim.planned {
			continue
		}
		s.May = append(s.May, board.May{On: b.e.Space(id), Side: int(b.e.Creatures[id].Side)})
		if _, v := b.best(of); v.Counting() { // not known yet
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
func (b *battle) forecast(s *board.Signs, p *scheme) {
	v := p.view
	if len(v.Area) > 0 {
		s.Area = append(s.Area, v.Area...)
		s.Astray = b.doubtOf(p).astray
	}
	for i := range v.Victims {
		c := &v.Victims[i]
		if c.Allowed && !v.Counting() {
			sign := b.chanceSign(c.Who, c.Fails)
			sign.Danger = !b.e.Hostile(b.sit.who, c.Who)
			s.Chances = append(s.Chances, sign)
		}
	}
	if p.target == rules.Nobody || p.target == b.sit.who {
		return
	}
	at := b.e.Space(p.target)
	if len(p.strikes) == 0 {
		s.Target = &at
	}
	if !p.refusal.OK() || !v.Sure || len(v.Victims) > 0 {
		return
	}
	// The chance of the whole, not of the touch that opens it.
	for i := range s.Chances {
		if s.Chances[i].On == at {
			s.Chances[i] = b.chanceSign(p.target, v.Chance)
			return
		}
	}
	s.Chances = append(s.Chances, b.chanceSign(p.target, v.Chance))
}
