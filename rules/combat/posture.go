package combat

import "tenaille/rules"

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
