package errand

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Errand is where a goal sends a creature.
type Errand struct {
	// Zone is where to, or -1: then to At, or beside it where Beside.
	Zone   int8
	At     grid.Cell
	Beside bool
	// Stay says that it stays there.
	Stay bool
	// Door is one to open or close there, 0 for none; Shut says which.
	Door uint8
	Shut bool
	// Late says that it counts only who is there when its last round ends.
	Late bool
	// Bears says that it carries what is wanted there.
	Bears bool
	// Flees says that one is out of the fight there.
	Flees bool
	// Slack is how many rounds are left beyond those that the way takes at a move a
	// round; many where there is no hurry.
	Slack int
}

// noHurry is the slack of a goal without a last round.
const noHurry = 99

// Of returns the errand of a creature; ok is false where it is free to fight.
func Of(e *rules.Encounter, id rules.ID) (er Errand, ok bool) {
	if len(e.Objectives) == 0 {
		return er, false
	}
	side := e.Creatures[id].Side
	for i := range e.Objectives {
		o := &e.Objectives[i]
		if o.Kind == rules.NoGoal || e.Facts.Quest.Goals[i] != rules.Pursued {
			continue
		}
		if o.Side != side {
			if o.Kind == rules.ToHold && sent(e, o, side, id, 2) && slack(e, o, id) <= 2 {
				return Errand{Zone: o.Zone, Stay: true, Late: true, Slack: slack(e, o, id)}, true
			}
			continue
		}
		if er, ok = own(e, i, id); ok {
			er.Slack = slack(e, o, id)
			return er, true
		}
	}
	return er, false
}

// own is the errand that a goal of its side has for a creature.
func own(e *rules.Encounter, goal int, id rules.ID) (er Errand, ok bool) {
	o := &e.Objectives[goal]
	er.Zone = o.Zone
	switch o.Kind {
	case rules.ToReach:
		er.Stay = true
		return er, sent(e, o, o.Side, id, int(o.Count)+1)
	case rules.ToEscape:
		have, want := combat.Progress(e, goal)
		er.Flees = true
		return er, sent(e, o, o.Side, id, want-have+1)
	case rules.ToHold:
		er.Stay, er.Late = !combat.Disputed(e, o), true
		return er, sent(e, o, o.Side, id, 2)
	case rules.ToCarry:
		t := &e.Facts.Quest.Tokens[o.Token]
		if t.Holder == id {
			er.Bears = true
			return er, true
		}
		if t.Holder != rules.Nobody || t.At == rules.Nowhere {
			return er, false
		}
		er.Zone, er.At = -1, t.At
		return er, nearest(e, o.Side, t.At) == id
	case rules.ToOpen, rules.ToClose:
		at, found := rules.DoorSquare(e.Map, int(o.Door))
		if !found || e.Rules.Verbs[rules.OpenDoor].Start == nil {
			return er, false
		}
		er.Zone, er.At, er.Beside, er.Door, er.Shut = -1, at, true, o.Door, o.Kind == rules.ToClose
		return er, nearest(e, o.Side, at) == id
	}
	return er, false
}

// sent reports whether a creature is one of so many of a side that are nearest to the
// zone of a goal, by id where they are equally near.
func sent(e *rules.Encounter, o *rules.Objective, side uint8, id rules.ID, many int) bool {
	if side == o.Side && !o.Counts(e, id) {
		return false
	}
	mine, before := Far(e, o.Zone, id), 0
	for other := range e.Count() {
		if other == id || e.Creatures[other].Side != side || !combat.Able(e, other) || side == o.Side && !o.Counts(e, other) {
			continue
		}
		if far := Far(e, o.Zone, other); far < mine || far == mine && other < id {
			before++
		}
	}
	return before < many
}

// nearest is who of a side is nearest to a cell.
func nearest(e *rules.Encounter, side uint8, at grid.Cell) (who rules.ID) {
	who, least := rules.Nobody, 1<<30
	for id := range e.Count() {
		if e.Creatures[id].Side == side && combat.Able(e, id) {
			if d := e.Options.Grid.SpaceDistance(e.Space(id), grid.Square(at)); d < least {
				who, least = id, d
			}
		}
	}
	return who
}

// Far is how many squares a creature has to a zone, doors counted as open and nobody
// in the way.
func Far(e *rules.Encounter, zone int8, id rules.ID) int {
	return e.Zones[zone].Far(e.Map, e.Facts.Combatants[id].At)
}

// slack is how many rounds a goal leaves a creature beyond its way.
func slack(e *rules.Encounter, o *rules.Objective, id rules.ID) int {
	last := o.By
	if o.Kind == rules.ToHold {
		last = o.Until
	}
	if last == 0 || o.Zone < 0 {
		return noHurry
	}
	return int(last) - int(e.Facts.Round) - Far(e, o.Zone, id)/max(e.Rules.Move.Speed(e, id), 1)
}

// There reports whether a creature in a space is where an errand sends it.
func (er *Errand) There(e *rules.Encounter, s grid.Space) bool {
	switch {
	case er.Zone >= 0:
		return e.Within(s, er.Zone)
	case er.Beside:
		return e.Options.Grid.SpaceDistance(s, grid.Square(er.At)) <= 1
	}
	return s.Contains(er.At)
}

