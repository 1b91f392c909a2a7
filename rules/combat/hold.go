package combat

import "tenaille/rules"

// holdRows are the rows of what is done inside a grapple.
func holdRows(t *tables) {
	t.verbs[rules.GrappleDamage] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.GRP05, Check: checkGrip, List: listGrips(rules.GrappleDamage), Start: startGrip, Decided: onWin(crush)}
	t.verbs[rules.GrapplePin] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.GRP07, Check: checkPin, List: listGrips(rules.GrapplePin), Start: startGrip, Decided: onWin(pin)}
}

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

func pin(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.PinWon, Who: s.Who, Whom: s.Whom, Cite: rules.GRP07})
	gain(e, s.Whom, rules.Pinned, rules.GRP07)
}
