package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// runRows are the rows of running.
func runRows(t *tables) {
	t.verbs[rules.Run] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesBySquares, Cite: rules.MOV09, Check: bravely(checkRun), List: fleeing(listRuns), Start: startRun}
}

// checkRun: straight, up to four times the speed, three in heavy armour, over
// nothing that slows (MOV-09).
func checkRun(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refuse(rules.MOV09)
	if r := canRun(e, a.By); !r.OK() {
		return r
	}
	s, f := e.Space(a.By), e.Ground()
	for i := range a.Path.Len() {
		d := a.Path.Step(i)
		met, why := f.Step(s, d)
		if why == grid.StepOK && (d != a.Path.Step(0) || met&slows(s) != 0) {
			return no
		}
		s.At = s.At.Step(d)
	}
	switch w := Along(e, a.By, &a.Path, rules.MaxPath*3, false); {
	case !w.Refusal.OK():
		return w.Refusal
	case w.Cost > runSquares(e, a.By):
		return no
	}
	return rules.Refusal{}
}

// runSquares is how far a run goes (MOV-09).
func runSquares(e *rules.Encounter, id rules.ID) int {
	if e.Creatures[id].Heavy {
		return 3 * e.Rules.Move.Speed(e, id)
	}
	return 4 * e.Rules.Move.Speed(e, id)
}

func canRun(e *rules.Encounter, id rules.ID) rules.Refusal {
	cs := attack.State(e, id)
	b := &e.Facts.Combatants[id].Budget
	switch {
	case cs.Has(rules.Prone):
		return rules.Refuse(rules.CND03)
	case cs.Any(rules.KneelingSet):
		return rules.Refuse(rules.CND04)
	case cs.Has(rules.Floating):
		return rules.Refuse(rules.CND16)
	case cs.Has(rules.Entangled):
		return rules.Refuse(rules.CND06)
	case cs.Any(rules.Set(rules.Squeezing, rules.Blinded)) || !b.Step || attack.OffBalance(e, id):
		return rules.Refuse(rules.MOV09)
	}
	return rules.Refusal{}
}

// listRuns appends one run per square that a straight way reaches.
func listRuns(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	if !canRun(e, by).OK() {
		return dst
	}
	at := e.Facts.Combatants[by].At
	for d := grid.N; d <= grid.NW; d++ {
		a := rules.Action{Verb: rules.Run, By: by, On: rules.Nobody}
		for a.Path.Add(d) {
			a.Cell = a.Path.End(at)
			switch r := checkRun(e, &a); {
			case r.OK():
				dst = append(dst, a)
			case r.Cite != rules.MOV05: // passing through is allowed, ending is not
				goto next
			}
		}
	next:
	}
	return dst
}

func startRun(e *rules.Encounter, a *rules.Action) {
	startFullMove(e, a)
	gain(e, a.By, rules.Running, rules.MOV09)
	provoke(e, a.By, rules.Nobody, gap{space: e.Space(a.By)})
}
