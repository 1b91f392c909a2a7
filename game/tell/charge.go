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
func (te *Teller) refusedCharge(p *plan.Proposal) *model.Slip {
	return &model.Slip{
		About:    model.About{Weapon: te.Key("verb.charge"), Target: te.NameOf(p.Target), Side: int(te.E.Creatures[p.Target].Side), Subject: te.subject(p.Target)},
		Warnings: model.Warnings{Refused: model.Reason{Words: te.whyNoCharge(p), Rule: p.Refusal.Cite.String()}},
	}
}

// WhyNoScheme is why a scheme is refused, in words.
func (te *Teller) WhyNoScheme(p *plan.Proposal) string {
	if p.Bar.Why != combat.ChargeFree {
		return te.whyNoCharge(p)
	}
	return te.RefusalOf(p.Verb(te.Mode), p.Refusal)
}

// whyNoCharge is why a charge may not be made, in words (ACT-16).
func (te *Teller) whyNoCharge(p *plan.Proposal) string {
	bar := &p.Bar
	switch bar.Why {
	case combat.ChargeMoved:
		return te.T("No charge after a move or a 5-foot step.")
	case combat.ChargeUnseen:
		return te.T("No charge at what is not seen.")
	case combat.ChargeNoEnd:
		return te.T("No free square to end the charge on.")
	case combat.ChargeNear:
		return te.T("Too close for a charge: %[1]s to go, at least %[2]s are needed.", te.Length(bar.Squares), te.Length(2))
	case combat.ChargeFar:
		return te.T("Too far for a charge: %[1]s to go, it reaches %[2]s.", te.Length(bar.Squares), te.Length(bar.Most))
	case combat.ChargeLane:
		var by []string
		for _, id := range bar.Who {
			by = append(by, te.T("%[1]s %[2]s", te.NameOf(id), te.E.Space(id).At.Name()))
		}
		for _, c := range bar.Cells {
			by = append(by, te.T("the ground at %[1]s", c.Name()))
		}
		const named = 3
		if len(by) > named {
			n := len(by) - named
			return te.T("In the way of the charge: %[1]s.", te.TN("%[2]s and %[1]d more", "%[2]s and %[1]d more", n, strings.Join(by[:named], ", ")))
		}
		if len(by) > 0 {
			return te.T("In the way of the charge: %[1]s.", strings.Join(by, ", "))
		}
	}
	return te.RefusalOf(rules.Charge, p.Refusal)
}
