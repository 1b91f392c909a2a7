package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// flight is what one who is frightened must do with what is left of its turn:
// all movement to the square farthest from what frightens it (CND-07, 26.2).
type flight struct {
	rises bool      // it has to get on its feet first
	runs  bool      // only running gets it that far
	far   grid.Cell // where the whole of its movement leads
	first grid.Cell // where a single move leads on the way there
	whole bool      // a full-round action is left
	one   bool      // the one standard action of a surprise round is left
}

// feared returns the creatures that a creature is frightened of and sees; of
// those it does not see it cannot know where to flee from.
func feared(e *rules.Encounter, id rules.ID) (set uint64) {
	for i := range e.Facts.Effects {
		x := &e.Facts.Effects[i]
		if x.Who == id && x.Condition == rules.Frightened &&
			x.By != rules.Nobody && x.By != id && e.Present(x.By) && attack.Sees(e, id, x.By) {
			set |= 1 << x.By
		}
	}
	return set
}

// fearedDistance is the distance of a space from the nearest of a set.
func fearedDistance(e *rules.Encounter, set uint64, s grid.Space) int {
	near := 1 << 20
	for ; set != 0; set &= set - 1 {
		near = min(near, e.Options.Grid.SpaceDistance(s, e.Space(rules.First(set))))
	}
	return near
}

// flees says how a creature has to flee now; forced is false for one that is
// not frightened of anything it sees, cannot move or get up, or cannot get farther: that
// one may fight (CND-07).
func flees(e *rules.Encounter, id rules.ID) (f flight, forced bool) {
	c := &e.Facts.Combatants[id]
	if !c.Conditions.Has(rules.Frightened) || gripped(e, id) || c.Conditions.Has(rules.Anchored) || inert(e, id) || stepped(e, id) {
		return f, false
	}
	set := feared(e, id)
	moves := int(c.Budget.Standard + c.Budget.Move)
	if c.Budget.Restricted || c.Conditions.Has(rules.Disabled) {
		moves /= 2
		f.one = !c.Conditions.Has(rules.Disabled)
	}
	if set == 0 || moves == 0 {
		return f, false
	}
	f.rises = !canWalk(e, id).OK()
	if f.rises {
		if standsOver(e, id) != rules.Nobody {
			return f, false // it cannot get up
		}
		moves = max(1, moves-1)
	}
	f.whole = moves == 2
	at := e.Space(id)
	best := fearedDistance(e, set, at)
	speed := e.Rules.Move.Speed(e, id)
	w := Reach(e, id, moves*speed)
	cost := -1
	for _, cell := range w.Cells(nil) {
		d := fearedDistance(e, set, grid.Space{At: cell, N: at.N})
		k, _ := w.Cost(cell)
		if d > best || d == best && k < cost {
			best, cost, f.far = d, k, cell
		}
	}
	f.first = halfway(w, at.At, f.far, speed)
	if f.whole && e.Rules.Verbs[rules.Run].Start != nil {
		for _, a := range listRuns(e, id, nil) {
			if d := fearedDistance(e, set, grid.Space{At: a.Cell, N: at.N}); d > best {
				best, cost, f.far, f.runs = d, 0, a.Cell, true
			}
		}
	}
	return f, cost >= 0
}

// halfway is the last square of a way at which a single move can end.
func halfway(w *grid.Walk, from, to grid.Cell, speed int) grid.Cell {
	var room [rules.MaxPath]grid.Dir
	at, last := from, from
	for _, d := range w.Path(to, room[:0]) {
		at = at.Step(d)
		if k, ends := w.Cost(at); ends && k <= speed {
			last = at
		}
	}
	if last == from {
		return to
	}
	return last
}

// takes reports whether a verb is part of the flight, wherever it leads.
func (f *flight) takes(v rules.Verb) bool {
	switch v {
	case rules.StandUp, rules.Rise:
		return f.rises
	case rules.Move:
		return !f.rises && !f.runs
	case rules.Withdraw:
		return !f.rises && !f.runs && (f.whole || f.one)
	case rules.Run:
		return f.runs
	}
	return false
}

// allows reports whether an action of a verb that the flight takes leads where
// it has to.
func (f *flight) allows(e *rules.Encounter, a *rules.Action) bool {
	end := a.Path.End(e.Facts.Combatants[a.By].At)
	if a.Verb == rules.Move {
		return end == f.first
	}
	return end == f.far
}

// panics refuses whatever is no part of a flight that is forced, free actions
// excepted (CND-07). Of a move only the verb is looked at.
func panics(e *rules.Encounter, a *rules.Action, row *rules.VerbRow) rules.Refusal {
	if row.Cost == rules.FreeAction {
		return rules.Refusal{}
	}
	if f, forced := flees(e, a.By); !forced || f.takes(a.Verb) {
		return rules.Refusal{}
	}
	return rules.Refuse(rules.CND07)
}

// bravely adds to a check that a move of one who must flee leads away.
func bravely(check func(*rules.Encounter, *rules.Action) rules.Refusal) func(*rules.Encounter, *rules.Action) rules.Refusal {
	return func(e *rules.Encounter, a *rules.Action) rules.Refusal {
		r := check(e, a)
		if r.OK() {
			if f, forced := flees(e, a.By); forced && !f.allows(e, a) {
				return rules.Refusal{Cite: rules.CND07, Who: rules.Nobody, At: f.far}
			}
		}
		return r
	}
}

// fleeing keeps of a list of moves those that lead away, where one must flee.
func fleeing(list func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		from := len(dst)
		dst = list(e, by, dst)
		f, forced := flees(e, by)
		if !forced {
			return dst
		}
		kept := dst[:from]
		for i := range dst[from:] {
			if a := &dst[from+i]; f.allows(e, a) {
				kept = append(kept, *a)
			}
		}
		return kept
	}
}

// Flight returns what one who is frightened has to do now; forced is false for
// one who may do as it likes (CND-07).
func Flight(e *rules.Encounter, id rules.ID) (a rules.Action, forced bool) {
	if _, forced = flees(e, id); !forced {
		return a, false
	}
	return flightOf(e, id)
}

func flightOf(e *rules.Encounter, id rules.ID) (a rules.Action, forced bool) {
	for _, verb := range [...]rules.Verb{rules.StandUp, rules.Rise, rules.Run, rules.Withdraw, rules.Move} {
		row := &e.Rules.Verbs[verb]
		a = rules.Action{Verb: verb, By: id, On: rules.Nobody}
		if row.List == nil || !e.Rules.Turn.Barred(e, &a, row).OK() {
			continue
		}
		if list := row.List(e, id, nil); len(list) > 0 {
			return list[0], true
		}
	}
	return a, false
}
