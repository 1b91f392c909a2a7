package draft

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
)

// The scale of what distance and surroundings add to tests of PER (LIM-03).
const (
	LeastSituation = -20
	MostSituation  = 20
)

// Ambushes reports whether the ruleset of the terms knows ambushes at all (SKI-18).
func (d *Draft) Ambushes() bool {
	set := d.Ruleset()
	return set != nil && set.Sight.Ambush != nil
}

// Situated reports whether the ruleset has a modifier of the situation (LIM-03).
func (d *Draft) Situated() bool {
	set := d.Ruleset()
	return set != nil && slices.ContainsFunc(set.Tests, func(r rules.Row) bool { return r.From == rules.TermSituation })
}

// ambushOf is who lies in ambush on a map as its author meant it: the id of a
// side, or nobody.
func (d *Draft) ambushOf(level string) string {
	l := d.Level(level)
	if l.Err != nil {
		return match.Nobody
	}
	for side, name := range l.Field.Sides {
		if some, _ := l.Setup.LiesInAmbush(name); some && side < len(match.SideIDs) {
			return match.SideIDs[side]
		}
	}
	return match.Nobody
}

// Ambush is who lies in ambush in the terms.
func (d *Draft) Ambush() string {
	if d.Terms.Ambush != "" {
		return d.Terms.Ambush
	}
	return d.ambushOf(d.Terms.Level)
}

// Lie has a side lie in ambush, or nobody. What the map says anyway is its own.
func (d *Draft) Lie(who string) {
	if d.Terms.Ambush = who; who == d.ambushOf(d.Terms.Level) {
		d.Terms.Ambush = ""
	}
}

// Situation is what distance and surroundings add to the tests of PER.
func (d *Draft) Situation() int {
	if d.Terms.Situation != nil {
		return *d.Terms.Situation
	}
	return d.Here().Setup.Situation.All
}

// Situate sets it by the player's hand.
func (d *Draft) Situate(by int) {
	n := min(max(d.Situation()+by, LeastSituation), MostSituation)
	d.Terms.Situation = &n
	if n == d.Here().Setup.Situation.All {
		d.Terms.Situation = nil
	}
}

// FindsHiding reports whether anybody of the side that is to lie in ambush has a place
// to hide, as the armies stand: who has none stands openly (STL-01). Armies that do
// not hold give no answer against it.
func (d *Draft) FindsHiding(side int) bool {
	m, l := d.Lineup(), d.Here()
	if m.Err != nil || l.Err != nil || side >= len(l.Field.Sides) {
		return true
	}
	some, _ := m.Setup.LiesInAmbush(l.Field.Sides[side])
	return some
}
