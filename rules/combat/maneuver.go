package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// maneuverRows are the rows of the attempt at a maneuver.
func maneuverRows(t *tables) {
	t.deeds[opAttempt] = rules.Deed{Do: doAttempt}
}

// startManeuver begins what takes the place of an attack, and the throwing of
// a net: price, opportunities, then the attempt (GRP-02, MAN-02, MAN-03,
// MAN-04, MAN-06).
func startManeuver(e *rules.Encounter, a *rules.Action) {
	nth := iterative(e, a)
	spendAttack(e, a)
	announce(e, a)
	try := attempt(e, a)
	try.Flags |= uint16(nth)
	e.Push(try, rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody})
	trigger(e, a.By, rules.EnemyAttacks)
	maneuverProvokes(e, a)
}

// maneuverProvokes offers the opportunities that a maneuver gives (ACT-10).
func maneuverProvokes(e *rules.Encounter, a *rules.Action) {
	all, target := Provokes(e, a)
	switch {
	case a.Verb == rules.BullRush:
		provokeRush(e, a.By, a.On)
	case all:
		provoke(e, a.By, rules.Nobody, gap{space: e.Space(a.By)})
	case target:
		on := a.On
		if on == rules.Nobody { // by its square
			on = unseenIn(e, a.By, a.Cell)
		}
		if on != rules.Nobody {
			provoke(e, a.By, on, gap{space: e.Space(a.By)})
		}
	}
}

// attemptUnspoiled is the flag of an attempt that its opportunities have left unhurt, and
// that no later damage spoils. It lies between the action's option and the iterativeBits.
const attemptUnspoiled uint16 = 1 << 8

// attempt is the step of the maneuver itself. A is the creature's hit points
// before the opportunities, for some are spoiled by any damage; B is what the
// verb remembers.
func attempt(e *rules.Encounter, a *rules.Action) rules.Step {
	return rules.Step{Op: opAttempt, Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon, A: e.Facts.Combatants[a.By].HP, B: a.Amount, Cell: a.Cell, Flags: uint16(a.Option)}
}

// hurt reports whether the one who makes an attempt has been damaged since it began.
func hurt(e *rules.Encounter, s *rules.Step) bool {
	return e.Facts.Combatants[s.Who].HP < s.A
}

// pastOpportunities has the attempt that somebody is about to make, unhurt by its
// opportunities, no longer be spoiled by whatever hurts it from here on: readied
// blows come after them (GRP-02, MAN-03, DIC-18).
func pastOpportunities(e *rules.Encounter, who rules.ID) {
	for i := range e.Agenda.Steps {
		if s := &e.Agenda.Steps[i]; s.Op == opAttempt && s.Who == who && !hurt(e, s) {
			s.Flags |= attemptUnspoiled
		}
	}
}

// doAttempt goes on after the opportunities.
func doAttempt(e *rules.Encounter, s *rules.Step) {
	spoiled := hurt(e, s) && s.Flags&attemptUnspoiled == 0
	switch {
	case inert(e, s.Who) || losesWhole(e, s.Who) || s.Whom != rules.Nobody && !e.Present(s.Whom):
		forfeit(e, s, rules.AOO10)
		return
	case spoiled && (s.Verb == rules.Grapple || s.Verb == rules.Disarm):
		forfeit(e, s, e.Rules.Verbs[s.Verb].Cite)
		return
	}
	e.Rules.Verbs[s.Verb].Do(e, s)
}

// touching is the step of the touch attack that a maneuver opens with.
func touching(s *rules.Step) rules.Step {
	return rules.Step{Op: opBlow, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Flags: uint16(rules.ModeOpening) | s.Flags&iterativeBits}
}

func forfeit(e *rules.Encounter, s *rules.Step, cite rules.Cite) {
	e.Emit(rules.Event{Kind: rules.ActionLost, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Cite: cite})
}

// Opening returns the touch attack with which an action opens, by its weapon
// and course; touches is false when it needs none.
func Opening(e *rules.Encounter, a *rules.Action) (weapon int8, mode rules.AttackMode, touches bool) {
	if !aimable(e, a) {
		return 0, 0, false
	}
	mode = rules.ModeOpening | iterative(e, a)
	switch a.Verb {
	case rules.Grapple:
		return rules.UnarmedWeapon, mode, !e.Facts.Has(a.On, rules.Grappling)
	case rules.Trip:
		return a.Weapon, mode, true
	case rules.Net:
		return rules.NetWeapon, mode, true
	}
	return 0, 0, false
}

// canReturn reports whether a creature may answer a lost check with the same
// attempt (MAN-02, MAN-03, MAN-05).
func canReturn(e *rules.Encounter, s *rules.Step) bool {
	return !inert(e, s.Who) && !gripped(e, s.Who)
}

// larger is by how many size categories a creature is larger than another.
func larger(e *rules.Encounter, id, than rules.ID) int {
	return int(e.Creatures[id].Size) - int(e.Creatures[than].Size)
}

// aimable says whether an action names somebody present besides its creature.
func aimable(e *rules.Encounter, a *rules.Action) bool {
	return a.On >= 0 && a.On < e.Count() && a.On != a.By && e.Present(a.On)
}

// touchable says what forbids the touch attack that a maneuver opens with.
func touchable(e *rules.Encounter, a *rules.Action, weapon int8) rules.Refusal {
	return attack.Strikeable(e, a.By, a.On, weapon, rules.ModeOpening)
}

// listOn appends one action per enemy that passes the verb's check: with one
// weapon, or with the unarmed strike and every weapon of the sheet.
func listOn(verb rules.Verb, weapon int8, every bool) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		last := weapon
		if every {
			last = int8(len(e.Creatures[by].Weapons)) - 1
		}
		for on := range e.Count() {
			if !e.Hostile(by, on) {
				continue
			}
			for w := weapon; w <= last; w++ {
				a := e.Probe(rules.Action{Verb: verb, By: by, On: on, Weapon: w})
				if e.Rules.Verbs[verb].Check(e, a).OK() {
					dst = append(dst, *a)
				}
			}
		}
		return dst
	}
}

// onTheLiving adds to the check of an attack, or of what takes the place of
// one, that the dead are no targets (HP-04).
func onTheLiving(check func(*rules.Encounter, *rules.Action) rules.Refusal) func(*rules.Encounter, *rules.Action) rules.Refusal {
	return func(e *rules.Encounter, a *rules.Action) rules.Refusal {
		if a.On >= 0 && a.On < e.Count() && e.Facts.Has(a.On, rules.Dead) {
			return rules.Refusal{Cite: rules.HP04, Who: a.On}
		}
		return check(e, a)
	}
}
