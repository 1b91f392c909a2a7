package tabletop

import (
	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/rules"
)

// plannedSigns show the plans that wait: where they lead, whom they aim at, and the chance
// if nothing changes until then, numbered in the order in which they are carried out.
func (tb *Table) plannedSigns(s *board.Signs) {
	for i, p := range plan.Intents(tb.Turn) {
		at := tb.E.Space(p.Who)
		if at.At = p.At.At; len(p.Way) == 0 && p.Who != tb.Now.Who {
			at = tb.ShownSpace(p.Who)
		}
		v := board.Planned{Way: p.Way, At: at, Side: int(tb.E.Creatures[p.Who].Side)}
		if piece, ok := tb.Drawn(p.Who); ok {
			v.Piece = piece
		}
		if p.On != rules.Nobody && p.On != p.Who && tb.E.Present(p.On) {
			on := tb.ShownSpace(p.On)
			v.On = &on
		}
		s.Planned = append(s.Planned, v)
		words := tb.Number(i + 1)
		if p.Sure {
			words += " · " + tb.Chance(p.Chance)
		}
		s.Tags = append(s.Tags, board.Tag{At: at.At, Icon: "plan", Text: words})
	}
}
