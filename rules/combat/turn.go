package combat

import (
	"slices"

	"tenaille/rules"
	"tenaille/rules/dice"
)

// Begin starts an encounter: everyone is flat-footed, initiative is rolled
// and the first turn begins (INI-01 to INI-04).
func Begin(e *rules.Encounter) {
	for id := range e.Count() {
		if e.Present(id) {
			gain(e, id, rules.FlatFooted, rules.INI04)
		}
	}
	e.Push(rules.Step{Op: opLate, Who: rules.Nobody, Whom: rules.Nobody})
	if hidden, observers := Hiders(e); e.Setup.Ambush && hidden != 0 {
		e.Rules.Ambush(e, hidden, observers)
	}
}

// Hiders returns those who start hidden and those who might notice them.
func Hiders(e *rules.Encounter) (hidden, observers uint64) {
	for id := range e.Count() {
		if e.Present(id) && e.Facts.Has(id, rules.Hidden) {
			hidden |= 1 << id
		}
	}
	for id := range e.Count() {
		for h := range e.Count() {
			if hidden>>h&1 == 1 && e.Hostile(id, h) && e.Present(id) {
				observers |= 1 << id
			}
		}
	}
	return hidden, observers
}

// FirstTurn returns the step that begins the first round, the order being
// settled without dice.
func FirstTurn() rules.Step {
	return rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody, B: 1}
}

// Operands of the steps of initiative: whose rolls they are.
const (
	rollAll = iota
	rollAware
	rollLate
)

// doLate begins initiative: before a surprise round only the aware roll, the
// others after it (SUR-03, DIC-11).
func doLate(e *rules.Encounter, _ *rules.Step) {
	RollInitiative(e, true)
	n := len(e.Agenda.Steps) - 1
	roll := e.Agenda.Steps[n]
	e.Agenda.Steps = e.Agenda.Steps[:n]
	e.Push(roll, rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody, B: 1})
}

// RollInitiative puts only the rolls of initiative on the agenda, without the
// turns that follow: those of the aware first, where a surprise round comes,
// or those who were surprised.
func RollInitiative(e *rules.Encounter, first bool) {
	who := int16(rollAll)
	switch {
	case !first:
		who = rollLate
	case ambushed(e):
		who = rollAware
	}
	e.Push(rules.Step{Op: opInitiative, Who: nextRoller(e, -1, who), Whom: rules.Nobody, A: who})
}

// nextRoller returns the next creature by id that rolls now, or Nobody.
func nextRoller(e *rules.Encounter, after rules.ID, who int16) rules.ID {
	for id := after + 1; id < e.Count(); id++ {
		if who == rollAll || e.Facts.Combatants[id].Surprised == (who == rollLate) {
			return id
		}
	}
	return rules.Nobody
}

// InitiativeModifier returns what a creature adds to its d20 (INI-01).
func InitiativeModifier(e *rules.Encounter, id rules.ID) int {
	m := rules.Modifier(Dexterity(e, id))
	if e.Creatures[id].Traits.Has(rules.ImprovedInitiative) {
		m += 4
	}
	return m
}

func askInitiative(*rules.Encounter, *rules.Step) (dice.Question, bool) {
	return dice.Face(dice.Initiative, 20), true
}

func gotInitiative(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.InitiativeRolled, Who: s.Who, Whom: rules.Nobody, A: a.Value, B: a.Value + int16(InitiativeModifier(e, s.Who)), Cite: rules.INI01})
	if next := nextRoller(e, s.Who, s.A); next != rules.Nobody {
		e.Push(rules.Step{Op: opInitiative, Who: next, Whom: rules.Nobody, A: s.A})
		return
	}
	var rolled []rules.ID
	for id := range e.Count() {
		if s.A == rollAll || e.Facts.Combatants[id].Surprised == (s.A == rollLate) {
			rolled = append(rolled, id)
		}
	}
	slices.SortStableFunc(rolled, func(a, b rules.ID) int { return ahead(e, a, b) })
	order, ties := rolled, uint16(0)
	if s.A == rollLate {
		order, ties = joined(e, rolled), tiesLate
	}
	place(e, order, 0)
	e.Push(rules.Step{Op: opTies, Who: rules.Nobody, Whom: rules.Nobody, A: 0, B: int16(len(order)), Flags: ties})
}

