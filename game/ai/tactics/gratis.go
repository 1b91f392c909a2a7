package tactics

import "tenaille/rules"

// gratis uses what costs nothing when the rest of a turn is spent: a blow of an
// ability that is free, or a free move of one that has nobody to strike
// or that shoots and stands within reach of a foe (LIM-10).
func (s *Soldier) gratis(who rules.ID) (best rules.Action, ok bool) {
	e := s.pos.E
	free := false
	for i := range e.Creatures[who].Powers {
		free = free || e.Creatures[who].Powers[i].Cost == rules.FreeAction
	}
	if !free || !s.pos.May(rules.Power) {
		return best, false
	}
	s.pos.TakeStock()
	here := s.pos.Nearest(e.Facts.Combatants[who].At)
	_, reach := s.pos.Arms()
	beset := s.pos.Threatened(e.Facts.Combatants[who].At)
	s.legal = e.Rules.Verbs[rules.Power].List(e, who, s.legal[:0])
	worth, top := s.appraisal(), 0
	for i := range s.legal {
		a := &s.legal[i]
		p := &e.Creatures[who].Powers[a.Option]
		gain := 0
		switch {
		case p.Cost != rules.FreeAction:
		case !p.Walks:
			gain = worth.profit(a)
		case !s.pos.Shooter() && here > reach: // one step nearer to its prey
			gain = here - s.pos.Nearest(a.Cell)
		case s.pos.Shooter() && beset && !s.pos.Threatened(a.Cell) && s.pos.Overlooks(a.Cell): // out of reach of blades
			gain = s.pos.Nearest(a.Cell)
		}
		if gain > top {
			best, top, ok = *a, gain, true
		}
	}
	return best, ok
}
