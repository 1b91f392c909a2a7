package combat

import "tenaille/rules"

func checkDefensive(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if a.NBlows > 0 {
		return checkFullAttack(e, a)
	}
	return checkAttack(e, a)
}

func startDefensive(e *rules.Encounter, a *rules.Action) {
	if a.NBlows > 0 {
		startFullAttack(e, a)
		return
	}
	startAttack(e, a)
}

func checkTotalDefence(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if e.Facts.Has(a.By, rules.FightingDefensively) {
		return rules.Refuse(rules.ACT14)
	}
	return rules.Refusal{}
}