// ahead is negative when one creature comes before another: by its total, then
// by its modifier (INI-02, INI-03).
func ahead(e *rules.Encounter, a, b rules.ID) int {
	fa, fb := &e.Facts.Combatants[a], &e.Facts.Combatants[b]
	if fa.Initiative != fb.Initiative {
		return int(fb.Initiative - fa.Initiative)
	}
	return InitiativeModifier(e, b) - InitiativeModifier(e, a)
}

// joined is the order of a surprise round with those who come late put into it;
// among the others ties stay settled, and places taken by waiting stay taken
// (SUR-03, INI-02, INI-07).
func joined(e *rules.Encounter, late []rules.ID) []rules.ID {
	var order []rules.ID
	for _, id := range e.Facts.Order[:e.Facts.Ordered] {
		for len(late) > 0 && ahead(e, late[0], id) < 0 {
			order, late = append(order, late[0]), late[1:]
		}
		order = append(order, id)
	}
	return append(order, late...)
}

func place(e *rules.Encounter, order []rules.ID, start int) {
	for i, id := range order {
		e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(start + i), Cite: rules.INI02})
	}
}

// Flags of an opTies step: its group has just rolled; those who were surprised
// have joined the others.
const (
	tiesRolled = 1
	tiesLate   = 2
)

// doTies looks for ties among the places A to B of the order, from the
// highest, and has the first tied group roll again (INI-03, DIC-11). In a group
// that has just rolled only equal rolls still tie.
func doTies(e *rules.Encounter, s *rules.Step) {
	tied := func(a, b rules.ID) bool {
		fa, fb := &e.Facts.Combatants[a], &e.Facts.Combatants[b]
		if s.Flags == tiesRolled {
			return fa.Rolls == fb.Rolls
		}
		return fa.Initiative == fb.Initiative && InitiativeModifier(e, a) == InitiativeModifier(e, b)
	}
	order := e.Facts.Order[:e.Facts.Ordered]
	for i := int(s.A); i < int(s.B); {
		k := i + 1
		for k < int(s.B) && tied(order[i], order[k]) {
			k++
		}
		if k-i > 1 && (s.Flags != tiesLate || newcomer(e, order[i:k])) {
			e.Push(
				rules.Step{Op: opTieRoll, Who: lowest(order[i:k], -1), Whom: rules.Nobody, A: int16(i), B: int16(k)},
				rules.Step{Op: opTies, Who: rules.Nobody, Whom: rules.Nobody, A: int16(k), B: s.B, Flags: s.Flags},
			)
			return
		}
		i = k
	}
}

// newcomer reports whether one of a group has only now rolled, after a
// surprise round: a tie among the others is settled already.
func newcomer(e *rules.Encounter, group []rules.ID) bool {
	for _, id := range group {
		if e.Facts.Combatants[id].Surprised {
			return true
		}
	}
	return false
}

// lowest returns the lowest id above another in a group, or Nobody.
func lowest(group []rules.ID, above rules.ID) rules.ID {
	next := rules.Nobody
	for _, id := range group {
		if id > above && (next == rules.Nobody || id < next) {
			next = id
		}
	}
	return next
}

func gotTieRoll(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	e.Emit(rules.Event{Kind: rules.InitiativeRolled, Who: s.Who, Whom: rules.Nobody, A: a.Value, B: a.Value, C: 1, Cite: rules.INI03})
	group := slices.Clone(e.Facts.Order[s.A:s.B])
	if next := lowest(group, s.Who); next != rules.Nobody {
		e.Push(rules.Step{Op: opTieRoll, Who: next, Whom: rules.Nobody, A: s.A, B: s.B})
		return
	}
	slices.Sort(group)
	slices.SortStableFunc(group, func(a, b rules.ID) int {
		return int(e.Facts.Combatants[b].Rolls) - int(e.Facts.Combatants[a].Rolls)
	})
	place(e, group, int(s.A))
	e.Push(rules.Step{Op: opTies, Who: rules.Nobody, Whom: rules.Nobody, A: s.A, B: s.B, Flags: tiesRolled})
}

