package tactics

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/position"
	"tenaille/game/ai/search"
	"tenaille/game/ai/squad"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/view"
)

// What counts against a place, in percent: the damage an opportunity would do, and
// what foes could do next where the soldier stands, who strikes or who shoots.
const weightOpportunity, weightMelee, weightShooter = 65, 9, 35

// Soldier fights sensibly one turn at a time: it weighs where it could stand
// and whom it could strike from there by the exact odds, against what it would
// expose itself to, and closes in when there is nobody to strike. Figures it leaves
// to their squad.
type Soldier struct {
	eval.Temper
	Seed  uint64
	noise dice.Stream // by which things look more or less than they are, in this action
	turn  uint64      // the question being thought about, plus one

	pos   position.Position // what it knows
	ways  position.Ways
	squad squad.Squad
	odds  eval.Chances

	jobs  []stand
	next  int
	found bool // best holds an attack
	best  plan
	Keep  bool // whether all plans are remembered
	plans []plan
	whim  eval.Whim
	here  int // what the best attack from where it stands is worth
	guard int // cost of the opportunities a shot gives here, -1 unknown

	legal []rules.Action
	aim   rules.Aim

	Quest search.Quest

	Missed int // decisions that were not legal: there are none
}

// NewSoldier is a soldier with dice of its own.
func NewSoldier(seed uint64, how eval.Temper) *Soldier { return &Soldier{Seed: seed, Temper: how} }

