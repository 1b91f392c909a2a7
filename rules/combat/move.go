package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Speed returns the squares of one move action (MOV-01), halved by what
// halves it (CND-01).
func Speed(e *rules.Encounter, id rules.ID) int {
	cs := e.Facts.Combatants[id].Conditions
	n := int(e.Creatures[id].Speed)
	for c := range rules.ConditionCount {
		if cs.Has(c) && e.Rules.States[c].Half {
			n = max(1, n/2)
		}
	}
	if offBalance(e, id) {
		n = max(1, n/2)
	}
	return n
}

// occupy fills a grid with where a mover may pass and may end (MOV-05).
func occupy(e *rules.Encounter, mover rules.ID, occ []uint8) {
	for id := range e.Count() {
		if id == mover || !e.Present(id) {
			continue
		}
		mark := uint8(grid.OccBlock)
		if passable(e, mover, id) {
			mark = grid.OccPass
		}
		if sharing(e, mover, id) || together(e, mover, id) {
			continue
		}
		s := e.Space(id)
		for i := range int(s.N) * int(s.N) {
			if c := cellOf(s, i); e.Map.Inside(c) {
				k := e.Map.Index(c)
				occ[k] = max(occ[k], mark)
			}
		}
	}
}

// passable reports whether a mover may pass through a creature's square: an
// ally, a helpless one, or one three sizes away (MOV-05).
func passable(e *rules.Encounter, mover, id rules.ID) bool {
	d := int(e.Creatures[mover].Size) - int(e.Creatures[id].Size)
	return !e.Hostile(mover, id) || e.Facts.Combatants[id].Conditions.Any(rules.HelplessSet) || d >= 3 || d <= -3
}

// sharing reports whether two creatures may stand in one square: Tiny and
// smaller ones (MOV-05, GEO-02).
func sharing(e *rules.Encounter, a, b rules.ID) bool {
	return e.Creatures[a].Size.Row().Shares || e.Creatures[b].Size.Row().Shares
}

// Reach searches every square a creature can reach with the given number of
// squares, by the cheapest way, then the one that gives fewest opportunities,
// then the canonical one. The result is valid until the next search.
func Reach(e *rules.Encounter, id rules.ID, squares int) *grid.Walk {
	return search(e, id, squares, false)
}

// ReachWary searches every square a creature can reach with the given number
// of squares without giving an opportunity on the way, save those that leaving
// its place gives anyhow: an enemy who strikes then does not strike again
// (AOO-05). The result is valid until the next search.
func ReachWary(e *rules.Encounter, id rules.ID, squares int) *grid.Walk {
	return search(e, id, squares, true)
}

func search(e *rules.Encounter, id rules.ID, squares int, wary bool) *grid.Walk {
	w, occ, danger := e.Walk()
	occupy(e, id, occ)
	endanger(e, id, squares, wary, danger)
	f := e.Field()
	w.Wary = wary
	w.Squeezing = e.Facts.Has(id, rules.Squeezing)
	w.Search(f, e.Space(id), squares, int(e.Facts.Combatants[id].Budget.Diagonals), occ, danger)
	return w
}

// endanger counts, for every square, the enemies that could answer the mover
// leaving it; those who can do so where the mover stands are left out for a
// wary one.
func endanger(e *rules.Encounter, mover rules.ID, squares int, wary bool, danger []uint8) {
	f := e.Field()
	m := e.Space(mover)
	n := int(m.N)
	for id := range e.Count() {
		c := &e.Facts.Combatants[id]
		if !e.Hostile(id, mover) || !e.Present(id) || c.Taken>>mover&1 == 1 ||
			int(c.Opportunities) >= allowance(e, id) || !alert(e, id) || !mayThreaten(e, id) {
			continue
		}
		s := e.Space(id)
		reach := longest(e, id)
		if reach == 0 || e.Options.Grid.SpaceDistance(s, m) > squares+reach {
			continue
		}
		if wary {
			if _, ok := mayReact(e, f, id, mover, &gap{m, true, grid.N}); ok {
				continue
			}
		}
		for y := int(s.At.Y) - reach - n + 1; y < int(s.At.Y)+int(s.N)+reach; y++ {
			for x := int(s.At.X) - reach - n + 1; x < int(s.At.X)+int(s.N)+reach; x++ {
				at := grid.Space{At: grid.C(x, y), N: m.N}
				if !e.Map.InsideSpace(at) {
					continue
				}
				if _, ok := threatens(e, f, id, at); ok {
					danger[e.Map.Index(at.At)]++
				}
			}
		}
	}
}

