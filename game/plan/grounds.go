package plan

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// reason works out why the first attack of a proposal stands as it does: where its
// lines run and what is in their way.
func (p *Proposal) reason(t *Turn) attack.Grounds {
	if !p.Planned || len(p.Strikes) == 0 {
		return attack.Grounds{}
	}
	v := &p.Strikes[0]
	return attack.GroundsOf(asIfAt(t, p.From.At), t.Now.Who, v.On, v.Weapon, &v.Aim)
}

// asIfAt is the encounter with the acting creature at a square: the very one where
// it stands there.
func asIfAt(t *Turn, at grid.Cell) *rules.Encounter {
	who := t.Now.Who
	if t.E.Facts.Combatants[who].At == at {
		return t.E
	}
	there := t.E.Clone()
	combat.StandAt(there, who, at)
	return there
}

// Leaves is the square that the n-th step of a proposal's way leaves, counted from 1.
func (p *Proposal) Leaves(t *Turn, n int) grid.Cell {
	if n > 0 && n-1 < len(p.Path) {
		return p.Path[n-1]
	}
	return t.E.Facts.Combatants[t.Now.Who].At
}