// Open reports whether no enemy can stop a creature on its way: each is farther from
// where it goes than it is itself, or farther from it than a move.
func (er *Errand) Open(e *rules.Encounter, id rules.ID) bool {
	mine := Far(e, er.Zone, id)
	for foe := range e.Count() {
		if !e.Hostile(id, foe) || !combat.Able(e, foe) {
			continue
		}
		if d := e.Options.Grid.SpaceDistance(e.Space(id), e.Space(foe)); Far(e, er.Zone, foe) <= mine || d <= e.Rules.Move.Speed(e, foe)+1 && mine > e.Rules.Move.Speed(e, id) {
			return false
		}
	}
	return true
}

// Mark marks, by the index of their anchor, the places where a creature is where an
// errand sends it.
func (er *Errand) Mark(e *rules.Encounter, id rules.ID, goals []uint8) []uint8 {
	n := e.Map.W() * e.Map.H()
	goals = append(goals[:0], make([]uint8, n)...)
	s := e.Space(id)
	for i := range n {
		if s.At = e.Map.CellAt(i); e.Map.InsideSpace(s) && er.There(e, s) {
			goals[i] = 1
		}
	}
	return goals
}

// What being part of a goal makes of a creature's worth, in percent.
const (
	wanted    = 300 // it is to be slain
	warded    = 250 // it is to be protected
	laden     = 250 // it carries what is to be brought somewhere
	arriving  = 160 // it is about to come to where its side wants it
	soon      = 8   // squares from a zone that are near it
	ofNoGoals = 100
)

// Weight is what the goals of all sides make of what a creature is worth, in percent.
func Weight(e *rules.Encounter, id rules.ID) int {
	most := ofNoGoals
	for i := range e.Objectives {
		o := &e.Objectives[i]
		if o.Kind == rules.NoGoal || e.Facts.Quest.Goals[i] != rules.Pursued {
			continue
		}
		n := ofNoGoals
		own := e.Creatures[id].Side == o.Side
		switch o.Kind {
		case rules.ToSlay:
			if o.Who>>id&1 == 1 {
				n = wanted
			}
		case rules.ToProtect:
			if o.Who>>id&1 == 1 {
				n = warded
			}
		case rules.ToCarry:
			if own && e.Facts.Quest.Tokens[o.Token].Holder == id {
				n = laden
			}
		case rules.ToReach, rules.ToEscape:
			if o.Counts(e, id) && combat.Able(e, id) && Far(e, o.Zone, id) <= soon {
				n = arriving
			}
		}
		if o.Optional {
			n = ofNoGoals + (n-ofNoGoals)/4
		}
		most = max(most, n)
	}
	return most
}

// One is a goal that is reached, in parts.
const One = 1000

// Progress is how far a side has come with its goals beyond the others with theirs,
// from -One to One, as far as the goals that a side must reach tell.
func Progress(e *rules.Encounter, side uint8) int {
	var sum, goals [2]int
	for i := range e.Objectives {
		o := &e.Objectives[i]
		if o.Optional || o.Kind == rules.NoGoal {
			continue
		}
		k := 0
		if o.Side != side {
			k = 1
		}
		goals[k]++
		switch e.Facts.Quest.Goals[i] {
		case rules.Reached:
			sum[k] += One
		case rules.Pursued:
			sum[k] += part(e, i)
		}
	}
	return sum[0]/max(goals[0], 1) - sum[1]/max(goals[1], 1)
}

// part is how far a goal has come that is pursued.
func part(e *rules.Encounter, goal int) int {
	o := &e.Objectives[goal]
	have, want := combat.Progress(e, goal)
	switch o.Kind {
	case rules.ToReach, rules.ToEscape:
		return (have*One + near(e, o, want-have)*9/10) / want
	case rules.ToHold:
		n := near(e, o, 1)
		if combat.Disputed(e, o) {
			return n / 2
		}
		return n * 9 / 10
	case rules.ToCarry:
		t := &e.Facts.Quest.Tokens[o.Token]
		switch {
		case t.Holder != rules.Nobody && e.Creatures[t.Holder].Side == o.Side:
			return One/2 + closeness(Far(e, o.Zone, t.Holder))*45/100
		case t.Holder == rules.Nobody && t.At != rules.Nowhere:
			if who := nearest(e, o.Side, t.At); who != rules.Nobody {
				return closeness(e.Options.Grid.SpaceDistance(e.Space(who), grid.Square(t.At))) * 45 / 100
			}
		}
		return 0
	case rules.ToSlay:
		lost := 0
		for set := o.Who; set != 0; set &= set - 1 {
			id := rules.First(set)
			full := max(1, e.MaxHP(id))
			lost += One * (full - min(max(int(e.Facts.Combatants[id].HP), 0), full)) / full
		}
		return lost / want
	case rules.ToProtect, rules.ToSurvive:
		return One / 2
	case rules.ToRout:
		return min(have*One/want, One)
	}
	return 0
}

// near is how near those so many of a side are to the zone of a goal that are nearest,
// in parts of One each, without those who stand in it.
func near(e *rules.Encounter, o *rules.Objective, many int) (sum int) {
	var taken uint64
	for range many {
		best, who := -1, rules.Nobody
		for id := range e.Count() {
			if !o.Counts(e, id) || !combat.Able(e, id) || taken>>id&1 == 1 || o.Kind != rules.ToHold && e.Stands(id, o.Zone) {
				continue
			}
			if n := closeness(Far(e, o.Zone, id)); n > best {
				best, who = n, id
			}
		}
		if who == rules.Nobody {
			break
		}
		taken |= 1 << who
		sum += best
	}
	return sum
}

// closeness falls from One where one is there, by half at soon squares.
func closeness(far int) int { return One * soon / (soon + far) }
