package attack

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// flanker returns the first creature, in canonical order, that completes a
// flank of the attacker's on the target, or Nobody (FLK-01 to FLK-05).
func flanker(e *rules.Encounter, f *grid.Field, by, on rules.ID) rules.ID {
	att, def := &e.Creatures[by], &e.Creatures[on]
	if att.Reach == 0 || def.Traits.Has(rules.ImprovedUncannyDodge) && att.Rogue < def.Rogue+4 {
		return rules.Nobody
	}
	a, t := e.Space(by), e.Space(on)
	partners := e.Allies(by)
	if e.Options.FlankAnyThreat {
		partners = ^uint64(0) >> (rules.MaxCombatants - e.Count())
	}
	for partners &^= 1<<by | 1<<on; partners != 0; partners &= partners - 1 {
		id := rules.First(partners)
		if e.Creatures[id].Reach > 0 && !Beyond(e, id, t) && grid.Flanks(a, e.Space(id), t) {
			if _, ok := ThreatensOn(e, f, id, t); ok {
				return id
			}
		}
	}
	return rules.Nobody
}

// besideOf returns the cells of a space, by their place in it, that are at
// less than 2 squares from a creature of a set: those a shot shuns (ATK-22).
func besideOf(e *rules.Encounter, set uint64, t grid.Space) (cells uint64) {
	for ; set != 0; set &= set - 1 {
		id := rules.First(set)
		if !e.Present(id) {
			continue
		}
		s := e.Space(id)
		for i := range t.Len() {
			if e.Options.Grid.SpaceDistance(grid.Square(t.Cell(i)), s) < 2 {
				cells |= 1 << i
			}
		}
	}
	return cells
}

// engaged reports whether the target is in melee with an ally of the shooter
// (ATK-22 and its amendment).
func engaged(e *rules.Encounter, f *grid.Field, by, on rules.ID, a *rules.Aim) bool {
	t := e.Space(on)
	hot := false
	for id := range e.Count() {
		if id == by || id == on || !e.Present(id) || e.Hostile(id, by) {
			continue
		}
		s := e.Space(id)
		if e.Options.Grid.SpaceDistance(grid.Space{At: a.Cover.To, N: 1}, s) < 2 {
			_, strikes := ThreatensOn(e, f, id, t)
			_, struck := ThreatensOn(e, f, on, s)
			idle := e.Facts.Combatants[id].Conditions.Any(rules.HelplessSet)
			hot = hot || strikes || struck && !idle
		}
	}
	return hot
}
