package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// checkGrip: an act inside a grapple against an opponent in it (GRP-05). With
// nobody named the first opponent is meant.
func checkGrip(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if !e.Facts.Has(a.By, rules.Grappling) {
		return rules.Refuse(rules.GRP05)
	}
	set := opponents(e, a.By)
	if a.On == rules.Nobody && set != 0 {
		return rules.Refusal{}
	}
	if a.On < 0 || set>>a.On&1 == 0 {
		return rules.Refusal{Cite: rules.GRP05, Who: a.On}
	}
	return rules.Refusal{}
}

// checkPin: a pinner may renew its pin but not pin another, and nobody is
// pinned twice (GRP-07).
func checkPin(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if r := checkGrip(e, a); !r.OK() {
		return r
	}
	on := opponent(e, a)
	if pins := e.Facts.Combatants[a.By].Pins; pins != 0 && pins>>on&1 == 0 || pins == 0 && e.Facts.Has(on, rules.Pinned) {
		return rules.Refusal{Cite: rules.GRP07, Who: on}
	}
	return rules.Refusal{}
}

// opponent is whom an act inside a grapple concerns.
func opponent(e *rules.Encounter, a *rules.Action) rules.ID {
	if a.On == rules.Nobody {
		return rules.First(opponents(e, a.By))
	}
	return a.On
}

func listGrips(verb rules.Verb) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		for set := opponents(e, by); set != 0; set &= set - 1 {
			a := e.Probe(rules.Action{Verb: verb, By: by, On: rules.First(set), Weapon: rules.UnarmedWeapon})
			if e.Rules.Verbs[verb].Check(e, a).OK() {
				dst = append(dst, *a)
			}
		}
		return dst
	}
}

// startGrip begins an act inside a grapple with its opposed check; it gives no
// opportunity (ACT-10).
func startGrip(e *rules.Encounter, a *rules.Action) {
	act := &e.Agenda.Action
	act.On = opponent(e, a)
	nth := uint16(iterative(e, a))
	spendAttack(e, a)
	announce(e, act)
	e.Push(
		contest(a.Verb, a.By, act.On, rules.UnarmedWeapon, 0, nth),
		rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody},
	)
}

// optionArtist marks an escape by Escape Artist instead of a grapple check.
const optionArtist = 1

// checkGrappleEscape: from a pin, from a grapple, or an ally from a pin; one
// who pins somebody may only break the pin on itself (GRP-05, GRP-07).
func checkGrappleEscape(e *rules.Encounter, a *rules.Action) rules.Refusal {
	c := &e.Facts.Combatants[a.By]
	switch {
	case !c.Conditions.Any(rules.Set(rules.Grappling, rules.Pinned)):
		return rules.Refuse(rules.GRP05)
	case c.Pins != 0 && !c.Conditions.Has(rules.Pinned):
		return rules.Refuse(rules.GRP07)
	case a.On != rules.Nobody && c.Conditions.Has(rules.Pinned) && e.Facts.Pinner(a.By) != a.On:
		return rules.Refusal{Cite: rules.GRP07, Who: a.On}
	case a.On != rules.Nobody && (a.On < rules.Nobody || !attack.Together(e, a.By, a.On) ||
		!e.Hostile(a.By, a.On) && e.Facts.Pinner(a.On) == rules.Nobody):
		return rules.Refusal{Cite: rules.GRP05, Who: a.On}
	case a.Amount == chosenSquare && !leavesTo(e, a.By, a.Cell):
		return rules.Refusal{Cite: rules.GRP09, Who: rules.Nobody, At: a.Cell}
	}
	return rules.Refusal{}
}

// listGrappleEscapes appends the escape by both checks, and one for every ally
// whose pin may be broken.
func listGrappleEscapes(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	a := e.Probe(rules.Action{Verb: rules.GrappleEscape, By: by, On: rules.Nobody})
	if !checkGrappleEscape(e, a).OK() {
		return dst
	}
	dst = append(dst, *a)
	a.Option = optionArtist
	if e.Rules.Turn.Barred(e, a, &e.Rules.Verbs[a.Verb]).OK() { // never one of several attacks
		dst = append(dst, *a)
	}
	a.Option = 0
	for set := e.Facts.Grapple(by) &^ (1 << by); set != 0; set &= set - 1 {
		if a.On = rules.First(set); !e.Hostile(by, a.On) && checkGrappleEscape(e, a).OK() {
			dst = append(dst, *a)
		}
	}
	return dst
}

func startGrappleEscape(e *rules.Encounter, a *rules.Action) {
	flags := uint16(iterative(e, a))
	spendAttack(e, a)
	announce(e, a)
	e.Push(rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody})
	if a.Option == optionArtist {
		flags |= contestArtist
	}
	against := rules.First(opponents(e, a.By))
	switch {
	case e.Facts.Has(a.By, rules.Pinned):
		against = e.Facts.Pinner(a.By)
	case a.On != rules.Nobody && !e.Hostile(a.By, a.On):
		e.Push(contest(a.Verb, a.By, e.Facts.Pinner(a.On), rules.UnarmedWeapon, int(a.On), flags|contestAlly))
		return
	}
	s := contest(a.Verb, a.By, against, rules.UnarmedWeapon, 0, flags)
	if against == rules.Nobody { // nobody resists
		escaped(e, &s)
		return
	}
	e.Push(s)
}
