package rules

import "tenaille/rules/grid"

// Objective is a goal of a side, checked (SKI-19).
type Objective struct {
	Kind             Goal
	Side             uint8
	Who              uint64 // creatures by ID
	Zone             int8   // index in Scenario.Zones
	Token            int8   // index in Scenario.Tokens
	Count            uint8  // how many, of rout the percentage
	Door             uint8
	Until, By        uint16 // rounds, 0 where there is none
	Optional, Hidden bool
}

// Counts reports whether a creature is one of those by whom its side reaches a goal.
func (o *Objective) Counts(e *Encounter, id ID) bool {
	return e.Creatures[id].Side == o.Side && (o.Who == 0 || o.Who>>id&1 == 1)
}

// Scene is what happens once, when its cue comes (SKI-19).
type Scene struct {
	Round  uint16 // that begins, 0 for another cue
	Zone   int8   // in which somebody of Side stands, or -1
	Side   uint8
	Falls  uint64 // that all are lost
	Goal   int8   // that is reached, or -1
	Arrive uint64
	Reveal uint32 // goals, by their index
	Opens  uint64 // doors
	Closes uint64
}

// State is how far a goal has come.
type State uint8

// The states of a goal.
const (
	Pursued State = iota
	Reached
	Failed
)

// Away says why a creature is not on the board; a creature that is not known to
// whoever holds the facts is not on it either, for no such reason.
type Away uint8

// Where creatures may be that are not on the board.
const (
	Here Away = iota
	// Waiting: it comes with a scene (SKI-19).
	Waiting
	// Departed: it has escaped (SKI-19).
	Departed
)

// Token is where something that can be carried is (SKI-19).
type Token struct {
	Holder ID // Nobody while it lies
	At     grid.Cell
}

// Nowhere is where a token lies for a side that does not know where it is.
var Nowhere = grid.C(-1, -1)

// Quest is how far the goals of a match have come.
type Quest struct {
	Goals    [MaxGoals]State
	Revealed uint32 // goals that are hidden no more
	Played   uint32 // scenes that have happened
	Tokens   [MaxTokens]Token
}

// noQuest is that of a match with nothing but elimination to play for.
var noQuest = Quest{Tokens: [MaxTokens]Token{{Holder: Nobody}, {Holder: Nobody}, {Holder: Nobody}, {Holder: Nobody}}}

// HasQuest reports whether the encounter has anything but elimination to play
// for, or scenes.
func (s *Scenario) HasQuest() bool { return len(s.Objectives)+len(s.Scenes)+len(s.Tokens) > 0 }

// Known reports whether a side, or everyone for one below 0, knows of a goal.
func (e *Encounter) Known(goal int, side int) bool {
	o := &e.Objectives[goal]
	return o.Kind != NoGoal && (!o.Hidden || side < 0 || int(o.Side) == side || e.Facts.Quest.Revealed>>goal&1 == 1 || e.Facts.Quest.Goals[goal] == Reached)
}

// Comes reports whether a creature that is not on the board yet comes to it for
// certain, with a round (SKI-19). Whoever found no room when it should have come does
// not come any more.
func (e *Encounter) Comes(id ID) bool {
	if e.Facts.Combatants[id].Away != Waiting {
		return false
	}
	for i, who := range e.reserve {
		if who>>id&1 == 1 {
			return e.Facts.Quest.Played>>i&1 == 0
		}
	}
	return false
}
