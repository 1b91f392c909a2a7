package ai

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/view"
)

// soldier fights sensibly one turn at a time: it weighs where it could stand
// and whom it could strike from there by the exact odds, against what it would
// expose itself to, and closes in when there is nobody to strike.
type soldier struct {
	temper
	seed uint64
	eye  dice.Stream // of the action thought about
	turn uint64      // the question being thought about, plus one
	e    *rules.Encounter

	me            rules.ID
	worth         int
	guard         int // cost of the opportunities a shot gives here, -1 unknown
	melee, ranged int // what it deals in a round, in thousandths
	foes          []foe
	allies        []grid.Space
	jobs          []stand
	next          int
	found         bool // best holds an attack
	best          plan
	keep          bool // whether all plans are remembered
	plans         []plan
	here          int // what the best attack from where it stands is worth

	walk   *grid.Walk
	cells  []grid.Cell
	places []grid.Place
	order  []int // of cells or places, by cost
	goals  []uint8
	trail  []grid.Cell
	path   []grid.Dir
	ids    []rules.ID
	legal  []rules.Action
	odds   chances
	aim    rules.Aim
	squad  squad
	// prospect is what the attack is worth that a figure was last found to have.
	prospect int

	decided rules.Action
	missed  int // decisions that were not legal; a test wants none
}

// again keeps the ground and the odds the soldier has got to know.
func (s *soldier) again(seed uint64) Player {
	n := &soldier{seed: seed, temper: s.temper, odds: s.odds, squad: s.squad}
	n.places, n.order, n.goals, n.path = s.places, s.order, s.goals, s.path // room
	if s.e != nil {
		n.e = s.e.Clone()
	}
	return n
}

// plan is an action and what the turn that begins with it is worth.
type plan struct {
	action rules.Action
	score  int
	// gain is the part of the score that the attack alone brings.
	gain int
}

// Think decides for whoever is awaited, in slices: every place looked at
// closely is a node.
func (s *soldier) Think(v *view.View, turn uint64, nodes int) (rules.Action, bool) {
	if s.turn != turn+1 {
		s.read(v)
		if a, done := s.consider(turn); done {
			return s.answer(v, a)
		}
	}
	for range max(nodes, 1) {
		if a, done := s.step(); done {
			return s.answer(v, a)
		}
	}
	return rules.Action{}, false
}

// consider begins to think about the encounter it has; done says that a is
// decided already, otherwise step goes on.
func (s *soldier) consider(turn uint64) (a rules.Action, done bool) {
	s.turn = turn + 1
	s.eye = streamAt(s.seed^blurred, turn)
	s.jobs, s.next, s.found, s.plans = s.jobs[:0], 0, false, s.plans[:0]
	return s.atOnce()
}

// step weighs one more place, or decides when all have been weighed.
func (s *soldier) step() (a rules.Action, done bool) {
	if s.next == len(s.jobs) {
		return s.conclude(), true
	}
	s.weigh(&s.jobs[s.next])
	s.next++
	return a, false
}

// read takes over what the side knows.
func (s *soldier) read(v *view.View) {
	if s.e == nil {
		s.e = v.Encounter()
		s.e.Apart()
		return
	}
	v.Read(func(e *rules.Encounter) { e.CopyTo(s.e) })
}

// answer makes sure that the decision is legal; were it not, it takes what
// ends the matter soonest.
func (s *soldier) answer(v *view.View, a rules.Action) (rules.Action, bool) {
	s.turn, s.decided = 0, a
	if v.Check(&s.decided).OK() {
		return a, true
	}
	s.missed++
	s.legal = v.Legal(s.legal[:0])
	if len(s.legal) == 0 {
		return a, false
	}
	for _, verb := range [...]rules.Verb{rules.EndTurn, rules.Pass, rules.GrappleEscape, rules.Escape} {
		for i := range s.legal {
			if s.legal[i].Verb == verb {
				return s.legal[i], true
			}
		}
	}
	return s.legal[0], true
}

