package attack

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Sees reports whether an observer sees a creature, as the ruleset has it.
func Sees(e *rules.Encounter, observer, target rules.ID) bool {
	return e.Rules.Sight.Sees(e, observer, target)
}

// Sight reports whether an observer sees a creature by GEO-12: that of Sees where
// the ruleset has no sight of its own.
func Sight(e *rules.Encounter, observer, target rules.ID) bool {
	return sees(e, e.Ground(), observer, target)
}

func sees(e *rules.Encounter, f *grid.Field, observer, target rules.ID) bool {
	if !mayBeSeen(e, observer, target) {
		return false
	}
	o, t := e.Space(observer), e.Space(target)
	adjacent := grid.Adjacent(o, t) // or one within the other
	if f.Map.Ambient() == grid.LightBright {
		return f.SightSpaces(o, t, adjacent) // no cell is too dark
	}
	v := e.Creatures[observer].Vision
	for i := range int(t.N) * int(t.N) {
		c := t.Cell(i)
		if f.LightFor(v, o, c) == grid.LightDark {
			continue
		}
		for k := range int(o.N) * int(o.N) {
			if f.Sight(o.Cell(k), c, adjacent) {
				return true
			}
		}
	}
	return false
}

// seesBack is sees for one that is seen by its target, or is not: lines of
// sight have no direction (GEO-12), so that in the same light only what needs no line
// is left to ask.
func seesBack(e *rules.Encounter, f *grid.Field, observer, target rules.ID, seen bool) bool {
	if f.Map.Ambient() != grid.LightBright || !mayBeSeen(e, target, observer) {
		return sees(e, f, observer, target)
	}
	return seen && mayBeSeen(e, observer, target)
}

// mayBeSeen holds what of GEO-12 needs no line: parts 1 and 2.
func mayBeSeen(e *rules.Encounter, observer, target rules.ID) bool {
	o, t := &e.Facts.Combatants[observer], &e.Facts.Combatants[target]
	switch {
	case o.Conditions.Any(rules.SightlessSet):
		return false
	case t.Conditions.Has(rules.Invisible) && !e.Creatures[observer].Traits.Has(rules.SeeInvisible):
		return false
	case t.Conditions.Has(rules.Hidden) && e.Hostile(observer, target) && (t.HiddenFrom == 0 || t.HiddenFrom>>observer&1 == 1):
		return false
	}
	return true
}

// Dexterity returns the effective Dexterity score (ABL-02).
func Dexterity(e *rules.Encounter, id rules.ID) int { return dexterityTo(e, id, false) }

// dexterityTo is the effective Dexterity score; the pinner of a creature finds
// it as if it were not pinned (GRP-07, CFL-20).
func dexterityTo(e *rules.Encounter, id rules.ID, pinner bool) int {
	c := e.Facts.Combatants[id].Conditions
	if pinner {
		c = c.Without(rules.Pinned)
	}
	score := e.Score(id, rules.Dex)
	switch {
	case c.Any(rules.HelplessSet) || c.Has(rules.Pinned):
		return 0
	case c.Has(rules.Entangled):
		return max(score-4, min(score, 1))
	}
	return score
}

// OffBalance reports whether a creature stands on a Balance or Climb cell and
// is flat-footed for it (CND-10, 26.2).
func OffBalance(e *rules.Encounter, id rules.ID) bool {
	s := e.Space(id)
	return covers(e, s, grid.FeatureBalance) || Climbs(e, id, s)
}

// Climbs reports whether a creature would be flat-footed in a space because it has
// to climb there: on a Climb cell, without a speed of its own for that (CND-10).
func Climbs(e *rules.Encounter, id rules.ID, s grid.Space) bool {
	return !e.Creatures[id].Traits.Has(rules.ClimbSpeed) && covers(e, s, grid.FeatureClimb)
}

// covers reports whether any cell of a space has a feature of a kind.
func covers(e *rules.Encounter, s grid.Space, kind grid.FeatureKind) bool {
	for i := range int(s.N) * int(s.N) {
		for _, ft := range e.Map.CellFeatures(s.Cell(i)) {
			if ft.Kind == kind {
				return true
			}
		}
	}
	return false
}

// confined reports whether a creature of one square stands in a narrow cell
// and squeezes there (MOV-07, 26.1).
func confined(e *rules.Encounter, s grid.Space) bool {
	if s.N != 1 {
		return false
	}
	for _, ft := range e.Map.CellFeatures(s.At) {
		if ft.Kind == grid.FeatureNarrow {
			return true
		}
	}
	return false
}

// State returns the conditions of a creature with those that its square
// gives it.
func State(e *rules.Encounter, id rules.ID) rules.Conditions {
	c := e.Facts.Combatants[id].Conditions
	if confined(e, e.Space(id)) {
		c = c.With(rules.Squeezing)
	}
	return c
}

// Elevation returns the highest level of a creature's space (GEO-16).
func elevation(e *rules.Encounter, id rules.ID) int { return e.Map.HighestElevation(e.Space(id)) }
