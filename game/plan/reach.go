package plan

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

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
	about  map[asked][]Proposal // attacks on every enemy, where they were asked for
}

// asked is how attacks on every enemy were asked for: with a weapon of the player's choice or with any.
type asked struct {
	verb   rules.Verb
	weapon int8
	chosen bool
}

// byways are ways beside the shortest.
type byways struct {
	// wary are the ways that give fewer opportunities than the shortest and take
	// as many moves, where there is one.
	wary      map[grid.Cell]Route
	straights map[bearing]Route // ways made straight, as they were asked for
}

// Route is the way to one square.
type Route struct {
	Cost  int
	Steps []grid.Dir
	split int // steps of the first of two moves, 0 when one is enough
	// long is a way of one move that takes the place of the attack (SKI-16).
	long bool
}

// reachable works out where the creature can walk with one move and with two.
func (s *Situation) reachable(t *Turn) {
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
		if opportunities(e, s.Who, st.Steps) >= opportunities(e, s.Who, s.Ways.Reach[c].Steps) {
			delete(s.Ways.byways.wary, c)
		}
	}
}

// opportunities counts the opportunities a way gives.
func opportunities(e *rules.Encounter, id rules.ID, steps []grid.Dir) int {
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
func (t *Turn) way(at grid.Cell) (Route, bool) {
	if st, ok := t.Now.Ways.byways.wary[at]; ok && !t.Wanted.Short {
		return st, true
	}
	st, ok := t.Now.Ways.Reach[at]
	return st, ok
}

// splitAt says after how many steps a long way is cut into two moves: as late as
// possible, on a square where the creature may stop. 0 means it cannot be.
func splitAt(e *rules.Encounter, id rules.ID, from grid.Space, steps []grid.Dir, speed int, ends map[grid.Cell]bool) int {
	costs := stepCosts(e, id, from, steps)
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

// stepCosts are the squares spent after each step of a way.
func stepCosts(e *rules.Encounter, id rules.ID, from grid.Space, steps []grid.Dir) []int {
	f := e.Field()
	diagonals := int(e.Facts.Combatants[id].Budget.Diagonals)
	squeezing := e.Facts.Has(id, rules.Squeezing)
	out := make([]int, len(steps))
	sum, at := 0, from
	for i, d := range steps {
		var cost int
		cost, diagonals = f.Count(at, d, diagonals, squeezing)
		sum += cost
		at.At = at.At.Step(d)
		out[i] = sum
	}
	return out
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
