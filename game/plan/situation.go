package plan

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Situation is what the awaited creature may do now, worked out once after
// each action.
type Situation struct {
	What       rules.Awaited
	Who        rules.ID
	Side       int
	Mine       bool // a person at this screen is awaited
	Open       bool // an activation is under way (SKI-15)
	Restricted bool // a turn of the surprise round: one action (SUR-03)
	Legal      []rules.Action
	Ways       Ways
	Danger     Danger
	Light      Light
	Known      Known
}

// Ways are where the creature can go.
type Ways struct {
	Speed     int
	Moves     int                 // move actions that are left, standard actions traded
	Reach     map[grid.Cell]Route // anchors the creature can walk to
	Near, Far []grid.Cell         // squares of one move, and of two
	// Nearby and Around are the same as they are drawn: squares that friends stand
	// on belong to them, so that their edge runs around no figure one may pass.
	Nearby, Around []grid.Cell

	byways byways
	walkUp bool // an enemy may be attacked after walking up to it
}

// byways are ways beside the shortest.
type byways struct {
	// wary are the ways that give fewer opportunities than the shortest and take
	// as many moves, where there is one.
	wary      map[grid.Cell]Route
	straights map[bearing]Route // ways made straight, as they were asked for
}

// Danger are the squares in which enemies could strike at the creature: all of them,
// and those of each by its id.
type Danger struct {
	Threat []grid.Cell
	Menace [][]grid.Cell
}

// Light are the squares that are dim and dark for the eyes of the creature.
type Light struct {
	Lit       bool // they have been worked out
	Dim, Dark []grid.Cell
}

// Known is what has been found out so far, so that nothing is asked twice.
type Known struct {
	First    map[rules.Verb]rules.Refusal   // why a verb cannot be used at all
	Marks    map[rules.ID]bool              // creatures that may be attacked now
	Aimed    [rules.VerbCount]uint64        // creatures a verb may be aimed at
	Views    map[viewpoint][]match.Prospect // how enemies stand to squares looked at
	Previews Previews
}

// Previews are those asked for so far.
type Previews struct {
	Counted  []*match.Preview          // those that are not known whole
	pools    map[[2]int][]rules.Action // the actions of a verb and power
	foreseen map[rules.Action]*match.Preview
}

// Route is the way to one square.
type Route struct {
	Cost  int
	Steps []grid.Dir
	split int // steps of the first of two moves, 0 when one is enough
	// long is a way of one move that takes the place of the attack (SKI-16).
	long bool
}

// TakeView takes over the state as the side on screen knows it now, no more.
func (t *Turn) TakeView() {
	t.Match.View(t.Side).Read(func(e *rules.Encounter) { t.E = e.Clone() })
}

// Refresh takes over what the side on screen knows now, and works out what may be
// done; what was planned is forgotten.
func (t *Turn) Refresh() {
	t.TakeView()
	t.E.Apart()
	s := Situation{Who: rules.Nobody, Known: Known{First: map[rules.Verb]rules.Refusal{}, Marks: map[rules.ID]bool{}}}
	s.What, s.Who, s.Side = t.Match.Awaits()
	s.Mine = s.Side >= 0 && t.Match.Seat(s.Side) == match.Human && !t.Onlooker
	s.Who = s.lead(t)
	s.Open = t.E.Facts.Phase.Open
	s.Restricted = s.Who != rules.Nobody && t.E.Rules.Turn.SurpriseRound && t.E.Facts.Round == 0
	if s.Mine && s.What == rules.AwaitsAction {
		s.Legal = slices.DeleteFunc(t.Match.View(s.Side).Legal(nil), func(a rules.Action) bool { return a.By != s.Who })
		s.Stretches(t)
		Dangers(t.E, &s)
		s.Refusals(t)
	}
	if s.Who != t.Now.Who && t.Wanted.Pointer.Keys {
		t.Wanted.Pointer = Pointer{Who: rules.Nobody} // the cursor was the one before's
	}
	t.Now = s
	t.CanWalkUp()
	t.Forecast.Proposed, t.Forecast.Grounds, t.Forecast.Prospects, t.Forecast.FlankFrom = Proposal{}, attack.Grounds{}, nil, nil
}

// Stretches works out where the creature can walk with one move and with two.
func (s *Situation) Stretches(t *Turn) {
	e, id := t.E, s.Who
	budget := &e.Facts.Combatants[id].Budget
	s.Ways.Speed = e.Rules.Move.Speed(e, id)
	s.Ways.Moves = int(budget.Standard) + int(budget.Move)
	if e.Rules.Move.Doubled {
		s.Ways.Moves = e.Rules.Move.Squares(e, id, rules.Move) / max(s.Ways.Speed, 1)
	}
	if budget.Restricted || e.Facts.Has(id, rules.Disabled) {
		s.Ways.Moves = min(s.Ways.Moves, 1)
	}
	s.Ways.Reach = map[grid.Cell]Route{}
	try := rules.Action{Verb: rules.Move, By: id, On: rules.Nobody}
	try.Path.Add(grid.N)
	if r := e.Rules.Turn.Barred(e, &try, &e.Rules.Verbs[rules.Move]); !r.OK() {
		return
	}
	if r := e.Check(&try); s.Ways.Moves == 0 || r.Cite == rules.CND03 || r.Cite == rules.CND04 || r.Cite == rules.ACT01 || r.Cite == rules.ACT08 || r.Cite == rules.MOV10 {
		return
	}
	w := combat.Reach(e, id, s.Ways.Speed*s.Ways.Moves)
	from := e.Space(id)
	type found struct {
		at grid.Cell
		st Route
	}
	var all []found
	var risky []grid.Cell
	for _, c := range w.Cells(nil) {
		cost, ok := w.Cost(c)
		if !ok {
			continue
		}
		all = append(all, found{c, Route{Cost: cost, Steps: w.Path(c, nil)}})
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
		case f.st.Cost <= s.Ways.Speed:
		case e.Rules.Move.Doubled:
			f.st.long = true
		default:
			if f.st.split = splitAt(t.E, id, from, f.st.Steps, s.Ways.Speed, ends); f.st.split == 0 {
				continue
			}
		}
		s.Ways.Reach[f.at] = f.st
		for i := range from.Len() {
			c := grid.Space{At: f.at, N: from.N}.Cell(i)
			inFar[c] = true
			if f.st.split == 0 && !f.st.long {
				inNear[c] = true
			}
		}
	}
	detours(t.E, s, risky)
	for y := range e.Map.H() {
		for x := range e.Map.W() {
			c := grid.C(x, y)
			if inNear[c] {
				s.Ways.Near = append(s.Ways.Near, c)
			}
			if inFar[c] || inNear[c] {
				s.Ways.Far = append(s.Ways.Far, c)
			}
		}
	}
	s.Ways.Nearby, s.Ways.Around = withFriends(t.E, s, s.Ways.Near, inNear), withFriends(t.E, s, s.Ways.Far, inFar)
}

