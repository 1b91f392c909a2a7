package battle

import (
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// refusedCharge is the slip of a charge that may not be made: at whom, and why
// not.
func (b *battle) refusedCharge(p *plan.Proposal) *model.Slip {
	return &model.Slip{
		About:    model.About{Weapon: b.Key("verb.charge"), Target: b.nameOf(p.Target), Side: int(b.turn.E.Creatures[p.Target].Side), Subject: b.subject(p.Target)},
		Warnings: model.Warnings{Refused: model.Reason{Words: b.whyNoCharge(p), Rule: p.Refusal.Cite.String()}},
	}
}

// whyNoScheme is why a scheme is refused, in words.
func (b *battle) whyNoScheme(p *plan.Proposal) string {
	if p.Bar.Why != combat.ChargeFree {
		return b.whyNoCharge(p)
	}
	return b.refusalOf(p.Verb(b.turn.Mode), p.Refusal)
}

// whyNoCharge is why a charge may not be made, in words (ACT-16).
func (b *battle) whyNoCharge(p *plan.Proposal) string {
	bar := &p.Bar
	switch bar.Why {
	case combat.ChargeMoved:
		return b.T("No charge after a move or a 5-foot step.")
	case combat.ChargeUnseen:
		return b.T("No charge at what is not seen.")
	case combat.ChargeNoEnd:
		return b.T("No free square to end the charge on.")
	case combat.ChargeNear:
		return b.T("Too close for a charge: %[1]s to go, at least %[2]s are needed.", b.Length(bar.Squares), b.Length(2))
	case combat.ChargeFar:
		return b.T("Too far for a charge: %[1]s to go, it reaches %[2]s.", b.Length(bar.Squares), b.Length(bar.Most))
	case combat.ChargeLane:
		var by []string
		for _, id := range bar.Who {
			by = append(by, b.T("%[1]s %[2]s", b.nameOf(id), b.turn.E.Space(id).At.Name()))
		}
		for _, c := range bar.Cells {
			by = append(by, b.T("the ground at %[1]s", c.Name()))
		}
		const named = 3
		if len(by) > named {
			n := len(by) - named
			return b.T("In the way of the charge: %[1]s.", b.TN("%[2]s and %[1]d more", "%[2]s and %[1]d more", n, strings.Join(by[:named], ", ")))
		}
		if len(by) > 0 {
			return b.T("In the way of the charge: %[1]s.", strings.Join(by, ", "))
		}
	}
	return b.refusalOf(rules.Charge, p.Refusal)
}

// barSigns mark what stands or lies in the way of a charge.
func barSigns(e *rules.Encounter, s *board.Signs, p *plan.Proposal) {
	if p.Bar.Why == combat.ChargeFree || p.Target == rules.Nobody {
		return
	}
	at := e.Space(p.Target)
	s.Target = &at
	for _, id := range p.Bar.Who {
		s.Marks = append(s.Marks, board.Mark{On: e.Space(id), Kind: board.Stops})
	}
	for _, c := range p.Bar.Cells {
		s.Marks = append(s.Marks, board.Mark{On: grid.Square(c), Kind: board.Stops})
	}
}
