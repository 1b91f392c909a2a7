package tabletop

import (
	"slices"

	"tenaille/game/plan"
	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// signs are what is marked on the map.
func (tb *Table) signs(s *board.Signs, v Asked) {
	if tb.Explained != nil {
		tb.explainSigns(s)
		return
	}
	tb.goalSigns(s)
	busy := tb.Busy()
	if id := tb.Current(); id != rules.Nobody && !busy {
		at := tb.ShownSpace(id)
		s.Acting = &at
	}
	if id := v.Ordered; id != rules.Nobody && tb.E.Present(id) {
		s.May = append(s.May, board.May{On: tb.ShownSpace(id), Side: int(tb.E.Creatures[id].Side)})
	}
	if v.Entry >= 0 && v.Entry < len(tb.Log.Records) {
		tb.recordSigns(s, &tb.Log.Records[v.Entry].Events[0])
	}
	if tb.Wanted.Pointer.OnMap && !busy {
		c := tb.Wanted.Pointer.Cell
		if tb.Wanted.Pointer.Keys {
			s.Cursor = &c
		} else {
			s.Hover = &c
		}
	}
	if v.Gauge.On && !busy && !v.Asking {
		tb.gaugeSigns(s, &v.Gauge)
		return
	}
	if busy || !tb.Now.Mine || tb.Now.What != rules.AwaitsAction || v.Held {
		if v.Asking {
			tb.askSigns(s)
		}
		return
	}
	tb.plannedSigns(s)
	tb.reachSigns(s)
	tb.planSigns(s)
	tb.carrySigns(s)
	tb.lossSigns(s)
	if !v.Done { // nobody is refused what they have just done
		tb.barSign(s)
	}
	tb.figureSigns(s)
	tb.prospectSigns(s)
	atRestSigns(tb, s)
	if v.Nearest != rules.Nobody {
		s.Instead = append(s.Instead, tb.E.Space(v.Nearest))
	}
	tb.nextSigns(s)
	tb.threatSigns(s, v)
	tb.lineSigns(s)
	tb.draftSigns(s)
}

// lossSigns show on the bars of those aimed at what they would lose.
func (tb *Table) lossSigns(s *board.Signs) {
	for _, h := range tb.Forecast.Proposed.Harms(tb.Turn) {
		s.Harm.Losses = append(s.Harm.Losses, piece.Loss{ID: int(h.On), Mean: h.Mean, Most: h.Most, Falls: h.Fells >= plan.Telling})
	}
}

// carrySigns outline how far what is aimed carries.
func (tb *Table) carrySigns(s *board.Signs) {
	c, ok := plan.CarryOf(tb.Turn)
	if !ok {
		return
	}
	s.Areas.Range = c.Within(tb.E, c.Least, c.Far)
	if c.Near > 0 {
		s.Areas.Near = c.Within(tb.E, 0, c.Near)
	}
	if beyond := tb.E.Map.W()*tb.E.Map.H() - int(c.From.N)*int(c.From.N) - len(s.Areas.Range); beyond < tb.E.Map.H() && !tb.beyond(s.Areas.Range) {
		s.Areas.Range = nil // but for a corner without anybody it carries everywhere: a line there would say nothing
	}
}

// beyond reports whether an enemy stands outside of some squares.
func (tb *Table) beyond(in []grid.Cell) bool {
	for id := range tb.E.Count() {
		if tb.E.Hostile(id, tb.Now.Who) && tb.E.Present(id) && !slices.Contains(in, tb.E.Space(id).At) {
			return true
		}
	}
	return false
}

// barSign says at the pointer why nothing can be done there.
func (tb *Table) barSign(s *board.Signs) {
	if icon, words := tb.Bar(&tb.Forecast.Proposed); words != "" {
		at := tb.Wanted.Pointer.Cell
		s.Tags = append(s.Tags, board.Tag{At: at, Icon: icon, Text: words, Bad: true})
	}
}

// reachSigns show where the creature can go in the mode chosen.
func (tb *Table) reachSigns(s *board.Signs) {
	switch tb.Wanted.Mode {
	case plan.FreeMode, plan.MoveMode, plan.AttackMode:
		s.Areas.Reach, s.Areas.Dash = tb.Now.Ways.Nearby, tb.Now.Ways.Around
		if tb.Now.Ways.Moves < 2 {
			s.Areas.Dash = nil
		}
		// Whom to strike, and what stands between, are other questions than where to go.
		tb.strikeSigns(s)
		s.Areas.Aside = tb.Wanted.Mode == plan.AttackMode && len(tb.Forecast.Proposed.Path) < 2 || tb.Forecast.Proposed.Planned && tb.Forecast.Proposed.Target != rules.Nobody || tb.Lines && !tb.Forecast.Proposed.Planned
	case plan.StepMode, plan.WithdrawMode:
		n := tb.E.Creatures[tb.Now.Who].Space
		for i := range tb.Now.Legal {
			if a := &tb.Now.Legal[i]; a.Verb == tb.Wanted.Mode.Verb() {
				s.Areas.Reach = (grid.Space{At: a.Cell, N: n}).Cells(s.Areas.Reach)
			}
		}
	case plan.ChargeMode:
		for i := range tb.Now.Legal {
			if a := &tb.Now.Legal[i]; a.Verb == rules.Charge {
				s.May = append(s.May, board.May{On: tb.E.Space(a.On), Side: int(tb.E.Creatures[a.On].Side)})
			}
		}
	}
}

// strikeSigns frame whom an attack may be aimed at, while it is.
func (tb *Table) strikeSigns(s *board.Signs) {
	if tb.Wanted.Mode != plan.AttackMode {
		return
	}
	for id := range tb.E.Count() {
		if p := &tb.Forecast.Proposed; tb.Now.Known.Marks[id] && !(p.Planned && p.Target == id) {
			s.May = append(s.May, board.May{On: tb.E.Space(id), Side: int(tb.E.Creatures[id].Side)})
		}
	}
}

// threatSigns stripe the squares in which enemies could strike: those of all of
// them when asked for, else those of the one pointed at, in the order of turns or on
// the map, there unless a blow at it is planned. One of the own side that is pointed
// at has its own in dots.
func (tb *Table) threatSigns(s *board.Signs, v Asked) {
	if v.Done && !tb.Threat {
		return
	}
	if tb.Threat {
		s.Areas.Threat = tb.Now.Danger.Threat
		return
	}
	id := tb.Wanted.Pointer.Who
	if v.Ordered != rules.Nobody {
		id = v.Ordered
	}
	if id == rules.Nobody || id >= tb.E.Count() || !tb.E.Present(id) || len(tb.Forecast.Proposed.Path) > 1 || len(s.Areas.Area) > 0 {
		return
	}
	if tb.E.Hostile(id, tb.Now.Who) {
		if aimed := tb.Forecast.Proposed.Planned && tb.Forecast.Proposed.Target == id && tb.Forecast.Proposed.Refusal.OK(); !aimed && int(id) < len(tb.Now.Danger.Menace) {
			s.Areas.Threat = tb.Now.Danger.Menace[id]
		}
		return
	}
	if plan.OnGuard(tb.E, id) && tb.E.Rules.Attack.Opportunities(&tb.E.Options) {
		s.Areas.Guard, s.Areas.Own = attack.ThreatenedCells(tb.E, id, nil), int(tb.E.Creatures[id].Side)
	}
}

// recordSigns mark the two an open line of the log is about, where they are.
func (tb *Table) recordSigns(s *board.Signs, ev *rules.Event) {
	if ev.Kind != rules.AttackRolled || ev.Who == rules.Nobody || ev.Whom == rules.Nobody {
		return
	}
	space := func(id rules.ID) grid.Space {
		return tb.ShownSpace(id)
	}
	s.May = append(s.May, board.May{On: space(ev.Who), Side: int(tb.E.Creatures[ev.Who].Side)})
	at := space(ev.Whom)
	s.Target = &at
}

// askSigns show who would strike at whom.
func (tb *Table) askSigns(s *board.Signs) {
	e := tb.E
	step, ok := plan.Asked(e)
	if !ok {
		return
	}
	by := e.Space(step.Who)
	if step.Whom == rules.Nobody {
		s.Acting = &by
		return
	}
	at := e.Space(step.Whom)
	s.Acting, s.Target = &by, &at
	if !combat.AsksOpportunity(e) {
		return // the diamond means an opportunity, nothing else
	}
	s.Path = &board.Path{Cells: []grid.Cell{at.At}, N: int(at.N), Provokes: []board.Provoke{{Step: 0, By: []grid.Space{by}}}}
}

// climbSigns tag the squares of a way on which it goes up or down (GEO-16).
func (tb *Table) climbSigns(s *board.Signs, path []grid.Cell) {
	level := func(c grid.Cell) int { return int(tb.Terrain.Square(int(c.X), int(c.Y)).Level) }
	for i := 1; i < len(path); i++ {
		switch d := level(path[i]) - level(path[i-1]); {
		case d > 0:
			s.Tags = append(s.Tags, board.Tag{At: path[i], Icon: "height", Text: "+" + tb.Length(d)})
		case d < 0:
			s.Tags = append(s.Tags, board.Tag{At: path[i], Icon: "height", Text: "−" + tb.Length(-d)})
		}
	}
}

// Hidden reports whether a space ends beyond the free part of the screen, below
// or to the right.
func (tb *Table) Hidden(s grid.Space) bool {
	r := tb.Camera.SpaceRect(s)
	return r.Max.Y > tb.Camera.Safe.Max.Y || r.Max.X > tb.Camera.Safe.Max.X
}
