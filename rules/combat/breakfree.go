package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// breakFreeRows are the rows of an escape from a grapple.
func breakFreeRows(t *tables) {
	t.verbs[rules.GrappleEscape] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.GRP05, Check: checkGrappleEscape, List: listGrappleEscapes, Start: startGrappleEscape, Decided: onWin(escaped)}
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

// escaped frees who won its escape: from a pin first, else from the grapple,
// which it leaves (GRP-05, GRP-07, GRP-09).
func escaped(e *rules.Encounter, s *rules.Step) {
	switch {
	case s.Flags&contestAlly != 0:
		unpin(e, s.Whom, rules.ID(s.Cell.Y), rules.GRP05)
	case e.Facts.Has(s.Who, rules.Pinned):
		free(e, s.Who, s.Whom)
	default:
		part(e, s.Who, rules.GRP09)
		depart(e, s.Who, s.Verb)
	}
}

// free ends the pin that one creature has on another, or a pin by nobody.
func free(e *rules.Encounter, who, pinner rules.ID) {
	if pinner == rules.Nobody {
		lose(e, who, rules.Pinned, rules.GRP07)
		return
	}
	unpin(e, pinner, who, rules.GRP07)
}
