package attack

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Query asks in q how a creature is covered from another with a weapon, and
// returns the board that can answer: without the other creatures where none of
// them may cover.
func Query(e *rules.Encounter, by, on rules.ID, w *rules.Weapon, q *grid.CoverQuery) *grid.Field {
	q.Attacker, q.Target = e.Space(by), e.Space(on)
	q.AttackerTag, q.TargetTag = int16(by), int16(on)
	q.TargetHeight = int(e.Creatures[on].Height)
	q.Melee, q.Reach, q.Blunt = !w.Projectile(), w.Interval, !w.Piercing
	if q.Soft() {
		return e.Field()
	}
	return e.Ground()
}

// Strikeable returns the Refusal of AimAt without working out the rest of the
// attack: only as much as it takes to refuse it.
func Strikeable(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode) rules.Refusal {
	return e.Rules.Attack.Strikeable(e, by, on, weapon, mode)
}

// Refusal returns the refusal of ATK-20: that of Strikeable where the ruleset has
// no attack of its own.
func Refusal(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode) rules.Refusal {
	w := e.Creatures[by].Weapon(weapon)
	if r := refuseArms(e, by, on, weapon, w, mode); !r.OK() {
		return r
	}
	if !w.Projectile() && e.Options.Grid.SpaceReachDistance(e.Space(by), e.Space(on)) > int(w.Interval.Max) {
		return RefuseLine(on, w, &grid.CoverResult{}, false, mode) // whatever covers it
	}
	var q grid.CoverQuery
	f := Query(e, by, on, w, &q)
	cover := f.Cover(&q)
	return RefuseLine(on, w, &cover, sees(e, f, by, on), mode)
}

// refuseArms says what of the creature and its weapon forbids the attack
// (ATK-20, step 1).
func refuseArms(e *rules.Encounter, by, on rules.ID, weapon int8, w *rules.Weapon, mode rules.AttackMode) rules.Refusal {
	c := &e.Facts.Combatants[by]
	no := func(cite rules.Cite) rules.Refusal { return rules.Refusal{Cite: cite, Who: on} }
	switch o := &e.Facts.Combatants[on]; {
	case o.Conditions.Has(rules.Dead):
		return no(rules.HP04)
	case by == on, o.Away != rules.Here: // nobody to aim at
		return no(rules.ATK20)
	case o.Absent: // as far as this side knows
		return no(rules.CON07)
	}
	if cite := wrestles(e, by, on, w, mode); cite != rules.NoCite {
		return no(cite)
	}
	switch {
	case weapon >= 0 && !w.Natural && c.Ready>>weapon&1 == 0:
		return no(rules.ACT23)
	case w.Projectile() && c.Conditions.Has(rules.Prone) && !w.UsableProne:
		return no(rules.ATK08)
	case w.Loads() && c.Loaded>>weapon&1 == 0:
		return no(rules.ACT24)
	case w.Projectile() && w.Increment > 0 && e.Options.Grid.SpaceDistance(e.Space(by), e.Space(on)) > w.MaxRange():
		return no(rules.ATK05)
	}
	return rules.Refusal{}
}

// RefuseLine says what on the way to the target forbids the attack; seen says
// whether its attacker sees it.
func RefuseLine(on rules.ID, w *rules.Weapon, cover *grid.CoverResult, seen bool, mode rules.AttackMode) rules.Refusal {
	no := func(cite rules.Cite) rules.Refusal { return rules.Refusal{Cite: cite, Who: on} }
	switch {
	case !cover.InReach:
		return no(rules.GEO14)
	case !cover.Effect:
		return no(rules.COV12)
	case cover.SlitOnly && !w.Piercing:
		return no(rules.COV13)
	case !seen && mode&(rules.ModeSquare|rules.ModeCoup|rules.ModeDrawn) == 0:
		return no(rules.CON07)
	}
	return rules.Refusal{}
}
