package combat

import "tenaille/rules"

// price returns what an action costs: its row's price, or that of a full
// round for a defensive full attack (ACT-13), or of a standard action for a
// charge or a withdrawal in a surprise round (ACT-08).
func price(c *rules.Combatant, a *rules.Action, row *rules.VerbRow) rules.Cost {
	if (a.Verb == rules.Charge || a.Verb == rules.Withdraw) && c.Budget.Restricted && !c.Conditions.Has(rules.Disabled) {
		return rules.StandardAction // 26.2, ACT-08
	}
	if a.Verb == rules.FightDefensively && a.NBlows > 0 {
		return rules.FullRoundAction
	}
	return row.Cost
}

// afford says whether a budget pays a price (ACT-01, ACT-05, ACT-08, HP-02).
func afford(e *rules.Encounter, c *rules.Combatant, cost rules.Cost) rules.Refusal {
	b := &c.Budget
	disabled := c.Conditions.Has(rules.Disabled)
	switch cost {
	case rules.StandardAction:
		if b.Standard == 0 || disabled && b.Move == 0 {
			return rules.Refuse(spentBy(e, b, disabled))
		}
	case rules.MoveAction:
		if b.Standard == 0 && b.Move == 0 || disabled && (b.Standard == 0 || b.Move == 0) {
			return rules.Refuse(spentBy(e, b, disabled))
		}
	case rules.FullRoundAction:
		switch {
		case disabled:
			return rules.Refuse(e.Rules.Grounds.Disabled)
		case b.Restricted:
			return rules.Refuse(e.Rules.Grounds.Restricted)
		case b.Standard == 0 || b.Move == 0:
			return rules.Refuse(e.Rules.Grounds.Budget)
		}
	case rules.FreeAction:
		if b.Free == 0 {
			return rules.Refuse(rules.ACT05)
		}
	}
	return rules.Refusal{}
}

func spentBy(e *rules.Encounter, b *rules.Budget, disabled bool) rules.Cite {
	switch g := &e.Rules.Grounds; {
	case disabled:
		return g.Disabled
	case b.Restricted:
		return g.Restricted
	default:
		return g.Budget
	}
}

func announce(e *rules.Encounter, a *rules.Action) {
	e.Emit(rules.Event{Kind: rules.ActionTaken, Verb: a.Verb, Who: a.By, Whom: a.On, Weapon: a.Weapon, To: a.Cell, Cite: e.Rules.Verbs[a.Verb].Cite})
}

// pay spends what an action costs; what is no action costs nothing (ACT-10).
func pay(e *rules.Encounter, who rules.ID, cost rules.Cost) {
	switch cost {
	case rules.StandardAction:
		spend(e, who, rules.SpendStandard)
	case rules.MoveAction:
		spend(e, who, rules.SpendMove)
	case rules.FullRoundAction:
		spend(e, who, rules.SpendFullRound)
	case rules.FreeAction:
		spend(e, who, rules.SpendFree)
	}
}

func spend(e *rules.Encounter, who rules.ID, what rules.Spending) {
	e.Emit(rules.Event{Kind: rules.Spent, Who: who, Whom: rules.Nobody, A: int16(what), B: 1, Cite: rules.ACT01})
}

// spendWhole spends what a charge or a withdrawal takes: a full round, or the
// one standard action of a surprise round, which strains like any other
// (ACT-08, HP-02). It comes before the steps of the action are pushed.
func spendWhole(e *rules.Encounter, who rules.ID) {
	spend(e, who, rules.SpendFullRound)
	if e.Facts.Combatants[who].Budget.Restricted {
		e.Push(rules.Step{Op: opStrain, Who: who, Whom: rules.Nobody})
	}
}

// losesRound reports whether a creature has fallen to exactly 0 hit points in
// the middle of a full-round action, which is lost then; what a surprise round
// lets it do as its one standard action goes on (HP-02, 26.1, ACT-08).
func losesRound(e *rules.Encounter, who rules.ID) bool {
	return e.Facts.Has(who, rules.Disabled) && !e.Facts.Combatants[who].Budget.Restricted
}

// losesWhole reports whether that has happened to a creature in the middle of the action
// that is under way.
func losesWhole(e *rules.Encounter, who rules.ID) bool {
	a := &e.Agenda.Action
	return a.By == who && losesRound(e, who) && wholeRound(e, a)
}

// wholeRound reports whether an action takes the whole round, by its own price, that of its
// ability or of its weapon.
func wholeRound(e *rules.Encounter, a *rules.Action) bool {
	switch a.Verb {
	case rules.Power, rules.Drink:
		return powerOf(e, a.By, a.Option).Cost == rules.FullRoundAction
	case rules.Load:
		return e.Creatures[a.By].Weapon(a.Weapon).LoadFull
	}
	return price(&e.Facts.Combatants[a.By], a, &e.Rules.Verbs[a.Verb]) == rules.FullRoundAction
}
