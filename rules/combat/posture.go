package combat

import "tenaille/rules"

// postureRows are the rows of standing up, lying down and kneeling.
func postureRows(t *tables) {
	t.verbs[rules.StandUp] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT21, Check: has(rules.Prone, rules.ACT21), List: single(rules.StandUp), Start: startSimple, Do: standUp}
	t.verbs[rules.Rise] = rules.VerbRow{Cost: rules.MoveAction, Provokes: rules.ProvokesAll, Cite: rules.ACT22, Check: checkRise, List: single(rules.Rise), Start: startSimple, Do: getUp}
	t.verbs[rules.RightSelf] = rules.VerbRow{Cost: rules.MoveAction, Cite: rules.CND16, Check: has(rules.Floating, rules.CND16), List: single(rules.RightSelf), Start: startSimple, Do: rightSelf}
	t.verbs[rules.DropProne] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT22, Check: checkDropProne, List: single(rules.DropProne), Start: startSimple, Do: dropProne}
	t.verbs[rules.Kneel] = rules.VerbRow{Cost: rules.FreeAction, Cite: rules.ACT22, Check: checkKneel, List: single(rules.Kneel), Start: startSimple, Do: kneel}
}

func has(c rules.Condition, cite rules.Cite) func(*rules.Encounter, *rules.Action) rules.Refusal {
	return func(e *rules.Encounter, a *rules.Action) rules.Refusal {
		if e.Facts.Has(a.By, c) {
			return rules.Refusal{}
		}
		return rules.Refuse(cite)
	}
}

func checkRise(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if e.Facts.Combatants[a.By].Conditions.Any(rules.KneelingSet) {
		return rules.Refusal{}
	}
	return rules.Refuse(rules.ACT22)
}

func checkDropProne(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case e.ZeroG:
		return rules.Refuse(rules.CND16)
	case e.Facts.Has(a.By, rules.Prone):
		return rules.Refuse(rules.ACT22)
	}
	return rules.Refusal{}
}

func checkKneel(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if e.ZeroG || e.Facts.Combatants[a.By].Conditions.Any(rules.PostureSet) {
		return rules.Refuse(rules.ACT22)
	}
	return rules.Refusal{}
}

func standUp(e *rules.Encounter, s *rules.Step) { lose(e, s.Who, rules.Prone, rules.ACT21) }

func getUp(e *rules.Encounter, s *rules.Step) {
	lose(e, s.Who, rules.Kneeling, rules.ACT22)
	lose(e, s.Who, rules.Sitting, rules.ACT22)
}

func rightSelf(e *rules.Encounter, s *rules.Step) { lose(e, s.Who, rules.Floating, rules.CND16) }

func dropProne(e *rules.Encounter, s *rules.Step) { fall(e, s.Who, rules.ACT22) }

func kneel(e *rules.Encounter, s *rules.Step) { gain(e, s.Who, rules.Kneeling, rules.ACT22) }
