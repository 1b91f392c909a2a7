package battle

import (
	"strings"

	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// refusedCharge is the slip of a charge that may not be made: at whom, and why
// not.
func (b *battle) refusedCharge(p *scheme) *model.Slip {
	return &model.Slip{
		Weapon: b.Key("verb.charge"), Target: b.nameOf(p.target), Side: int(b.e.Creatures[p.target].Side), Subject: b.subject(p.target),
		Refused: b.whyNoCharge(p), RefusedRule: p.refusal.Cite.String(),
	}
}

// explained reports whether the slip of a refused scheme says why.
func (p *scheme) explained() bool {
	return len(p.strikes) > 0 || p.bar.Why != combat.ChargeFree
}

// whyNoScheme is why a scheme is refused, in words.
func (b *battle) whyNoScheme(p *scheme) string {
	if p.bar.Why != combat.ChargeFree {
		return b.whyNoCharge(p)
	}
	return b.refusalOf(p.verb(b.mode), p.refusal)
}

// whyNoCharge is why a charge may not be made, in words (ACT-16).
func (b *battle) whyNoCharge(p *scheme) string {
	bar := &p.bar
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
			by = append(by, b.T("%[1]s %[2]s", b.nameOf(id), b.e.Space(id).At.Name()))
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
	return b.refusalOf(rules.Charge, p.refusal)
}

// barSigns mark what stands or lies in the way of a charge.
func barSigns(e *rules.Encounter, s *board.Signs, p *scheme) {
	if p.bar.Why == combat.ChargeFree || p.target == rules.Nobody {
		return
	}
	at := e.Space(p.target)
	s.Target = &at
	for _, id := range p.bar.Who {
		s.Marks = append(s.Marks, board.Mark{On: e.Space(id), Kind: board.Stops})
	}
	for _, c := range p.bar.Cells {
		s.Marks = append(s.Marks, board.Mark{On: grid.Square(c), Kind: board.Stops})
	}
}
