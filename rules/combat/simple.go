package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// startSimple spends the row's price, gives its opportunities and then does
// the action's one effect.
func startSimple(e *rules.Encounter, a *rules.Action) {
	row := &e.Rules.Verbs[a.Verb]
	if a.Verb == rules.Draw {
		pay(e, a.By, Drawing(e, a.By, a.Weapon))
	} else {
		pay(e, a.By, row.Cost)
	}
	if a.Verb == rules.Load && e.Creatures[a.By].Weapon(a.Weapon).LoadFull {
		spend(e, a.By, rules.SpendFullRound)
	}
	if row.Cost != rules.NoCost {
		announce(e, a)
	}
	if row.Cost == rules.StandardAction {
		e.Push(rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody})
	}
	effect := rules.Step{Op: opEffect, Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon, A: a.Amount, Flags: uint16(a.Option), Cell: a.Cell}
	if a.Verb == rules.Aid {
		effect.Cell = grid.C(int(a.Ally), int(a.Option))
	}
	e.Push(effect)
	if row.Provokes == rules.ProvokesAll {
		provoke(e, a.By, rules.Nobody, gap{space: e.Space(a.By)})
	}
}

// doEffect does what a simple action does, after its opportunities.
func doEffect(e *rules.Encounter, s *rules.Step) {
	if s.Verb == rules.FullAttack {
		fullBlow(e, s)
		return
	}
	if inert(e, s.Who) && s.Verb != rules.Harm && s.Verb != rules.Heal && !struggles(e, s.Who) {
		e.Emit(rules.Event{Kind: rules.ActionLost, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Cite: rules.AOO10})
		return
	}
	weapon := func(k rules.EventKind, cite rules.Cite) {
		e.Emit(rules.Event{Kind: k, Who: s.Who, Whom: rules.Nobody, Weapon: s.Weapon, Cite: cite})
	}
	switch s.Verb {
	case rules.StandUp:
		lose(e, s.Who, rules.Prone, rules.ACT21)
	case rules.Rise:
		lose(e, s.Who, rules.Kneeling, rules.ACT22)
		lose(e, s.Who, rules.Sitting, rules.ACT22)
	case rules.RightSelf:
		lose(e, s.Who, rules.Floating, rules.CND16)
	case rules.DropProne:
		fall(e, s.Who, rules.ACT22)
	case rules.Kneel:
		gain(e, s.Who, rules.Kneeling, rules.ACT22)
	case rules.TotalDefenceAction:
		gain(e, s.Who, rules.TotalDefence, rules.ACT14)
	case rules.Draw:
		if against := rules.First(opponents(e, s.Who)); against != rules.Nobody {
			e.Push(contest(rules.Draw, s.Who, against, s.Weapon, 0, 0)) // GRP-05
			return
		}
		drawn(e, s.Who, s.Weapon, rules.ACT23)
	case rules.Sheathe:
		weapon(rules.WeaponPutAway, rules.ACT23)
	case rules.Drop:
		weapon(rules.WeaponDropped, rules.ACT23)
	case rules.LooseShield, rules.ReadyShield:
		changeShield(e, s.Who, s.Verb, rules.ACT23)
	case rules.PickUp:
		take(e, s.Who, s.Whom, s.Weapon, rules.ACT23)
	case rules.Load:
		weapon(rules.WeaponLoaded, rules.ACT24)
	case rules.FirstAid, rules.Escape, rules.Wake:
		care(e, s)
	case rules.Aid:
		rollAid(e, s)
	case rules.CoupDeGraceFind:
		found(e, s)
	case rules.Hide:
		goHidden(e, s)
	case rules.Search:
		e.Push(rules.Step{Op: opSearch, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody})
	case rules.OpenDoor:
		e.Emit(rules.Event{Kind: rules.DoorOpened, Who: s.Who, Whom: rules.Nobody, A: s.A, Cite: rules.ACT30})
	case rules.CloseDoor:
		e.Emit(rules.Event{Kind: rules.DoorClosed, Who: s.Who, Whom: rules.Nobody, A: s.A, Cite: rules.ACT30})
	case rules.Harm:
		wounded(e, s.Who, rules.Nobody, int(s.A))
		massive(e, s.Who, rules.Nobody, int(s.A))
	case rules.Heal:
		healed(e, s.Who, int(s.A))
	}
}

func single(verb rules.Verb) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		a := e.Probe(rules.Action{Verb: verb, By: by, On: rules.Nobody})
		if row := &e.Rules.Verbs[verb]; row.Check == nil || row.Check(e, a).OK() {
			dst = append(dst, *a)
		}
		return dst
	}
}
