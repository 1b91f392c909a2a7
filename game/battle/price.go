package battle

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// priceOf is the sign of what an entry costs.
func (b *battle) priceOf(v plan.Choice) model.Price {
	if p := b.turn.Ability(v.Power); p != nil {
		return priceSign(p.Cost)
	}
	return b.price(v.Verb)
}

// price is the sign of what a verb costs.
func (b *battle) price(v rules.Verb) model.Price {
	switch v {
	case rules.FiveFootStep:
		return model.Step
	case rules.Load:
		if w := b.turn.InHand(b.turn.Now.Who, false); b.turn.Now.Who != rules.Nobody && b.turn.E.Creatures[b.turn.Now.Who].Weapon(w).LoadFull {
			return model.Full
		}
	}
	return priceSign(b.turn.E.Rules.Verbs[v].Cost)
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

// costName is the price of a verb in words.
func (b *battle) costName(v rules.Verb) string {
	if v == rules.FiveFootStep {
		return b.Key("cost.step")
	}
	if b.turn.E.Rules.Verbs[v].Twice {
		return b.T("Two moves")
	}
	return b.costWords(b.turn.E.Rules.Verbs[v].Cost)
}

// costWords is a price in words: as the ruleset names that part of a turn, where
// it counts it by itself (LIM-07).
func (b *battle) costWords(c rules.Cost) string {
	for i := range b.turn.E.Rules.Turn.Pips {
		if p := &b.turn.E.Rules.Turn.Pips[i]; p.Cost == c && c != rules.NoCost {
			return b.Key("pip." + p.Name)
		}
	}
	switch c {
	case rules.StandardAction:
		return b.Key("cost.standard")
	case rules.MoveAction:
		return b.Key("cost.move")
	case rules.FullRoundAction:
		return b.Key("cost.full_round")
	case rules.FreeAction:
		return b.Key("cost.free")
	}
	return b.Key("cost.none")
}
