package match

import (
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
)

// A player who studies can set the next die, and the chances foreseen are those of
// throws in which it shows so: the course of an action is walked with it. What is said of
// the parts of an action takes them to come first, or not to meet it at all.

// NextDie is the die that was set and is not thrown yet; none where it has no sides.
func (m *Match) NextDie() dice.Set {
	if m.watched.of != nil {
		return dice.Set{}
	}
	return m.course.Next()
}

// reacts reports whether somebody may throw dice before the action's own.
func (p *Preview) reacts() bool { return len(p.Reactors)+len(p.Way.Opportunities) > 0 }

// first is the die that is set where the first die of an action has so many sides, none
// where somebody else throws before or an attack does.
func (p *Preview) first(sides uint8) dice.Set {
	if p.Next.Sides != sides || p.reacts() || len(p.Strikes) > 0 {
		return dice.Set{}
	}
	return p.Next
}

// meet makes the odds of the first attack those with the die that is set, and says where
// those of the parts are not known to be. Whoever strikes before throws a d20, so that of
// a d20 the others are those of fair dice; other dice may or may not have been thrown.
func (p *Preview) meet(e *rules.Encounter, a *rules.Action) {
	set := p.Next
	if set.Sides == 0 {
		return
	}
	if p.reacts() {
		p.Fair = set.Sides != 20
		return
	}
	if len(p.Strikes) > 0 && len(p.Trials) == 0 { // the check whether a power comes off throws first
		s := &p.Strikes[0]
		s.Odds = odds.OfAttack(e, &s.Aim.Frame, set)
		p.Fair = s.Among != nil || a.Verb == rules.CoupDeGrace || set.Sides != 20 && len(p.Strikes) > 1
	}
	p.Fair = p.Fair || len(p.Contests) > 1 || a.Verb == rules.Power && set.Sides != 20
}

// throw gives the one opposed check that the die that is set is thrown in the chance
// that it is won with it.
func (p *Preview) throw(c *odds.Course) {
	if len(p.Contests) == 1 && p.first(20).Sides > 0 && !p.Contests[0].Lost {
		p.Contests[0].Wins = c.Succeeds
	}
}
