package squad

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Ideas proposes what the side of figures may do, each with a guess of what it is
// worth: for every figure that may act what it would do by itself, its attacks on
// each foe, drawing back, and nothing. Lead has been asked.
func (q *Squad) Ideas(propose func(a rules.Action, guess int)) {
	e, ph := q.e, &q.e.Facts.Phase
	if len(q.foes) == 0 {
		return
	}
	if ph.Open {
		b := &e.Facts.Combatants[ph.Lead].Budget
		if b.Standard > 0 {
			q.shots(ph.Lead, propose)
		}
		if b.Move > 0 {
			if a, ok := q.withdraw(ph.Lead); ok {
				propose(a, 1)
			}
		}
		propose(rules.Action{Verb: rules.EndTurn, By: ph.Lead, On: rules.Nobody}, 0)
		if ph.Left == 0 {
			return
		}
	}
	for i := range q.mine {
		f := &q.mine[i]
		if ph.Open && f.id == ph.Lead {
			continue
		}
		a := q.begin(f)
		guess := f.worth*100 - f.far
		if a.Verb == rules.Attack {
			guess += f.worth * 200
		}
		propose(a, guess)
		q.shots(f.id, propose)
		if a, ok := q.withdraw(f.id); ok {
			propose(a, 2)
		}
	}
}

// shots proposes the attacks of a figure where it stands.
func (q *Squad) shots(id rules.ID, propose func(a rules.Action, guess int)) {
	e := q.e
	for i := range q.foes {
		f := &q.foes[i]
		if !e.Rules.Attack.Strikeable(e, id, f.id, 0, 0).OK() {
			continue
		}
		attack.AimAt(e, id, f.id, 0, 0, &q.aim)
		propose(rules.Action{Verb: rules.Attack, By: id, On: f.id}, eval.Prize(f.worth, f.hp, q.odds.Of(&q.aim.Frame, f.hp)))
	}
}
