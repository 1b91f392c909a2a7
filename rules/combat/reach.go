package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// occupy fills a grid with where a mover may pass and may end (MOV-05).
func occupy(e *rules.Encounter, mover rules.ID, occ []uint8) {
	for id := range e.Count() {
		if id == mover || !e.Present(id) {
			continue
		}
		var mark uint8
		switch e.Rules.Move.Passage(e, mover, id) {
		case rules.PassFree:
			continue
		case rules.PassThrough:
			mark = grid.OccPass
		default:
			mark = grid.OccBlock
		}
		s := e.Space(id)
		for i := range int(s.N) * int(s.N) {
			k := e.Map.Index(s.Cell(i))
			occ[k] = max(occ[k], mark)
		}
	}
}

// passage is how a creature stands in the way of another (MOV-05): those who
// share a square or a grapple do not at all.
func passage(e *rules.Encounter, mover, id rules.ID) rules.Passage {
	switch {
	case sharing(e, mover, id) || attack.Together(e, mover, id):
		return rules.PassFree
	case passable(e, mover, id):
		return rules.PassThrough
	}
	return rules.PassBarred
}

// passable reports whether a mover may pass through a creature's square: an
// ally, a helpless one, or one three sizes away (MOV-05).
func passable(e *rules.Encounter, mover, id rules.ID) bool {
	d := int(e.Creatures[mover].Size) - int(e.Creatures[id].Size)
	return !e.Hostile(mover, id) || e.Facts.Combatants[id].Conditions.Any(rules.HelplessSet) || d >= 3 || d <= -3
}

// sharing reports whether two creatures may stand in one square: Tiny and
// smaller ones (MOV-05, GEO-02).
func sharing(e *rules.Encounter, a, b rules.ID) bool {
	return e.Creatures[a].Size.Row().Shares || e.Creatures[b].Size.Row().Shares
}

// Reach searches every square a creature can reach with the given number of
// squares, by the cheapest way, then the one that gives fewest opportunities,
// then the canonical one. The result is valid until the next search.
func Reach(e *rules.Encounter, id rules.ID, squares int) *grid.Walk {
	return search(e, id, squares, false)
}

// ReachWary searches every square a creature can reach with the given number
// of squares without giving an opportunity on the way, save those that leaving
// its place gives anyhow: an enemy who strikes then does not strike again
// (AOO-05). The result is valid until the next search.
func ReachWary(e *rules.Encounter, id rules.ID, squares int) *grid.Walk {
	return search(e, id, squares, true)
}

// ReachFirst is Reach as far as the first of some squares where the way may
// end, and whatever costs no more: goals marks them by the index of the cell.
func ReachFirst(e *rules.Encounter, id rules.ID, squares int, goals []uint8) *grid.Walk {
	s := rules.Ways{By: id, From: e.Space(id), Squares: squares, Squeezing: e.Facts.Has(id, rules.Squeezing), Partly: true}
	return searchFor(e, s, goals)
}

// ReachPart is Reach with near squares, which Further goes on with up to the
// given number of squares.
func ReachPart(e *rules.Encounter, id rules.ID, near, squares int) *grid.Walk {
	w := open(e, rules.Ways{By: id, From: e.Space(id), Squares: squares, Squeezing: e.Facts.Has(id, rules.Squeezing), Partly: true})
	w.Goals = nil
	w.Expand(near)
	return w
}

// Further goes on with a search of ReachPart or of its own up to so many
// squares, and as with ReachFirst no farther than the first goal. Nothing may
// have changed since, nor another search have been made.
func Further(w *grid.Walk, squares int, goals []uint8) {
	w.Goals = goals
	w.Expand(squares)
}

func search(e *rules.Encounter, id rules.ID, squares int, wary bool) *grid.Walk {
	return searchFrom(e, id, e.Space(id), e.Facts.Has(id, rules.Squeezing), squares, wary)
}

// searchFrom searches from a space, which is the creature's own or the part of
// it that it squeezes from.
func searchFrom(e *rules.Encounter, id rules.ID, from grid.Space, squeezing bool, squares int, wary bool) *grid.Walk {
	return searchFor(e, rules.Ways{By: id, From: from, Squares: squares, Squeezing: squeezing, Wary: wary}, nil)
}

func searchFor(e *rules.Encounter, s rules.Ways, goals []uint8) *grid.Walk {
	w := open(e, s)
	w.Goals = goals
	w.Expand(s.Squares) // no more than it has, when it was done before
	return w
}

// open begins a search, or finds it where it has just been made.
func open(e *rules.Encounter, s rules.Ways) *grid.Walk {
	w, occ, danger, done := e.Walk(s)
	if done {
		return w
	}
	occupy(e, s.By, occ)
	endanger(e, s.By, s.From, s.Squares, s.Wary, danger)
	w.Wary, w.Squeezing = s.Wary, s.Squeezing
	w.Open(e.Ground(), s.From, s.Squares, int(e.Facts.Combatants[s.By].Budget.Diagonals), occ, danger)
	return w
}

// endanger counts, for every square, the enemies that could answer the mover
// leaving it; those who can do so where the mover stands are left out for a
// wary one.
func endanger(e *rules.Encounter, mover rules.ID, m grid.Space, squares int, wary bool, danger []uint8) {
	if !e.Rules.Attack.Opportunities(&e.Options) {
		return
	}
	f := e.Ground()
	var room [17]grid.Interval // a bit each is for weapons in hand, and there is the fist
	for id := range e.Count() {
		c := &e.Facts.Combatants[id]
		if !e.Hostile(id, mover) || !e.Present(id) || c.Taken>>mover&1 == 1 ||
			int(c.Opportunities) >= allowance(e, id) || !alert(e, id) {
			continue
		}
		s := e.Space(id)
		arms := attack.Arms(e, id, room[:0])
		reach := 0
		for _, iv := range arms {
			reach = max(reach, int(iv.Max))
		}
		if reach == 0 || e.Options.Grid.SpaceDistance(s, m) > squares+reach {
			continue
		}
		if wary {
			if _, ok := mayReact(e, id, mover, &gap{space: m, moving: true, dir: grid.N}); ok {
				continue
			}
		}
		f.AddThreats(danger, s, m.N, arms)
	}
}

// Ways appends one action per square a search reached by a path an action can
// hold (rules.MaxPath).
func Ways(e *rules.Encounter, verb rules.Verb, by rules.ID, w *grid.Walk, dst []rules.Action) []rules.Action {
	var cells [1024]grid.Cell
	var dirs [rules.MaxPath]grid.Dir
	for _, c := range w.Cells(cells[:0]) {
		a := rules.Action{Verb: verb, By: by, On: rules.Nobody, Cell: c}
		short := true
		for _, d := range w.Path(c, dirs[:0]) {
			short = a.Path.Add(d)
		}
		if short {
			dst = append(dst, a)
		}
	}
	return dst
}

func listed(dst []rules.Action, end grid.Cell) bool {
	for i := range dst {
		if dst[i].Cell == end {
			return true
		}
	}
	return false
}

var rowMajor = [...]grid.Dir{grid.NW, grid.N, grid.NE, grid.W, grid.E, grid.SW, grid.S, grid.SE}
