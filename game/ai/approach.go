package ai

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// conclude decides, and where nothing else is left to do rights one who floats:
// that costs a move and keeps nobody from striking or walking (CND-16).
func (s *soldier) conclude() rules.Action {
	a := s.choose()
	if a.Verb == rules.EndTurn {
		if up := (rules.Action{Verb: rules.RightSelf, By: s.me, On: rules.Nobody}); s.e.Check(&up).OK() {
			return up
		}
	}
	return a
}

// choose takes the best attack found, or closes in when that promises more;
// a shooter that has shot keeps its distance.
func (s *soldier) choose() rules.Action {
	end := rules.Action{Verb: rules.EndTurn, By: s.me, On: rules.Nobody}
	if !s.e.Check(&end).OK() {
		return s.best.action
	}
	if len(s.foes) == 0 {
		if a, ok := s.scout(); ok {
			return a
		}
		return end
	}
	if s.found && (s.best.gain > s.closing() || !s.mobile()) && (s.best.score > 0 || !s.spent()) {
		return s.best.action
	}
	if s.mobile() && !s.e.Facts.Has(s.me, rules.Disabled) {
		a, ok := rules.Action{}, false
		switch {
		case !s.shooter() && !s.inReach():
			a, ok = s.approach(false)
		case s.shooter() && !s.may(rules.Attack):
			a, ok = s.retreat()
		case s.shooter() && !s.found:
			// Whom it overlooks and yet cannot shoot at, the dark hides.
			a, ok = s.approach(!s.overlooks(s.e.Facts.Combatants[s.me].At))
		case s.shooter() && !s.pressed(s.e.Facts.Combatants[s.me].At) && s.movesAndStrikes():
			// A hopeless shot gets better from nearer, and two shooters behind
			// walls must not wait for each other.
			a, ok = s.approach(false)
			ok = ok && (s.overlooks(a.Cell) || s.best.gain < s.closing()/2 || s.chance(3) == 1)
		}
		if ok {
			return a
		}
	}
	if s.found && (s.best.score > 0 || !s.spent()) {
		return s.best.action
	}
	if a, ok := s.open(); ok {
		return a
	}
	guard := rules.Action{Verb: rules.TotalDefenceAction, By: s.me, On: rules.Nobody}
	if s.pressed(s.e.Facts.Combatants[s.me].At) && s.may(rules.TotalDefenceAction) &&
		!s.e.Facts.Has(s.me, rules.Disabled) && s.e.Check(&guard).OK() {
		return guard
	}
	return end
}

// closing is what coming nearer to strike in a later turn is worth now.
func (s *soldier) closing() int {
	if !s.may(rules.Attack) {
		return -1 << 30
	}
	if s.shooter() {
		// The longer a fight lasts, the less will do to stay behind a wall.
		return s.clear() * min(12+int(s.e.Facts.Round), 40) / 48
	}
	best := 0
	for i := range s.foes {
		f := &s.foes[i]
		best = max(best, prize(f.worth, f.hp, chance{damage: s.melee}))
	}
	return best * 2 / 5
}

// inReach reports whether some foe can be struck from where the soldier is.
func (s *soldier) inReach() bool {
	_, reach := s.arms()
	for i := range s.foes {
		if s.gap(s.e.Facts.Combatants[s.me].At, &s.foes[i]) <= reach {
			return true
		}
	}
	return false
}

// spent reports whether an effort would cost the soldier its footing and
// somebody else is left to fight (HP-02).
func (s *soldier) spent() bool {
	return s.e.Facts.Has(s.me, rules.Disabled) && len(s.allies) > 0
}

// approach moves to where some foe can be struck, or seen if that will do, or
// to the place nearest to a foe when no way leads there.
func (s *soldier) approach(sight bool) (a rules.Action, ok bool) {
	start := s.e.Facts.Combatants[s.me].At
	around := 3 * max(s.e.Rules.Move.Speed(s.e, s.me), s.nearest(start))
	goal, there := s.goal(start, around, sight)
	if !there {
		if a, ok := s.squeezeIn(s.nearest(goal)); ok {
			return a, true
		}
	}
	if !there && s.e.Map.Doors() > 0 {
		return s.throughDoors(start, around, sight)
	}
	return s.follow(goal)
}

