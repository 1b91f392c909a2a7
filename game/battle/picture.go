package battle

import (
	"slices"
	"strings"

	"tenaille/render/board"
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
	b.play.stage.Fill(p)
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
		if id := rules.ID(q.ID); !jaws && (id == b.hover.who || b.aim.planned && id == b.aim.target) {
			continue
		}
		if at := slices.IndexFunc(q.Badges, func(v board.Badge) bool { return v.Icon == flatFooted }); at >= 0 {
			q.Badges = slices.Delete(slices.Clone(q.Badges), at, at+1)
		}
	}
}

func (b *battle) signs(s *board.Signs) {
	busy := b.play.busy()
	if id := b.current(); id != rules.Nobody && !busy {
		at := grid.Space{At: b.play.facts.Combatants[id].At, N: b.e.Creatures[id].Space}
		s.Acting = &at
	}
	if id := b.looked; id != rules.Nobody && strings.HasPrefix(b.hot, "order.") && b.e.Present(id) {
		s.May = append(s.May, board.May{On: grid.Space{At: b.play.facts.Combatants[id].At, N: b.e.Creatures[id].Space}, Side: int(b.e.Creatures[id].Side)})
	}
	if b.opened >= 0 && b.opened < len(b.log.records) {
		b.recordSigns(s, &b.log.records[b.opened].events[0])
	}
	if b.hover.onMap && !busy {
		c := b.hover.cell
		if b.hover.keys {
			s.Cursor = &c
		} else {
			s.Hover = &c
		}
	}
	if busy || !b.sit.mine || b.sit.what != rules.AwaitsAction || len(b.orders) > 0 {
		if b.asking() {
			askSigns(b.e, s)
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
	switch b.mode {
	case modeFree, modeMove, modeAttack:
		s.Reach, s.Dash = b.sit.nearby, b.sit.around
		if b.sit.moves < 2 {
			s.Dash = nil
		}
		// Whom to strike, and what stands between, are other questions than where to go.
		s.Aside = b.mode == modeAttack && len(b.aim.path) < 2 || b.aim.planned && b.aim.target != rules.Nobody || b.lines && !b.aim.planned
	case modeStep, modeWithdraw:
		n := b.e.Creatures[b.sit.who].Space
		for i := range b.sit.legal {
			if a := &b.sit.legal[i]; a.Verb == b.mode.verb() {
				s.Reach = (grid.Space{At: a.Cell, N: n}).Cells(s.Reach)
			}
		}
	case modeCharge:
		for i := range b.sit.legal {
			if a := &b.sit.legal[i]; a.Verb == rules.Charge {
				s.May = append(s.May, board.May{On: b.e.Space(a.On), Side: int(b.e.Creatures[a.On].Side)})
			}
		}
	}
}

// planSigns show what a click would do.
func (b *battle) planSigns(s *board.Signs) {
	p := &b.aim
	if !p.planned {
		return
	}
	id := b.sit.who
	if len(p.path) > 1 {
		way := &board.Path{Cells: p.path, N: int(b.e.Creatures[id].Space), Costs: make([]string, len(p.path))}
		for i, c := range p.costs {
			way.Costs[i+1] = b.Measure(c)
		}
		if len(p.costs) > 0 {
			way.Total = b.Length(p.costs[len(p.costs)-1])
		}
		for _, o := range p.provoked {
			provokeSign(b.e, way, o, b.reactionChance(p, o.By, b.stepped(p.path, o.Step)))
		}
		s.Path = way
		if len(p.provoked) == 0 { // danger is told first
			b.climbSigns(s, p.path)
		}
		s.Threat = b.dangerOn(p.path, b.e.Creatures[id].Space)
		if piece, ok := b.piece(id); ok {
			s.Ghost = &board.Ghost{Piece: piece, At: p.path[len(p.path)-1]}
		}
	}
	for _, r := range p.reactors {
		if s.Path == nil {
			at := b.e.Space(id).At
			s.Path = &board.Path{Cells: []grid.Cell{at}, N: int(b.e.Creatures[id].Space)}
		}
		step := len(s.Path.Cells)
		if p.wished == rules.Power { // what distracts comes before the way
			step = 1
		}
		provokeSign(b.e, s.Path, combat.Provoked{Step: step, By: r}, b.reactionChance(p, r, b.e.Space(id).At))
	}
	barSigns(b.e, s, p)
	s.Spots, s.SpotWidth = b.spots, int(b.e.Creatures[id].Space)
	if p.view != nil && p.refusal.OK() {
		for _, r := range p.view.After {
			if s.Path == nil {
				s.Path = &board.Path{Cells: []grid.Cell{b.e.Space(id).At}, N: int(b.e.Creatures[id].Space)}
			}
			provokeSign(b.e, s.Path, combat.Provoked{Step: len(s.Path.Cells), By: r.By}, b.Chance(r.Hits))
		}
	}
	if p.target == rules.Nobody || len(p.strikes) == 0 {
		return
	}
	switch p.refusal.Cite {
	case rules.ACT01, rules.ACT33, rules.LIM08:
		return // no attack is left: what stands between does not matter now
	}
	at := b.e.Space(p.target)
	v := &p.strikes[0]
	if v.aim.Flanker == rules.Nobody || !p.refusal.OK() {
		s.Target = &at // the jaws mark a target themselves
	}
	if s.Barred = !p.refusal.OK(); p.refusal.Cite == rules.SKI09 {
		b.insteadSigns(s)
	}
	if f, known := b.labelled(p); p.refusal.OK() && known {
		label := b.chanceSign(v.on, f)
		if veil := &b.why.Veil; veil.Pct != 0 {
			label.Veil, label.VeilIcon = b.Percent(veil.Pct), "darkness"
			if veil.Fog {
				label.VeilIcon = "concealment"
			}
		}
		s.Chances = append(s.Chances, label)
	}
	if v.aim.Flanker != rules.Nobody && p.refusal.OK() {
		s.Flanks = append(s.Flanks, board.Flank{Target: at, From: p.from, To: b.e.Space(v.aim.Flanker)})
	}
	b.groundSigns(s, p, v)
}

// labelled is the chance over the target of a scheme: of one action that of the
// whole. There is none until it is counted, nor over the end of a way on which
// somebody may strike: there the number would promise that one arrives.
func (b *battle) labelled(p *scheme) (f odds.Fraction, known bool) {
	switch {
	case b.uncounted(p), len(p.acts) > 1 && len(p.provoked) > 0:
		return f, false
	case len(p.acts) == 1:
		if c := b.courseOf(p); c != nil {
			return overall(b.e, c, p.strikes), true
		}
	}
	return p.strikes[0].odds.Damages, true
}

// overall is the chance of a whole attack, of several that of the first one.
func overall(e *rules.Encounter, c *odds.Course, strikes []blow) odds.Fraction {
	if len(strikes) > 1 {
		return c.Begins.Both(strikes[0].odds.Damages)
	}
	return c.Succeeds
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
	return board.Chance{On: b.e.Space(on), Text: b.Chance(f), Percent: f.Percent()}
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

// stepped is the square of a way that its n-th step leaves, counted from 1.
func (b *battle) stepped(path []grid.Cell, n int) grid.Cell {
	if n > 0 && n-1 < len(path) {
		return path[n-1]
	}
	return b.e.Facts.Combatants[b.sit.who].At
}

// threatSigns stripe the squares in which enemies could strike: those of all of
// them when asked for, else those of the one pointed at, in the order of turns or on
// the map, there unless a blow at it is planned. One of the own side that is pointed
// at has its own in dots.
func (b *battle) threatSigns(s *board.Signs) {
	if b.threat {
		s.Threat = b.sit.threat
		return
	}
	id := b.hover.who
	if strings.HasPrefix(b.hot, "order.") {
		id = b.looked
	}
	if id == rules.Nobody || id >= b.e.Count() || !b.e.Present(id) || len(b.aim.path) > 1 || len(s.Area) > 0 {
		return
	}
	if b.e.Hostile(id, b.sit.who) {
		if aimed := b.aim.planned && b.aim.target == id && b.aim.refusal.OK(); !aimed && int(id) < len(b.sit.menace) {
			s.Threat = b.sit.menace[id]
		}
		return
	}
	if onGuard(b.e, id) && b.e.Rules.Attack.Opportunities(&b.e.Options) {
		s.Guard, s.Own = attack.ThreatenedCells(b.e, id, nil), int(b.e.Creatures[id].Side)
	}
}

// chanceSigns label every enemy that can be attacked from here.
func (b *battle) chanceSigns(s *board.Signs) {
	for on := range b.e.Count() {
		if on == b.aim.target {
			continue
		}
		var best odds.Fraction
		found := false
		for i := range b.sit.legal {
			a := &b.sit.legal[i]
			if a.Verb == b.mode.verb() && a.On == on && a.With == 0 && b.chosen(a.Weapon) && a.Weapon == b.inHand(a.By, false) {
				p := b.offered(a)
				if len(p.strikes) == 0 {
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
		return grid.Space{At: b.play.facts.Combatants[id].At, N: b.e.Creatures[id].Space}
	}
	s.May = append(s.May, board.May{On: space(ev.Who), Side: int(b.e.Creatures[ev.Who].Side)})
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
func (b *battle) piece(id rules.ID) (board.Piece, bool) {
	for _, p := range b.play.stage.Pieces() {
		if p.ID == int(id) {
			return p, true
		}
	}
	return board.Piece{}, false
}
