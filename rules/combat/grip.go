package combat

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

func askTarget(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	return dice.Face(dice.RandomTarget, uint8(bits.OnesCount64(e.Facts.Grapple(s.Whom)))), true
}

// gotTarget strikes the k-th grappler by ascending id (GRP-08).
func gotTarget(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	set := e.Facts.Grapple(s.Whom)
	for range a.Value - 1 {
		set &= set - 1
	}
	struck := rules.First(set)
	e.Emit(rules.Event{Kind: rules.TargetDrawn, Verb: s.Verb, Who: s.Who, Whom: struck, Weapon: s.Weapon, A: a.Value, Cite: rules.GRP08})
	s.Op, s.Whom, s.Flags = opBlow, struck, s.Flags|uint16(rules.ModeDrawn)
	e.Push(*s)
}

// part ends whatever a creature has to do with a grapple, and the grapple of
// those who are then left without an enemy in it (GRP-09).
func part(e *rules.Encounter, who rules.ID, cite rules.Cite) {
	others := e.Facts.Grapple(who) &^ (1 << who)
	letGo(e, who, cite)
	for ; others != 0; others &= others - 1 {
		if id := rules.First(others); !quarrels(e, id) {
			letGo(e, id, cite)
		}
	}
}

// quarrels reports whether an enemy is left in a creature's grapple.
func quarrels(e *rules.Encounter, id rules.ID) bool {
	for rest := e.Facts.Grapple(id); rest != 0; rest &= rest - 1 {
		if e.Hostile(id, rules.First(rest)) {
			return true
		}
	}
	return false
}

// letGo takes one creature out of its grapple, with the pins it holds and
// those on it.
func letGo(e *rules.Encounter, who rules.ID, cite rules.Cite) {
	c := &e.Facts.Combatants[who]
	for pins := c.Pins; pins != 0; pins &= pins - 1 {
		unpin(e, who, rules.First(pins), cite)
	}
	for p := e.Facts.Pinner(who); p != rules.Nobody; p = e.Facts.Pinner(who) {
		unpin(e, p, who, cite)
	}
	for grip := c.Grip; grip != 0; grip &= grip - 1 {
		e.Emit(rules.Event{Kind: rules.GripLost, Who: who, Whom: rules.First(grip), Cite: cite})
	}
	lose(e, who, rules.Pinned, cite)
	lose(e, who, rules.Grappling, cite)
}

func unpin(e *rules.Encounter, pinner, id rules.ID, cite rules.Cite) {
	e.Emit(rules.Event{Kind: rules.PinLost, Who: pinner, Whom: id, Cite: cite})
	if e.Facts.Pinner(id) == rules.Nobody {
		lose(e, id, rules.Pinned, cite)
	}
}

// lapsePins ends, with its pinner's turn, a pin that was neither won nor
// renewed in it (GRP-07).
func lapsePins(e *rules.Encounter, id rules.ID) {
	c := &e.Facts.Combatants[id]
	if c.Renewed {
		return
	}
	for pins := c.Pins; pins != 0; pins &= pins - 1 {
		unpin(e, id, rules.First(pins), rules.GRP07)
	}
}

// escaped frees who won its escape: from a pin first, else from the grapple,
// which it leaves (GRP-05, GRP-07, GRP-09).
func escaped(e *rules.Encounter, s *rules.Step) {
	switch {
	case s.Flags&contestAlly != 0:
		unpin(e, s.Whom, rules.ID(s.Cell.Y), rules.GRP05)
	case e.Facts.Has(s.Who, rules.Pinned):
		free(e, s.Who, s.Whom)
	default:
		part(e, s.Who, rules.GRP09)
		depart(e, s.Who, s.Verb)
	}
}

// free ends the pin that one creature has on another, or a pin by nobody.
func free(e *rules.Encounter, who, pinner rules.ID) {
	if pinner == rules.Nobody {
		lose(e, who, rules.Pinned, rules.GRP07)
		return
	}
	unpin(e, pinner, who, rules.GRP07)
}

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

// chosenSquare is the Amount of an escape or a release whose Cell says where
// the leaver goes.
const chosenSquare = 1

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

var rowMajor = [...]grid.Dir{grid.NW, grid.N, grid.NE, grid.W, grid.E, grid.SW, grid.S, grid.SE}
