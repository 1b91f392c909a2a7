package combat

import (
	"fmt"
	"slices"

	"tenaille/rules"
)

// Commence begins an encounter: in the middle of the turn that its set-up states, or as
// its ruleset has it.
func Commence(e *rules.Encounter) error {
	if e.Setup == nil || e.Setup.Turn == nil {
		e.Rules.Turn.Begin(e)
		return nil
	}
	return commenceAt(e, e.Setup.Turn)
}

// commenceAt begins an encounter in the middle of a turn. The error names what of the turn
// cannot be.
func commenceAt(e *rules.Encounter, t *rules.TurnSetup) error {
	tell := func(ev rules.Event) {
		ev.Whom = rules.Nobody
		e.Emit(ev)
	}
	var order []rules.ID
	for i, sheet := range t.Order {
		id := rules.ID(slices.IndexFunc(e.Creatures, func(c rules.Creature) bool { return c.Sheet == sheet }))
		if id < 0 || slices.Contains(order, id) {
			return fmt.Errorf("order[%d]: there is no combatant %d, or it is there twice", i, sheet)
		}
		order = append(order, id)
	}
	if len(order) == 0 {
		return fmt.Errorf("order: must name who acts now")
	}
	tell(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, A: 1})
	first := order[0]
	if !e.Rules.Turn.Phases {
		for i, id := range order {
			tell(rules.Event{Kind: rules.Placed, Who: id, A: int16(i)})
		}
		kind := int16(wholeTurn)
		if e.Facts.Has(first, rules.Disabled) {
			kind = restrictedTurn
		}
		tell(rules.Event{Kind: rules.TurnBegan, Who: first, B: int16(e.Options.FreeActionCap), C: kind})
	} else {
		var waits uint64
		for _, id := range order {
			waits |= 1 << id
		}
		own := int16(0)
		for id := range e.Count() {
			switch {
			case waits>>id&1 == 0:
				tell(rules.Event{Kind: rules.Activated, Who: id, A: 1})
			case e.Creatures[id].Side == e.Creatures[first].Side && e.Present(id):
				own++
			}
		}
		tell(rules.Event{Kind: rules.SideTurnBegan, Who: first, A: int16(e.Creatures[first].Side), B: min(2, own)})
	}
	if err := Spend(e, first, t.Spent); err != nil {
		return fmt.Errorf("spent%w", err)
	}
	able := slices.ContainsFunc(e.LegalFor(first, nil), func(a rules.Action) bool { return a.Verb != rules.EndTurn })
	if what, who := e.Awaits(); what != rules.AwaitsAction || who != first || !able {
		return fmt.Errorf("order[0]: %d cannot act", t.Order[0])
	}
	return nil
}

// spendings are the words for parts of a turn and what they take from its budget.
var spendings = [...]struct {
	word   string
	events []rules.Event
}{
	{"standard", []rules.Event{{Kind: rules.Spent, A: int16(rules.SpendStandard), B: 1}}},
	{"move", []rules.Event{{Kind: rules.Spent, A: int16(rules.SpendMove), B: 1}, {Kind: rules.Moved}}},
	{"full_round", []rules.Event{{Kind: rules.Spent, A: int16(rules.SpendFullRound), B: 1}}},
	{"five_foot_step", []rules.Event{{Kind: rules.Spent, A: int16(rules.SpendStep), B: 1}}},
	{"A", []rules.Event{{Kind: rules.Spent, A: int16(rules.SpendStandard), B: 1}}},
	{"M", []rules.Event{{Kind: rules.Spent, A: int16(rules.SpendMove), B: 1}, {Kind: rules.Moved}}},
	{"L", []rules.Event{{Kind: rules.Spent, A: int16(rules.SpendFullRound), B: 1}}},
}

// Spendable reports whether a word names a part of a turn.
func Spendable(word string) bool { return spending(word) != nil }

func spending(word string) []rules.Event {
	for i := range spendings {
		if spendings[i].word == word {
			return spendings[i].events
		}
	}
	return nil
}

// Spend takes from the turn of a creature what the words of a list say. The error names
// the place in it that says nothing.
func Spend(e *rules.Encounter, by rules.ID, words []string) error {
	if len(words) > 0 && e.Rules.Turn.Phases { // of an activation that has begun (SKI-16)
		if side := int16(e.Creatures[by].Side); e.Free && int16(e.Facts.Phase.Side) != side {
			e.Emit(rules.Event{Kind: rules.SideTurnBegan, Who: by, Whom: rules.Nobody, A: side, B: 2})
		}
		e.Emit(rules.Event{Kind: rules.Activated, Who: by, Whom: rules.Nobody})
	}
	for i, word := range words {
		events := spending(word)
		if events == nil {
			return fmt.Errorf("[%d]: %q cannot be spent here", i, word)
		}
		for _, ev := range events {
			ev.Who, ev.Whom = by, rules.Nobody
			ev.From, ev.To = e.Facts.Combatants[by].At, e.Facts.Combatants[by].At
			e.Emit(ev)
		}
	}
	return nil
}
