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
	e.Push(
		rules.Step{Op: opInitiative, Who: 0, Whom: rules.Nobody},
		rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody, B: 1},
	)
}

// RollInitiative puts only the rolls of initiative on the agenda, without the
// turns that follow.
func RollInitiative(e *rules.Encounter) {
	e.Push(rules.Step{Op: opInitiative, Who: 0, Whom: rules.Nobody})
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
	if s.Who+1 < e.Count() {
		e.Push(rules.Step{Op: opInitiative, Who: s.Who + 1, Whom: rules.Nobody})
		return
	}
	order := make([]rules.ID, e.Count())
	for i := range order {
		order[i] = rules.ID(i)
	}
	slices.SortStableFunc(order, func(a, b rules.ID) int {
		fa, fb := &e.Facts.Combatants[a], &e.Facts.Combatants[b]
		if fa.Initiative != fb.Initiative {
			return int(fb.Initiative - fa.Initiative)
		}
		return InitiativeModifier(e, b) - InitiativeModifier(e, a)
	})
	place(e, order, 0)
	e.Push(rules.Step{Op: opTies, Who: rules.Nobody, Whom: rules.Nobody, A: 0, B: int16(len(order))})
}

func place(e *rules.Encounter, order []rules.ID, start int) {
	for i, id := range order {
		e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(start + i), Cite: rules.INI02})
	}
}

// doTies looks for ties among the places A to B of the order, from the
// highest, and has the first tied group roll again (INI-03, DIC-11). Flags 1
// marks a group that has just rolled: only equal rolls then still tie.
func doTies(e *rules.Encounter, s *rules.Step) {
	tied := func(a, b rules.ID) bool {
		fa, fb := &e.Facts.Combatants[a], &e.Facts.Combatants[b]
		if s.Flags == 1 {
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
		if k-i > 1 {
			e.Push(
				rules.Step{Op: opTieRoll, Who: lowest(order[i:k], -1), Whom: rules.Nobody, A: int16(i), B: int16(k)},
				rules.Step{Op: opTies, Who: rules.Nobody, Whom: rules.Nobody, A: int16(k), B: s.B, Flags: s.Flags},
			)
			return
		}
		i = k
	}
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
	e.Push(rules.Step{Op: opTies, Who: rules.Nobody, Whom: rules.Nobody, A: s.A, B: s.B, Flags: 1})
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
			next = 0
			e.Emit(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, Whom: rules.Nobody, A: int16(f.Round) + 1, Cite: rules.INI02})
			s.B = 0
		}
		if id := f.Order[next]; e.Present(id) {
			if s.A > 1000 {
				e.Emit(rules.Event{Kind: rules.Won, Who: rules.Nobody, Whom: rules.Nobody, A: -1, Cite: rules.SKI19})
				return
			}
			e.Push(
				rules.Step{Op: opBeginTurn, Who: id, Whom: rules.Nobody, A: int16(next)},
				rules.Step{Op: opStabilise, Who: id, Whom: rules.Nobody},
				rules.Step{Op: opReadyTurn, Who: id, Whom: rules.Nobody, A: int16(next), B: s.A},
			)
			return
		}
		next++
	}
}

// doBeginTurn begins a creature's turn: what lasted until now ends, the
// budget is whole again (ACT-01, AOO-08, CND-23). A is its place, -1 where no
// order is followed; Flags 1 restricts the turn (ACT-08).
func doBeginTurn(e *rules.Encounter, s *rules.Step) {
	for c := range rules.ConditionCount {
		if rules.TurnSet.Has(c) {
			lose(e, s.Who, c, rules.CND23)
		}
	}
	wearOff(e, s.Who)
	e.Emit(rules.Event{Kind: rules.OpportunityForgotten, Who: rules.Nobody, Whom: s.Who, Cite: rules.AOO11})
	restricted := int16(s.Flags)
	if e.Facts.Has(s.Who, rules.Disabled) {
		restricted = 1 // HP-02
	}
	e.Emit(rules.Event{Kind: rules.TurnBegan, Who: s.Who, Whom: rules.Nobody, A: s.A, B: int16(e.Options.FreeActionCap), C: restricted, Cite: rules.ACT01})
}

// doReadyTurn skips the turn of a creature that cannot act (INI-06).
func doReadyTurn(e *rules.Encounter, s *rules.Step) {
	if winner, over := won(e); over && !e.Free {
		e.Emit(rules.Event{Kind: rules.Won, Who: rules.Nobody, Whom: rules.Nobody, A: int16(winner), Cite: rules.SKI19})
		return
	}
	if inert(e, s.Who) {
		e.Emit(rules.Event{Kind: rules.TurnSkipped, Who: s.Who, Whom: rules.Nobody, A: s.A, Cite: rules.INI06})
		e.Push(rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody, A: s.B + 1})
	}
}

func doEndTurn(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.TurnEnded, Who: s.Who, Whom: rules.Nobody, Cite: rules.ACT33})
	if !e.Free {
		e.Push(rules.Step{Op: opNextTurn, Who: rules.Nobody, Whom: rules.Nobody})
		offerDelayed(e)
	}
}

func startEndTurn(e *rules.Encounter, a *rules.Action) {
	e.Push(rules.Step{Op: opEndTurn, Who: a.By, Whom: rules.Nobody})
}

// startNewTurn opens a turn in a script, where no order is followed; option 1
// is that of a surprise round.
func startNewTurn(e *rules.Encounter, a *rules.Action) {
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
		a := rules.Action{Verb: verb, By: by, On: rules.Nobody}
		if row := &e.Rules.Verbs[verb]; row.Check == nil || row.Check(e, &a).OK() {
			dst = append(dst, a)
		}
		return dst
	}
}
