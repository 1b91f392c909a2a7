package limited

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// Rules returns the limited ruleset (RST-01): what d20 is, and the following.
func Rules() *rules.Ruleset {
	r := combat.Base()
	r.Name = "limited"
	r.Options = options()
	r.Turn.RoundSeconds = 10           // LIM-01
	r.Turn.SurpriseRound = false       // LIM-04
	r.Turn.FreePowers = 1              // LIM-08, LIM-10
	r.Turn.DrawsOnTheWay = 0           // LIM-07, ACT-23
	r.Turn.HelpCost = rules.MoveAction // LIM-07, LIM-08
	r.Turn.Costs = [rules.CostCount]string{"none", "A", "M", "L", "free", "not_an_action"}
	r.Turn.Pips = []rules.Pip{
		{Name: "L", Cost: rules.FullRoundAction, Cite: rules.LIM07, Of: counted(1), Left: combat.Left(rules.FullRoundAction), Instead: always},
		{Name: "M", Cost: rules.MoveAction, Cite: rules.LIM07, Of: counted(1), Left: combat.OwnMove, Instead: combat.EitherOr},
		{Name: "A", Cost: rules.StandardAction, Cite: rules.LIM07, Of: counted(1), Left: combat.Left(rules.StandardAction)},
		{Name: "M", Cost: rules.MoveAction, Cite: rules.LIM08, Of: counted(1), Left: otherMove, Instead: always},
		{Name: "free", Cost: rules.FreeAction, Cite: rules.ACT05, Of: freeActions, Left: combat.Left(rules.FreeAction)},
	}
	r.Grounds = rules.Grounds{Budget: rules.LIM08, Restricted: rules.LIM08, Disabled: rules.LIM15, Far: rules.LIM09, Order: rules.LIM05, Surprised: rules.LIM04}
	price(r, rules.MoveAction, rules.FirstAid, rules.Wake, rules.Drink)                   // LIM-07
	price(r, rules.FullRoundAction, rules.TotalDefenceAction, rules.Ready, rules.Overrun) // LIM-07
	r.Verbs[rules.Withdraw].Twice = true                                                  // LIM-09
	r.Verbs[rules.Run] = rules.VerbRow{Cite: rules.LIM09}
	r.Verbs[rules.Delay] = rules.VerbRow{Cite: rules.ACT10}
	r.Rows = append(r.Rows, rules.Row{
		Stat: rules.Defence, Type: rules.Untyped, Value: -5, Source: rules.SourceSurprised, Cite: rules.LIM04,
		When: rules.When{All: rules.Poised},
	})
	r.Tests = append(r.Tests, alerts()...) // LIM-02, LIM-03
	r.Turn.Begin = begin                   // LIM-04, LIM-16
	r.Turn.Initiative = initiative         // LIM-05
	r.Turn.NewRound = newRound             // LIM-05
	r.Turn.Tie = tie                       // LIM-06
	r.Sight.Ambush = ambush                // LIM-02
	r.Rolls[opAlert] = rules.Roll{Ask: askAlert, Got: gotAlert}
	r.Move.Speed = speed                   // LIM-09
	r.Attack.Opportunities = opportunities // LIM-14
	r.Attack.PoisedWhenFlat = poised       // LIM-04
	r.Attack.OutAtZero = outAtZero         // LIM-15
	r.Attack.Psychic = true                // LIM-12
	return r
}

// price gives verbs a price of their own, where the ruleset has them (LIM-07).
func price(r *rules.Ruleset, cost rules.Cost, verbs ...rules.Verb) {
	for _, v := range verbs {
		if r.Verbs[v].Start != nil {
			r.Verbs[v].Cost = cost
		}
	}
}

// speed is one M: the same for every race and armour (LIM-09).
func speed(e *rules.Encounter, id rules.ID) int {
	return combat.Halved(e, id, int(e.Options.Own[squaresOfM]))
}

// otherMove is whether M could be spent in place of A (LIM-08).
func otherMove(e *rules.Encounter, id rules.ID) int {
	if b := &e.Facts.Combatants[id].Budget; b.Standard == 0 || b.Move > 0 && combat.EitherOr(e, id) {
		return 0
	}
	return combat.Left(rules.MoveAction)(e, id)
}

// always: L takes what M and A would, a second M what A would (LIM-08).
func always(*rules.Encounter, rules.ID) bool { return true }

func counted(n int) func(*rules.Encounter, rules.ID) int {
	return func(*rules.Encounter, rules.ID) int { return n }
}

func freeActions(e *rules.Encounter, _ rules.ID) int { return e.Options.FreeActionCap }
