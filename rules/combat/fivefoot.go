package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// fiveFootRows are the rows of the 5-foot step.
func fiveFootRows(t *tables) {
	t.verbs[rules.FiveFootStep] = rules.VerbRow{Cost: rules.NotAnAction, Cite: rules.MOV10, Check: checkStep, List: listSteps(rules.FiveFootStep), Start: startStep}
}

// checkStep: the 5-foot step (MOV-10).
func checkStep(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if b := &e.Facts.Combatants[a.By].Budget; !b.Step || a.Path.Len() != 1 {
		return rules.Refuse(rules.MOV10)
	}
	return mayStep(e, a.By, a.Path.Step(0))
}

// mayStep says what in a creature and on the ground forbids a 5-foot step,
// whatever it has done in its turn (MOV-10, CND-16).
func mayStep(e *rules.Encounter, id rules.ID, d grid.Dir) rules.Refusal {
	cs := attack.State(e, id)
	no := rules.Refuse(rules.MOV10)
	if cs.Has(rules.Floating) {
		return rules.Refuse(rules.CND16)
	}
	if cs.Has(rules.Anchored) {
		return rules.Refuse(rules.CND06)
	}
	if cs.Has(rules.Kneeling) || cs.Has(rules.Sitting) { // its speed is 0 until it has risen
		return rules.Refuse(rules.CND04)
	}
	if cs.Any(rules.Set(rules.Prone, rules.Blinded, rules.Squeezing, rules.Charging)) || e.Rules.Move.Speed(e, id) <= 1 {
		return no
	}
	s, f := e.Space(id), e.Ground()
	met, why := f.Step(s, d)
	if why != grid.StepOK {
		return rules.Refusal{Cite: stepCite(why), Who: rules.Nobody, At: s.At.Step(d)}
	}
	if met&slows(s) != 0 {
		return no
	}
	s.At = s.At.Step(d)
	if by, free := blockedAt(e, id, s, true); !free {
		return rules.Refusal{Cite: rules.MOV05, Who: by, At: s.At}
	}
	return rules.Refusal{}
}

// slows is what keeps a space from a 5-foot step or a run over it (MOV-09,
// MOV-10): what is narrow makes only those of one square squeeze (MOV-07).
func slows(s grid.Space) grid.Entered {
	if s.N > 1 {
		return grid.EnteredLow | grid.EnteredDifficult
	}
	return grid.EnteredLow | grid.EnteredDifficult | grid.EnteredNarrow
}

func listSteps(verb rules.Verb) func(*rules.Encounter, rules.ID, []rules.Action) []rules.Action {
	return func(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
		at := e.Facts.Combatants[by].At
		for _, d := range [...]grid.Dir{grid.NW, grid.N, grid.NE, grid.W, grid.E, grid.SW, grid.S, grid.SE} {
			a := e.Probe(rules.Action{Verb: verb, By: by, On: rules.Nobody, Cell: at.Step(d)})
			a.Path.Add(d)
			if e.Rules.Verbs[verb].Check(e, a).OK() {
				dst = append(dst, *a)
			}
		}
		return dst
	}
}

func startStep(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendStep)
	announce(e, a)
	e.Push(rules.Step{Op: opStep, Verb: a.Verb, Who: a.By, Whom: rules.Nobody})
}
