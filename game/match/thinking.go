package match

import "tenaille/game/ai"

// Thinking is the machine that a match awaits, if it thinks in ideas.
type Thinking struct {
	m *Match
	t ai.Thinker // nil for none
}

// ThinkingOf is the thinking of the machine that a match awaits now.
func ThinkingOf(m *Match) Thinking {
	_, _, side := m.Awaits()
	if side < 0 {
		return Thinking{m: m}
	}
	if m.players[side] != nil {
		m.ahead.settle(m, side)
	}
	t, _ := m.players[side].(ai.Thinker)
	return Thinking{m, t}
}

// Progress is how many of how many parts of it are done; both are 0 where that cannot be
// told.
func (th Thinking) Progress() (done, of int) {
	if th.t == nil {
		return 0, 0
	}
	return th.t.Progress()
}

// Hurry has the machine decide by what it has thought so far, which stands in the record;
// false where it has no ideas yet.
func (th Thinking) Hurry() bool {
	if _, of := th.Progress(); of == 0 {
		return false
	}
	th.t.Hurry()
	th.m.told.hurried = true
	return true
}

// Thoughts are what the machine has weighed for the decision that it has just made, before
// it is given to Do; none where there was nothing to weigh.
func (th Thinking) Thoughts() []ai.Thought {
	if th.t == nil {
		return nil
	}
	return th.t.Thoughts()
}
