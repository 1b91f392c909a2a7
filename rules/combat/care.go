package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// careRows are the rows of first aid and waking.
func careRows(t *tables) {
	t.verbs[rules.FirstAid] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesAll, Cite: rules.ACT29, Check: beside(InNeed(rules.FirstAid), rules.ACT29), List: listBeside(rules.FirstAid), Start: startSimple, Do: tryCare, Tested: stabilised}
	t.verbs[rules.Wake] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.ACT31, Check: beside(InNeed(rules.Wake), rules.ACT31), List: listBeside(rules.Wake), Start: startSimple, Do: wake}
}

// firstAidDC is the difficulty of first aid (ACT-29).
const firstAidDC = 15

// InNeed returns the conditions of those whom first aid or waking is for, none for any other
// action (ACT-29, ACT-31).
func InNeed(v rules.Verb) rules.Conditions {
	switch v {
	case rules.FirstAid:
		return rules.Set(rules.Dying)
	case rules.Wake:
		return rules.Set(rules.Asleep)
	}
	return 0
}

// beside returns a check that an action's creature stands next to one with
// any of the conditions, and no wall between them.
func beside(cs rules.Conditions, cite rules.Cite) func(*rules.Encounter, *rules.Action) rules.Refusal {
	return func(e *rules.Encounter, a *rules.Action) rules.Refusal {
		if !aimable(e, a) || !e.Facts.Combatants[a.On].Conditions.Any(cs) || !grid.Adjacent(e.Space(a.By), e.Space(a.On)) {
			return rules.Refusal{Cite: cite, Who: a.On}
		}
		return within(e, a.By, e.Space(a.On), a.On)
	}
}

// within: no hand reaches through a wall to what is beside it (GEO-04, GEO-11).
func within(e *rules.Encounter, by rules.ID, s grid.Space, who rules.ID) rules.Refusal {
	if !e.Ground().EffectSpaces(e.Space(by), s) {
		return rules.Refusal{Cite: rules.COV12, Who: who}
	}
	return rules.Refusal{}
}

// listBeside appends one action per creature that passes the verb's check.
func listBeside(verb rules.Verb) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		for on := range e.Count() {
			a := e.Probe(rules.Action{Verb: verb, By: by, On: on})
			if e.Rules.Verbs[verb].Check(e, a).OK() {
				dst = append(dst, *a)
			}
		}
		return dst
	}
}

// tryCare rolls the test of a helping or freeing action.
func tryCare(e *rules.Encounter, s *rules.Step) {
	var b rules.Breakdown
	stat, dc := careful(e, s.Who, s.Verb, s.Flags, &b)
	whom := s.Whom
	if s.Verb == rules.Escape {
		whom = rules.Nobody
	}
	e.Push(test(s.Verb, stat, s.Who, whom, int(b.Total), dc, 0))
}

// stabilised ends the dying of one who was given first aid (ACT-29).
func stabilised(e *rules.Encounter, s *rules.Step, passed bool) {
	if passed {
		lose(e, s.Whom, rules.Dying, rules.ACT29)
		gain(e, s.Whom, rules.Stable, rules.ACT29)
	}
}

func wake(e *rules.Encounter, s *rules.Step) { lose(e, s.Whom, rules.Asleep, rules.ACT31) }
