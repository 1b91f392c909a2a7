package rules

import "slices"

// wrestle applies the events of a grapple.
func (f *Facts) wrestle(ev *Event) {
	a, b := &f.Combatants[ev.Who], &f.Combatants[ev.Whom]
	switch ev.Kind {
	case GripGained:
		a.Grip |= 1 << ev.Whom
		b.Grip |= 1 << ev.Who
		if ev.A == 1 {
			b.Held |= 1 << ev.Who
		}
	case GripLost:
		a.Grip &^= 1 << ev.Whom
		b.Grip &^= 1 << ev.Who
		a.Held &^= 1 << ev.Whom
		b.Held &^= 1 << ev.Who
	case PinWon:
		a.Pins |= 1 << ev.Whom
		a.Renewed = true
	case PinLost:
		a.Pins &^= 1 << ev.Whom
	}
}

// Pinner returns the creature that pins another, the lowest of several, or
// Nobody.
func (f *Facts) Pinner(id ID) ID {
	for k := range f.Combatants {
		if f.Combatants[k].Pins>>id&1 == 1 {
			return ID(k)
		}
	}
	return Nobody
}

// Grapple returns the set of creatures of the grapple a creature is in, itself
// included: those it holds, those they hold, and so on. It is empty when it
// grapples with nobody (GRP-02, GRP-08).
func (f *Facts) Grapple(id ID) (set uint64) {
	if f.Combatants[id].Grip == 0 {
		return 0
	}
	set = 1 << id
	for grown := true; grown; {
		grown = false
		for k := range f.Combatants {
			if set>>k&1 == 1 && f.Combatants[k].Grip&^set != 0 {
				set |= f.Combatants[k].Grip
				grown = true
			}
		}
	}
	return set
}

// beginGrapples sets up the grapples and pins that the sheets state, and how long the
// conditions last that they limit.
func (e *Encounter) beginGrapples() {
	find := func(sheet int) ID {
		return ID(slices.IndexFunc(e.Creatures, func(c Creature) bool { return c.Sheet == sheet }))
	}
	for id := range e.Count() {
		start := &e.Creatures[id].start
		for i := range start.held {
			cs := &start.held[i]
			cond, _ := ConditionByName(cs.ID)
			x := Effect{Kind: Holds, Who: id, By: find(cs.By), Against: Nobody, Condition: cond, Left: int8(clamp(cs.Rounds, 0, 100))}
			if x.By == Nobody && x.Left > 0 {
				x.Left++ // the first round is yet to begin (CND-21)
			}
			if e.Facts.Combatants[id].Conditions.Has(cond) {
				e.Facts.Effects = append(e.Facts.Effects, x)
			}
		}
		for _, sheet := range start.with {
			if k := find(sheet); k >= 0 && k != id {
				e.Facts.Combatants[id].Grip |= 1 << k
				e.Facts.Combatants[k].Grip |= 1 << id
			}
		}
		for _, sheet := range start.pinners {
			if k := find(sheet); k >= 0 && k != id {
				e.Facts.Combatants[k].Pins |= 1 << id
			}
		}
	}
}
