package tactics

import (
	"slices"

	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// conclude decides, and where nothing else is left to do rights one who floats:
// that costs a move and keeps nobody from striking or walking (CND-16).
func (s *Soldier) conclude() rules.Action {
	a := s.choose()
	if a.Verb == rules.EndTurn {
		if up := (rules.Action{Verb: rules.RightSelf, By: s.pos.Me, On: rules.Nobody}); s.pos.Legal(up) {
			return up
		}
	}
	return a
}

// choose takes the best attack found, or closes in when that promises more;
// a shooter that has shot keeps its distance.
func (s *Soldier) choose() rules.Action {
	end := rules.Action{Verb: rules.EndTurn, By: s.pos.Me, On: rules.Nobody}
	if !s.pos.Legal(end) {
		return s.best.action
	}
	if a, ok := s.errand(); ok {
		return a
	}
	if len(s.pos.Foes) == 0 {
		if a, ok := s.scout(); ok {
			return a
		}
		return end
	}
	if s.found && s.Fickle(&s.noise) {
		return s.whim.Any
	}
	if s.falters(max(s.best.gain, 0)) {
		if a, ok := s.fallBack(); ok {
			return a
		}
	}
	if s.found && (s.best.gain > s.closing() || !s.pos.Mobile()) && (s.best.score > 0 || !s.spent()) {
		return s.best.action
	}
	if s.pos.Mobile() && !s.pos.E.Facts.Has(s.pos.Me, rules.Disabled) {
		a, ok := rules.Action{}, false
		switch {
		case s.Nature.Holds && !(s.pos.Shooter() && !s.pos.May(rules.Attack)):
		case !s.pos.Shooter() && !s.pos.InReach():
			a, ok = s.approach(false)
		case s.pos.Shooter() && !s.pos.May(rules.Attack):
			a, ok = s.retreat()
		case s.pos.Shooter() && !s.found:
			// Whom it overlooks and yet cannot shoot at, the dark hides.
			a, ok = s.approach(!s.pos.Overlooks(s.pos.E.Facts.Combatants[s.pos.Me].At))
		case s.pos.Shooter() && !s.pos.Pressed(s.pos.E.Facts.Combatants[s.pos.Me].At) && s.pos.MovesAndStrikes():
			// A hopeless shot gets better from nearer, and two shooters behind
			// walls must not wait for each other.
			a, ok = s.approach(false)
			ok = ok && (s.pos.Overlooks(a.Cell) || s.best.gain < s.closing()/2 || s.chance(3) == 1)
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
	guard := rules.Action{Verb: rules.TotalDefenceAction, By: s.pos.Me, On: rules.Nobody}
	if s.pos.Pressed(s.pos.E.Facts.Combatants[s.pos.Me].At) && s.pos.May(rules.TotalDefenceAction) &&
		!s.pos.E.Facts.Has(s.pos.Me, rules.Disabled) && s.pos.Legal(guard) {
		return guard
	}
	return end
}

// closing is what coming nearer to strike in a later turn is worth now.
func (s *Soldier) closing() int {
	if !s.pos.May(rules.Attack) || s.Nature.Holds {
		return -1 << 30
	}
	if s.pos.Shooter() {
		// The longer a fight lasts, the less will do to stay behind a wall.
		return s.pos.ClearShot() * min(12+int(s.pos.E.Facts.Round), 40) / 48
	}
	best := 0
	for i := range s.pos.Foes {
		f := &s.pos.Foes[i]
		best = max(best, eval.Prize(f.Worth, f.HP, eval.Chance{Damage: s.pos.Melee}))
	}
	return best * 2 / 5
}

// spent reports whether an effort would cost the soldier its footing and
// somebody else is left to fight (HP-02).
func (s *Soldier) spent() bool {
	return s.pos.E.Facts.Has(s.pos.Me, rules.Disabled) && len(s.pos.Allies) > 0
}

// approach moves to where some foe can be struck, or seen if that will do, or
// to the place nearest to a foe when no way leads there.
func (s *Soldier) approach(sight bool) (a rules.Action, ok bool) {
	start := s.pos.E.Facts.Combatants[s.pos.Me].At
	around := 3 * max(s.pos.E.Rules.Move.Speed(s.pos.E, s.pos.Me), s.pos.Nearest(start))
	goal, there := s.ways.Goal(&s.pos, start, around, sight)
	if !there {
		if a, ok := s.squeezeIn(s.pos.Nearest(goal)); ok {
			return a, true
		}
	}
	if !there && s.pos.E.Map.Doors() > 0 {
		return s.throughDoors(start, around, sight)
	}
	return s.follow(goal)
}

// throughDoors finds the way as if every door stood open and goes as far
// along it as the doors allow.
func (s *Soldier) throughDoors(start grid.Cell, around int, sight bool) (a rules.Action, ok bool) {
	doors := s.pos.E.Facts.OpenDoors
	s.pos.E.Facts.OpenDoors = 1<<64 - 1 // a thought, taken back
	goal, _ := s.ways.Goal(&s.pos, start, around, sight)
	way := s.ways.Way(start, goal)
	s.pos.E.Facts.OpenDoors = doors
	s.ways.Walk = combat.Reach(s.pos.E, s.pos.Me, s.pos.E.Rules.Move.Speed(s.pos.E, s.pos.Me))
	return s.along(way)
}

// open opens a door beside the soldier when it has nobody to fight and a
// closed door may be what keeps it from them.
func (s *Soldier) open() (a rules.Action, ok bool) {
	row := &s.pos.E.Rules.Verbs[rules.OpenDoor]
	if s.pos.InReach() || s.pos.Shooter() && s.found || row.List == nil || !s.pos.May(rules.OpenDoor) {
		return a, false
	}
	if s.legal = row.List(s.pos.E, s.pos.Me, s.legal[:0]); len(s.legal) == 0 {
		return a, false
	}
	return s.legal[0], true
}

// scout looks for enemies that nobody sees: first across the board from where
// the side stands, later wherever chance leads the whole side for a few rounds.
func (s *Soldier) scout() (a rules.Action, ok bool) {
	if !s.pos.Mobile() {
		return a, false
	}
	e := s.pos.E
	w, h := e.Map.W(), e.Map.H()
	x, y := int(e.Facts.Combatants[s.pos.Me].At.X), int(e.Facts.Combatants[s.pos.Me].At.Y)
	for _, ally := range s.pos.Allies {
		x, y = x+int(ally.At.X), y+int(ally.At.Y)
	}
	n := len(s.pos.Allies) + 1
	aim := grid.C(w-1-x/n, h-1-y/n)
	if epoch := uint64(e.Facts.Round) / 4; epoch > 0 {
		chance := eval.StreamAt(s.Seed, epoch<<32)
		aim = grid.C(chance.D(w)-1, chance.D(h)-1)
	}
	s.ways.Walk = combat.Reach(e, s.pos.Me, w*h)
	s.ways.Cells = s.ways.Walk.Cells(s.ways.Cells[:0])
	best, goal := 1<<30, e.Facts.Combatants[s.pos.Me].At
	for _, at := range s.ways.Cells {
		cost, _ := s.ways.Walk.Cost(at)
		if far := e.Options.Grid.Distance(at, aim)<<16 + cost; far < best {
			best, goal = far, at
		}
	}
	return s.follow(goal)
}

// follow moves as far as one move leads along the way to a goal that the walk
// has just found.
func (s *Soldier) follow(goal grid.Cell) (a rules.Action, ok bool) {
	return s.along(s.ways.Way(s.pos.E.Facts.Combatants[s.pos.Me].At, goal))
}

// along moves to the farthest cell of a way that the walk reaches in one move.
// Who hides goes no farther than it stays hidden; where that leads nowhere, it
// waits out a surprise round, since the foe cannot get away in it (SUR-03).
func (s *Soldier) along(way []grid.Cell) (a rules.Action, ok bool) {
	if !s.pos.E.Facts.Has(s.pos.Me, rules.Hidden) {
		return s.stride(way, false)
	}
	if a, ok = s.stride(way, true); ok || s.pos.E.Facts.Round == 0 {
		return a, ok
	}
	return s.stride(way, false)
}

// stride is along, without leaving what hides it if it is to stay hidden.
func (s *Soldier) stride(way []grid.Cell, hidden bool) (a rules.Action, ok bool) {
	e := s.pos.E
	start, speed := e.Facts.Combatants[s.pos.Me].At, e.Rules.Move.Speed(e, s.pos.Me)
	for n := len(way) - 1; n >= 0; n-- {
		if cost, ends := s.ways.Walk.Cost(way[n]); !ends || cost > speed || way[n] == start {
			continue
		}
		if e.Facts.Combatants[s.pos.Me].Budget.Move == 0 && s.pos.Alone(way[n]) {
			continue // the second move of a turn: no blow will follow it
		}
		if hidden && !s.pos.Sheltered(way[n]) || s.rushes(way[n]) {
			continue
		}
		a, ok = s.ways.Move(s.pos.Me, way[n])
		if far, ok := s.strideOn(way[n+1:]); ok && !hidden {
			return far, true
		}
		return a, ok && s.pos.Legal(a)
	}
	return a, false
}

// strideOn goes farther along a way than a move leads, by an ability that is a
// move and costs no more (LIM-07).
func (s *Soldier) strideOn(way []grid.Cell) (a rules.Action, ok bool) {
	e := s.pos.E
	powers := e.Creatures[s.pos.Me].Powers
	for k := range powers {
		p := &powers[k]
		if !p.Walks || p.Cost != rules.MoveAction {
			continue
		}
		for n := len(way) - 1; n >= 0; n-- {
			if cost, ends := s.ways.Walk.Cost(way[n]); !ends || cost > int(p.Range) {
				continue
			}
			a, ok = s.ways.Move(s.pos.Me, way[n])
			a.Verb, a.Option = rules.Power, uint8(k)
			if ok && s.pos.Legal(a) {
				return a, true
			}
			break
		}
	}
	return a, false
}

// retreat takes a shooter that is pressed and has shot to where it is less so,
// giving no opportunity and keeping a foe in view.
func (s *Soldier) retreat() (a rules.Action, ok bool) {
	e := s.pos.E
	start := e.Facts.Combatants[s.pos.Me].At
	if !s.pos.Pressed(start) {
		return a, false
	}
	s.ways.Walk = combat.Reach(e, s.pos.Me, e.Rules.Move.Speed(e, s.pos.Me))
	s.ways.Cells = s.ways.Walk.Cells(s.ways.Cells[:0])
	most := s.pos.Menace(start) * 3 / 4
	s.ways.Order = s.ways.Order[:0]
	for i, at := range s.ways.Cells {
		if m := s.pos.Menace(at); m < most && s.ways.Walk.Danger(at) == 0 {
			s.ways.Order = append(s.ways.Order, int64(m)<<16|int64(i))
		}
	}
	slices.Sort(s.ways.Order)
	for _, k := range s.ways.Order {
		if at := s.ways.Cells[k&0xFFFF]; s.pos.Overlooks(at) {
			a, ok = s.ways.Move(s.pos.Me, at)
			return a, ok && s.pos.Legal(a)
		}
	}
	return a, false
}

// squeezeIn makes a large soldier narrow where that brings it nearer to a foe
// than any way at its full size; near is how near that is (MOV-07).
func (s *Soldier) squeezeIn(near int) (a rules.Action, ok bool) {
	e := s.pos.E
	var path []grid.Dir
	cost, option := 0, uint8(0)
	for k := 0; ; k++ {
		w, o, fits := combat.ReachNarrow(e, s.pos.Me, k, 2*e.Map.W()*e.Map.H())
		if !fits {
			break
		}
		s.ways.Cells = w.Cells(s.ways.Cells[:0])
		for _, at := range s.ways.Cells {
			d := 1 << 10
			for i := range s.pos.Foes {
				d = min(d, e.Options.Grid.SpaceDistance(grid.Square(at), s.pos.Foes[i].Space))
			}
			price, _ := w.Cost(at)
			if d < near || d == near && path != nil && price < cost {
				near, cost, option, path = d, price, o, w.Path(at, path[:0])
			}
		}
	}
	for n := len(path); n > 0; n-- {
		a = rules.Action{Verb: rules.Move, By: s.pos.Me, On: rules.Nobody, Option: option}
		for _, d := range path[:n] {
			if !a.Path.Add(d) {
				break
			}
		}
		a.Cell = a.Path.End(combat.PathStart(e, &a))
		if a.Path.Len() == n && s.pos.Legal(a) {
			return a, true
		}
	}
	return rules.Action{}, false
}

// bears is what one who only walks risks on the way, in thousandths of its worth.
const bears = 400

// closely is how many places beyond its reach it looks at closely.
func (s *Soldier) closely() int {
	if s.Hasty {
		return closer / 3
	}
	return closer
}

// rushes reports whether one who strikes no more this turn would run into its foes
// at a cell: through opportunities, or to where more of them may strike at it
// before its next turn than it has friends there. One that shoots from there does
// not; one who is rash does not think of it.
func (s *Soldier) rushes(at grid.Cell) bool {
	if s.Rash || s.Nature.Dares(s.pos.E.Facts.Round) {
		return false
	}
	if s.pos.Shooter() && s.pos.MovesAndStrikes() && s.pos.Overlooks(at) {
		return false
	}
	if s.Nature.Risk(s.loss(s.ways.Walk.Danger(at)*s.pos.Fear())) > s.pos.Worth*bears {
		return true
	}
	foes, friends := s.pos.Braved(at)
	return s.Nature.Loss(100*foes, false) > 100*friends
}
