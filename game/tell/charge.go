package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// refusedCharge is the slip of a charge that may not be made: at whom, and why
// not.
func (sl *Slips) refusedCharge(p *plan.Proposal) *model.Slip {
	return &model.Slip{
		About:    model.About{Weapon: sl.Key("verb.charge"), Target: sl.NameOf(p.Target), Side: int(sl.E.Creatures[p.Target].Side), Subject: Cards{sl.Voice}.subject(p.Target)},
		Warnings: model.Warnings{Refused: model.Reason{Words: sl.whyNoCharge(p), Rule: p.Refusal.Cite.String()}},
	}
}

// WhyNot is why a proposal is refused, in words.
func (vo *Voice) WhyNot(p *plan.Proposal) string {
	if p.Bar.Why != combat.ChargeFree {
		return vo.whyNoCharge(p)
	}
	return vo.RefusalOf(p.Verb(vo.Wanted.Mode), p.Refusal)
}

// whyNoCharge is why a charge may not be made, in words (ACT-16).
func (vo *Voice) whyNoCharge(p *plan.Proposal) string {
	bar := &p.Bar
	switch bar.Why {
	case combat.ChargeMoved:
		return vo.T("No charge after a move or a 5-foot step.")
	case combat.ChargeUnseen:
		return vo.T("No charge at what is not seen.")
	case combat.ChargeNoEnd:
		return vo.T("No free square to end the charge on.")
	case combat.ChargeNear:
		return vo.T("Too close for a charge: %[1]s to go, at least %[2]s are needed.", vo.Length(bar.Squares), vo.Length(2))
	case combat.ChargeFar:
		return vo.T("Too far for a charge: %[1]s to go, it reaches %[2]s.", vo.Length(bar.Squares), vo.Length(bar.Most))
	case combat.ChargeLane:
		var by []string
		for _, id := range bar.Who {
			by = append(by, vo.T("%[1]s %[2]s", vo.NameOf(id), vo.E.Space(id).At.Name()))
		}
		for _, c := range bar.Cells {
			by = append(by, vo.T("the ground at %[1]s", c.Name()))
		}
		const named = 3
		if len(by) > named {
			n := len(by) - named
			return vo.T("In the way of the charge: %[1]s.", vo.TN("%[2]s and %[1]d more", "%[2]s and %[1]d more", n, n, strings.Join(by[:named], ", ")))
		}
		if len(by) > 0 {
			return vo.T("In the way of the charge: %[1]s.", strings.Join(by, ", "))
		}
	}
	return vo.RefusalOf(rules.Charge, p.Refusal)
}