// throughDoors finds the way as if every door stood open and goes as far
// along it as the doors allow.
func (s *soldier) throughDoors(start grid.Cell, around int, sight bool) (a rules.Action, ok bool) {
	doors := s.e.Facts.OpenDoors
	s.e.Facts.OpenDoors = 1<<64 - 1 // a thought, taken back
	goal, _ := s.goal(start, around, sight)
	way := s.way(goal)
	s.e.Facts.OpenDoors = doors
	s.walk = combat.Reach(s.e, s.me, s.e.Rules.Move.Speed(s.e, s.me))
	return s.along(way)
}

// open opens a door beside the soldier when it has nobody to fight and a
// closed door may be what keeps it from them.
func (s *soldier) open() (a rules.Action, ok bool) {
	row := &s.e.Rules.Verbs[rules.OpenDoor]
	if s.inReach() || s.shooter() && s.found || row.List == nil || !s.may(rules.OpenDoor) {
		return a, false
	}
	if s.legal = row.List(s.e, s.me, s.legal[:0]); len(s.legal) == 0 {
		return a, false
	}
	return s.legal[0], true
}

// scout looks for enemies that nobody sees: first across the board from where
// the side stands, later wherever chance leads the whole side for a few rounds.
func (s *soldier) scout() (a rules.Action, ok bool) {
	if !s.mobile() {
		return a, false
	}
	e := s.e
	w, h := e.Map.W(), e.Map.H()
	x, y := int(e.Facts.Combatants[s.me].At.X), int(e.Facts.Combatants[s.me].At.Y)
	for _, ally := range s.allies {
		x, y = x+int(ally.At.X), y+int(ally.At.Y)
	}
	n := len(s.allies) + 1
	aim := grid.C(w-1-x/n, h-1-y/n)
	if epoch := uint64(e.Facts.Round) / 4; epoch > 0 {
		chance := streamAt(s.seed, epoch<<32)
		aim = grid.C(chance.D(w)-1, chance.D(h)-1)
	}
	s.walk = combat.Reach(e, s.me, w*h)
	s.cells = s.walk.Cells(s.cells[:0])
	best, goal := 1<<30, e.Facts.Combatants[s.me].At
	for _, at := range s.cells {
		cost, _ := s.walk.Cost(at)
		if far := e.Options.Grid.Distance(at, aim)<<16 + cost; far < best {
			best, goal = far, at
		}
	}
	return s.follow(goal)
}

// follow moves as far as one move leads along the way to a goal that the walk
// has just found.
func (s *soldier) follow(goal grid.Cell) (a rules.Action, ok bool) {
	return s.along(s.way(goal))
}

// way returns the cells of the walk's way to a goal.
func (s *soldier) way(goal grid.Cell) []grid.Cell {
	at := s.e.Facts.Combatants[s.me].At
	s.trail = s.trail[:0]
	s.path = s.walk.Path(goal, s.path[:0])
	for _, d := range s.path {
		at = at.Step(d)
		s.trail = append(s.trail, at)
	}
	return s.trail
}

// along moves to the farthest cell of a way that the walk reaches in one move.
// Who hides goes no farther than it stays hidden; where that leads nowhere, it
// waits out a surprise round, since the foe cannot get away in it (SUR-03).
func (s *soldier) along(way []grid.Cell) (a rules.Action, ok bool) {
	if !s.e.Facts.Has(s.me, rules.Hidden) {
		return s.stride(way, false)
	}
	if a, ok = s.stride(way, true); ok || s.e.Facts.Round == 0 {
		return a, ok
	}
	return s.stride(way, false)
}

// stride is along, without leaving what hides it if it is to stay hidden.
func (s *soldier) stride(way []grid.Cell, hidden bool) (a rules.Action, ok bool) {
	e := s.e
	start, speed := e.Facts.Combatants[s.me].At, e.Rules.Move.Speed(e, s.me)
	for n := len(way) - 1; n >= 0; n-- {
		if cost, ends := s.walk.Cost(way[n]); !ends || cost > speed || way[n] == start {
			continue
		}
		if e.Facts.Combatants[s.me].Budget.Move == 0 && s.alone(way[n]) {
			continue // the second move of a turn: no blow will follow it
		}
		if hidden && !s.sheltered(way[n]) {
			continue
		}
		a, ok = s.move(s.me, way[n])
		if far, ok := s.strideOn(way[n+1:]); ok && !hidden {
			return far, true
		}
		return a, ok && e.Check(&a).OK()
	}
	return a, false
}

