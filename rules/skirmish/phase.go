package skirmish

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
)

// The op codes of the steps.
const (
	opSettle = rules.OpSettle + iota
	opPhase
	opStart
	opBlow
	opDie
	opMarch
)

// deeds are the steps that are carried out.
func deeds() [rules.MaxOps]rules.Deed {
	return [rules.MaxOps]rules.Deed{
		opSettle: {Do: func(e *rules.Encounter, _ *rules.Step) { e.Rules.Turn.Settle(e) }, Peril: rules.PerilToNobody},
		opPhase:  {Do: doPhase},
		opBlow:   {Do: doBlow, Peril: rules.PerilToOthers},
		opMarch:  {Do: doMarch},
	}
}

// rolls are the steps that wait for a die.
func rolls() [rules.MaxOps]rules.Roll {
	return [rules.MaxOps]rules.Roll{
		opStart: {Ask: askStart, Got: gotStart},
		opDie:   {Ask: askDie, Got: gotDie, Then: land},
	}
}

// begin comes to the first phase.
func begin(e *rules.Encounter) { e.Push(step(opPhase, rules.Nobody)) }

// doPhase begins a phase: every figure may be activated again, and the sides
// roll for the first turn (SKI-15, SKI-17).
func doPhase(e *rules.Encounter, _ *rules.Step) {
	if combat.RoundOver(e) || combat.Conclude(e) {
		return
	}
	e.Emit(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, Whom: rules.Nobody, A: int16(e.Facts.Round) + 1, Cite: rules.SKI15})
	if combat.Conclude(e) { // what comes with the phase is there before the sides roll (SKI-19)
		return
	}
	sides := uint64(0)
	for side := range e.Sides {
		if waiting(e, side) > 0 {
			sides |= 1 << side
		}
	}
	if sides != 0 {
		rollStart(e, sides, 0)
	}
}

// Operands of an opStart step: A is the side that rolls, B the sides that
// still may win, Flags 1 when they roll because they tied.
func rollStart(e *rules.Encounter, sides uint64, again uint16) {
	e.Push(rules.Step{Op: opStart, Who: rules.Nobody, Whom: rules.Nobody, A: int16(first(sides, 0)), B: int16(sides), Flags: again})
}

// first returns the lowest side of a set from one on, 8 when there is none.
func first(sides uint64, from int) int {
	for side := from; side < 8; side++ {
		if sides>>side&1 == 1 {
			return side
		}
	}
	return 8
}

func askStart(_ *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	purpose := dice.Phase
	if s.Flags == 1 {
		purpose = dice.PhaseTie
	}
	return dice.Face(purpose, 20), true
}

// gotStart has the next side roll; after the last the highest begins, and those
// who tie for it roll again (SKI-17).
func gotStart(e *rules.Encounter, s *rules.Step, d dice.Answer) {
	e.Emit(rules.Event{Kind: rules.StartRolled, Who: rules.Nobody, Whom: rules.Nobody, A: d.Value, B: s.A, C: int16(s.Flags), Cite: rules.SKI17})
	sides := uint64(uint16(s.B))
	if next := first(sides, int(s.A)+1); next < 8 {
		s.A = int16(next)
		e.Push(*s)
		return
	}
	best, tied := uint8(0), uint64(0)
	for side := range 8 {
		switch face := e.Facts.Phase.Rolled[side]; {
		case sides>>side&1 == 0 || face < best:
		case face > best:
			best, tied = face, 1<<side
		default:
			tied |= 1 << side
		}
	}
	if tied&(tied-1) != 0 {
		rollStart(e, tied, 1)
		return
	}
	beginTurn(e, first(tied, 0))
}

// waiting counts the figures of a side that may still be activated in the
// phase.
func waiting(e *rules.Encounter, side int) (n int) {
	for id := range e.Count() {
		if int(e.Creatures[id].Side) == side && e.Present(id) && !e.Facts.Combatants[id].Activated {
			n++
		}
	}
	return n
}

// next returns the first figure of a side that may still be activated, or
// Nobody.
func next(e *rules.Encounter, side int) rules.ID {
	for id := range e.Count() {
		if int(e.Creatures[id].Side) == side && e.Present(id) && !e.Facts.Combatants[id].Activated {
			return id
		}
	}
	return rules.Nobody
}

// beginTurn gives a side its turn: two activations, or one if only one figure
// is left (SKI-15).
func beginTurn(e *rules.Encounter, side int) {
	e.Emit(rules.Event{Kind: rules.SideTurnBegan, Who: next(e, side), Whom: rules.Nobody, A: int16(side), B: int16(min(2, waiting(e, side))), Cite: rules.SKI15})
}

// settle ends the encounter when a side has lost (SKI-19), the activation that
// has nothing left, and the turn of a side without further ones.
func settle(e *rules.Encounter) {
	if e.Facts.Over {
		return
	}
	if combat.Conclude(e) {
		return
	}
	p := &e.Facts.Phase
	if p.Open {
		if !done(e) {
			return
		}
		shut(e)
	}
	if e.Free || p.Lead != rules.Nobody {
		return
	}
	for k := 1; k <= len(e.Sides); k++ {
		if side := (int(p.Side) + k) % len(e.Sides); waiting(e, side) > 0 {
			beginTurn(e, side)
			return
		}
	}
	begin(e)
}

// done reports whether the open activation is over by itself: nothing is left
// of it. Where no order is followed it is only over when its figure says so, or
// another begins.
func done(e *rules.Encounter) bool {
	if !e.Present(e.Facts.Phase.Lead) {
		return true // it has escaped (SKI-19)
	}
	if v := e.Agenda.Action.Verb; e.Free && v != rules.Pass && v != rules.EndTurn {
		return false
	}
	b := &e.Facts.Combatants[e.Facts.Phase.Lead].Budget
	return b.Standard == 0 && b.Move == 0
}

// shut ends the open activation; who comes next is the first that the side
// may still activate in this turn.
func shut(e *rules.Encounter) {
	p := &e.Facts.Phase
	after := rules.Nobody
	if p.Left > 0 {
		after = next(e, int(p.Side))
	}
	e.Emit(rules.Event{Kind: rules.ActivationEnded, Who: p.Lead, Whom: after, Cite: rules.SKI16})
}
