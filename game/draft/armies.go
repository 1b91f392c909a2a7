package draft

import (
	"fmt"
	"slices"

	"tenaille/levels"
	"tenaille/rules"
)

// Lineup is the level of a draft with both armies as they would stand, or why they
// cannot.
type Lineup struct {
	Key   string // of what they were lined up for
	Setup rules.Setup
	Err   error
}

// Lineup lines the armies of the terms up, once for the same ones.
func (d *Draft) Lineup() *Lineup {
	key := fmt.Sprint(d.Terms.Level, "|", d.Terms.Ruleset, "|", d.Ambush(), d.Situation(), "|", d.Terms.Armies[0] == nil, d.Terms.Armies[0], "|", d.Terms.Armies[1] == nil, d.Terms.Armies[1])
	if d.lineup == nil || d.lineup.Key != key {
		d.lineup = &Lineup{Key: key}
		if l := d.Here(); l.Err != nil {
			d.lineup.Err = l.Err
		} else {
			d.lineup.Setup, d.lineup.Err = d.Terms.LineUp(l.Field)
		}
	}
	return d.lineup
}

// Army is what a side fields, its own being that of the map.
func (d *Draft) Army(side int) levels.Army {
	if a := d.Terms.Armies[side]; a != nil {
		return a
	}
	if l := d.Here(); l.Err == nil && side < len(l.Field.Sides) {
		return l.Field.Own(side)
	}
	return nil
}

// Cost is what the army of a side costs, 0 where the level cannot be read.
func (d *Draft) Cost(side int) int {
	l := d.Here()
	if l.Err != nil {
		return 0
	}
	return l.Field.Cost(d.Terms.Ruleset, d.Army(side))
}

// The scale of the points of an army.
const (
	LeastPoints = 100
	MostPoints  = 800
	PointsStep  = 10
)

// Points is what an army may cost: as chosen, else as much as the dearer of the
// map's own costs, in tens.
func (d *Draft) Points() int {
	if d.Terms.Points > 0 {
		return min(max(d.Terms.Points, LeastPoints), MostPoints)
	}
	return d.pointsOf(d.Terms.Level)
}

// pointsOf is what the dearer of a map's own armies costs, in tens.
func (d *Draft) pointsOf(name string) int {
	l := d.Level(name)
	most := LeastPoints
	if l.Err == nil {
		for side := range l.Field.Sides {
			most = max(most, l.Field.Cost(d.Terms.Ruleset, l.Field.Own(side)))
		}
	}
	return min((most+PointsStep-1)/PointsStep*PointsStep, MostPoints)
}

// Allow sets what an army may cost on the map taken, by the player's hand.
func (d *Draft) Allow(points int) { d.Terms.Points, d.limits[d.Terms.Level] = points, points }

// Enlist changes how many of a kind a side fields; the army is then its own.
func (d *Draft) Enlist(side int, kind string, by int) { d.field(side, d.Army(side).With(kind, by)) }

// Field has a side field an army, and lets armies cost as much as it does.
func (d *Draft) Field(side int, a levels.Army) {
	d.field(side, a)
	if cost := d.Cost(side); d.Terms.Armies[side] != nil && cost > d.Points() {
		d.Allow(min((cost+PointsStep-1)/PointsStep*PointsStep, MostPoints))
	}
}

func (d *Draft) field(side int, a levels.Army) {
	d.Terms.Armies[side] = a
	if l := d.Here(); l.Err == nil && slices.Equal(a, l.Field.Own(side)) {
		d.Terms.Armies[side] = nil
	}
}
