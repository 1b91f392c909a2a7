package battle

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// situation is what the awaited creature may do now, worked out once after
// each action.
type situation struct {
	what rules.Awaited
	who  rules.ID
	side int
	mine bool // a person at this screen is awaited
	open bool // an activation is under way (SKI-15)
	// restricted is a turn of the surprise round: one action (SUR-03).
	restricted bool
	speed      int
	straights  map[bearing]stretch // ways made straight, as they were asked for
	moves      int                 // move actions that are left, standard actions traded
	legal      []rules.Action
	reach      map[grid.Cell]stretch // anchors the creature can walk to
	// wary are the ways that give fewer opportunities than those of reach and
	// take as many moves, where there is one.
	wary map[grid.Cell]stretch
	near []grid.Cell // squares of one move
	far  []grid.Cell // squares of two moves
	// nearby and around are the same as they are drawn: squares that friends stand
	// on belong to them, so that their edge runs around no figure one may pass.
	nearby, around []grid.Cell
	// threat are the squares in which enemies could strike at the creature,
	// menace the same for each of them, by id.
	threat []grid.Cell
	menace [][]grid.Cell
	first  map[rules.Verb]rules.Refusal // why a verb cannot be used at all
	marks  map[rules.ID]bool            // creatures that may be attacked now
	walkUp bool                         // an enemy may be attacked after walking up to it
	lit    bool                         // dim and dark have been worked out
	dim    []grid.Cell                  // for the eyes of the creature
	dark   []grid.Cell
	views  map[vantage][]match.Prospect // looked at so far
	aimed  [rules.VerbCount]uint64      // creatures a verb may be aimed at
	// pools are the actions of a verb and power, foreseen the previews, asked
	// for so far; counted are those of them that are not known whole.
	pools    map[[2]int][]rules.Action
	foreseen map[rules.Action]*match.Preview
	counted  []*match.Preview
}

// stretch is the way to one square.
type stretch struct {
	cost  int
	steps []grid.Dir
	split int // steps of the first of two moves, 0 when one is enough
	// long is a way of one move that takes the place of the attack (SKI-16).
	long bool
}

// glimpse takes over the state as the side on screen knows it now, no more.
func (b *battle) glimpse() {
	b.match.View(b.side).Read(func(e *rules.Encounter) { b.e = e.Clone() })
}

// refresh takes over what the side on screen knows now.
func (b *battle) refresh() {
	was := b.sit
	b.situate()
	if b.figures() && !b.sit.open && (was.open || was.side != b.sit.side) {
		b.cycle = rules.Nobody // a figure is to be chosen: the cursor begins with the first
	}
	b.sure, b.doubted, b.pinned = 0, nil, false
	b.dirty = true
}

// situate takes over what the side on screen knows now, and works out what may be
// done; what was planned is forgotten.
func (b *battle) situate() {
	b.glimpse()
	b.e.Apart()
	s := situation{who: rules.Nobody, first: map[rules.Verb]rules.Refusal{}, marks: map[rules.ID]bool{}}
	s.what, s.who, s.side = b.match.Awaits()
	s.mine = s.side >= 0 && b.match.Seat(s.side) == match.Human && !b.onlooker
	s.who = b.lead(&s)
	s.open = b.e.Facts.Phase.Open
	s.restricted = s.who != rules.Nobody && b.e.Rules.Turn.SurpriseRound && b.e.Facts.Round == 0
	if s.mine && s.what == rules.AwaitsAction {
		s.legal = slices.DeleteFunc(b.match.View(s.side).Legal(nil), func(a rules.Action) bool { return a.By != s.who })
		b.stretches(&s)
		dangers(b.e, &s)
		b.refusals(&s)
	}
	if s.who != b.sit.who && b.hover.keys {
		b.hover = hover{who: rules.Nobody} // the cursor was the one before's
	}
	b.sit = s
	b.canWalkUp()
	b.aim, b.why, b.views, b.spots = scheme{}, attack.Grounds{}, nil, nil
}

