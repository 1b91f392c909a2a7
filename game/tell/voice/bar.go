package voice

import (
	"strings"

	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// WhyNot is why a proposal is refused, in words.
func (vo *Voice) WhyNot(p *plan.Proposal) string {
	if p.Bar.Why != combat.ChargeFree {
		return vo.WhyNoCharge(p)
	}
	if at := vo.Wanted.Pointer.Cell; p.Refusal.Cite == rules.GEO05 && p.Refusal.At == at {
		if _, thing := (Obstacles{vo}).barrier(at); thing != "" {
			return vo.T("Nobody can stand there: %[1]s.", thing)
		}
	}
	if vo.tooFar(p) {
		return vo.Key("refusal.MOV-01")
	}
	return vo.RefusalOf(p.Verb(vo.Wanted.Mode), p.Refusal)
}

// tooFar reports whether a proposal is refused for the distance of a square alone,
// whatever rule of the ruleset says how far one comes.
func (vo *Voice) tooFar(p *plan.Proposal) bool {
	return p.Target == rules.Nobody && p.Refusal.Cite == vo.E.Rules.Grounds.Far && p.Refusal.At == vo.Wanted.Pointer.Cell && len(vo.Now.Ways.Reach) > 0
}

// Bar is why nothing can be done where the pointer is, in the few words that stand there
// on the board, with a sign of it; without words there is nothing to say.
func (vo *Voice) Bar(p *plan.Proposal) (icon, words string) {
	if !p.Planned || p.Refusal.OK() || !vo.Wanted.Pointer.OnMap {
		return "", ""
	}
	if vo.tooFar(p) {
		return "warning", vo.Key("brief.MOV-01")
	}
	ob := Obstacles{vo}
	switch p.Refusal.Cite {
	case rules.GEO05:
		if at := vo.Wanted.Pointer.Cell; p.Refusal.At == at {
			if icon, words = ob.barrier(at); words != "" {
				return icon, words
			}
		}
	case rules.COV12:
		if by := ob.stoppers(1); by != "" {
			return "cover-full", by
		}
	case rules.ACT16:
		if words := barWords[p.Bar.Why]; words != "" {
			return "warning", vo.Key(words)
		}
	}
	if words = vo.Briefly(p.Verb(vo.Wanted.Mode), p.Refusal); len([]rune(words)) > longTag {
		return "", "" // the slip or the hint over the bar says it
	}
	return "warning", words
}

// longTag is how many letters at the most stand in a tag on the board.
const longTag = 26

// barWords are the few words of what keeps from a charge.
var barWords = map[combat.ChargeBar]string{
	combat.ChargeNear: "brief.ACT-16.near", combat.ChargeFar: "brief.MOV-01",
}

// WhyNoCharge is why a charge may not be made, in words (ACT-16).
func (vo *Voice) WhyNoCharge(p *plan.Proposal) string {
	bar := &p.Bar
	switch bar.Why {
	case combat.ChargeMoved:
		return vo.T("No charge after a move or a 5-foot step.")
	case combat.ChargeUnseen:
		return vo.T("No charge at an unseen target.")
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
