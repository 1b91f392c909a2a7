package ai

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// conclude takes the best attack found, or closes in when there is none.
func (s *soldier) conclude() rules.Action {
	if s.found && (s.best.score > 0 || !s.spent()) {
		return s.best.action
	}
	end := rules.Action{Verb: rules.EndTurn, By: s.me, On: rules.Nobody}
	if s.may(rules.Move) && s.e.Check(&end).OK() {
		if a, ok := s.approach(); ok {
			return a
		}
	}
	guard := rules.Action{Verb: rules.TotalDefenceAction, By: s.me, On: rules.Nobody}
	if s.pressed(s.e.Facts.Combatants[s.me].At) && s.may(rules.TotalDefenceAction) &&
		!s.e.Facts.Has(s.me, rules.Disabled) && s.e.Check(&guard).OK() {
		return guard
	}
	return end
}

// spent reports whether an effort would cost the soldier its footing and
// somebody else is left to fight (HP-02).
func (s *soldier) spent() bool {
	return s.e.Facts.Has(s.me, rules.Disabled) && len(s.allies) > 0
}

// approach moves as far as one move leads along the cheapest way to where
// some foe can be struck, or to the place nearest to a foe when there is no
// such way.
func (s *soldier) approach() (a rules.Action, ok bool) {
	e := s.e
	start := e.Facts.Combatants[s.me].At
	if len(s.foes) == 0 || e.Facts.Has(s.me, rules.Disabled) {
		return a, false
	}
	goal, found := s.goal(start)
	if !found || goal == start {
		return a, false
	}
	var way [1 << 10]grid.Cell
	at, n := start, 0
	s.path = s.walk.Path(goal, s.path[:0])
	for _, d := range s.path {
		if at = at.Step(d); n < len(way) {
			way[n] = at
			n++
		}
	}
	s.walk = combat.Reach(e, s.me, e.Rules.Speed(e, s.me))
	for n--; n >= 0; n-- {
		if _, ends := s.walk.Cost(way[n]); !ends || way[n] == start {
			continue
		}
		a = rules.Action{Verb: rules.Move, By: s.me, On: rules.Nobody, Cell: way[n]}
		s.path = s.walk.Path(way[n], s.path[:0])
		for _, d := range s.path {
			a.Path.Add(d)
		}
		return a, e.Check(&a).OK()
	}
	return a, false
}

// goal searches the whole board for the place to go: the cheapest from which
// a foe is in reach; failing that, the one nearest to a foe. The walk is left
// as it was searched.
func (s *soldier) goal(start grid.Cell) (goal grid.Cell, found bool) {
	_, reach := s.arms()
	s.walk = combat.Reach(s.e, s.me, s.e.Map.W()*s.e.Map.H())
	s.cells = s.walk.Cells(s.cells[:0])
	best := 1 << 40
	consider := func(at grid.Cell, cost int) {
		least := 1 << 20
		for i := range s.foes {
			least = min(least, s.gap(at, &s.foes[i]))
		}
		score := cost
		if least > max(reach, 1) {
			score = least<<20 + cost
		}
		if score < best {
			best, goal, found = score, at, true
		}
	}
	consider(start, 0)
	for _, at := range s.cells {
		cost, _ := s.walk.Cost(at)
		consider(at, cost)
	}
	return goal, found
}
