package replay

import (
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Rest is what somebody does whose time is up: what is asked is declined, the turn is
// ended, or what must be done before is done. ok is false where nothing can be done.
func (c *Course) Rest() (a rules.Action, ok bool) {
	what, who := c.e.Awaits()
	if what == rules.AwaitsAction {
		if a, forced := combat.Flight(c.e, who); forced { // CND-07
			return a, true
		}
	}
	legal := c.e.Legal(nil)
	for i := range legal {
		if what == rules.AwaitsAnswer && legal[i].Verb == rules.Decline {
			return legal[i], true
		}
	}
	return rules.Idle(legal)
}

// Throws reports whether a legal action draws a die before it is done or somebody is asked.
// Nothing changes by it. An action over which the rules break throws none.
func (c *Course) Throws(a rules.Action) (owed bool) {
	defer func() {
		if recover() != nil {
			owed = false
		}
	}()
	e := c.e.Clone()
	e.Begin(&a)
	_, owed = e.Pending()
	return owed
}

// Say writes an action as the command by which files and letters order it, and makes the
// action what the command says. The error is an action that no command can say.
func (c *Course) Say(a *rules.Action) (levels.Command, error) { return c.sayable(a) }

// Awaited is the side that is awaited, -1 where none is.
func (c *Course) Awaited() int {
	if c.Over() {
		return -1
	}
	what, who := c.e.Awaits()
	if what != rules.AwaitsAction && what != rules.AwaitsAnswer {
		return -1
	}
	return int(c.e.Creatures[who].Side)
}
