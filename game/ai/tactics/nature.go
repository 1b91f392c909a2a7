package tactics

import (
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/game/ai/position"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// incline has the soldier see its foes as its nature does: worth more where they are hurt
// or helpless, or may come at a hurt friend. Stock has been taken.
func (s *Soldier) incline() {
	n := &s.Nature
	if !n.Chooses() {
		return
	}
	e := s.pos.E
	stalks := func(f *position.Foe) bool {
		for id := range e.Count() {
			if id != s.pos.Me && e.Present(id) && !e.Hostile(s.pos.Me, id) && !e.Rules.Attack.Defeated(e, id) &&
				eval.Hurt(e, id) && s.pos.Comes(f, e.Space(id)) {
				return true
			}
		}
		return false
	}
	s.pos.Prefer(func(f *position.Foe) int {
		return n.Prey(f.ID, f.Worth, eval.Hurt(e, f.ID), eval.Helpless(e, f.ID), n.Guard != 0 && stalks(f))
	})
}

// falters reports whether a soldier that is hurt itself leaves the fight to a friend that
// is not, rather than win so much by an attack: its nature minds more what the hurt may
// suffer.
func (s *Soldier) falters(gain int) bool {
	if s.Nature.Hurt <= 0 && s.Nature.Own <= 0 || !eval.Hurt(s.pos.E, s.pos.Me) || s.Rash {
		return false
	}
	e := s.pos.E
	if s.loss(s.pos.Menace(e.Facts.Combatants[s.pos.Me].At))*minds/100 <= gain {
		return false
	}
	for id := range e.Count() {
		if id != s.pos.Me && e.Present(id) && !e.Hostile(s.pos.Me, id) && !e.Rules.Attack.Defeated(e, id) && !eval.Hurt(e, id) {
			return true
		}
	}
	return false
}

// minds is how much of what foes may do to one that is hurt counts against a blow, in
// percent: some of them strike at others.
const minds = 20

// fallBack defends itself wholly (ACT-14), or withdraws to where foes do least, if that is
// less than half of what they may do here (ACT-18).
func (s *Soldier) fallBack() (a rules.Action, ok bool) {
	e := s.pos.E
	a = rules.Action{Verb: rules.TotalDefenceAction, By: s.pos.Me, On: rules.Nobody}
	if s.pos.May(rules.TotalDefenceAction) && e.Check(&a).OK() {
		return a, true
	}
	if !s.pos.May(rules.Withdraw) {
		return a, false
	}
	start := e.Facts.Combatants[s.pos.Me].At
	s.pos.Ids = combat.Reactors(e, s.pos.Me, s.pos.Ids[:0])
	near := len(s.pos.Ids)
	s.ways.Walk = combat.Reach(e, s.pos.Me, 2*e.Rules.Move.Speed(e, s.pos.Me))
	s.ways.Cells = s.ways.Walk.Cells(s.ways.Cells[:0])
	s.ways.Order = s.ways.Order[:0]
	most := s.pos.Menace(start) / 2
	for i, at := range s.ways.Cells {
		price, _ := s.ways.Walk.Cost(at)
		if m := s.pos.Menace(at); m < most && s.ways.Walk.Danger(at) <= near {
			s.ways.Order = append(s.ways.Order, int64(m)<<24|int64(min(price, 255))<<16|int64(i))
		}
	}
	slices.Sort(s.ways.Order)
	for _, k := range s.ways.Order[:min(len(s.ways.Order), closer)] {
		a, ok = s.ways.Move(s.pos.Me, s.ways.Cells[k&0xFFFF])
		if a.Verb = rules.Withdraw; ok && e.Check(&a).OK() {
			return a, true
		}
	}
	return a, false
}

// Quarries are the foes a soldier knows of that are most worth striking, as many as there is
// room for.
func Quarries(s *Soldier, room []rules.ID) []rules.ID {
	s.pos.TakeStock()
	room = room[:min(len(room), len(s.pos.Foes))]
	for i := range room {
		room[i] = s.pos.Foes[i].ID
	}
	return room
}
