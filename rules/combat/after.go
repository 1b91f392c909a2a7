package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Counter returns the attempt in return that the target of a legal trip or disarm
// may make when it resists; ok is false where there would be none (MAN-02,
// MAN-03).
func Counter(e *rules.Encounter, a *rules.Action) (v rules.Versus, ok bool) {
	s := rules.Step{Verb: a.Verb, Who: a.On, Whom: a.By, Weapon: a.Weapon, Flags: contestCounter}
	switch a.Verb {
	case rules.Trip:
		if !mayCounterTrip(e, &s) {
			return v, false
		}
	case rules.Disarm:
		item := int8(aimedItem(e, a.On, a.Amount))
		back, returns := disarmsBack(e, a.By, a.On, a.Weapon, item)
		if !returns || !canReturn(e, &s) {
			return v, false
		}
		s.Weapon, s.Cell.Y = back, int16(a.Weapon)
	default:
		return v, false
	}
	return versus(e, &s), true
}

// Pushed returns the square into which a bull rush from a space would push its
// target first, and the most squares it could push it; free is false where
// something stands in the way (MAN-04).
func Pushed(e *rules.Encounter, from grid.Space, by, on rules.ID) (to grid.Cell, most int, free bool) {
	s := e.Space(on)
	d, ok := away(from, s)
	if !ok {
		return s.At, 0, false
	}
	return s.At.Step(d), max(1, e.Rules.Move.Speed(e, by)), gives(e, on, d, by)
}
