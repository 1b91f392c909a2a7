package squad

import (
	"tenaille/game/ai/errand"
	"tenaille/game/ai/eval"
	"tenaille/rules"
)

// errand begins what the goals of the match want of a figure (SKI-19): a shot first
// where there is one and time for it, then the way; where it stays it strikes.
func (q *Squad) errand(m *member) (a rules.Action, ok bool) {
	er, ok := errand.Of(q.e, m.id)
	if !ok {
		return a, false
	}
	there := er.There(q.e, m.at)
	if there && !er.Stay || !eval.Presses(q.e, m.id, &er) {
		return a, false
	}
	if there || er.Slack > 1 || er.Slack == 1 && !m.Melee {
		if a, ok := q.fire(m.id); ok {
			return a, true
		}
	}
	if there {
		return rules.Action{Verb: rules.Pass, By: m.id, On: rules.Nobody}, true
	}
	a, _, ok = q.ways.Toward(q.e, m.id, &er, 2*int(m.Speed))
	return a, ok
}

// onErrand is the move that a figure still has to make on its errand; bound says that
// it has one, even if that wants it to stay where it is.
func (q *Squad) onErrand(id rules.ID, squares int) (a rules.Action, bound bool) {
	er, ok := errand.Of(q.e, id)
	if !ok || !eval.Presses(q.e, id, &er) {
		return a, false
	}
	if er.There(q.e, q.e.Space(id)) {
		return a, er.Stay
	}
	a, _, ok = q.ways.Toward(q.e, id, &er, squares)
	return a, ok
}
