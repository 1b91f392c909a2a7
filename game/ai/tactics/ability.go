package tactics

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// abilities weighs every ability, draught and coup de grâce that is open where
// the soldier stands.
func (s *Soldier) abilities() {
	st := stand{at: s.pos.E.Facts.Combatants[s.pos.Me].At}
	worth, exposed := s.appraisal(), -1
	for _, verb := range [...]rules.Verb{rules.Power, rules.Drink, rules.CoupDeGrace} {
		row := &s.pos.E.Rules.Verbs[verb]
		if row.List == nil || verb != rules.CoupDeGrace && len(s.pos.E.Creatures[s.pos.Me].Powers) == 0 || !s.pos.May(verb) {
			continue
		}
		if verb == rules.Power { // what only leads somewhere is weighed where one walks
			s.legal = combat.AimedPowers(s.pos.E, s.pos.Me, s.legal[:0])
		} else {
			s.legal = row.List(s.pos.E, s.pos.Me, s.legal[:0])
		}
		for i := range s.legal {
			a := &s.legal[i]
			gain := worth.profit(a)
			if gain <= 0 {
				continue
			}
			if exposed < 0 {
				exposed = s.exposure(&st, 1<<30)
			}
			if all, _ := combat.Provokes(s.pos.E, a); all {
				gain -= s.risk(s.pos.Provoked())
			}
			if gain > 0 {
				s.offer(a, gain-exposed, gain)
			}
		}
	}
}
