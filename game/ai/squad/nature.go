package squad

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// incline has the squad see its foes as its nature does. Stock has been taken.
func (q *Squad) incline(e *rules.Encounter) {
	if !q.Nature.Chooses() {
		return
	}
	for i := range q.foes {
		f := &q.foes[i]
		f.worth = q.Nature.Prey(f.id, f.worth, f.hurt, eval.Helpless(e, f.id), q.Nature.Guard != 0 && q.stalks(e, f))
	}
}

// stalks reports whether a foe may strike at a hurt figure of the side in its next
// activation; one that shoots may as a rule.
func (q *Squad) stalks(e *rules.Encounter, f *member) bool {
	for i := range q.band {
		b := &q.band[i]
		if b.hurt && (!f.Melee || e.Options.Grid.SpaceDistance(b.at, f.at) <= int(f.Speed)+1) {
			return true
		}
	}
	return false
}

// besideHurt reports whether a figure would have a hurt foe beside it at a cell.
func (q *Squad) besideHurt(m *member, at grid.Cell) bool {
	for i := range q.foes {
		if f := &q.foes[i]; f.hurt && grid.Adjacent(grid.Space{At: at, N: m.at.N}, f.at) {
			return true
		}
	}
	return false
}

// preys reports whether a figure of a side that goes for the weak may come at a hurt foe
// in this activation.
func (q *Squad) preys(m *member) bool {
	if q.Nature.Weak <= 0 {
		return false
	}
	for i := range q.foes {
		f := &q.foes[i]
		if f.hurt && (!m.Melee || q.e.Options.Grid.SpaceDistance(m.at, f.at) <= int(m.Speed)+1) {
			return true
		}
	}
	return false
}

// falters reports whether a hurt figure leaves the fight to friends that are not, because
// its nature minds more what the hurt may suffer than what it would win.
func (q *Squad) falters(m *member) bool {
	if q.Nature.Hurt <= 0 || !m.hurt || q.Rash {
		return false
	}
	whole := false
	for i := range q.band {
		whole = whole || !q.band[i].hurt
	}
	if !whole {
		return false
	}
	q.prospect = 0
	q.fire(m.id)
	q.threats(q.e, m)
	return q.cost(m, q.peril(q.e, m, m.at.At))*minds/100 > q.prospect
}

// minds is how much of the peril of one that is hurt counts against a blow, in percent:
// some of its foes strike at others.
const minds = 7
