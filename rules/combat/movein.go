package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// moveInRows are the rows of moving into a grapple.
func moveInRows(t *tables) {
	t.deeds[opMoveIn] = rules.Deed{Do: doMoveIn}
	t.deeds[opMoveInGo] = rules.Deed{Do: doMoveInGo}
}

// entry is where the initiator of a grapple stands: the least displacement
// that overlaps the target's space and where nobody else stands, ties row by
// row; where it is if there is none (GRP-02, 26.1, 26.3).
func entry(e *rules.Encounter, who, whom rules.ID) grid.Cell {
	s, t, f := e.Space(who), e.Space(whom), e.Ground()
	best, at := 1<<30, s.At
	n := int(s.N)
	for y := int(t.At.Y) - n + 1; y < int(t.At.Y)+int(t.N); y++ {
		for x := int(t.At.X) - n + 1; x < int(t.At.X)+int(t.N); x++ {
			to := grid.Space{At: grid.C(x, y), N: s.N}
			if _, free := blockedAt(e, who, to, true); !free || !f.Stands(to) {
				continue
			}
			if d := e.Options.Grid.Distance(s.At, to.At); d < best {
				best, at = d, to.At
			}
		}
	}
	return at
}

// doMoveIn leads the initiator in, square by square; those outside the grapple
// may strike as it leaves theirs (GRP-02).
func doMoveIn(e *rules.Encounter, s *rules.Step) {
	c := &e.Facts.Combatants[s.Who]
	if !c.Conditions.Has(rules.Grappling) || c.Conditions.Has(rules.Anchored) || c.At == s.Cell {
		return
	}
	p := chargePath(c.At, s.Cell)
	g := gap{space: e.Space(s.Who), moving: true, dir: p.Step(0)}
	if !leadsIn(e, g.space, g.dir) {
		return // it holds the other from where it stands
	}
	e.Push(rules.Step{Op: opMoveInGo, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Cell: s.Cell, A: int16(g.dir)})
	leaving(e, s.Who, g)
	provoke(e, s.Who, rules.Nobody, g)
}

func doMoveInGo(e *rules.Encounter, s *rules.Step) {
	if inert(e, s.Who) {
		return
	}
	before := triggered(e, s.Who)
	shift(e, s.Who, e.Facts.Combatants[s.Who].At.Step(grid.Dir(s.A)), s.Verb, rules.GRP02)
	e.Push(rules.Step{Op: opMoveIn, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Cell: s.Cell})
	arrived(e, s.Who, before)
}

// shift moves a creature without counting it as distance it has moved.
func shift(e *rules.Encounter, who rules.ID, to grid.Cell, verb rules.Verb, cite rules.Cite) {
	c := &e.Facts.Combatants[who]
	unfind(e, who)
	e.Emit(rules.Event{Kind: rules.Moved, Verb: verb, Who: who, Whom: rules.Nobody, From: c.At, To: to, A: int16(c.Budget.Diagonals), B: 2, Cite: cite})
}