// sheltered reports whether no foe would have the soldier in plain sight at a
// cell (STL-01).
func (s *soldier) sheltered(at grid.Cell) bool {
	was := s.e.Facts.Combatants[s.me].At
	s.e.Facts.Combatants[s.me].At = at // a thought, taken back
	defer func() { s.e.Facts.Combatants[s.me].At = was }()
	for i := range s.foes {
		if combat.OpenTo(s.e, s.me, s.foes[i].id) {
			return false
		}
	}
	return true
}

// strideOn goes farther along a way than a move leads, by an ability that is a
// move and costs no more (LIM-07).
func (s *soldier) strideOn(way []grid.Cell) (a rules.Action, ok bool) {
	e := s.e
	powers := e.Creatures[s.me].Powers
	for k := range powers {
		p := &powers[k]
		if !p.Walks || p.Cost != rules.MoveAction {
			continue
		}
		for n := len(way) - 1; n >= 0; n-- {
			if cost, ends := s.walk.Cost(way[n]); !ends || cost > int(p.Range) {
				continue
			}
			a, ok = s.move(s.me, way[n])
			a.Verb, a.Option = rules.Power, uint8(k)
			if ok && e.Check(&a).OK() {
				return a, true
			}
			break
		}
	}
	return a, false
}

// company and crowd are how near, in squares, allies keep each other safe and
// foes close in at once.
const company, crowd = 4, 3

// alone reports whether a soldier would stand at a cell before two foes or more
// with no ally near.
func (s *soldier) alone(at grid.Cell) bool {
	n := 0
	for i := range s.foes {
		if s.gap(at, &s.foes[i]) <= crowd {
			n++
		}
	}
	if n < 2 {
		return false
	}
	me := grid.Space{At: at, N: s.e.Creatures[s.me].Space}
	for _, ally := range s.allies {
		if s.e.Options.Grid.SpaceDistance(me, ally) <= company {
			return false
		}
	}
	return true
}

// retreat takes a shooter that is pressed and has shot to where it is less so,
// giving no opportunity and keeping a foe in view.
func (s *soldier) retreat() (a rules.Action, ok bool) {
	e := s.e
	start := e.Facts.Combatants[s.me].At
	if !s.pressed(start) {
		return a, false
	}
	s.walk = combat.Reach(e, s.me, e.Rules.Move.Speed(e, s.me))
	s.cells = s.walk.Cells(s.cells[:0])
	most := s.menace(start) * 3 / 4
	s.order = s.order[:0]
	for i, at := range s.cells {
		if m := s.menace(at); m < most && s.walk.Danger(at) == 0 {
			s.order = append(s.order, m<<16|i)
		}
	}
	slices.Sort(s.order)
	for _, k := range s.order {
		if at := s.cells[k&0xFFFF]; s.overlooks(at) {
			a, ok = s.move(s.me, at)
			return a, ok && e.Check(&a).OK()
		}
	}
	return a, false
}

// squeezeIn makes a large soldier narrow where that brings it nearer to a foe
// than any way at its full size; near is how near that is (MOV-07).
func (s *soldier) squeezeIn(near int) (a rules.Action, ok bool) {
	e := s.e
	var path []grid.Dir
	cost, option := 0, uint8(0)
	for k := 0; ; k++ {
		w, o, fits := combat.ReachNarrow(e, s.me, k, 2*e.Map.W()*e.Map.H())
		if !fits {
			break
		}
		s.cells = w.Cells(s.cells[:0])
		for _, at := range s.cells {
			d := 1 << 10
			for i := range s.foes {
				d = min(d, e.Options.Grid.SpaceDistance(grid.Square(at), s.foes[i].space))
			}
			price, _ := w.Cost(at)
			if d < near || d == near && path != nil && price < cost {
				near, cost, option, path = d, price, o, w.Path(at, path[:0])
			}
		}
	}
	for n := len(path); n > 0; n-- {
		a = rules.Action{Verb: rules.Move, By: s.me, On: rules.Nobody, Option: option}
		for _, d := range path[:n] {
			if !a.Path.Add(d) {
				break
			}
		}
		a.Cell = a.Path.End(combat.PathStart(e, &a))
		if a.Path.Len() == n && e.Check(&a).OK() {
			return a, true
		}
	}
	return rules.Action{}, false
}
