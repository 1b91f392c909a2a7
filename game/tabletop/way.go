package tabletop

import (
	"tenaille/render/board"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// planSigns show what a click would do.
func (tb *Table) planSigns(s *board.Signs) {
	p := &tb.Forecast.Proposed
	if !p.Planned {
		return
	}
	id := tb.Now.Who
	if len(p.Path) > 1 {
		way := &board.Path{Cells: p.Path, N: int(tb.E.Creatures[id].Space), Costs: make([]string, len(p.Path))}
		for i, c := range p.Costs {
			way.Costs[i+1] = tb.Measure(c)
		}
		if len(p.Costs) > 0 {
			way.Total = tb.Length(p.Costs[len(p.Costs)-1])
		}
		for _, o := range p.Provoked {
			provokeSign(tb.E, way, o, tb.Slips.ReactionChance(p, o.By, p.Leaves(tb.Turn, o.Step)))
		}
		s.Path = way
		if len(p.Provoked) == 0 { // danger is told first
			tb.climbSigns(s, p.Path)
		}
		s.Areas.Threat = tb.DangerOn(p.Path, tb.E.Creatures[id].Space)
		if piece, ok := tb.Drawn(id); ok {
			s.Ghost = &board.Ghost{Piece: piece, At: p.Path[len(p.Path)-1]}
		}
	}
	for _, r := range p.Reactors {
		if s.Path == nil {
			at := tb.E.Space(id).At
			s.Path = &board.Path{Cells: []grid.Cell{at}, N: int(tb.E.Creatures[id].Space)}
		}
		step := len(s.Path.Cells)
		if p.Drafted == rules.Power { // what distracts comes before the way
			step = 1
		}
		provokeSign(tb.E, s.Path, combat.Provoked{Step: step, By: r}, tb.Slips.ReactionChance(p, r, tb.E.Space(id).At))
	}
	barSigns(tb.E, s, p)
	for _, at := range tb.Forecast.FlankFrom {
		s.Spots = append(s.Spots, grid.Space{At: at, N: tb.E.Creatures[id].Space})
	}
	if p.View != nil && p.Refusal.OK() {
		for _, r := range p.View.After {
			if s.Path == nil {
				s.Path = &board.Path{Cells: []grid.Cell{tb.E.Space(id).At}, N: int(tb.E.Creatures[id].Space)}
			}
			provokeSign(tb.E, s.Path, combat.Provoked{Step: len(s.Path.Cells), By: r.By}, tb.Chance(r.Hits))
		}
	}
	if p.Target == rules.Nobody || len(p.Strikes) == 0 {
		return
	}
	switch p.Refusal.Cite {
	case rules.ACT01, rules.ACT33, rules.LIM08:
		return // no attack is left: what stands between does not matter now
	}
	at := tb.E.Space(p.Target)
	v := &p.Strikes[0]
	if v.Aim.Flanker == rules.Nobody || !p.Refusal.OK() {
		s.Target = &at // the jaws mark a target themselves
	}
	if s.Barred = !p.Refusal.OK(); p.Refusal.Cite == rules.SKI09 {
		tb.insteadSigns(s)
	}
	if f, known := p.Whole(tb.Turn); p.Refusal.OK() && known {
		label := tb.chanceSign(v.On, f)
		if veil := &tb.Forecast.Grounds.Veil; veil.Pct != 0 {
			label.Veil, label.VeilIcon = tb.Percent(veil.Pct), "darkness"
			if veil.Fog && !veil.Dark {
				label.VeilIcon = "concealment"
			}
		}
		s.Chances = append(s.Chances, label)
	}
	if v.Aim.Flanker != rules.Nobody && p.Refusal.OK() {
		s.Flanks = append(s.Flanks, board.Flank{Target: at, From: p.From, To: tb.E.Space(v.Aim.Flanker)})
	}
	tb.groundSigns(s, p, v)
}

// provokeSign puts the diamond on a step and gathers who may strike there, each
// with the chance to hurt.
func provokeSign(e *rules.Encounter, way *board.Path, o combat.Provoked, chance string) {
	step := o.Step - 1
	for i := range way.Provokes {
		if v := &way.Provokes[i]; v.Step == step {
			v.By, v.Chances = append(v.By, e.Space(o.By)), append(v.Chances, chance)
			return
		}
	}
	way.Provokes = append(way.Provokes, board.Provoke{Step: step, By: []grid.Space{e.Space(o.By)}, Chances: []string{chance}})
}

// towards is the side of one space that faces another.
func towards(a, z grid.Space) grid.Dir {
	dx := 2*int(z.At.X) + int(z.N) - 2*int(a.At.X) - int(a.N)
	dy := 2*int(z.At.Y) + int(z.N) - 2*int(a.At.Y) - int(a.N)
	switch {
	case max(dx, -dx) >= max(dy, -dy) && dx > 0:
		return grid.E
	case max(dx, -dx) >= max(dy, -dy):
		return grid.W
	case dy > 0:
		return grid.S
	}
	return grid.N
}
