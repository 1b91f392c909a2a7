package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// PriceOf is the sign of what an entry costs.
func (te *Teller) PriceOf(v plan.Choice) model.Price {
	if p := te.Ability(v.Power); p != nil {
		return priceSign(p.Cost)
	}
	return te.price(v.Verb)
}

// price is the sign of what a verb costs.
func (te *Teller) price(v rules.Verb) model.Price {
	switch v {
	case rules.FiveFootStep:
		return model.Step
	case rules.Load:
		if w := te.InHand(te.Now.Who, false); te.Now.Who != rules.Nobody && te.E.Creatures[te.Now.Who].Weapon(w).LoadFull {
			return model.Full
		}
	}
	return priceSign(te.E.Rules.Verbs[v].Cost)
}

func priceSign(c rules.Cost) model.Price {
	switch c {
	case rules.StandardAction:
		return model.Standard
	case rules.MoveAction:
		return model.Move
	case rules.FullRoundAction:
		return model.Full
	case rules.FreeAction:
		return model.Free
	}
	return model.Nothing
}

// CostName is the price of a verb in words.
func (te *Teller) CostName(v rules.Verb) string {
	if v == rules.FiveFootStep {
		return te.Key("cost.step")
	}
	if te.E.Rules.Verbs[v].Twice {
		return te.T("Two moves")
	}
	return te.CostWords(te.E.Rules.Verbs[v].Cost)
}

// CostWords is a price in words: as the ruleset names that part of a turn, where
// it counts it by itself (LIM-07).
func (te *Teller) CostWords(c rules.Cost) string {
	for i := range te.E.Rules.Turn.Pips {
		if p := &te.E.Rules.Turn.Pips[i]; p.Cost == c && c != rules.NoCost {
			return te.Key("pip." + p.Name)
		}
	}
	switch c {
	case rules.StandardAction:
		return te.Key("cost.standard")
	case rules.MoveAction:
		return te.Key("cost.move")
	case rules.FullRoundAction:
		return te.Key("cost.full_round")
	case rules.FreeAction:
		return te.Key("cost.free")
	}
	return te.Key("cost.none")
}
