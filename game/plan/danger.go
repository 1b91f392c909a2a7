package plan

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// Danger are the squares in which enemies could strike at the creature: all of them,
// and those of each by its id.
type Danger struct {
	Threat []grid.Cell
	Menace [][]grid.Cell
}

// dangers collects the squares in which an enemy that may still react
// threatens.
func dangers(e *rules.Encounter, s *Situation) {
	in := map[grid.Cell]bool{}
	s.Danger.Menace = make([][]grid.Cell, e.Count())
	for id := range e.Count() {
		if e.Hostile(id, s.Who) && e.Present(id) && OnGuard(e, id) && e.Rules.Attack.Opportunities(&e.Options) {
			s.Danger.Menace[id] = attack.ThreatenedCells(e, id, nil)
			for _, c := range s.Danger.Menace[id] {
				in[c] = true
			}
		}
	}
	s.Danger.Threat = inOrder(e, in)
}

// DangerOn are the squares of a way in which enemies could strike.
func (t *Turn) DangerOn(path []grid.Cell, n uint8) []grid.Cell {
	in := map[grid.Cell]bool{}
	for _, cells := range t.Now.Danger.Menace {
		for _, c := range cells {
			in[c] = in[c] || slices.ContainsFunc(path, func(at grid.Cell) bool { return (grid.Space{At: at, N: n}).Contains(c) })
		}
	}
	return inOrder(t.E, in)
}

// OnGuard reports whether a creature's state leaves it attacks of opportunity,
// as far as conditions tell.
func OnGuard(e *rules.Encounter, id rules.ID) bool { return offGuard(e, id) == 0 }

// offGuard are the conditions that leave a creature no attacks of opportunity.
func offGuard(e *rules.Encounter, id rules.ID) (by rules.Conditions) {
	cs := e.Facts.Combatants[id].Conditions
	reflexes := e.Options.CombatReflexesFlat && e.Creatures[id].Traits.Has(rules.CombatReflexes) // CFL-19
	for c := range rules.ConditionCount {
		if cs.Has(c) && e.Rules.States[c].NoAoO && (c != rules.FlatFooted || !reflexes) {
			by = by.With(c)
		}
	}
	return by
}

// WillWatch reports whether a creature takes no opportunities only because it has not acted
// yet (AOO-13).
func WillWatch(e *rules.Encounter, id rules.ID) bool {
	return e.Rules.Attack.Opportunities(&e.Options) && offGuard(e, id) == rules.Set(rules.FlatFooted)
}

func NearestEnemy(e *rules.Encounter, id rules.ID) rules.ID {
	best, far := rules.Nobody, 1<<30
	for o := range e.Count() {
		if !e.Hostile(o, id) || !e.Present(o) || e.Rules.Attack.Defeated(e, o) {
			continue
		}
		if d := e.Options.Grid.SpaceDistance(e.Space(id), e.Space(o)); d < far {
			best, far = o, d
		}
	}
	return best
}
