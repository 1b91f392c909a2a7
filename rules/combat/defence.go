package combat

import "tenaille/rules"

// defenceRows are the rows of fighting defensively and of total defence.
func defenceRows(t *tables) {
	t.verbs[rules.FightDefensively] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesByWeapon, Cite: rules.ACT13, Check: onTheLiving(checkDefensive), List: listDefensive, Start: startDefensive}
	t.verbs[rules.TotalDefenceAction] = rules.VerbRow{Cost: rules.StandardAction, Cite: rules.ACT14, List: single(rules.TotalDefenceAction), Start: startSimple, Check: checkTotalDefence, Do: defend}
}

// listDefensive appends the attacks that can be made fighting defensively: none in total
// defence, which excludes it (ACT-14).
func listDefensive(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	if e.Facts.Has(by, rules.TotalDefence) {
		return dst
	}
	return listAttacks(rules.FightDefensively)(e, by, dst)
}

func checkDefensive(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if e.Facts.Has(a.By, rules.TotalDefence) {
		return rules.Refuse(rules.ACT14)
	}
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

func defend(e *rules.Encounter, s *rules.Step) { gain(e, s.Who, rules.TotalDefence, rules.ACT14) }

// Defending has a creature fight defensively, as it does from its first blow on (ACT-13).
func Defending(e *rules.Encounter, id rules.ID) {
	gain(e, id, rules.FightingDefensively, rules.ACT13)
}
