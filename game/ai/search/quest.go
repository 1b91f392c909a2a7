package search

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
)

// Quest is what somebody plays for, where that is not simply to win.
type Quest struct {
	// Goal is what is played for, nil for simply winning.
	Goal *eval.Goal
	// Steps is in how many steps the whole of a position with a goal is looked at, if
	// that is enough; 0 never.
	Steps int
}

// Looks reports whether the whole of a position is looked at.
func (q *Quest) Looks() bool { return q.Goal != nil && q.Steps > 0 }

// Look looks at the whole of what may come of a position whose action is awaited, with dice
// in lots where it is too much; ok is false where that is too much too.
func (q *Quest) Look(e *rules.Encounter) (a rules.Action, ok bool) {
	var s Search
	s.Begin(e, q.Goal, false, q.Steps)
	for done := false; !done; {
		if done, ok = s.Step(); done && !ok && s.Narrow(e) {
			done = false
		}
	}
	best := s.Best()
	if !ok || best == nil {
		return a, false
	}
	return best.Action, true
}
