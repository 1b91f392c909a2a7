package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// firstAidDC is the difficulty of first aid (ACT-29).
const firstAidDC = 15

// beside returns a check that an action's creature stands next to one with
// any of the conditions.
func beside(cs rules.Conditions, cite rules.Cite) func(*rules.Encounter, *rules.Action) rules.Refusal {
	return func(e *rules.Encounter, a *rules.Action) rules.Refusal {
		if !aimable(e, a) || !e.Facts.Combatants[a.On].Conditions.Any(cs) || !grid.Adjacent(e.Space(a.By), e.Space(a.On)) {
			return rules.Refusal{Cite: cite, Who: a.On}
		}
		return rules.Refusal{}
	}
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

// care returns the test that a helping or freeing action makes, after its
// opportunities.
func care(e *rules.Encounter, s *rules.Step) {
	switch s.Verb {
	case rules.FirstAid, rules.Escape:
		var b rules.Breakdown
		stat, dc := careful(e, s.Who, s.Verb, s.Flags, &b)
		whom := s.Whom
		if s.Verb == rules.Escape {
			whom = rules.Nobody
		}
		e.Push(test(s.Verb, stat, s.Who, whom, int(b.Total), dc, 0))
	case rules.Wake:
		lose(e, s.Whom, rules.Asleep, rules.ACT31)
	}
}
