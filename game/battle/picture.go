package battle

import (
	"slices"
	"strings"

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

// show fills the picture of the map: pieces as the stage has them, and the
// signs of what is being planned.
func (b *battle) show() {
	p := &b.picture
	p.Signs = board.Signs{Grid: float64(b.Settings.Grid) / 100, Plain: b.Settings.HighContrast}
	if !b.grid {
		p.Signs.Grid = -1
	}
	b.fogSigns(&p.Signs)
	b.signs(&p.Signs)
	b.heightSigns(&p.Signs)
	b.bite.close(b, p.Signs.Flanks)
	b.play.Stage.Fill(p)
	b.hushed(p)
	p.Pieces = b.fog.ghosts(b, p.Pieces)
	b.spread(p)
	b.gripSigns(&p.Signs, p.Pieces)
}

// hushed leaves out the sign of the flat-footed but on the creature pointed at
// or aimed at: as a fight begins nearly everybody has it. Where jaws close they tell it
// all, and its card has the sign.
func (b *battle) hushed(p *board.Picture) {
	p.Pieces = slices.Clone(p.Pieces) // they are the stage's
	for i := range p.Pieces {
		q := &p.Pieces[i]
		jaws := slices.ContainsFunc(p.Signs.Flanks, func(f board.Flank) bool { return f.Target.At == q.At })
		if id := rules.ID(q.ID); !jaws && (id == b.turn.Pointer.Who || b.turn.Proposed.Planned && id == b.turn.Proposed.Target) {
			continue
		}
		if at := slices.IndexFunc(q.Badges, func(v piece.Badge) bool { return v.Icon == tell.FlatFooted }); at >= 0 {
			q.Badges = slices.Delete(slices.Clone(q.Badges), at, at+1)
		}
	}
}

func (b *battle) signs(s *board.Signs) {
	busy := b.play.Busy()
	if id := b.tell.Current(); id != rules.Nobody && !busy {
		at := grid.Space{At: b.tell.Shown.Facts.Combatants[id].At, N: b.turn.E.Creatures[id].Space}
		s.Acting = &at
	}
	if id := b.looked; id != rules.Nobody && strings.HasPrefix(b.hot, "order.") && b.turn.E.Present(id) {
		s.May = append(s.May, board.May{On: grid.Space{At: b.tell.Shown.Facts.Combatants[id].At, N: b.turn.E.Creatures[id].Space}, Side: int(b.turn.E.Creatures[id].Side)})
	}
	if b.opened >= 0 && b.opened < len(b.tell.Log.Records) {
		b.recordSigns(s, &b.tell.Log.Records[b.opened].Events[0])
	}
	if b.turn.Pointer.OnMap && !busy {
		c := b.turn.Pointer.Cell
		if b.turn.Pointer.Keys {
			s.Cursor = &c
		} else {
			s.Hover = &c
		}
	}
	if busy || !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction || len(b.orders) > 0 {
		if b.asking() {
			askSigns(b.turn.E, s)
		}
		return
	}
	b.reachSigns(s)
	b.planSigns(s)
	b.figureSigns(s)
	b.outlookSigns(s)
	b.threatSigns(s)
	b.lineSigns(s)
	b.wishSigns(s)
}

// reachSigns show where the creature can go in the mode chosen.
func (b *battle) reachSigns(s *board.Signs) {
	switch b.turn.Mode {
	case plan.FreeMode, plan.MoveMode, plan.AttackMode:
		s.Areas.Reach, s.Areas.Dash = b.turn.Now.Nearby, b.turn.Now.Around
		if b.turn.Now.Moves < 2 {
			s.Areas.Dash = nil
		}
		// Whom to strike, and what stands between, are other questions than where to go.
		s.Areas.Aside = b.turn.Mode == plan.AttackMode && len(b.turn.Proposed.Path) < 2 || b.turn.Proposed.Planned && b.turn.Proposed.Target != rules.Nobody || b.lines && !b.turn.Proposed.Planned
	case plan.StepMode, plan.WithdrawMode:
		n := b.turn.E.Creatures[b.turn.Now.Who].Space
		for i := range b.turn.Now.Legal {
			if a := &b.turn.Now.Legal[i]; a.Verb == b.turn.Mode.Verb() {
				s.Areas.Reach = (grid.Space{At: a.Cell, N: n}).Cells(s.Areas.Reach)
			}
		}
	case plan.ChargeMode:
		for i := range b.turn.Now.Legal {
			if a := &b.turn.Now.Legal[i]; a.Verb == rules.Charge {
				s.May = append(s.May, board.May{On: b.turn.E.Space(a.On), Side: int(b.turn.E.Creatures[a.On].Side)})
			}
		}
	}
}

// planSigns show what a click would do.
func (b *battle) planSigns(s *board.Signs) {
	p := &b.turn.Proposed
	if !p.Planned {
		return
	}
	id := b.turn.Now.Who
	if len(p.Path) > 1 {
		way := &board.Path{Cells: p.Path, N: int(b.turn.E.Creatures[id].Space), Costs: make([]string, len(p.Path))}
		for i, c := range p.Costs {
			way.Costs[i+1] = b.Measure(c)
		}
		if len(p.Costs) > 0 {
			way.Total = b.Length(p.Costs[len(p.Costs)-1])
		}
		for _, o := range p.Provoked {
			provokeSign(b.turn.E, way, o, b.tell.Slips.ReactionChance(p, o.By, p.Leaves(b.turn, o.Step)))
		}
		s.Path = way
		if len(p.Provoked) == 0 { // danger is told first
			b.climbSigns(s, p.Path)
		}
		s.Areas.Threat = b.turn.DangerOn(p.Path, b.turn.E.Creatures[id].Space)
		if piece, ok := b.piece(id); ok {
			s.Ghost = &board.Ghost{Piece: piece, At: p.Path[len(p.Path)-1]}
		}
	}
	for _, r := range p.Reactors {
		if s.Path == nil {
			at := b.turn.E.Space(id).At
			s.Path = &board.Path{Cells: []grid.Cell{at}, N: int(b.turn.E.Creatures[id].Space)}
		}
		step := len(s.Path.Cells)
		if p.Wished == rules.Power { // what distracts comes before the way
			step = 1
		}
		provokeSign(b.turn.E, s.Path, combat.Provoked{Step: step, By: r}, b.tell.Slips.ReactionChance(p, r, b.turn.E.Space(id).At))
	}
	barSigns(b.turn.E, s, p)
	s.Spots, s.SpotWidth = b.turn.FlankFrom, int(b.turn.E.Creatures[id].Space)
	if p.View != nil && p.Refusal.OK() {
		for _, r := range p.View.After {
			if s.Path == nil {
				s.Path = &board.Path{Cells: []grid.Cell{b.turn.E.Space(id).At}, N: int(b.turn.E.Creatures[id].Space)}
			}
			provokeSign(b.turn.E, s.Path, combat.Provoked{Step: len(s.Path.Cells), By: r.By}, b.Chance(r.Hits))
		}
	}
	if p.Target == rules.Nobody || len(p.Strikes) == 0 {
		return
	}
	switch p.Refusal.Cite {
	case rules.ACT01, rules.ACT33, rules.LIM08:
		return // no attack is left: what stands between does not matter now
	}
	at := b.turn.E.Space(p.Target)
	v := &p.Strikes[0]
	if v.Aim.Flanker == rules.Nobody || !p.Refusal.OK() {
		s.Target = &at // the jaws mark a target themselves
	}
	if s.Barred = !p.Refusal.OK(); p.Refusal.Cite == rules.SKI09 {
		b.insteadSigns(s)
	}
	if f, known := b.labelled(p); p.Refusal.OK() && known {
		label := b.chanceSign(v.On, f)
		if veil := &b.turn.Grounds.Veil; veil.Pct != 0 {
			label.Veil, label.VeilIcon = b.Percent(veil.Pct), "darkness"
			if veil.Fog {
				label.VeilIcon = "concealment"
			}
		}
		s.Chances = append(s.Chances, label)
	}
	if v.Aim.Flanker != rules.Nobody && p.Refusal.OK() {
		s.Flanks = append(s.Flanks, board.Flank{Target: at, From: p.From, To: b.turn.E.Space(v.Aim.Flanker)})
	}
	b.groundSigns(s, p, v)
}

// labelled is the chance over the target of a scheme: of one action that of the
// whole. There is none until it is counted, nor over the end of a way on which
// somebody may strike: there the number would promise that one arrives.
func (b *battle) labelled(p *plan.Proposal) (f odds.Fraction, known bool) {
	switch {
	case p.Uncounted(b.turn), len(p.Acts) > 1 && len(p.Provoked) > 0:
		return f, false
	case len(p.Acts) == 1:
		if c := p.CourseOf(b.turn); c != nil {
			return plan.ChanceOf(b.turn.E, c, p.Strikes), true
		}
	}
	return p.Strikes[0].Odds.Damages, true
}

// climbSigns tag the squares of a way on which it goes up or down (GEO-16).
func (b *battle) climbSigns(s *board.Signs, path []grid.Cell) {
	level := func(c grid.Cell) int { return int(b.terrain.Square(int(c.X), int(c.Y)).Level) }
	for i := 1; i < len(path); i++ {
		switch d := level(path[i]) - level(path[i-1]); {
		case d > 0:
			s.Tags = append(s.Tags, board.Tag{At: path[i], Icon: "height", Text: "+" + b.Length(d)})
		case d < 0:
			s.Tags = append(s.Tags, board.Tag{At: path[i], Icon: "height", Text: "−" + b.Length(-d)})
		}
	}
}

// chanceSign is the label over a target: the chance to deal damage, after the
// miss chance; its colour follows the same number.
func (b *battle) chanceSign(on rules.ID, f odds.Fraction) board.Chance {
	return board.Chance{On: b.turn.E.Space(on), Text: b.Chance(f), Percent: f.Percent()}
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
func (b *battle) threatSigns(s *board.Signs) {
	if b.threat {
		s.Areas.Threat = b.turn.Now.Threat
		return
	}
	id := b.turn.Pointer.Who
	if strings.HasPrefix(b.hot, "order.") {
		id = b.looked
	}
	if id == rules.Nobody || id >= b.turn.E.Count() || !b.turn.E.Present(id) || len(b.turn.Proposed.Path) > 1 || len(s.Areas.Area) > 0 {
		return
	}
	if b.turn.E.Hostile(id, b.turn.Now.Who) {
		if aimed := b.turn.Proposed.Planned && b.turn.Proposed.Target == id && b.turn.Proposed.Refusal.OK(); !aimed && int(id) < len(b.turn.Now.Menace) {
			s.Areas.Threat = b.turn.Now.Menace[id]
		}
		return
	}
	if plan.OnGuard(b.turn.E, id) && b.turn.E.Rules.Attack.Opportunities(&b.turn.E.Options) {
		s.Areas.Guard, s.Areas.Own = attack.ThreatenedCells(b.turn.E, id, nil), int(b.turn.E.Creatures[id].Side)
	}
}

// chanceSigns label every enemy that can be attacked from here.
func (b *battle) chanceSigns(s *board.Signs) {
	for on := range b.turn.E.Count() {
		if on == b.turn.Proposed.Target {
			continue
		}
		var best odds.Fraction
		found := false
		for i := range b.turn.Now.Legal {
			a := &b.turn.Now.Legal[i]
			if a.Verb == b.turn.Mode.Verb() && a.On == on && a.With == 0 && b.turn.Chosen(a.Weapon) && a.Weapon == b.turn.InHand(a.By, false) {
				p := b.turn.Offered(a)
				if len(p.Strikes) == 0 {
					continue
				}
				if f, known := b.labelled(&p); known && (!found || f.Float() > best.Float()) {
					best, found = f, true
				}
			}
		}
		if found {
			s.Chances = append(s.Chances, b.chanceSign(on, best))
		}
	}
}

// recordSigns mark the two an open line of the log is about, where they are.
func (b *battle) recordSigns(s *board.Signs, ev *rules.Event) {
	if ev.Kind != rules.AttackRolled || ev.Who == rules.Nobody || ev.Whom == rules.Nobody {
		return
	}
	space := func(id rules.ID) grid.Space {
		return grid.Space{At: b.tell.Shown.Facts.Combatants[id].At, N: b.turn.E.Creatures[id].Space}
	}
	s.May = append(s.May, board.May{On: space(ev.Who), Side: int(b.turn.E.Creatures[ev.Who].Side)})
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

// piece is a creature as it is drawn now.
func (b *battle) piece(id rules.ID) (piece.Piece, bool) {
	for _, p := range b.play.Stage.Pieces() {
		if p.ID == int(id) {
			return p, true
		}
	}
	return piece.Piece{}, false
}
