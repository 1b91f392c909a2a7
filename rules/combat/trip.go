package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// tripRows are the rows of a trip.
func tripRows(t *tables) {
	t.verbs[rules.Trip] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesByWeapon, Cite: rules.MAN02, Check: onTheLiving(checkTrip), List: listOn(rules.Trip, rules.UnarmedWeapon, true), Start: startManeuver, Do: sweep, Opened: hooked, Decided: tripped}
	t.questions[opCounterTrip] = rules.QuestionRow{Name: rules.AskCounterTrip, Cite: rules.MAN02, Offers: mayCounterTrip, Take: counterTrip, Decline: nothing, Contest: returned(rules.Trip), Peril: rules.PerilToNobody}
	t.questions[opDropInstead] = rules.QuestionRow{Name: rules.AskDropInstead, Cite: rules.MAN02, Take: dropInstead, Decline: fallInstead, Wise: unwise, Peril: rules.PerilToNobody}
	t.questions[opTripBlow] = rules.QuestionRow{Name: rules.AskTripBlow, Cite: rules.MAN02, Offers: mayFollowTrip, Take: followTrip, Decline: nothing}
}

// checkTrip: one at most a size larger, who stands, with bare hands or a
// weapon made for it (MAN-02).
func checkTrip(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refusal{Cite: rules.MAN02, Who: a.On}
	if !aimable(e, a) || larger(e, a.On, a.By) > 1 ||
		e.Facts.Combatants[a.On].Conditions.Any(rules.Set(rules.Prone, rules.Floating)) {
		return no
	}
	if w := e.Creatures[a.By].Weapon(a.Weapon); !w.Unarmed && !w.Trip || w.Projectile() {
		return no
	}
	return touchable(e, a, a.Weapon)
}

func sweep(e *rules.Encounter, s *rules.Step) { e.Push(touching(s)) }

func hooked(e *rules.Encounter, s *rules.Step) {
	e.Push(contest(s.Verb, s.Who, s.Whom, s.Weapon, 0, 0))
}

// tripped lays the loser down, or gives the target its attempt in return.
func tripped(e *rules.Encounter, s *rules.Step, won bool, _ int) {
	counter := s.Flags&contestCounter != 0
	switch w := e.Creatures[s.Whom].Weapon(s.Weapon); {
	case won && counter && w.Trip && !w.Natural:
		e.Push(rules.Step{Op: opDropInstead, Verb: rules.Trip, Who: s.Whom, Whom: s.Who, Weapon: s.Weapon})
	case won:
		fall(e, s.Whom, rules.MAN02)
		if !counter && e.Creatures[s.Who].Traits.Has(rules.ImprovedTrip) {
			e.Push(rules.Step{Op: opTripBlow, Verb: rules.Trip, Who: s.Who, Whom: s.Whom, Weapon: tripBlow(e, s)})
		}
	case !counter:
		e.Push(rules.Step{Op: opCounterTrip, Verb: rules.Trip, Who: s.Whom, Whom: s.Who, Weapon: s.Weapon})
	}
}

// tripBlow is the weapon of the attack that follows a trip with the feat: the
// one that tripped, or the first in hand after a trip with bare hands (26.2).
func tripBlow(e *rules.Encounter, s *rules.Step) int8 {
	if s.Weapon >= 0 {
		return s.Weapon
	}
	c := &e.Creatures[s.Who]
	for i := range c.Weapons {
		if attack.Menaces(e, s.Who, i) && e.Ground().InReach(e.Space(s.Who), e.Space(s.Whom), c.Weapons[i].Interval) {
			return int8(i)
		}
	}
	return s.Weapon
}

func counterTrip(e *rules.Encounter, s *rules.Step) {
	e.Push(contest(rules.Trip, s.Who, s.Whom, s.Weapon, 0, contestCounter))
}

// mayCounterTrip: the tripper must still be on its feet.
func mayCounterTrip(e *rules.Encounter, s *rules.Step) bool {
	return canReturn(e, s) && !e.Facts.Combatants[s.Whom].Conditions.Any(rules.Set(rules.Prone, rules.Floating))
}

func dropInstead(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.WeaponDropped, Who: s.Who, Whom: rules.Nobody, Weapon: s.Weapon, Cite: rules.MAN02})
}

func fallInstead(e *rules.Encounter, s *rules.Step) { fall(e, s.Who, rules.MAN02) }

// followTrip makes the melee attack that a trip replaced (26.2).
func followTrip(e *rules.Encounter, s *rules.Step) {
	e.Push(rules.Step{Op: opBlow, Verb: rules.Attack, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon})
}

func mayFollowTrip(e *rules.Encounter, s *rules.Step) bool {
	return attack.Strikeable(e, s.Who, s.Whom, s.Weapon, 0).OK()
}

// unwise answers a choice with no.
func unwise(*rules.Encounter, *rules.Step) bool { return false }

// nothing declines a choice without any consequence.
func nothing(*rules.Encounter, *rules.Step) {}