// longest is the greatest reach with which a creature threatens.
func longest(e *rules.Encounter, id rules.ID) int {
	c := &e.Creatures[id]
	reach := 0
	for i := range c.Weapons {
		if menaces(e, id, i) {
			reach = max(reach, int(c.Weapons[i].Interval.Max))
		}
	}
	if c.Traits.Has(rules.ImprovedUnarmedStrike) {
		reach = max(reach, int(c.Fist.Interval.Max))
	}
	return reach
}

// Way is a path as it would be walked: its price and what it provokes.
type Way struct {
	Refusal       rules.Refusal
	Cost          int // squares
	Diagonals     int // made this turn, those of the way included
	Opportunities []Provoked
}

// Provoked is one opportunity on a way: the step, counted from 1, and the
// creature that may strike before it.
type Provoked struct {
	Step int
	By   rules.ID
}

// Along walks a path in thought: every step legal, the last square free, the
// price within the squares (section 19). Opportunities are listed when dst is
// not nil.
func Along(e *rules.Encounter, id rules.ID, p *rules.Path, squares int, list bool) (w Way) {
	return along(e, id, p, squares, list, rules.Nobody)
}

// Over walks the path of an overrun in thought, its target not being in the
// way (MAN-05).
func Over(e *rules.Encounter, a *rules.Action) Way {
	return along(e, a.By, &a.Path, e.Rules.Speed(e, a.By), true, a.On)
}

func along(e *rules.Encounter, id rules.ID, p *rules.Path, squares int, list bool, except rules.ID) (w Way) {
	f := e.Field()
	s := e.Space(id)
	w.Diagonals = int(e.Facts.Combatants[id].Budget.Diagonals)
	if p.Len() == 0 {
		w.Refusal = rules.Refuse(rules.MOV01)
		return w
	}
	var struck uint64
	for i := range p.Len() {
		d := p.Step(i)
		if list {
			w.reactions(e, id, gap{s, true, d}, i+1, &struck)
		}
		if _, why := f.Step(s, d); why != grid.StepOK {
			w.Refusal = rules.Refusal{Cite: stepCite(why), Who: rules.Nobody, At: s.At.Step(d)}
			return w
		}
		w.Cost += f.StepCost(s, d, w.Diagonals, e.Facts.Has(id, rules.Squeezing))
		if f.CountsDiagonal(s, d, e.Facts.Has(id, rules.Squeezing)) {
			w.Diagonals++
		}
		s.At = s.At.Step(d)
		if by, ok := blockedExcept(e, id, s, i+1 == p.Len(), except); !ok {
			w.Refusal = rules.Refusal{Cite: rules.MOV05, Who: by, At: s.At}
			return w
		}
	}
	if w.Cost > squares {
		w.Refusal = rules.Refusal{Cite: rules.MOV01, Who: rules.Nobody, At: s.At}
	}
	return w
}

// reactions lists who may strike when the mover leaves a space, each enemy
// once (AOO-05, AOO-11).
func (w *Way) reactions(e *rules.Encounter, mover rules.ID, g gap, step int, struck *uint64) {
	was := e.Facts.Combatants[mover].At
	e.Facts.Combatants[mover].At = g.space.At // in thought only: put back below
	f := e.Field()
	for id := range e.Count() {
		if id == mover || *struck>>id&1 == 1 || !e.Present(id) {
			continue
		}
		if _, ok := mayReact(e, f, id, mover, &g); ok {
			*struck |= 1 << id
			w.Opportunities = append(w.Opportunities, Provoked{step, id})
		}
	}
	e.Facts.Combatants[mover].At = was
}

