package tactics

import (
	"tenaille/game/ai/squad"
	"tenaille/rules"
)

// Ideas proposes what might be done, each with a guess of what it is worth: of a
// creature in its turn the plans that were kept and what it does when it has none,
// of figures their squad proposes Turns. A decision has been come to.
func (s *Soldier) Ideas(propose func(a rules.Action, guess int)) {
	e, me := s.pos.E, s.pos.Me
	if len(s.pos.Foes) == 0 {
		return
	}
	for i := range s.plans {
		propose(s.plans[i].action, s.plans[i].score)
	}
	if s.pos.Mobile() && !e.Facts.Has(me, rules.Disabled) {
		if a, ok := s.approach(s.pos.Shooter()); ok {
			propose(a, 0)
		}
		if a, ok := s.retreat(); ok {
			propose(a, 0)
		}
	}
	if s.pos.Pressed(e.Facts.Combatants[me].At) && s.pos.May(rules.TotalDefenceAction) {
		propose(rules.Action{Verb: rules.TotalDefenceAction, By: me, On: rules.Nobody}, -1)
	}
	propose(rules.Action{Verb: rules.EndTurn, By: me, On: rules.Nobody}, -2)
}

// Turns appends what the squad may do. A decision has been come to.
func (s *Soldier) Turns(dst []squad.Turn) []squad.Turn { return s.squad.Turns(dst) }
