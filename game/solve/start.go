package solve

import (
	"fmt"
	"slices"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Start returns the encounter of a puzzle as its first creature is to act: the order is
// that of the puzzle and nobody is flat-footed who is not said to be. Where sides take
// turns at activating figures those of the order may still be activated, and no other.
func Start(c *levels.Case) (*rules.Encounter, error) {
	e, err := rulesets.New(&c.Setup)
	if err != nil {
		return nil, err
	}
	p := c.Puzzle
	tell := func(ev rules.Event) {
		ev.Whom = rules.Nobody
		e.Emit(ev)
	}
	order := make([]rules.ID, len(p.Order))
	for i, sheet := range p.Order {
		order[i] = find(e, sheet)
	}
	tell(rules.Event{Kind: rules.RoundBegan, Who: rules.Nobody, A: 1})
	first := order[0]
	if !e.Rules.Turn.Phases {
		for i, id := range order {
			tell(rules.Event{Kind: rules.Placed, Who: id, A: int16(i)})
		}
		kind := int16(0)
		if e.Facts.Has(first, rules.Disabled) {
			kind = 1 // HP-02
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
	if err := levels.Spend(e, first, p.Spent); err != nil {
		return nil, fmt.Errorf("puzzle.spent%w", err)
	}
	able := slices.ContainsFunc(e.LegalFor(first, nil), func(a rules.Action) bool { return a.Verb != rules.EndTurn })
	if what, who := e.Awaits(); what != rules.AwaitsAction || who != first || !able {
		return nil, fmt.Errorf("puzzle.order[0]: %d cannot act", p.Order[0])
	}
	return e, nil
}

// find returns the creature of a sheet, which the file is checked to have.
func find(e *rules.Encounter, sheet int) rules.ID {
	for id := range e.Count() {
		if e.Creatures[id].Sheet == sheet {
			return id
		}
	}
	return rules.Nobody
}
