package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// MoveIn returns who could strike, and at which step, while one that has won
// its hold moves into its target's space: those outside the grapple, each at
// the first step that lets it (GRP-02).
func MoveIn(e *rules.Encounter, by, on rules.ID) []Provoked {
	if on < 0 || by == on || !e.Present(on) {
		return nil
	}
	there := e.Clone() // a thought: nobody is told
	there.Emit(rules.Event{Kind: rules.GripGained, Who: by, Whom: on, A: 1})
	for _, id := range [...]rules.ID{by, on} {
		there.Emit(rules.Event{Kind: rules.ConditionGained, Who: id, Whom: rules.Nobody, Condition: rules.Grappling})
	}
	var list []Provoked
	var met uint64
	way := chargePath(there.Facts.Combatants[by].At, entry(there, by, on))
	for i := range way.Len() {
		g := gap{space: there.Space(by), moving: true, dir: way.Step(i)}
		for id := range there.Count() {
			if !there.Hostile(id, by) || !there.Present(id) || met>>id&1 == 1 {
				continue
			}
			if _, ok := mayReact(there, id, by, &g); ok {
				met |= 1 << id
				list = append(list, Provoked{Step: i + 1, By: id})
			}
		}
		at := there.Facts.Combatants[by].At
		there.Emit(rules.Event{Kind: rules.Moved, Who: by, Whom: rules.Nobody, From: at, To: at.Step(g.dir), B: 2})
	}
	return list
}

// Counter returns the attempt in return that the target of a trip or a disarm
// may make when it resists; ok is false where there would be none (MAN-02,
// MAN-03).
func Counter(e *rules.Encounter, a *rules.Action) (v Versus, ok bool) {
	if !aimable(e, a) {
		return v, false
	}
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
	return versus(e, &s, nil)[0], true
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
	return s.At.Step(d), max(1, e.Rules.Speed(e, by)), gives(e, on, d, by)
}
