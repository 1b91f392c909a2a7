package combat

import "tenaille/rules"

// nth returns the k-th creature of the initiative order; those who have no
// place in it yet follow by id, so that every creature comes exactly once
// (AOO-10, DIC-05).
func nth(e *rules.Encounter, k int) rules.ID {
	ordered := e.Facts.Order[:e.Facts.Ordered]
	if k < len(ordered) {
		return ordered[k]
	}
	k -= len(ordered)
	var placed uint64
	for _, id := range ordered {
		placed |= 1 << id
	}
	for id := range e.Count() {
		if placed>>id&1 == 1 {
			continue
		}
		if k == 0 {
			return id
		}
		k--
	}
	return rules.Nobody
}

func place(e *rules.Encounter, order []rules.ID, start int) {
	for i, id := range order {
		e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(start + i), Cite: rules.INI02})
	}
}

// moveAfter puts a creature just after another in the order and returns its
// place.
func moveAfter(e *rules.Encounter, who, after rules.ID) (at int16) {
	var room [rules.MaxCombatants]rules.ID
	order := room[:0]
	for _, id := range e.Facts.Order[:e.Facts.Ordered] {
		if id == who {
			continue
		}
		order = append(order, id)
		if id == after {
			at = int16(len(order))
			order = append(order, who)
		}
	}
	place(e, order, 0)
	return at
}

// moveBefore puts a creature just before another in the order; the turn stays
// with whose it is.
func moveBefore(e *rules.Encounter, who, before rules.ID) {
	active := e.Facts.Active()
	var room [rules.MaxCombatants + 1]rules.ID
	order := room[:0]
	for _, id := range e.Facts.Order[:e.Facts.Ordered] {
		if id == before {
			order = append(order, who)
		}
		if id != who {
			order = append(order, id)
		}
	}
	place(e, order, 0)
	for i, id := range order {
		if id == active {
			e.Emit(rules.Event{Kind: rules.TurnShifted, Who: rules.Nobody, Whom: rules.Nobody, A: int16(i), Cite: rules.INI08})
		}
	}
}
