package ai

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// orders are the ideas of a side of figures: for every figure that may act what
// it would do by itself, its attacks on each foe, drawing back, and nothing.
func (p *planner) orders() {
	m, q := &p.mind, &p.mind.squad
	ph := &m.e.Facts.Phase
	if len(q.foes) == 0 {
		return
	}
	if ph.Open {
		b := &m.e.Facts.Combatants[ph.Lead].Budget
		if b.Standard > 0 {
			p.shots(ph.Lead)
		}
		if b.Move > 0 {
			if a, ok := m.withdraw(ph.Lead); ok {
				p.propose(a, 1)
			}
		}
		p.propose(rules.Action{Verb: rules.EndTurn, By: ph.Lead, On: rules.Nobody}, 0)
		if ph.Left == 0 {
			return
		}
	}
	for i := range q.mine {
		f := &q.mine[i]
		if ph.Open && f.id == ph.Lead {
			continue
		}
		a := m.begin(f)
		guess := f.worth*100 - f.far
		if a.Verb == rules.Attack {
			guess += f.worth * 200
		}
		p.propose(a, guess)
		p.shots(f.id)
		if a, ok := m.withdraw(f.id); ok {
			p.propose(a, 2)
		}
	}
}

// shots proposes the attacks of a figure where it stands.
func (p *planner) shots(id rules.ID) {
	m, q := &p.mind, &p.mind.squad
	for i := range q.foes {
		f := &q.foes[i]
		if !m.e.Rules.Attack.Strikeable(m.e, id, f.id, 0, 0).OK() {
			continue
		}
		attack.AimAt(m.e, id, f.id, 0, 0, &q.aim)
		p.propose(rules.Action{Verb: rules.Attack, By: id, On: f.id}, prize(f.worth, f.hp, q.odds.of(&q.aim.Frame, f.hp)))
	}
}
