package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// simpleRows are the rows of an action of one effect, and speaking.
func simpleRows(t *tables) {
	t.verbs[rules.Speak] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT05, List: single(rules.Speak), Start: startSimple}
	t.deeds[opEffect] = rules.Deed{Do: doEffect, Peril: rules.PerilToOthers}
}

// startSimple spends the row's price, gives its opportunities and then does
// the action's one effect.
func startSimple(e *rules.Encounter, a *rules.Action) {
	pay(e, a.By, e.Rules.Verbs[a.Verb].Cost)
	carryOut(e, a)
}

// carryOut goes on with an action of one effect that is paid for.
func carryOut(e *rules.Encounter, a *rules.Action) {
	cost := e.Rules.Verbs[a.Verb].Cost
	if cost != rules.NoCost {
		announce(e, a)
	}
	if cost == rules.StandardAction {
		e.Push(rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody})
	}
	affect(e, a)
}

// affect has an action of one effect give its opportunities and then do what it does.
func affect(e *rules.Encounter, a *rules.Action) {
	effect := rules.Step{Op: opEffect, Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon, A: a.Amount, Flags: uint16(a.Option), Cell: a.Cell}
	if a.Verb == rules.Aid {
		effect.Cell = grid.C(int(a.Ally), int(a.Option))
	}
	e.Push(effect)
	if e.Rules.Verbs[a.Verb].Provokes == rules.ProvokesAll {
		provoke(e, a.By, rules.Nobody, gap{space: e.Space(a.By)})
	}
}

// doEffect does what a simple action does, after its opportunities.
func doEffect(e *rules.Encounter, s *rules.Step) {
	if s.Verb == rules.FullAttack {
		fullBlow(e, s)
		return
	}
	if s.Verb != rules.Harm && s.Verb != rules.Heal && (inert(e, s.Who) && !struggles(e, s.Who) || losesWhole(e, s.Who)) {
		e.Emit(rules.Event{Kind: rules.ActionLost, Verb: s.Verb, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Cite: rules.AOO10})
		return
	}
	if do := e.Rules.Verbs[s.Verb].Do; do != nil {
		do(e, s)
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
