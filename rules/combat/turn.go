package combat

import "tenaille/rules"

// turnRows are the rows of the turns.
func turnRows(t *tables) {
	t.verbs[rules.EndTurn] = rules.VerbRow{Cost: rules.NotAnAction, Cite: rules.ACT33, List: single(rules.EndTurn), Start: startEndTurn}
	t.deeds[opNextTurn] = rules.Deed{Do: doNextTurn}
	t.deeds[opBeginTurn] = rules.Deed{Do: doBeginTurn}
	t.deeds[opReadyTurn] = rules.Deed{Do: doReadyTurn}
	t.deeds[opEndTurn] = rules.Deed{Do: doEndTurn}
}

// FirstTurn returns the step that begins the first round, in which the first
// of the order has its turn; the order must be settled by then.
func FirstTurn() rules.Step {
	return rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody, B: 1}
}

// doNextTurn passes the turn on. B is 1 at the very start; A counts the turns
// skipped in a row, so that an encounter in which nobody can act ends.
func doNextTurn(e *rules.Encounter, s *rules.Step) {
	f := &e.Facts
	next := int(f.Turn) + 1
	for range 2 * int(f.Ordered) {
		if next >= int(f.Ordered) || s.B == 1 {
			if s.B == 0 && f.Round == 0 {
				endSurprise(e)
				return
			}
			if s.B == 0 && RoundOver(e) {
				return
			}
			next = 0
			round := int16(f.Round) + 1
			if e.Rules.Turn.SurpriseRound && Ambushed(e) {
				round = 0 // the surprise round (SUR-03)
			}
			e.Emit(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, Whom: rules.Nobody, A: round, Cite: rules.INI02})
			wearOff(e, rules.Nobody) // CND-21: what nobody causes ends with the rounds
			if e.Rules.Turn.NewRound != nil {
				e.Rules.Turn.NewRound(e)
			}
			if e.HasQuest() {
				pursue(e, false) // whoever comes with the round has its turn in it (SKI-19)
			}
			s.B = 0
		}
		id := f.Order[next]
		if !e.Present(id) {
			wearOff(e, id) // CND-21: a dead causer leaves its place in the order
		} else {
			if s.A > 1000 {
				conclude(e, -1, rules.NoGoal)
				return
			}
			e.Push(
				rules.Step{Op: opBeginTurn, Who: id, Whom: rules.Nobody, A: int16(next), Flags: turnOf(e, id)},
				rules.Step{Op: opStabilise, Who: id, Whom: rules.Nobody},
				rules.Step{Op: opReadyTurn, Who: id, Whom: rules.Nobody, A: int16(next), B: s.A},
			)
			return
		}
		next++
	}
}

// The turns a creature can have, in the flags of their beginning and the
// options of NewTurn.
const (
	wholeTurn      = iota
	restrictedTurn // ACT-08
	lostTurn       // LIM-04
)

// turnOf is the kind of a creature's next turn.
func turnOf(e *rules.Encounter, id rules.ID) uint16 {
	switch {
	case e.Facts.Round == 0:
		return restrictedTurn
	case e.Facts.Combatants[id].Surprised:
		return lostTurn
	}
	return wholeTurn
}

// endSurprise ends a surprise round: those who were surprised roll for their
// places, and round 1 begins (SUR-03).
func endSurprise(e *rules.Encounter) {
	e.Push(rolls(e, false), rules.Step{Op: opAware, Who: rules.Nobody, Whom: rules.Nobody}, FirstTurn())
}

// doAware ends everybody's surprise; they stay flat-footed until they act
// (SUR-04).
func doAware(e *rules.Encounter, _ *rules.Step) {
	for id := range e.Count() {
		if e.Facts.Combatants[id].Surprised {
			e.Emit(rules.Event{Kind: rules.Surprised, Who: id, Whom: rules.Nobody, Cite: rules.SUR04})
		}
	}
}

