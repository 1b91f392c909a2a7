package voice

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// PriceOf is the sign of what an entry costs.
func (vo *Voice) PriceOf(v plan.Choice) model.Price {
	if p := vo.Ability(v.Power); p != nil {
		return PriceSign(p.Cost)
	}
	return vo.price(v.Verb)
}

// price is the sign of what a verb costs.
func (vo *Voice) price(v rules.Verb) model.Price {
	switch v {
	case rules.FiveFootStep:
		return model.Step
	case rules.Load:
		if w := vo.InHand(vo.Now.Who, false); vo.Now.Who != rules.Nobody && vo.E.Creatures[vo.Now.Who].Weapon(w).LoadFull {
			return model.Full
		}
	}
	return PriceSign(vo.E.Rules.Verbs[v].Cost)
}

// PriceSign is the sign of a part of a turn.
func PriceSign(c rules.Cost) model.Price {
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
func (vo *Voice) CostName(v rules.Verb) string {
	if v == rules.FiveFootStep {
		return vo.Key("cost.step")
	}
	if vo.E.Rules.Verbs[v].Twice {
		return vo.T("Two moves")
	}
	return vo.CostWords(vo.E.Rules.Verbs[v].Cost)
}

// CostWords is a price in words: as the ruleset names that part of a turn, where
// it counts it by itself (LIM-07).
func (vo *Voice) CostWords(c rules.Cost) string {
	for i := range vo.E.Rules.Turn.Pips {
		if p := &vo.E.Rules.Turn.Pips[i]; p.Cost == c && c != rules.NoCost {
			return vo.Key("pip." + p.Name)
		}
	}
	switch c {
	case rules.StandardAction:
		return vo.Key("cost.standard")
	case rules.MoveAction:
		return vo.Key("cost.move")
	case rules.FullRoundAction:
		return vo.Key("cost.full_round")
	case rules.FreeAction:
		return vo.Key("cost.free")
	}
	return vo.Key("cost.none")
}
