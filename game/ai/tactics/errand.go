package tactics

import (
	"tenaille/game/ai/errand"
	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// errand does what the goals of the match want of the soldier (SKI-19); ok is false
// where they want nothing, or nothing before the fight.
func (s *Soldier) errand() (a rules.Action, ok bool) {
	e := s.pos.E
	er, ok := errand.Of(e, s.pos.Me)
	if !ok {
		return a, false
	}
	if er.There(e, e.Space(s.pos.Me)) {
		return s.arrived(&er)
	}
	if !s.pos.Mobile() || !eval.Presses(e, s.pos.Me, &er) {
		return a, false
	}
	hurry := er.Slack <= 1
	blow, strikes := s.rooted()
	if strikes && !hurry && s.pos.E.Facts.Combatants[s.pos.Me].Budget.Move == 0 {
		return blow, true // it has walked, and can strike
	}
	if a, ok := s.sidle(&er); ok {
		return a, true
	}
	a, danger, ok := s.ways.Toward(e, s.pos.Me, &er, e.Rules.Move.Speed(e, s.pos.Me))
	if !ok || !s.pos.Legal(a) {
		return s.unlock(&er)
	}
	// Through blades it goes where time is short, or where it does not hurt much.
	if strikes && !hurry && danger*s.pos.Fear() > 300*max(1, int(e.Facts.Combatants[s.pos.Me].HP)) {
		return a, false
	}
	return a, true
}

// arrived is what a soldier does that is where its errand sends it: turn the door,
// or stay and strike from there.
func (s *Soldier) arrived(er *errand.Errand) (a rules.Action, ok bool) {
	if er.Door != 0 {
		return s.turnDoor(er)
	}
	if !er.Stay || !eval.Presses(s.pos.E, s.pos.Me, er) {
		return a, false
	}
	if blow, strikes := s.rooted(); strikes && (s.here > 0 || !s.spent()) {
		return blow, true
	}
	guard := rules.Action{Verb: rules.TotalDefenceAction, By: s.pos.Me, On: rules.Nobody}
	if s.pos.InReach() && s.pos.Legal(guard) {
		return guard, true
	}
	end := rules.Action{Verb: rules.EndTurn, By: s.pos.Me, On: rules.Nobody}
	return end, s.pos.Legal(end)
}

// rooted is the best attack from where a soldier stands; ok is false where there is none.
func (s *Soldier) rooted() (a rules.Action, ok bool) {
	best, found, noise, plans := s.best, s.found, s.noise, len(s.plans)
	s.best, s.found = plan{score: -1 << 30}, false
	s.evaluate(&stand{at: s.pos.E.Facts.Combatants[s.pos.Me].At})
	a, ok = s.best.action, s.found
	s.best, s.found, s.noise, s.plans = best, found, noise, s.plans[:plans] // it was only a thought
	return a, ok
}

// sidle is the 5-foot step that leads a soldier where its errand sends it: it gives nobody
// an opportunity (MOV-10).
func (s *Soldier) sidle(er *errand.Errand) (a rules.Action, ok bool) {
	at := s.pos.E.Space(s.pos.Me)
	for d := grid.N; d <= grid.NW; d++ {
		if !er.There(s.pos.E, at.Moved(d)) {
			continue
		}
		a = rules.Action{Verb: rules.FiveFootStep, By: s.pos.Me, On: rules.Nobody, Cell: at.At.Step(d)}
		a.Path.Add(d)
		if s.pos.Legal(a) {
			return a, true
		}
	}
	return rules.Action{}, false
}

// turnDoor opens or closes the door of an errand.
func (s *Soldier) turnDoor(er *errand.Errand) (a rules.Action, ok bool) {
	verb := rules.OpenDoor
	if er.Shut {
		verb = rules.CloseDoor
	}
	row := &s.pos.E.Rules.Verbs[verb]
	if row.List == nil || !s.pos.May(verb) {
		return a, false
	}
	s.legal = row.List(s.pos.E, s.pos.Me, s.legal[:0])
	for i := range s.legal {
		if s.legal[i].Amount == int16(er.Door) {
			return s.legal[i], true
		}
	}
	return a, false
}

// unlock opens a door beside the soldier that may be in the way of its errand.
func (s *Soldier) unlock(er *errand.Errand) (a rules.Action, ok bool) {
	row := &s.pos.E.Rules.Verbs[rules.OpenDoor]
	if row.List == nil || !s.pos.May(rules.OpenDoor) || er.Shut {
		return a, false
	}
	if s.legal = row.List(s.pos.E, s.pos.Me, s.legal[:0]); len(s.legal) == 0 {
		return a, false
	}
	return s.legal[0], true
}
