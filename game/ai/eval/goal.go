package eval

import "tenaille/rules"

// Goal is what a side is told to play for, where that is not simply to win: what each
// creature is worth that still fights at a certain moment, and what each of its hit
// points is. Players without a goal go by Standing.
type Goal struct {
	// Side is whose goal it is: that side wants as much as it can have, the others as
	// little.
	Side uint8
	// Stand is what each creature is worth by its ID, HP what each of its hit points
	// is, in parts of GoalUnit.
	Stand, HP []int64
	// Keep and Fell, a bit each, are an aim in place of worths: it is worth 1 when all of
	// the one fight on and none of the other does, else nothing, so that what can be
	// expected is the chance of it. Those of Keep have to stand in Zone too, unless it
	// is -1.
	Keep, Fell uint64
	Zone       int8
	// Until are those at whose turn the worth is read, a bit each; where there are none
	// it is read when the turn of the side ends, or the round.
	Until uint64
	// First, Mine and Theirs are what the question looks at: for the first action, for
	// what the side does after it, and for the others. Nil looks at all.
	First, Mine, Theirs []rules.Verb
}

// GoalUnit is how many parts a worth of 1 has in a Goal.
const GoalUnit = 1_000_000_000

// Due reports whether the worth is to be read as an event happens.
func (g *Goal) Due(e *rules.Encounter, ev *rules.Event) bool {
	switch ev.Kind {
	case rules.RoundBegan:
		return true
	case rules.TurnBegan:
		return g.Until>>ev.Who&1 == 1 || g.Until == 0 && e.Creatures[ev.Who].Side != g.Side
	case rules.SideTurnBegan:
		if g.Until == 0 {
			return ev.A != int16(g.Side)
		}
		for id := range e.Count() {
			if g.Until>>id&1 == 1 && int16(e.Creatures[id].Side) == ev.A && !e.Facts.Combatants[id].Activated && e.Present(id) {
				return true
			}
		}
	}
	return false
}

// Worth is what a position is worth as it stands, in parts of GoalUnit.
func (g *Goal) Worth(e *rules.Encounter) int64 {
	if g.Keep|g.Fell != 0 {
		return g.reached(e)
	}
	sum := int64(0)
	for id := range e.Count() {
		if e.Rules.Attack.Defeated(e, id) {
			continue
		}
		sum += g.Stand[id]
		if hp := e.Facts.Combatants[id].HP; hp > 0 {
			sum += g.HP[id] * int64(hp)
		}
	}
	return sum
}

// reached is what an aim is worth as it stands.
func (g *Goal) reached(e *rules.Encounter) int64 {
	for id := range e.Count() {
		bit, fallen := uint64(1)<<id, e.Rules.Attack.Defeated(e, id)
		if g.Keep&bit != 0 && (fallen || g.Zone >= 0 && !e.Stands(id, g.Zone)) || g.Fell&bit != 0 && !fallen {
			return 0
		}
	}
	return GoalUnit
}

// There reports whether a creature is one of those that are wanted in a zone, and stands
// in it.
func (g *Goal) There(e *rules.Encounter, id rules.ID) bool {
	return g != nil && g.Zone >= 0 && g.Keep>>id&1 == 1 && e.Stands(id, g.Zone)
}

// Bounds are the least and the most that can come of it.
func (g *Goal) Bounds(e *rules.Encounter) (low, high int64) {
	if g.Keep|g.Fell != 0 {
		return 0, GoalUnit
	}
	for id := range e.Count() {
		for _, worth := range [...]int64{g.Stand[id], g.HP[id] * int64(max(e.Creatures[id].MaxHP, e.Facts.Combatants[id].HP))} {
			low += min(worth, 0)
			high += max(worth, 0)
		}
	}
	return low, high
}

// Value is what it is worth to the goal that a creature fights on, or no longer, in the
// terms of Worth; ok is false where there is no goal.
func (g *Goal) Value(e *rules.Encounter, id rules.ID) (worth int, ok bool) {
	if g == nil {
		return 0, false
	}
	if g.Keep|g.Fell != 0 {
		return mostWorth * int((g.Keep|g.Fell)>>id&1), true
	}
	n := max(g.Stand[id], -g.Stand[id]) + max(g.HP[id], -g.HP[id])*int64(max(1, e.MaxHP(id)))
	return min(int(n/(GoalUnit/100))+1, mostWorth), true
}

// Reading is a goal and what was read of it, of a match that is played on. Without a goal
// nothing is read.
type Reading struct {
	Goal *Goal
	// Done says that its worth has been read.
	Done  bool
	worth int64
}

// Begin forgets what was read.
func (r *Reading) Begin() { r.Done = false }

// Note reads the worth if an event is the moment for it.
func (r *Reading) Note(e *rules.Encounter, ev *rules.Event) {
	if r.Goal != nil && !r.Done && r.Goal.Due(e, ev) {
		r.Done, r.worth = true, r.Goal.Worth(e)
	}
}

// Worth is what was read, or what would be of the position as it stands, in parts of
// GoalUnit.
func (r *Reading) Worth(e *rules.Encounter) int64 {
	if r.Done {
		return r.worth
	}
	return r.Goal.Worth(e)
}