// stretches works out where the creature can walk with one move and with two.
func (b *battle) stretches(s *situation) {
	e, id := b.e, s.who
	budget := &e.Facts.Combatants[id].Budget
	s.speed = e.Rules.Move.Speed(e, id)
	s.moves = int(budget.Standard) + int(budget.Move)
	if b.figures() {
		s.moves = e.Rules.Move.Squares(e, id, rules.Move) / max(s.speed, 1)
	}
	if budget.Restricted || e.Facts.Has(id, rules.Disabled) {
		s.moves = min(s.moves, 1)
	}
	s.reach = map[grid.Cell]stretch{}
	try := rules.Action{Verb: rules.Move, By: id, On: rules.Nobody}
	try.Path.Add(grid.N)
	if r := e.Rules.Turn.Barred(e, &try, &e.Rules.Verbs[rules.Move]); !r.OK() {
		return
	}
	if r := e.Check(&try); s.moves == 0 || r.Cite == rules.CND03 || r.Cite == rules.CND04 || r.Cite == rules.ACT01 || r.Cite == rules.ACT08 || r.Cite == rules.MOV10 {
		return
	}
	w := combat.Reach(e, id, s.speed*s.moves)
	from := e.Space(id)
	type found struct {
		at grid.Cell
		st stretch
	}
	var all []found
	var risky []grid.Cell
	for _, c := range w.Cells(nil) {
		cost, ok := w.Cost(c)
		if !ok {
			continue
		}
		all = append(all, found{c, stretch{cost: cost, steps: w.Path(c, nil)}})
		if w.Danger(c) > 0 {
			risky = append(risky, c)
		}
	}
	ends := make(map[grid.Cell]bool, len(all))
	for _, f := range all {
		ends[f.at] = true
	}
	inNear, inFar := map[grid.Cell]bool{}, map[grid.Cell]bool{from.At: true}
	for i := range from.Len() {
		inNear[from.Cell(i)] = true
	}
	for _, f := range all {
		switch {
		case f.st.cost <= s.speed:
		case b.figures():
			f.st.long = true
		default:
			if f.st.split = split(b.e, id, from, f.st.steps, s.speed, ends); f.st.split == 0 {
				continue
			}
		}
		s.reach[f.at] = f.st
		for i := range from.Len() {
			c := grid.Space{At: f.at, N: from.N}.Cell(i)
			inFar[c] = true
			if f.st.split == 0 && !f.st.long {
				inNear[c] = true
			}
		}
	}
	detours(b.e, s, risky)
	for y := range e.Map.H() {
		for x := range e.Map.W() {
			c := grid.C(x, y)
			if inNear[c] {
				s.near = append(s.near, c)
			}
			if inFar[c] || inNear[c] {
				s.far = append(s.far, c)
			}
		}
	}
	s.nearby, s.around = withFriends(b.e, s, s.near, inNear), withFriends(b.e, s, s.far, inFar)
}

// withFriends adds to squares that can be reached those of friends who stand
// among them.
func withFriends(e *rules.Encounter, s *situation, list []grid.Cell, in map[grid.Cell]bool) []grid.Cell {
	out := slices.Clone(list)
	for n := -1; n != len(out); { // friends in two ranks take two rounds
		n = len(out)
		for id := range e.Count() {
			if at := e.Space(id); id != s.who && e.Present(id) && !e.Hostile(id, s.who) && amid(at, in) {
				for i := range at.Len() {
					if c := at.Cell(i); !in[c] {
						in[c] = true
						out = append(out, c)
					}
				}
			}
		}
	}
	return out
}

// amid reports whether a space has squares of a set on about two of its sides.
func amid(at grid.Space, in map[grid.Cell]bool) bool {
	beside := 0
	for i := range at.Len() {
		for _, d := range [...]grid.Dir{grid.N, grid.E, grid.S, grid.W} {
			if c := at.Cell(i).Step(d); in[c] && !at.Contains(c) {
				beside++
			}
		}
	}
	return beside >= 2*int(at.N)
}

// detours works out, for squares whose cheapest way gives opportunities, the
// ways that avoid them at the price of the same moves.
func detours(e *rules.Encounter, s *situation, risky []grid.Cell) {
	if len(risky) == 0 {
		return
	}
	s.wary = map[grid.Cell]stretch{}
	from := e.Space(s.who)
	w := combat.ReachWary(e, s.who, s.speed*s.moves)
	ends := map[grid.Cell]bool{}
	for _, c := range w.Cells(nil) {
		ends[c] = true
	}
	for _, c := range risky {
		short, ok := s.reach[c]
		cost, found := w.Cost(c)
		if !ok || !found || short.split == 0 && cost > s.speed {
			continue
		}
		st := stretch{cost: cost, steps: w.Path(c, nil)}
		if cost > s.speed {
			if st.split = split(e, s.who, from, st.steps, s.speed, ends); st.split == 0 {
				continue
			}
		}
		s.wary[c] = st
	}
	for c, st := range s.wary {
		if strikes(e, s.who, st.steps) >= strikes(e, s.who, s.reach[c].steps) {
			delete(s.wary, c)
		}
	}
}

