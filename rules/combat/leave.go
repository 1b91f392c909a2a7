package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// chosenSquare is the Amount of an escape or a release whose Cell says where
// the leaver goes.
const chosenSquare = 1

// depart moves a creature out of the squares of those it grappled with: to the
// square it chose, else to the nearest free one, ties row by row (GRP-09).
func depart(e *rules.Encounter, who rules.ID, verb rules.Verb) {
	if a := &e.Agenda.Action; a.Amount == chosenSquare {
		shift(e, who, a.Cell, verb, rules.GRP09)
		return
	}
	if to, ok := nearestFree(e, who); ok && to != e.Facts.Combatants[who].At {
		shift(e, who, to, verb, rules.GRP09)
	}
}

// vacant reports whether nobody at all stands in a space.
func vacant(e *rules.Encounter, who rules.ID, s grid.Space) bool {
	for id := range e.Count() {
		if id != who && e.Present(id) && s.Overlaps(e.Space(id)) && !sharing(e, who, id) {
			return false
		}
	}
	return true
}

// leavesTo reports whether a grappler may leave to a square: adjacent, one
// legal step away, free (GRP-09).
func leavesTo(e *rules.Encounter, who rules.ID, to grid.Cell) bool {
	s := e.Space(who)
	d, adjacent := grid.DirBetween(s.At, to)
	if !adjacent {
		return false
	}
	if _, why := e.Ground().Step(s, d); why != grid.StepOK {
		return false
	}
	return vacant(e, who, grid.Space{At: to, N: s.N})
}

// nearestFree is where a leaver goes by itself: it stays where it shares its
// square with nobody, else one step if it can, else to the nearest free square
// to which nothing stops a line.
func nearestFree(e *rules.Encounter, who rules.ID) (to grid.Cell, ok bool) {
	s, f := e.Space(who), e.Ground()
	if vacant(e, who, s) {
		return s.At, true
	}
	for _, d := range rowMajor {
		if leavesTo(e, who, s.At.Step(d)) {
			return s.At.Step(d), true
		}
	}
	best := 1 << 30
	for i := range e.Map.W() * e.Map.H() {
		at := grid.Space{At: e.Map.CellAt(i), N: s.N}
		if d := e.Options.Grid.Distance(s.At, at.At); d < best && f.Stands(at) && vacant(e, who, at) && f.EffectSpaces(s, at) {
			best, to, ok = d, at.At, true
		}
	}
	return to, ok
}