// blockedAt reports whom a mover would run into at a space; last forbids
// stopping on anybody.
func blockedAt(e *rules.Encounter, mover rules.ID, s grid.Space, last bool) (by rules.ID, free bool) {
	return blockedExcept(e, mover, s, last, rules.Nobody)
}

// blockedExcept is blockedAt without regard to one creature; those who grapple
// the mover are never in its way.
func blockedExcept(e *rules.Encounter, mover rules.ID, s grid.Space, last bool, except rules.ID) (by rules.ID, free bool) {
	for id := range e.Count() {
		if id == mover || id == except || !e.Present(id) || !s.Overlaps(e.Space(id)) || sharing(e, mover, id) || together(e, mover, id) {
			continue
		}
		if last || !passable(e, mover, id) {
			return id, false
		}
	}
	return rules.Nobody, true
}

// stepCite is the rule that forbids a step (GEO-05, MOV-04).
func stepCite(why grid.Refused) rules.Cite {
	switch why {
	case grid.StepEdge, grid.StepCorner:
		return rules.MOV04
	case grid.StepOccupied:
		return rules.MOV05
	}
	return rules.GEO05
}

func checkMove(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if r := canWalk(e, a.By); !r.OK() {
		return r
	}
	if stepped(e, a.By) {
		return rules.Refuse(rules.MOV10)
	}
	if r := checkDrawing(e, a); !r.OK() {
		return r
	}
	return Along(e, a.By, &a.Path, e.Rules.Speed(e, a.By), false).Refusal
}

// OptionDraw marks a move on which the weapon of the action is drawn (ACT-23).
const OptionDraw = 1

// checkDrawing: drawing on the way takes a base attack bonus of 1 (ACT-23).
func checkDrawing(e *rules.Encounter, a *rules.Action) rules.Refusal {
	switch {
	case a.Option != OptionDraw:
		return rules.Refusal{}
	case e.Creatures[a.By].BAB < 1:
		return rules.Refuse(rules.ACT23)
	}
	return checkDraw(e, a)
}

// canWalk says what in a creature's posture keeps it from walking (CND-03,
// CND-04).
func canWalk(e *rules.Encounter, id rules.ID) rules.Refusal {
	cs := e.Facts.Combatants[id].Conditions
	switch {
	case cs.Has(rules.Prone):
		return rules.Refuse(rules.CND03)
	case cs.Has(rules.Kneeling) || cs.Has(rules.Sitting):
		return rules.Refuse(rules.CND04)
	}
	return rules.Refusal{}
}

// stepped reports whether a creature has made its 5-foot step this turn, after
// which it may move no other distance (MOV-10).
func stepped(e *rules.Encounter, id rules.ID) bool {
	b := &e.Facts.Combatants[id].Budget
	return !b.Step && !b.Moved
}

func listMoves(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	if !canWalk(e, by).OK() || stepped(e, by) {
		return dst
	}
	return listPaths(e, rules.Move, by, Reach(e, by, e.Rules.Speed(e, by)), dst)
}

// listPaths appends one action per square a search reached.
func listPaths(e *rules.Encounter, verb rules.Verb, by rules.ID, w *grid.Walk, dst []rules.Action) []rules.Action {
	var cells [1024]grid.Cell
	var dirs [rules.MaxPath]grid.Dir
	for _, c := range w.Cells(cells[:0]) {
		a := rules.Action{Verb: verb, By: by, On: rules.Nobody, Cell: c}
		ok := true
		for _, d := range w.Path(c, dirs[:0]) {
			ok = ok && a.Path.Add(d)
		}
		if ok && a.Path.Len() > 0 {
			dst = append(dst, a)
		}
	}
	return dst
}

