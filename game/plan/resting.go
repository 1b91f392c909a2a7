package plan

import (
	"cmp"
	"slices"

	"tenaille/rules"
	"tenaille/rules/odds"
)

// Resting is an attack that a click would be, while nothing is pointed at, aimed at or planned.
type Resting struct {
	Attack Proposal
	Chance odds.Fraction // to deal damage, as its slip tells it
}

// AtRest are the attacks of Attack that whoever is awaited could make, those first that need no walk,
// then those that strike most surely; none while something is pointed at, aimed at or planned.
func AtRest(t *Turn) (list []Resting) {
	f := &t.Forecast
	if t.Wanted.Mode != FreeMode || f.Proposed.Planned || f.Proposed.Target != rules.Nobody || len(f.Prospects.All) > 0 || !t.StrikesFrom() {
		return nil
	}
	for _, p := range AttacksBy(t, rules.Attack) {
		if chance, known := p.Headline(t); known {
			list = append(list, Resting{p, chance})
		}
	}
	slices.SortStableFunc(list, func(a, b Resting) int {
		switch {
		case a.Attack.Walks() && !b.Attack.Walks():
			return 1
		case b.Attack.Walks() && !a.Attack.Walks():
			return -1
		}
		return cmp.Compare(b.Chance.Percent(), a.Chance.Percent())
	})
	return list
}

// NearestAtHand is the first attack of AtRest, nil for none: what is told before anything is pointed
// at.
func NearestAtHand(t *Turn) *Resting {
	if list := AtRest(t); len(list) > 0 {
		return &list[0]
	}
	return nil
}