// doNextTurn passes the turn on. B is 1 at the very start; A counts the turns
// skipped in a row, so that an encounter in which nobody can act ends.
func doNextTurn(e *rules.Encounter, s *rules.Step) {
	f := &e.Facts
	next := int(f.Turn) + 1
	if s.B == 1 {
		next = 0
	}
	for range 2 * int(f.Ordered) {
		if next >= int(f.Ordered) || s.B == 1 {
			if s.B == 0 && f.Round == 0 {
				endSurprise(e)
				return
			}
			next = 0
			round := int16(f.Round) + 1
			if s.B == 1 && e.Rules.SurpriseRound && ambushed(e) {
				round = 0 // the surprise round (SUR-03)
			}
			e.Emit(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, Whom: rules.Nobody, A: round, Cite: rules.INI02})
			wearOff(e, rules.Nobody) // CND-21: what nobody causes ends with the rounds
			if e.Rules.NewRound != nil {
				e.Rules.NewRound(e)
			}
			s.B = 0
		}
		id := f.Order[next]
		if !e.Present(id) {
			wearOff(e, id) // CND-21: a dead causer leaves its place in the order
		} else {
			if s.A > 1000 {
				e.Emit(rules.Event{Kind: rules.Won, Who: rules.Nobody, Whom: rules.Nobody, A: -1, Cite: rules.SKI19})
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
	case !e.Rules.SurpriseRound && e.Facts.Combatants[id].Surprised:
		return lostTurn
	}
	return wholeTurn
}

// endSurprise ends a surprise round: those who were surprised roll for their
// places, and round 1 begins (SUR-03).
func endSurprise(e *rules.Encounter) {
	RollInitiative(e, false)
	n := len(e.Agenda.Steps) - 1
	roll := e.Agenda.Steps[n]
	e.Agenda.Steps = e.Agenda.Steps[:n]
	e.Push(roll, rules.Step{Op: opAware, Who: rules.Nobody, Whom: rules.Nobody}, rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody, B: 1})
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
	if winner, over := Won(e); over && !e.Free {
		e.Emit(rules.Event{Kind: rules.Won, Who: rules.Nobody, Whom: rules.Nobody, A: int16(winner), Cite: rules.SKI19})
		return
	}
	if lost := e.Facts.Combatants[s.Who].Budget.Lost; lost || inert(e, s.Who) && !struggles(e, s.Who) {
		lapsePins(e, s.Who)
		if lost {
			rally(e, s.Who)
		}
		e.Emit(rules.Event{Kind: rules.TurnSkipped, Who: s.Who, Whom: rules.Nobody, A: s.A, Cite: rules.INI06})
		e.Push(rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody, A: s.B + 1})
		offerDelayed(e) // a turn skipped is a turn after which one may act (INI-07)
	}
}

func doEndTurn(e *rules.Encounter, s *rules.Step) {
	if !e.Facts.Combatants[s.Who].Budget.Delaying { // its turn is still to come
		lapsePins(e, s.Who)
	}
	if e.Facts.Combatants[s.Who].Budget.Lost {
		rally(e, s.Who)
	}
	e.Emit(rules.Event{Kind: rules.TurnEnded, Who: s.Who, Whom: rules.Nobody, Cite: rules.ACT33})
	if !e.Free {
		e.Push(rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody})
		offerDelayed(e)
	}
}

// rally ends the surprise of a creature with the turn that it lost to it
// (LIM-04).
func rally(e *rules.Encounter, who rules.ID) {
	lose(e, who, rules.FlatFooted, rules.LIM04)
	if e.Facts.Combatants[who].Surprised {
		e.Emit(rules.Event{Kind: rules.Surprised, Who: who, Whom: rules.Nobody, Cite: rules.LIM04})
	}
}

func startEndTurn(e *rules.Encounter, a *rules.Action) {
	e.Push(rules.Step{Op: opEndTurn, Who: a.By, Whom: rules.Nobody})
}

// startNewTurn opens a turn in a script, where no order is followed; the
// option is its kind.
func startNewTurn(e *rules.Encounter, a *rules.Action) {
	if b := &e.Facts.Combatants[a.By].Budget; b.Began && !b.Over {
		lapsePins(e, a.By) // the turn that a turn before opened closes now
	}
	e.Push(
		rules.Step{Op: opBeginTurn, Who: a.By, Whom: rules.Nobody, A: -1, Flags: uint16(a.Option)},
		rules.Step{Op: opStabilise, Who: a.By, Whom: rules.Nobody},
	)
}

func onlyInScripts(e *rules.Encounter, _ *rules.Action) rules.Refusal {
	if e.Free {
		return rules.Refusal{}
	}
	return rules.Refuse(rules.INI02)
}

func single(verb rules.Verb) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		a := e.Probe(rules.Action{Verb: verb, By: by, On: rules.Nobody})
		if row := &e.Rules.Verbs[verb]; row.Check == nil || row.Check(e, a).OK() {
			dst = append(dst, *a)
		}
		return dst
	}
}