func startMove(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendMove)
	announce(e, a)
	e.Push(rules.Step{Op: opStep, Verb: a.Verb, Who: a.By, Whom: rules.Nobody})
	if a.Verb == rules.Move && a.Option == OptionDraw {
		e.Emit(rules.Event{Kind: rules.WeaponDrawn, Who: a.By, Whom: rules.Nobody, Weapon: a.Weapon, Cite: rules.ACT23})
	}
}

// doStep comes to step A of the path: those whose threatened square is about
// to be left are asked first (AOO-05, DIC-06).
func doStep(e *rules.Encounter, s *rules.Step) {
	if int(s.A) >= e.Agenda.Action.Path.Len() {
		exposed(e, s.Who)
		return
	}
	if enters(e, s) {
		enter(e, s)
		return
	}
	e.Push(rules.Step{Op: opStepGo, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A})
	g := gap{e.Space(s.Who), true, e.Agenda.Action.Path.Step(int(s.A))}
	trigger(e, s.Who, rules.EnemyLeavesCell, g.space)
	switch {
	case s.Verb == rules.FiveFootStep: // AOO-07
	case s.Verb == rules.Withdraw && s.A == 0:
		provokeUnseen(e, s.Who, g)
	default:
		provoke(e, s.Who, rules.Nobody, g)
	}
}

// provokeUnseen offers the leaving of the first square of a withdrawal to the
// enemies that the creature does not see (AOO-07, ACT-18).
func provokeUnseen(e *rules.Encounter, who rules.ID, g gap) {
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		if id := nth(e, k); e.Hostile(id, who) && e.Present(id) && !Sees(e, who, id) {
			provoke(e, who, id, g)
		}
	}
}

// doStepGo makes the step, if the creature still can.
func doStepGo(e *rules.Encounter, s *rules.Step) {
	stop := func(cite rules.Cite, whom rules.ID, at grid.Cell) {
		e.Emit(rules.Event{Kind: rules.MoveStopped, Verb: s.Verb, Who: s.Who, Whom: whom, To: at, Cite: cite})
	}
	p := &e.Agenda.Action.Path
	c := &e.Facts.Combatants[s.Who]
	d := p.Step(int(s.A))
	to := grid.Space{At: c.At.Step(d), N: e.Creatures[s.Who].Space}
	full := s.Verb == rules.Overrun || s.Verb == rules.Withdraw || s.Verb == rules.Charge || s.Verb == rules.Run
	switch {
	case inert(e, s.Who) || full && c.Conditions.Has(rules.Disabled):
		stop(rules.AOO10, rules.Nobody, c.At)
		return
	case s.Verb != rules.Crawl && s.Verb != rules.FiveFootStep && !canWalk(e, s.Who).OK():
		stop(rules.CND03, rules.Nobody, c.At)
		return
	}
	last, run := int(s.A)+1 == p.Len(), rules.Nobody
	if s.Verb == rules.Overrun && !last {
		run = s.Whom
	}
	if by, free := blockedExcept(e, s.Who, to, last, run); !free {
		stop(rules.MOV05, by, c.At)
		return
	}
	diagonals := int16(c.Budget.Diagonals)
	if e.Field().CountsDiagonal(e.Space(s.Who), d, c.Conditions.Has(rules.Squeezing)) {
		diagonals++
	}
	ev := rules.Event{Kind: rules.Moved, Verb: s.Verb, Who: s.Who, Whom: rules.Nobody, From: c.At, To: to.At, A: diagonals, Cite: rules.MOV01}
	if s.Verb == rules.FiveFootStep {
		ev.B, ev.Cite = 1, rules.MOV10
	}
	waiting := anyReady(e)
	var before uint64
	if waiting {
		before = triggered(e, s.Who)
	}
	e.Emit(ev)
	e.Push(rules.Step{Op: opStep, Verb: s.Verb, Who: s.Who, Whom: s.Whom, A: s.A + 1})
	if waiting {
		// 26.2: right after the step that makes the trigger true.
		for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
			if id := nth(e, k); (triggered(e, s.Who)&^before)>>id&1 == 1 {
				offerReady(e, id, s.Who)
			}
		}
	}
}
