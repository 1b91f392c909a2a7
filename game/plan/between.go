package plan

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// Lookout is what stands between two squares, for whoever looks and shoots from the one at
// the other: the same questions as of an attack, answered by the same code.
type Lookout struct {
	From, To grid.Space // those of whoever stands there
	Grounds  attack.Grounds
}

// BetweenOf asks what stands between two squares. Where nobody stands, a creature as tall
// and with such eyes as whoever acts is thought of.
func BetweenOf(t *Turn, from, to grid.Cell) Lookout {
	e := t.E
	f := e.Field()
	b := Lookout{From: grid.Square(from), To: grid.Square(to)}
	q := grid.CoverQuery{AttackerTag: grid.NoTag, TargetTag: grid.NoTag}
	eyes := t.Now.Who
	if eyes == rules.Nobody {
		eyes = 0
	}
	tall := eyes
	if id := StandsAt(e, from); id != rules.Nobody {
		eyes, b.From, q.AttackerTag = id, e.Space(id), int16(id)
	}
	if id := StandsAt(e, to); id != rules.Nobody {
		tall, b.To, q.TargetTag = id, e.Space(id), int16(id)
	}
	q.Attacker, q.Target, q.TargetHeight = b.From, b.To, int(e.Creatures[tall].Height)
	g := &b.Grounds
	near := grid.Adjacent(b.From, b.To)
	sees := f.SightSpaces(b.From, b.To, near)
	if e.Rules.Attack.Lines != nil { // figures ask otherwise (SKI-07)
		covered, corner := f.SkirmishCover(b.From, b.To, q.AttackerTag, q.TargetTag)
		g.Cover = grid.CoverResult{From: from, To: to, Corner: corner, InReach: true, Effect: sees, Adjacent: near}
		if covered {
			g.Cover.Grade, g.Cover.AC = grid.CoverStandard, int8(grid.CoverStandard.AC())
		}
		g.Lines = f.SkirmishLines(b.From, b.To, q.AttackerTag, q.TargetTag, nil)
	} else {
		g.Cover = f.Cover(&q)
		g.Lines = f.CornerLines(&q, &g.Cover, nil)
	}
	if !sees {
		g.Lines, g.Unseen = f.UnseenLines(&q, g.Lines[:0]), true
		return b
	}
	if g.Cover.Effect && e.Rules.Attack.Lines == nil {
		var light [36]uint8
		attack.Lights(e, f, &q, eyes, &light)
		g.Veil = f.ConcealedBy(&q, &light)
	}
	return b
}
