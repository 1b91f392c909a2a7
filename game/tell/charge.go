package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
)

// refusedCharge is the slip of a charge that may not be made: at whom, and why
// not.
func (sl *Slips) refusedCharge(p *plan.Proposal) *model.Slip {
	return &model.Slip{
		About:    model.About{Weapon: sl.Key("verb.charge"), Target: sl.NameOf(p.Target), Side: int(sl.E.Creatures[p.Target].Side), Subject: Cards{sl.Voice}.subject(p.Target)},
		Warnings: model.Warnings{Refused: model.Reason{Words: sl.WhyNoCharge(p), Rule: p.Refusal.Cite.String()}},
	}
}