// doBeginTurn begins a creature's turn: what lasted until now ends, the
// budget is whole again (ACT-01, AOO-08, CND-23). A is its place, -1 where no
// order is followed; Flags say what kind of turn it is. One that is lost leaves
// the creature flat-footed to its end (LIM-04).
func doBeginTurn(e *rules.Encounter, s *rules.Step) {
	for cs := e.Facts.Combatants[s.Who].Conditions & rules.TurnSet; cs != 0; cs = cs.Rest() {
		if cs.First() != rules.FlatFooted || s.Flags != lostTurn {
			lose(e, s.Who, cs.First(), rules.CND23)
		}
	}
	if s.Flags == lostTurn && e.Present(s.Who) && !e.Facts.Has(s.Who, rules.FlatFooted) {
		e.Emit(rules.Event{Kind: rules.ConditionGained, Who: s.Who, Whom: rules.Nobody, Condition: rules.FlatFooted, Cite: rules.LIM04})
	}
	wearOff(e, s.Who)
	if e.Facts.Combatants[s.Who].Budget.Delaying {
		lapsePins(e, s.Who) // the turn it waited with is lost, and was its turn (INI-07, GRP-07)
	}
	if e.Facts.Combatants[s.Who].Readied.Trigger != rules.NoTrigger {
		e.Emit(rules.Event{Kind: rules.ReadyLost, Who: s.Who, Whom: rules.Nobody, Cite: rules.INI08})
	}
	e.Emit(rules.Event{Kind: rules.OpportunityForgotten, Who: rules.Nobody, Whom: s.Who, Cite: rules.AOO11})
	restricted := int16(s.Flags)
	if e.Facts.Has(s.Who, rules.Disabled) && s.Flags == wholeTurn {
		restricted = restrictedTurn // HP-02
	}
	e.Emit(rules.Event{Kind: rules.TurnBegan, Who: s.Who, Whom: rules.Nobody, A: s.A, B: int16(e.Options.FreeActionCap), C: restricted, Cite: rules.ACT01})
}

// doReadyTurn skips the turn of a creature that cannot act (INI-06).
func doReadyTurn(e *rules.Encounter, s *rules.Step) {
	if Conclude(e) {
		return
	}
	if lost := e.Facts.Combatants[s.Who].Budget.Lost; lost || inert(e, s.Who) && !struggles(e, s.Who) {
		lapsePins(e, s.Who)
		rally(e, s.Who)
		cite := rules.INI06
		if lost {
			cite = rules.LIM04
		}
		e.Emit(rules.Event{Kind: rules.TurnSkipped, Who: s.Who, Whom: rules.Nobody, A: s.A, Cite: cite})
		e.Push(rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody, A: s.B + 1})
		offerDelayed(e) // a turn skipped is a turn after which one may act (INI-07)
	}
}

func doEndTurn(e *rules.Encounter, s *rules.Step) {
	if !e.Facts.Combatants[s.Who].Budget.Delaying { // its turn is still to come
		lapsePins(e, s.Who)
	}
	rally(e, s.Who)
	e.Emit(rules.Event{Kind: rules.TurnEnded, Who: s.Who, Whom: rules.Nobody, Cite: rules.ACT33})
	if !e.Free {
		e.Push(rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody})
		offerDelayed(e)
	}
}

// rally ends the surprise of a creature with the turn that was lost to it
// (LIM-04); where there is a surprise round, its end does (SUR-04). In a script the
// turn that whoever is surprised finds open, and can do nothing in, is that turn.
func rally(e *rules.Encounter, who rules.ID) {
	c := &e.Facts.Combatants[who]
	if e.Rules.Turn.SurpriseRound || !c.Budget.Lost && !(e.Free && c.Surprised) {
		return
	}
	lose(e, who, rules.FlatFooted, rules.LIM04)
	if c.Surprised {
		e.Emit(rules.Event{Kind: rules.Surprised, Who: who, Whom: rules.Nobody, Cite: rules.LIM04})
	}
}

func startEndTurn(e *rules.Encounter, a *rules.Action) {
	e.Push(rules.Step{Op: opEndTurn, Who: a.By, Whom: rules.Nobody})
}