// strikes counts the opportunities a way gives.
func strikes(e *rules.Encounter, id rules.ID, steps []grid.Dir) int {
	var path rules.Path
	for _, d := range steps {
		path.Add(d)
	}
	w := combat.Along(e, id, &path, 1<<15, true)
	return len(w.Opportunities)
}

// way is how the creature would walk to a square it can reach: giving as few
// opportunities as the moves it takes allow, or the short way if the player
// asks for it.
func (b *battle) way(at grid.Cell) (stretch, bool) {
	if st, ok := b.sit.wary[at]; ok && !b.short {
		return st, true
	}
	st, ok := b.sit.reach[at]
	return st, ok
}

// split says after how many steps a long way is cut into two moves: as late as
// possible, on a square where the creature may stop. 0 means it cannot be.
func split(e *rules.Encounter, id rules.ID, from grid.Space, steps []grid.Dir, speed int, ends map[grid.Cell]bool) int {
	costs := costs(e, id, from, steps)
	total := costs[len(costs)-1]
	at := from.At
	best := 0
	for i, d := range steps {
		at = at.Step(d)
		if costs[i] <= speed && total-costs[i] <= speed && ends[at] {
			best = i + 1
		}
	}
	return best
}

// costs are the squares spent after each step of a way.
func costs(e *rules.Encounter, id rules.ID, from grid.Space, steps []grid.Dir) []int {
	f := e.Field()
	diagonals := int(e.Facts.Combatants[id].Budget.Diagonals)
	squeezing := e.Facts.Has(id, rules.Squeezing)
	out := make([]int, len(steps))
	sum, at := 0, from
	for i, d := range steps {
		sum += f.StepCost(at, d, diagonals, squeezing)
		if d.Diagonal() {
			diagonals++
		}
		at.At = at.At.Step(d)
		out[i] = sum
	}
	return out
}

// dangers collects the squares in which an enemy that may still react
// threatens.
func dangers(e *rules.Encounter, s *situation) {
	in := map[grid.Cell]bool{}
	s.menace = make([][]grid.Cell, e.Count())
	for id := range e.Count() {
		if e.Hostile(id, s.who) && e.Present(id) && onGuard(e, id) && e.Rules.Attack.Opportunities(&e.Options) {
			s.menace[id] = attack.ThreatenedCells(e, id, nil)
			for _, c := range s.menace[id] {
				in[c] = true
			}
		}
	}
	s.threat = inOrder(e, in)
}

// inOrder lists a set of squares in row-major order.
func inOrder(e *rules.Encounter, in map[grid.Cell]bool) []grid.Cell {
	var list []grid.Cell
	for y := range e.Map.H() {
		for x := range e.Map.W() {
			if c := grid.C(x, y); in[c] {
				list = append(list, c)
			}
		}
	}
	return list
}

// dangerOn are the squares of a way in which enemies could strike.
func (b *battle) dangerOn(path []grid.Cell, n uint8) []grid.Cell {
	in := map[grid.Cell]bool{}
	for _, cells := range b.sit.menace {
		for _, c := range cells {
			in[c] = in[c] || slices.ContainsFunc(path, func(at grid.Cell) bool { return (grid.Space{At: at, N: n}).Contains(c) })
		}
	}
	return inOrder(b.e, in)
}

// onGuard reports whether a creature's state leaves it attacks of opportunity,
// as far as conditions tell.
func onGuard(e *rules.Encounter, id rules.ID) bool {
	cs := e.Facts.Combatants[id].Conditions
	reflexes := e.Options.CombatReflexesFlat && e.Creatures[id].Traits.Has(rules.CombatReflexes) // CFL-19
	for c := range rules.ConditionCount {
		if cs.Has(c) && e.Rules.States[c].NoAoO && (c != rules.FlatFooted || !reflexes) {
			return false
		}
	}
	return true
}

func nearestEnemy(e *rules.Encounter, id rules.ID) rules.ID {
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

// inHand is the weapon a creature would strike with: the player's choice, else
// the first ready one.
func (b *battle) inHand(id rules.ID, melee bool) int8 {
	c := &b.e.Creatures[id]
	if b.figures() {
		return 0 // figures tell no weapons apart
	}
	if w, ok := b.arm[id]; ok && (!melee || !c.Weapon(w).Projectile()) {
		return w
	}
	for i := range c.Weapons {
		ready := b.e.Facts.Combatants[id].Ready>>i&1 == 1 || c.Weapons[i].Natural
		if ready && (!melee || !c.Weapons[i].Projectile()) {
			return int8(i)
		}
	}
	return rules.UnarmedWeapon
}