// Again is the same soldier with another seed, for another match: it keeps the
// ground and the odds it has got to know.
func (s *Soldier) Again(seed uint64) *Soldier {
	n := &Soldier{Seed: seed, Temper: s.Temper, Quest: s.Quest, odds: s.odds, squad: s.squad, ways: s.ways.Room()}
	if s.pos.E != nil {
		n.pos.E = s.pos.E.Clone()
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
func (s *Soldier) Think(v *view.View, turn uint64, nodes int) (rules.Action, bool) {
	if s.turn != turn+1 {
		s.Read(v)
		if a, done := s.Consider(turn); done {
			return s.Answer(v, a)
		}
	}
	for range max(nodes, 1) {
		if a, done := s.Step(); done {
			return s.Answer(v, a)
		}
	}
	return rules.Action{}, false
}

// Consider begins to think about the encounter it has; done says that a is
// decided already, otherwise Step goes on.
func (s *Soldier) Consider(turn uint64) (a rules.Action, done bool) {
	s.turn = turn + 1
	s.pos.Goal, s.squad.Goal = s.Quest.Goal, s.Quest.Goal
	s.noise = eval.Noise(s.Seed, turn)
	s.jobs, s.next, s.found, s.plans, s.whim = s.jobs[:0], 0, false, s.plans[:0], eval.Whim{}
	if what, who := s.pos.E.Awaits(); what == rules.AwaitsAction && s.Quest.Looks() {
		if a, ok := s.Quest.Look(s.pos.E); ok {
			s.pos.Me = who
			return a, true
		}
	}
	return s.atOnce()
}

// Step weighs one more place, or decides when all have been weighed.
func (s *Soldier) Step() (a rules.Action, done bool) {
	for s.next < len(s.jobs) && s.jobs[s.next].vain(s) {
		s.next++
	}
	if s.next == len(s.jobs) {
		return s.conclude(), true
	}
	s.evaluate(&s.jobs[s.next])
	s.next++
	return a, false
}

// Encounter is the soldier's own copy of what its side knows, nil before it has
// thought.
func (s *Soldier) Encounter() *rules.Encounter { return s.pos.E }

// Self is who the last decision was one of.
func (s *Soldier) Self() rules.ID { return s.pos.Me }

// Watch has the soldier think about an encounter that somebody else goes on with.
func (s *Soldier) Watch(e *rules.Encounter) { s.pos.E = e }

// Read takes over what the side knows.
func (s *Soldier) Read(v *view.View) {
	if s.pos.E == nil {
		s.pos.E = v.Encounter()
		s.pos.E.Apart()
	} else {
		v.Read(func(e *rules.Encounter) { e.CopyTo(s.pos.E) })
	}
	if s.Heedless() && len(s.pos.E.Objectives) > 0 {
		sc := *s.pos.E.Scenario
		sc.Objectives = nil
		s.pos.E.Scenario = &sc
	}
}

// Answer makes sure that the decision is legal; were it not, it takes what
// ends the matter soonest.
func (s *Soldier) Answer(v *view.View, a rules.Action) (rules.Action, bool) {
	s.turn, s.legal = 0, append(s.legal[:0], a)
	if v.Check(&s.legal[0]).OK() {
		return a, true
	}
	s.Missed++
	s.legal = v.Legal(s.legal[:0])
	if idle, ok := rules.Idle(s.legal); ok {
		return idle, true
	}
	return a, false
}

// atOnce decides what needs no weighing: answers, getting up, and turns with
// nothing left in them.
func (s *Soldier) atOnce() (a rules.Action, done bool) {
	e := s.pos.E
	what, who := e.Awaits()
	s.pos.Me = who
	switch what {
	case rules.AwaitsNothing, rules.AwaitsDie:
		return a, true
	case rules.AwaitsAnswer:
		return s.react(who), true
	}
	if e.Rules.Turn.Phases {
		return s.squad.Lead(e, who, s.Temper, s.noise), true
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
	if !s.pos.May(rules.Attack) && !s.pos.May(rules.Move) && !s.pos.May(rules.Charge) {
		if a, ok := s.gratis(who); ok {
			return a, true
		}
		return end, true
	}
	s.pos.TakeStock()
	s.incline()
	for _, verb := range [...]rules.Verb{rules.StandUp, rules.Rise} {
		up := rules.Action{Verb: verb, By: who, On: rules.Nobody}
		if s.pos.Legal(up) && s.pos.Provoked() < 1000*int(e.Facts.Combatants[who].HP) {
			return up, true
		}
	}
	s.best = plan{action: end, score: -1 << 30}
	s.evaluate(&stand{at: e.Facts.Combatants[who].At})
	s.here = s.best.gain
	s.abilities()
	s.list()
	return a, false
}

// struggle has one whom only its bonds hold tear at them, by the better way
// (ACT-32), and one that is held to the spot and has nobody to strike from there (CND-06).
func (s *Soldier) struggle() (a rules.Action, done bool) {
	cs := s.pos.E.Facts.Combatants[s.pos.Me].Conditions
	if !cs.Any(rules.Set(rules.Bound, rules.Anchored)) || !s.pos.May(rules.Escape) {
		return a, false
	}
	if !cs.Has(rules.Bound) && len(s.pos.E.Rules.Verbs[rules.Attack].List(s.pos.E, s.pos.Me, s.legal[:0])) > 0 {
		return a, false
	}
	best := -1 << 30
	for _, try := range s.pos.E.Rules.Verbs[rules.Escape].List(s.pos.E, s.pos.Me, s.legal[:0]) {
		if t, ok := combat.TrialOf(s.pos.E, &try); ok && t.Bonus-t.DC > best {
			a, best, done = try, t.Bonus-t.DC, true
		}
	}
	return a, done
}

// react takes an opportunity unless it would be spent on somebody who is
// already out of the fight; other questions it answers as the rule book does.
func (s *Soldier) react(who rules.ID) rules.Action {
	a := rules.Action{Verb: s.pos.E.Wise(), By: who, On: rules.Nobody}
	if step, ok := s.pos.E.Asked(); ok && combat.AsksOpportunity(s.pos.E) && step.Whom >= 0 && s.pos.E.Rules.Attack.Defeated(s.pos.E, step.Whom) {
		a.Verb = rules.Decline
	}
	return a
}

// chance draws a face of a die that belongs to the action being decided.
func (s *Soldier) chance(sides int) int {
	stream := eval.StreamAt(s.Seed, s.turn)
	return stream.D(sides)
}

// offer keeps a plan if it looks better than the best so far.
func (s *Soldier) offer(a *rules.Action, score, gain int) {
	s.found = true
	if s.Rash {
		s.whim.Offer(a, &s.noise)
	}
	if seen := s.Look(gain, &s.noise); seen != gain {
		score, gain = score+seen-gain, seen
	}
	if s.Keep {
		s.plans = append(s.plans, plan{*a, score, gain})
	}
	if score > s.best.score {
		s.best = plan{*a, score, gain}
	}
}

// loss is what so much damage costs, in thousandths of the soldier's worth as its nature
// sees it; one who is rash does not count it.
func (s *Soldier) loss(damage int) int {
	if s.Rash {
		return 0
	}
	hp := max(1, int(s.pos.E.Facts.Combatants[s.pos.Me].HP))
	share := min(damage/hp, 1500)
	if share == 0 {
		return 0 // nothing is no more to the hurt, and most places are as safe
	}
	return s.Nature.Loss(s.pos.Worth*share, eval.Hurt(s.pos.E, s.pos.Me))
}

// risk is what giving an opportunity for so much damage counts.
func (s *Soldier) risk(damage int) int {
	return s.Nature.Risk(s.loss(damage)) * weightOpportunity / 100
}