// withFriends adds to squares that can be reached those of friends who stand
// among them.
func withFriends(e *rules.Encounter, s *Situation, list []grid.Cell, in map[grid.Cell]bool) []grid.Cell {
	out := slices.Clone(list)
	for n := -1; n != len(out); { // friends in two ranks take two rounds
		n = len(out)
		for id := range e.Count() {
			if at := e.Space(id); id != s.Who && e.Present(id) && !e.Hostile(id, s.Who) && amid(at, in) {
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
func detours(e *rules.Encounter, s *Situation, risky []grid.Cell) {
	if len(risky) == 0 {
		return
	}
	s.Ways.byways.wary = map[grid.Cell]Route{}
	from := e.Space(s.Who)
	w := combat.ReachWary(e, s.Who, s.Ways.Speed*s.Ways.Moves)
	ends := map[grid.Cell]bool{}
	for _, c := range w.Cells(nil) {
		ends[c] = true
	}
	for _, c := range risky {
		short, ok := s.Ways.Reach[c]
		cost, found := w.Cost(c)
		if !ok || !found || short.split == 0 && cost > s.Ways.Speed {
			continue
		}
		st := Route{Cost: cost, Steps: w.Path(c, nil)}
		if cost > s.Ways.Speed {
			if st.split = splitAt(e, s.Who, from, st.Steps, s.Ways.Speed, ends); st.split == 0 {
				continue
			}
		}
		s.Ways.byways.wary[c] = st
	}
	for c, st := range s.Ways.byways.wary {
		if Opportunities(e, s.Who, st.Steps) >= Opportunities(e, s.Who, s.Ways.Reach[c].Steps) {
			delete(s.Ways.byways.wary, c)
		}
	}
}

// Opportunities counts the opportunities a way gives.
func Opportunities(e *rules.Encounter, id rules.ID, steps []grid.Dir) int {
	var path rules.Path
	for _, d := range steps {
		path.Add(d)
	}
	w := combat.Along(e, id, &path, 1<<15, true)
	return len(w.Opportunities)
}

// Way is how the creature would walk to a square it can reach: giving as few
// opportunities as the moves it takes allow, or the short way if the player
// asks for it.
func (t *Turn) Way(at grid.Cell) (Route, bool) {
	if st, ok := t.Now.Ways.byways.wary[at]; ok && !t.Wanted.Short {
		return st, true
	}
	st, ok := t.Now.Ways.Reach[at]
	return st, ok
}

// splitAt says after how many steps a long way is cut into two moves: as late as
// possible, on a square where the creature may stop. 0 means it cannot be.
func splitAt(e *rules.Encounter, id rules.ID, from grid.Space, steps []grid.Dir, speed int, ends map[grid.Cell]bool) int {
	costs := StepCosts(e, id, from, steps)
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

// StepCosts are the squares spent after each step of a way.
func StepCosts(e *rules.Encounter, id rules.ID, from grid.Space, steps []grid.Dir) []int {
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

// Dangers collects the squares in which an enemy that may still react
// threatens.
func Dangers(e *rules.Encounter, s *Situation) {
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
func OnGuard(e *rules.Encounter, id rules.ID) bool {
	cs := e.Facts.Combatants[id].Conditions
	reflexes := e.Options.CombatReflexesFlat && e.Creatures[id].Traits.Has(rules.CombatReflexes) // CFL-19
	for c := range rules.ConditionCount {
		if cs.Has(c) && e.Rules.States[c].NoAoO && (c != rules.FlatFooted || !reflexes) {
			return false
		}
	}
	return true
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

// InHand is the weapon a creature would strike with: the player's choice, else
// the first ready one.
func (t *Turn) InHand(id rules.ID, melee bool) int8 {
	c := &t.E.Creatures[id]
	if t.E.Rules.Attack.OneWeapon {
		return 0
	}
	if w, ok := t.Wanted.Arms[id]; ok && (!melee || !c.Weapon(w).Projectile()) {
		return w
	}
	for i := range c.Weapons {
		ready := t.E.Facts.Combatants[id].Ready>>i&1 == 1 || c.Weapons[i].Natural
		if ready && (!melee || !c.Weapons[i].Projectile()) {
			return int8(i)
		}
	}
	return rules.UnarmedWeapon
}
