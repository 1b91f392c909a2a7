package rules

import "slices"

// Goal is what decides a match, and what a side may play for (SKI-19).
type Goal uint8

// The goals of a match.
//
//names:list goalNames To
const (
	// NoGoal: nobody has won, and nobody can any more.
	NoGoal Goal = iota // ""
	// Eliminate: a side has lost when none of its creatures is left.
	Eliminate
	// Yielded: the other side has given its cause up, and that was accepted.
	Yielded
	// Missed: a goal has failed that the other side had to reach.
	Missed
	// ToSlay: certain creatures of others are lost.
	ToSlay
	// ToHold: at the end of a round somebody of the side stands in a zone, and no
	// enemy does.
	ToHold
	// ToReach: so many of the side stand in a zone at once.
	ToReach
	// ToEscape: so many of the side have left the board by a zone.
	ToEscape
	// ToProtect: certain creatures are not lost, to the end of a round or of the match.
	ToProtect
	// ToRout: so large a part of the enemies is lost that the others flee.
	ToRout
	// ToSurvive: somebody of the side is left at the end of a round.
	ToSurvive
	// ToCarry: a token is brought into a zone.
	ToCarry
	// ToOpen: a door stands open.
	ToOpen
	// ToClose: a door is closed.
	ToClose

	goalCount
)

// String returns the goal's name in position files and replays, "" for none.
func (g Goal) String() string { return goalNames[g] }

// GoalByName returns the goal of a name.
func GoalByName(name string) (g Goal, ok bool) {
	i := slices.Index(goalNames[:], name)
	return Goal(max(i, 0)), i >= 0
}
