package setup

import (
	"errors"
	"fmt"
	"slices"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
)

// mustered is the level with both armies as they would stand.
type mustered struct {
	key   string // of what they were mustered for
	setup rules.Setup
	err   error
}

// muster places the armies of the terms, once for the same ones.
func (s *setup) muster() *mustered {
	key := fmt.Sprint(s.terms.Level, "|", s.terms.Ruleset, "|", s.ambush(), s.situation(), "|", s.terms.Armies[0] == nil, s.terms.Armies[0], "|", s.terms.Armies[1] == nil, s.terms.Armies[1])
	if s.drawn == nil || s.drawn.key != key {
		s.drawn = &mustered{key: key}
		if l := s.level(s.terms.Level); l.err != nil {
			s.drawn.err = l.err
		} else {
			s.drawn.setup, s.drawn.err = s.terms.Muster(l.field)
		}
	}
	return s.drawn
}

// army is what a side fields, its own being that of the map.
func (s *setup) army(side int) levels.Army {
	if a := s.terms.Armies[side]; a != nil {
		return a
	}
	if l := s.level(s.terms.Level); l.err == nil && side < len(l.field.Sides) {
		return l.field.Own(side)
	}
	return nil
}

func (s *setup) cost(side int) int {
	l := s.level(s.terms.Level)
	if l.err != nil {
		return 0
	}
	return l.field.Cost(s.terms.Ruleset, s.army(side))
}

// The scale of the points of an army.
const (
	leastPoints = 100
	mostPoints  = 800
	pointsStep  = 10
)

// points is what an army may cost: as chosen, else as much as the dearer of the
// map's own costs, in tens.
func (s *setup) points() int {
	if s.terms.Points > 0 {
		return min(max(s.terms.Points, leastPoints), mostPoints)
	}
	return s.pointsOf(s.terms.Level)
}

// pointsOf is what the dearer of a map's own armies costs, in tens.
func (s *setup) pointsOf(name string) int {
	l := s.level(name)
	most := leastPoints
	if l.err == nil {
		for side := range l.field.Sides {
			most = max(most, l.field.Cost(s.terms.Ruleset, l.field.Own(side)))
		}
	}
	return min((most+pointsStep-1)/pointsStep*pointsStep, mostPoints)
}

// allow sets what an army may cost on the map taken, by the player's hand.
func (s *setup) allow(points int) {
	s.terms.Points, s.limits[s.terms.Level] = points, points
	s.RememberTerms(&s.terms)
	s.Stale()
}

// take takes a map. What the player allowed an army on it holds again; a limit
// set for another one stays only where the map's own armies keep to it. Who lies
// in ambush is of each map.
func (s *setup) take(name string) {
	s.lying[s.terms.Level] = waylaid{s.terms.Ambush, s.terms.Situation}
	s.terms.Level = name
	s.terms.Ambush, s.terms.Situation = s.lying[name].who, s.lying[name].situation
	if points, set := s.limits[name]; set {
		s.terms.Points = points
	} else if s.terms.Points < s.pointsOf(name) {
		s.terms.Points = 0
	}
	s.changed()
}

// enlist changes how many of a kind a side fields; the army is then its own.
func (s *setup) enlist(side int, kind string, by int) {
	a := slices.Clone(s.army(side))
	i := slices.IndexFunc(a, func(c levels.Company) bool { return c.Kind == kind })
	if i < 0 {
		i = len(a)
		a = append(a, levels.Company{Kind: kind})
	}
	a[i].Count = min(max(a[i].Count+by, 0), rules.MaxCombatants/2)
	if a[i].Count == 0 {
		a = slices.Delete(a, i, i+1)
	}
	if a == nil {
		a = levels.Army{}
	}
	s.terms.Armies[side] = a
	if l := s.level(s.terms.Level); l.err == nil && sameArmy(a, l.field.Own(side)) {
		s.terms.Armies[side] = nil
	}
	s.changed()
}

// sameArmy reports whether two armies hold the same creatures in the same order.
func sameArmy(a, b levels.Army) bool { return slices.Equal(a, b) }

// verdict is why the battle cannot begin, empty when it can, and else what the
// player may want to know before it does.
func (s *setup) verdict() (problem, warning string) {
	l := s.level(s.terms.Level)
	if l.err != nil {
		return l.err.Error(), ""
	}
	if _, err := match.ParseSeed(s.seed); err != nil {
		return s.T("The seed is a number from 0 to 18446744073709551615."), ""
	}
	for side, a := range s.terms.Armies {
		if a == nil {
			continue // the map's own is as its author meant it
		}
		name := s.SideName(side)
		left := s.points() - s.cost(side)
		switch {
		case a.Total() == 0:
			return s.T("%[1]s has nobody to send.", name), ""
		case left < 0:
			return s.TN("%[2]s is %[1]d point over.", "%[2]s is %[1]d points over.", -left, -left, name), ""
		case left >= s.cheapest() && warning == "":
			warning = s.TN("%[2]s has %[1]d point unspent.", "%[2]s has %[1]d points unspent.", left, left, name)
		}
	}
	err := s.muster().err
	var full *levels.NoRoom
	switch {
	case errors.As(err, &full) && full.Side < len(match.SideIDs):
		return s.T("The start of %[1]s has no room left: %[2]s.", s.SideName(full.Side), s.KindName(full.Kind, "")), ""
	case err != nil:
		return err.Error(), ""
	}
	return "", warning
}

// cheapest is what the cheapest creature costs.
func (s *setup) cheapest() int {
	l := s.level(s.terms.Level)
	least := 1 << 20
	for _, kind := range l.field.Kinds() {
		least = min(least, l.field.Price(s.terms.Ruleset, kind))
	}
	return least
}

// ready tells why the battle cannot start, empty when it can.
func (s *setup) ready() string {
	problem, _ := s.verdict()
	return problem
}
