package combat

import (
	"math/bits"

	"tenaille/rules"
)

// opponents returns the enemies in the grapple a creature is in; all the
// others there where none of them is an enemy.
func opponents(e *rules.Encounter, id rules.ID) (set uint64) {
	all := e.Facts.Grapple(id) &^ (1 << id)
	for rest := all; rest != 0; rest &= rest - 1 {
		if k := rules.ID(bits.TrailingZeros64(rest)); e.Hostile(id, k) {
			set |= 1 << k
		}
	}
	if set == 0 {
		return all
	}
	return set
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
