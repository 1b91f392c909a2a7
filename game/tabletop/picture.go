package tabletop

import (
	"slices"

	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Asked is what the picture of the map is to show besides what is planned.
type Asked struct {
	Ordered rules.ID // creature pointed at in the order of turns, or Nobody
	Entry   int      // entry of the log whose slip is open, or -1
	Asking  bool     // the player is asked about an opportunity
	Held    bool     // nothing is planned: orders are carried out
	Still   bool     // nothing closes by and by
}

// Show fills the picture of the map: pieces as the stage has them, and the
// signs of what is being planned.
func (tb *Table) Show(v Asked) {
	p := &tb.Picture
	p.Signs = board.Signs{Grid: float64(tb.Settings.Grid) / 100, Plain: tb.Settings.HighContrast}
	if !tb.Grid {
		p.Signs.Grid = -1
	}
	if tb.Foggy() {
		tb.fog.Look()
		p.Signs.Areas.Unseen, p.Signs.Areas.Memory = tb.fog.Squares()
	}
	tb.Signs(&p.Signs, v)
	tb.heightSigns(&p.Signs)
	tb.bite.close(p.Signs.Flanks, v.Still || tb.Settings.ReducedMotion)
	tb.Player.Stage.Fill(p)
	tb.hushed(p)
	p.Pieces = tb.fog.Ghosts(p.Pieces)
	tb.spread(p)
	tb.gripSigns(&p.Signs, p.Pieces)
}

// hushed leaves out the sign of the flat-footed but on the creature pointed at
// or aimed at: as a fight begins nearly everybody has it. Where jaws close they tell it
// all, and its card has the sign.
func (tb *Table) hushed(p *board.Picture) {
	p.Pieces = slices.Clone(p.Pieces) // they are the stage's
	for i := range p.Pieces {
		q := &p.Pieces[i]
		jaws := slices.ContainsFunc(p.Signs.Flanks, func(f board.Flank) bool { return f.Target.At == q.At })
		if id := rules.ID(q.ID); !jaws && (id == tb.Turn.Wanted.Pointer.Who || tb.Turn.Forecast.Proposed.Planned && id == tb.Turn.Forecast.Proposed.Target) {
			continue
		}
		if at := slices.IndexFunc(q.Badges, func(v piece.Badge) bool { return v.Icon == tell.FlatFooted }); at >= 0 {
			q.Badges = slices.Delete(slices.Clone(q.Badges), at, at+1)
		}
	}
}

// Signs are what is marked on the map.
func (tb *Table) Signs(s *board.Signs, v Asked) {
	busy := tb.Player.Busy()
	if id := tb.Teller.Current(); id != rules.Nobody && !busy {
		at := grid.Space{At: tb.Teller.Shown.Facts.Combatants[id].At, N: tb.Turn.E.Creatures[id].Space}
		s.Acting = &at
	}
	if id := v.Ordered; id != rules.Nobody && tb.Turn.E.Present(id) {
		s.May = append(s.May, board.May{On: grid.Space{At: tb.Teller.Shown.Facts.Combatants[id].At, N: tb.Turn.E.Creatures[id].Space}, Side: int(tb.Turn.E.Creatures[id].Side)})
	}
	if v.Entry >= 0 && v.Entry < len(tb.Teller.Log.Records) {
		tb.recordSigns(s, &tb.Teller.Log.Records[v.Entry].Events[0])
	}
	if tb.Turn.Wanted.Pointer.OnMap && !busy {
		c := tb.Turn.Wanted.Pointer.Cell
		if tb.Turn.Wanted.Pointer.Keys {
			s.Cursor = &c
		} else {
			s.Hover = &c
		}
	}
	if busy || !tb.Turn.Now.Mine || tb.Turn.Now.What != rules.AwaitsAction || v.Held {
		if v.Asking {
			askSigns(tb.Turn.E, s)
		}
		return
	}
	tb.reachSigns(s)
	tb.planSigns(s)
	tb.figureSigns(s)
	tb.outlookSigns(s)
	tb.threatSigns(s, v)
	tb.lineSigns(s)
	tb.wishSigns(s)
}

// reachSigns show where the creature can go in the mode chosen.
func (tb *Table) reachSigns(s *board.Signs) {
	switch tb.Turn.Wanted.Mode {
	case plan.FreeMode, plan.MoveMode, plan.AttackMode:
		s.Areas.Reach, s.Areas.Dash = tb.Turn.Now.Ways.Nearby, tb.Turn.Now.Ways.Around
		if tb.Turn.Now.Ways.Moves < 2 {
			s.Areas.Dash = nil
		}
		// Whom to strike, and what stands between, are other questions than where to go.
		s.Areas.Aside = tb.Turn.Wanted.Mode == plan.AttackMode && len(tb.Turn.Forecast.Proposed.Path) < 2 || tb.Turn.Forecast.Proposed.Planned && tb.Turn.Forecast.Proposed.Target != rules.Nobody || tb.Lines && !tb.Turn.Forecast.Proposed.Planned
	case plan.StepMode, plan.WithdrawMode:
		n := tb.Turn.E.Creatures[tb.Turn.Now.Who].Space
		for i := range tb.Turn.Now.Legal {
			if a := &tb.Turn.Now.Legal[i]; a.Verb == tb.Turn.Wanted.Mode.Verb() {
				s.Areas.Reach = (grid.Space{At: a.Cell, N: n}).Cells(s.Areas.Reach)
			}
		}
	case plan.ChargeMode:
		for i := range tb.Turn.Now.Legal {
			if a := &tb.Turn.Now.Legal[i]; a.Verb == rules.Charge {
				s.May = append(s.May, board.May{On: tb.Turn.E.Space(a.On), Side: int(tb.Turn.E.Creatures[a.On].Side)})
			}
		}
	}
}

// planSigns show what a click would do.
func (tb *Table) planSigns(s *board.Signs) {
	p := &tb.Turn.Forecast.Proposed
	if !p.Planned {
		return
	}
	id := tb.Turn.Now.Who
	if len(p.Path) > 1 {
		way := &board.Path{Cells: p.Path, N: int(tb.Turn.E.Creatures[id].Space), Costs: make([]string, len(p.Path))}
		for i, c := range p.Costs {
			way.Costs[i+1] = tb.Measure(c)
		}
		if len(p.Costs) > 0 {
			way.Total = tb.Length(p.Costs[len(p.Costs)-1])
		}
		for _, o := range p.Provoked {
			provokeSign(tb.Turn.E, way, o, tb.Slips.ReactionChance(p, o.By, p.Leaves(tb.Turn, o.Step)))
		}
		s.Path = way
		if len(p.Provoked) == 0 { // danger is told first
			tb.climbSigns(s, p.Path)
		}
		s.Areas.Threat = tb.Turn.DangerOn(p.Path, tb.Turn.E.Creatures[id].Space)
		if piece, ok := tb.Drawn(id); ok {
			s.Ghost = &board.Ghost{Piece: piece, At: p.Path[len(p.Path)-1]}
		}
	}
	for _, r := range p.Reactors {
		if s.Path == nil {
			at := tb.Turn.E.Space(id).At
			s.Path = &board.Path{Cells: []grid.Cell{at}, N: int(tb.Turn.E.Creatures[id].Space)}
		}
		step := len(s.Path.Cells)
		if p.Wished == rules.Power { // what distracts comes before the way
			step = 1
		}
		provokeSign(tb.Turn.E, s.Path, combat.Provoked{Step: step, By: r}, tb.Slips.ReactionChance(p, r, tb.Turn.E.Space(id).At))
	}
	barSigns(tb.Turn.E, s, p)
	s.Spots, s.SpotWidth = tb.Turn.Forecast.FlankFrom, int(tb.Turn.E.Creatures[id].Space)
	if p.View != nil && p.Refusal.OK() {
		for _, r := range p.View.After {
			if s.Path == nil {
				s.Path = &board.Path{Cells: []grid.Cell{tb.Turn.E.Space(id).At}, N: int(tb.Turn.E.Creatures[id].Space)}
			}
			provokeSign(tb.Turn.E, s.Path, combat.Provoked{Step: len(s.Path.Cells), By: r.By}, tb.Chance(r.Hits))
		}
	}
	if p.Target == rules.Nobody || len(p.Strikes) == 0 {
		return
	}
	switch p.Refusal.Cite {
	case rules.ACT01, rules.ACT33, rules.LIM08:
		return // no attack is left: what stands between does not matter now
	}
	at := tb.Turn.E.Space(p.Target)
	v := &p.Strikes[0]
	if v.Aim.Flanker == rules.Nobody || !p.Refusal.OK() {
		s.Target = &at // the jaws mark a target themselves
	}
	if s.Barred = !p.Refusal.OK(); p.Refusal.Cite == rules.SKI09 {
		tb.insteadSigns(s)
	}
	if f, known := tb.Labelled(p); p.Refusal.OK() && known {
		label := tb.chanceSign(v.On, f)
		if veil := &tb.Turn.Forecast.Grounds.Veil; veil.Pct != 0 {
			label.Veil, label.VeilIcon = tb.Percent(veil.Pct), "darkness"
			if veil.Fog {
				label.VeilIcon = "concealment"
			}
		}
		s.Chances = append(s.Chances, label)
	}
	if v.Aim.Flanker != rules.Nobody && p.Refusal.OK() {
		s.Flanks = append(s.Flanks, board.Flank{Target: at, From: p.From, To: tb.Turn.E.Space(v.Aim.Flanker)})
	}
	tb.groundSigns(s, p, v)
}

// Labelled is the chance over the target of a scheme: of one action that of the
// whole. There is none until it is counted, nor over the end of a way on which
// somebody may strike: there the number would promise that one arrives.
func (tb *Table) Labelled(p *plan.Proposal) (f odds.Fraction, known bool) {
	switch {
	case p.Uncounted(tb.Turn), len(p.Acts) > 1 && len(p.Provoked) > 0:
		return f, false
	case len(p.Acts) == 1:
		if c := p.CourseOf(tb.Turn); c != nil {
			return plan.ChanceOf(tb.Turn.E, c, p.Strikes), true
		}
	}
	return p.Strikes[0].Odds.Damages, true
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

// chanceSign is the label over a target: the chance to deal damage, after the
// miss chance; its colour follows the same number.
func (tb *Table) chanceSign(on rules.ID, f odds.Fraction) board.Chance {
	return board.Chance{On: tb.Turn.E.Space(on), Text: tb.Chance(f), Percent: f.Percent()}
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

// threatSigns stripe the squares in which enemies could strike: those of all of
// them when asked for, else those of the one pointed at, in the order of turns or on
// the map, there unless a blow at it is planned. One of the own side that is pointed
// at has its own in dots.
func (tb *Table) threatSigns(s *board.Signs, v Asked) {
	if tb.Threat {
		s.Areas.Threat = tb.Turn.Now.Danger.Threat
		return
	}
	id := tb.Turn.Wanted.Pointer.Who
	if v.Ordered != rules.Nobody {
		id = v.Ordered
	}
	if id == rules.Nobody || id >= tb.Turn.E.Count() || !tb.Turn.E.Present(id) || len(tb.Turn.Forecast.Proposed.Path) > 1 || len(s.Areas.Area) > 0 {
		return
	}
	if tb.Turn.E.Hostile(id, tb.Turn.Now.Who) {
		if aimed := tb.Turn.Forecast.Proposed.Planned && tb.Turn.Forecast.Proposed.Target == id && tb.Turn.Forecast.Proposed.Refusal.OK(); !aimed && int(id) < len(tb.Turn.Now.Danger.Menace) {
			s.Areas.Threat = tb.Turn.Now.Danger.Menace[id]
		}
		return
	}
	if plan.OnGuard(tb.Turn.E, id) && tb.Turn.E.Rules.Attack.Opportunities(&tb.Turn.E.Options) {
		s.Areas.Guard, s.Areas.Own = attack.ThreatenedCells(tb.Turn.E, id, nil), int(tb.Turn.E.Creatures[id].Side)
	}
}

// ChanceSigns label every enemy that can be attacked from here.
func (tb *Table) ChanceSigns(s *board.Signs) {
	for on := range tb.Turn.E.Count() {
		if on == tb.Turn.Forecast.Proposed.Target {
			continue
		}
		var best odds.Fraction
		found := false
		for i := range tb.Turn.Now.Legal {
			a := &tb.Turn.Now.Legal[i]
			if a.Verb == tb.Turn.Wanted.Mode.Verb() && a.On == on && a.With == 0 && tb.Turn.Chosen(a.Weapon) && a.Weapon == tb.Turn.InHand(a.By, false) {
				p := tb.Turn.Offered(a)
				if len(p.Strikes) == 0 {
					continue
				}
				if f, known := tb.Labelled(&p); known && (!found || f.Float() > best.Float()) {
					best, found = f, true
				}
			}
		}
		if found {
			s.Chances = append(s.Chances, tb.chanceSign(on, best))
		}
	}
}

// recordSigns mark the two an open line of the log is about, where they are.
func (tb *Table) recordSigns(s *board.Signs, ev *rules.Event) {
	if ev.Kind != rules.AttackRolled || ev.Who == rules.Nobody || ev.Whom == rules.Nobody {
		return
	}
	space := func(id rules.ID) grid.Space {
		return grid.Space{At: tb.Teller.Shown.Facts.Combatants[id].At, N: tb.Turn.E.Creatures[id].Space}
	}
	s.May = append(s.May, board.May{On: space(ev.Who), Side: int(tb.Turn.E.Creatures[ev.Who].Side)})
	at := space(ev.Whom)
	s.Target = &at
}

// askSigns show who would strike at whom.
func askSigns(e *rules.Encounter, s *board.Signs) {
	step, ok := e.Asked()
	if !ok {
		return
	}
	by, at := e.Space(step.Who), e.Space(step.Whom)
	s.Acting, s.Target = &by, &at
	if !combat.AsksOpportunity(e) {
		return // the diamond means an opportunity, nothing else
	}
	s.Path = &board.Path{Cells: []grid.Cell{at.At}, N: int(at.N), Provokes: []board.Provoke{{Step: 0, By: []grid.Space{by}}}}
}
