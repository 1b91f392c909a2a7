package lab

import (
	"tenaille/rules"
)

// turnTaken is the turn of a creature, or the activation of a figure, that is under way.
type turnTaken struct {
	who          rules.ID // nobody between turns, and in those that are not counted
	beside       bool     // an enemy stood beside it at the beginning
	struck, done bool     // it has struck at an enemy, it has done something
}

// Who ends a turn before so many enemies within so many squares, and has no friend within
// so many others, is alone.
const (
	besetBy     = 3
	besetWithin = 3
	helpWithin  = 4
)

// hear counts what goes badly in turns.
func (t *turnTaken) hear(e *rules.Encounter, ev *rules.Event, sides []Counts) {
	switch ev.Kind {
	case rules.TurnBegan, rules.Activated:
		if ev.Kind == rules.Activated && ev.A == 1 {
			return // it lends its fire in the turn of another (SKI-14)
		}
		*t = turnTaken{who: rules.Nobody}
		if e.Present(ev.Who) && !e.Rules.Attack.Defeated(e, ev.Who) && !e.Facts.Combatants[ev.Who].Conditions.Any(rules.InertSet) {
			foes, _ := around(e, ev.Who, 1, 0)
			*t = turnTaken{who: ev.Who, beside: foes > 0}
		}
	case rules.ActionTaken:
		if ev.Who == t.who && ev.Verb != rules.EndTurn && ev.Verb != rules.Pass {
			t.done = true
			t.struck = t.struck || ev.Whom >= 0 && e.Hostile(ev.Who, ev.Whom)
		}
	case rules.AttackRolled:
		if ev.Who == t.who && ev.Whom >= 0 {
			t.struck = t.struck || e.Hostile(ev.Who, ev.Whom)
		}
	case rules.TurnEnded, rules.ActivationEnded:
		if ev.Who == t.who {
			t.count(e, &sides[e.Creatures[t.who].Side])
			t.who = rules.Nobody
		}
	}
}

// count adds the turn to what is counted of its side.
func (t *turnTaken) count(e *rules.Encounter, c *Counts) {
	c[Turns]++
	if !t.struck {
		c[Harmless]++
	}
	if !t.struck && t.beside {
		c[Shy]++
	}
	if !t.done && !t.struck {
		c[Idle]++
	}
	if e.Present(t.who) && !e.Rules.Attack.Defeated(e, t.who) {
		if foes, friends := around(e, t.who, besetWithin, helpWithin); foes >= besetBy && friends == 0 {
			c[Lone]++
		}
	}
}

// around counts the enemies and the friends of a creature who fight within so many squares
// of it.
func around(e *rules.Encounter, who rules.ID, foesWithin, friendsWithin int) (foes, friends int) {
	at := e.Space(who)
	for id := range e.Count() {
		if id == who || !e.Present(id) || e.Rules.Attack.Defeated(e, id) {
			continue
		}
		s := e.Space(id)
		switch d := e.Options.Grid.SpaceDistance(at, s); {
		case e.Hostile(who, id):
			if d <= foesWithin {
				foes++
			}
		case d <= friendsWithin:
			friends++
		}
	}
	return foes, friends
}
