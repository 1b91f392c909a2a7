package combat

import "tenaille/rules"

// withdrawRows are the rows of a withdrawal.
func withdrawRows(t *tables) {
	t.verbs[rules.Withdraw] = rules.VerbRow{Cost: rules.FullRoundAction, Provokes: rules.ProvokesBySquares, Cite: rules.ACT18, Check: bravely(checkWithdraw), List: fleeing(listWithdrawals), Start: startFullMove}
}

// checkWithdraw: up to twice the speed, once in a surprise round, seeing
// (ACT-18, ACT-08).
func checkWithdraw(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if r := canWalk(e, a.By); !r.OK() {
		return r
	}
	if e.Facts.Has(a.By, rules.Blinded) || !e.Facts.Combatants[a.By].Budget.Step {
		return rules.Refuse(rules.ACT18)
	}
	return Along(e, a.By, &a.Path, fullSquares(e, a.By), false).Refusal
}

func listWithdrawals(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	if !canWalk(e, by).OK() || e.Facts.Has(by, rules.Blinded) || !e.Facts.Combatants[by].Budget.Step {
		return dst
	}
	return Ways(e, rules.Withdraw, by, Reach(e, by, fullSquares(e, by)), dst)
}

func startFullMove(e *rules.Encounter, a *rules.Action) {
	spendWhole(e, a.By)
	announce(e, a)
	e.Push(rules.Step{Op: opStep, Verb: a.Verb, Who: a.By, Whom: rules.Nobody})
}
