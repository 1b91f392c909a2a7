package rules

import "slices"

// Goal is what decides a match (SKI-19).
type Goal uint8

// The goals of a match.
//
//names:list goalNames
const (
	// NoGoal: nobody has won, and nobody can any more.
	NoGoal Goal = iota // ""
	// Eliminate: a side has lost when none of its creatures is left.
	Eliminate
	// Yielded: the other side has given its cause up, and that was accepted.
	Yielded

	goalCount
)

// String returns the goal's name in position files and replays, "" for none.
func (g Goal) String() string { return goalNames[g] }

// GoalByName returns the goal of a name.
func GoalByName(name string) (g Goal, ok bool) {
	i := slices.Index(goalNames[:], name)
	return Goal(max(i, 0)), i >= 0
}
