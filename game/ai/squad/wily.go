package squad

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// holdsFor is for how many phases wily figures let the foe come to them: two
// sides that both wait must not wait for ever.
const holdsFor = 5

// turnOf is how soon a wily side activates a figure: the one whose attack is
// worth most first; of those with nobody to strike the farthest first, so that
// the others see what the foe does; last whoever would have to come nearer
// without striking. reach is what the soldier makes of it (SKI-15).
func (q *Squad) turnOf(m *member, reach int) int {
	closes := m.Melee && m.far <= int(m.Speed)+1 || !m.Melee
	if !closes {
		return m.worth + 3*m.far
	}
	if a := q.begin(m); a.Verb == rules.Attack || a.Verb == rules.Move {
		return 1<<13 + q.prospect/100
	}
	return reach
}

// baited reports whether a wily figure that cannot strike would stand at a cell
// where a foe that is still to be activated comes up to it and strikes first
// (SKI-16). One whose side is outshot goes on nevertheless.
func (q *Squad) baited(m *member, at grid.Cell) bool {
	if !q.Wily && q.Nature.Own <= 0 || int(q.e.Facts.Round) > holdsFor || q.outshot() {
		return false
	}
	here := grid.Space{At: at, N: m.at.N}
	for i := range q.foes {
		f := &q.foes[i]
		if f.Melee && f.waits && q.e.Options.Grid.SpaceDistance(here, f.at) <= int(f.Speed)+1 {
			return true
		}
	}
	return false
}

// outshot reports whether the foes do more from afar than the side.
func (q *Squad) outshot() bool {
	balance := 0
	for i := range q.band {
		if !q.band[i].Melee {
			balance += q.band[i].worth
		}
	}
	for i := range q.foes {
		if !q.foes[i].Melee {
			balance -= q.foes[i].worth
		}
	}
	return balance < 0
}
