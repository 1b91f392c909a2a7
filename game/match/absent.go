package match

import (
	"tenaille/rules"
	"tenaille/rules/odds"
	"tenaille/rules/view"
)

// absent answers for somebody who is away; what it does in its turn it sends itself.
type absent struct{ reactions odds.Reactions }

// Think answers what is asked; an action is not for it to choose.
func (a absent) Think(v *view.View, _ uint64, _ int) (act rules.Action, done bool) {
	v.Read(func(e *rules.Encounter) {
		var asked rules.Step
		if asked, done = e.Asked(); done {
			act = rules.Action{Verb: a.reactions.Answer(e, &asked), By: asked.Who, On: rules.Nobody}
		}
	})
	return act, done
}

// Away reports whether the match waits for the turn of somebody who sends it by mail.
func (m *Match) Away() bool {
	what, _, side := m.Awaits()
	if side < 0 || what != rules.AwaitsAction {
		return false
	}
	_, ok := m.players[side].(absent)
	return ok
}

// Rehearsed reports whether the match is a rehearsal: every die shows 1, and nothing of it
// has happened.
func Rehearsed(m *Match) bool { return m.course.Rehearsed() }
