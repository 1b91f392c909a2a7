package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/render/board/sight"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// barSigns mark what stands or lies in the way of a charge.
func barSigns(e *rules.Encounter, s *board.Signs, p *plan.Proposal) {
	if p.Bar.Why == combat.ChargeFree || p.Target == rules.Nobody {
		return
	}
	at := e.Space(p.Target)
	s.Target = &at
	for _, id := range p.Bar.Who {
		s.Sights.Marks = append(s.Sights.Marks, sight.Mark{On: e.Space(id), Kind: sight.Stops})
	}
	for _, c := range p.Bar.Cells {
		s.Sights.Marks = append(s.Sights.Marks, sight.Mark{On: grid.Square(c), Kind: sight.Stops})
	}
}