// atOnce decides what needs no weighing: answers, getting up, and turns with
// nothing left in them.
func (s *soldier) atOnce() (a rules.Action, done bool) {
	e := s.e
	what, who := e.Awaits()
	s.me = who
	switch what {
	case rules.AwaitsNothing, rules.AwaitsDie:
		return a, true
	case rules.AwaitsAnswer:
		return s.react(who), true
	}
	if e.Rules.Turn.Phases {
		return s.lead(), true
	}
	end := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
	if a, forced := combat.Flight(e, who); forced {
		return a, true // CND-07
	}
	if a, done := s.wrestle(&end); done {
		return a, true
	}
	if a, done := s.struggle(); done {
		return a, true
	}
	if !s.may(rules.Attack) && !s.may(rules.Move) && !s.may(rules.Charge) {
		if a, ok := s.gratis(who); ok {
			return a, true
		}
		return end, true
	}
	s.worth = worth(e, who)
	s.melee, s.ranged = output(e, who)
	s.muster()
	for _, verb := range [...]rules.Verb{rules.StandUp, rules.Rise} {
		up := rules.Action{Verb: verb, By: who, On: rules.Nobody}
		if e.Check(&up).OK() && s.provoked() < 1000*int(e.Facts.Combatants[who].HP) {
			return up, true
		}
	}
	s.best = plan{action: end, score: -1 << 40}
	s.weigh(&stand{at: e.Facts.Combatants[who].At})
	s.here = s.best.gain
	s.abilities()
	s.list()
	return a, false
}

// struggle has one whom only its bonds hold tear at them, by the better way
// (ACT-32).
func (s *soldier) struggle() (a rules.Action, done bool) {
	if !s.e.Facts.Has(s.me, rules.Bound) || !s.may(rules.Escape) {
		return a, false
	}
	best := -1 << 30
	for _, try := range s.e.Rules.Verbs[rules.Escape].List(s.e, s.me, s.legal[:0]) {
		if t, ok := combat.TrialOf(s.e, &try); ok && t.Bonus-t.DC > best {
			a, best, done = try, t.Bonus-t.DC, true
		}
	}
	return a, done
}

// react takes an opportunity unless it would be spent on somebody who is
// already out of the fight; other questions it answers as the rule book does.
func (s *soldier) react(who rules.ID) rules.Action {
	a := rules.Action{Verb: s.e.Wise(), By: who, On: rules.Nobody}
	if step, ok := s.e.Asked(); ok && combat.AsksOpportunity(s.e) && step.Whom >= 0 && s.e.Rules.Attack.Defeated(s.e, step.Whom) {
		a.Verb = rules.Decline
	}
	return a
}

// may reports whether budget and state allow a verb at all.
func (s *soldier) may(v rules.Verb) bool {
	row := &s.e.Rules.Verbs[v]
	if row.Start == nil {
		return false
	}
	a := rules.Action{Verb: v, By: s.me, On: rules.Nobody}
	return s.e.Rules.Turn.Barred(s.e, &a, row).OK()
}

// chance draws a face of a die that belongs to the action being decided.
func (s *soldier) chance(sides int) int {
	stream := streamAt(s.seed, s.turn)
	return stream.D(sides)
}

// shooter reports whether the soldier does more harm from afar.
func (s *soldier) shooter() bool { return s.ranged > 0 && s.ranged*5 >= s.melee*4 }

// mobile reports whether a move is left: what is left of the turn allows one,
// and no 5-foot step has been made (MOV-10).
func (s *soldier) mobile() bool {
	b := &s.e.Facts.Combatants[s.me].Budget
	return (b.Step || b.Moved) && s.may(rules.Move)
}

// offer keeps a plan if it looks better than the best so far.
func (s *soldier) offer(a *rules.Action, score, gain int) {
	s.found = true
	if seen := s.look(gain, &s.eye); seen != gain {
		score, gain = score+seen-gain, seen
	}
	if s.keep {
		s.plans = append(s.plans, plan{*a, score, gain})
	}
	if score > s.best.score {
		s.best = plan{*a, score, gain}
	}
}
