package combat

import "tenaille/rules"

// Barred says what in a creature's state or budget forbids a verb, before the
// verb is looked at itself (ACT-01, CND-01).
func Barred(e *rules.Encounter, a *rules.Action, row *rules.VerbRow) rules.Refusal {
	c := &e.Facts.Combatants[a.By]
	cs := c.Conditions
	if row.Cost == rules.NoCost {
		return rules.Refusal{} // scripts: the scenario acts, not the creature
	}
	if a.With != 0 { // combined fire is another ruleset's (SKI-14)
		return rules.Refuse(rules.RST01)
	}
	switch {
	case c.Budget.Over:
		return rules.Refuse(rules.ACT33)
	case a.Verb == rules.EndTurn: // whatever the creature has become in its turn
		return panics(e, a, row)
	case cs.Has(rules.Dead):
		return rules.Refuse(rules.HP04)
	}
	if c.Budget.Lost || c.Surprised {
		return rules.Refuse(e.Rules.Grounds.Surprised)
	}
	holds := cs
	if a.Verb == rules.Escape { // out of bonds
		holds = holds.Without(rules.Bound)
	}
	if r := stilled(e, holds); !r.OK() {
		return r
	}
	switch {
	case cs.Has(rules.Pinned) && !pinnedMay(a, row):
		return rules.Refuse(rules.GRP07)
	case cs.Has(rules.Grappling) && !grapplerMay(a, row):
		return rules.Refuse(rules.GRP05)
	}
	if cs.Has(rules.Frightened) {
		if r := panics(e, a, row); !r.OK() {
			return r
		}
	}
	if goesOn(c, a) || a.Verb == rules.Draw && c.Budget.Paired {
		return rules.Refusal{}
	}
	return afford(e, c, price(c, a, row))
}

// pinnedMay: escaping the pin and free actions, but no letting go (GRP-07).
func pinnedMay(a *rules.Action, row *rules.VerbRow) bool {
	return a.Verb == rules.GrappleEscape || a.Verb == rules.Delay || row.Cost == rules.FreeAction && a.Verb != rules.Release
}

// grapplerMay lists what is left to one in a grapple (GRP-05, GRP-06).
func grapplerMay(a *rules.Action, row *rules.VerbRow) bool {
	switch a.Verb {
	case rules.Attack, rules.FullAttack, rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape, rules.GrappleMove, rules.Draw, rules.Delay, rules.Power:
		return true
	}
	return row.Cost == rules.FreeAction
}
