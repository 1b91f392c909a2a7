package ai

import (
	"tenaille/game/ai/search"
	"tenaille/rules"
	"tenaille/rules/view"
)

// Ahead has a machine player think about a question before it is asked. Kept is what it
// has come to when the question is the one that was thought about; Forget has it think of
// nothing since.
type Ahead struct {
	p       Player
	restore func() // has it be as it was before
	decided rules.Action
	done    bool
}

// AheadOf is the thinking ahead of a player; ok is false for one that decides at once
// anyway, or is in the middle of a thought.
func AheadOf(p Player) (a *Ahead, ok bool) {
	q, ok := p.(*planner)
	if !ok || q.turn != 0 {
		return nil, false
	}
	was := *q
	return &Ahead{p: p, restore: func() {
		*q = was
		// Of what it weighed last the room has been used for other things, and encounters
		// that were free then may be in use.
		q.ideas, q.looked, q.search = q.ideas[:0], false, search.Search{}
	}}, true
}

// Think works for about so many nodes on the answer that the view awaits of its side;
// turn is the number that the action would have in the match. It reports whether it has
// come to one; otherwise it is to be called again with the same view.
func (a *Ahead) Think(v *view.View, turn uint64, nodes int) (done bool) {
	if !a.done {
		a.decided, a.done = a.p.Think(v, turn, nodes)
	}
	return a.done
}

// Kept is the decision; done is false where the player has not come to one, and goes on
// with the thought when it is asked the same.
func (a *Ahead) Kept() (decided rules.Action, done bool) { return a.decided, a.done }

// Forget has the player be as it was. What it has got to know of the ground and of odds
// stays: that is the same whoever asks.
func (a *Ahead) Forget() { a.restore() }
