package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// bullRushRows are the rows of a bull rush.
func bullRushRows(t *tables) {
	t.verbs[rules.BullRush] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesAll, Cite: rules.MAN04, Check: onTheLiving(checkRush), List: listOn(rules.BullRush, rules.UnarmedWeapon, false), Start: startManeuver, Do: rush, Decided: rushed}
	t.questions[opFollow] = rules.QuestionRow{Name: rules.AskFollow, Cite: rules.MAN04, Take: follow, Decline: stayBehind, Peril: rules.PerilToNobody}
}

// checkRush: one beside the creature, at most a size larger (MAN-04); a rush is a move, for
// which a 5-foot step leaves no room (MOV-10).
func checkRush(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if r := mayRush(e, a); !r.OK() {
		return r
	}
	if r := canWalk(e, a.By); !r.OK() {
		return r
	}
	if stepped(e, a.By) {
		return rules.Refuse(rules.MOV10)
	}
	if !grid.Adjacent(e.Space(a.By), e.Space(a.On)) {
		return rules.Refusal{Cite: rules.GEO14, Who: a.On}
	}
	if r := enterable(e, a); !r.OK() {
		return r
	}
	if !opens(e, e.Space(a.By), e.Space(a.On)) {
		return rules.Refusal{Cite: rules.MOV04, Who: a.On}
	}
	return rules.Refusal{}
}

// opens reports whether a way leads from one space into another beside it, from any
// square of it to any of the other's: a rusher enters its target's space, and through a
// window it cannot (MAN-04, MOV-04).
func opens(e *rules.Encounter, from, to grid.Space) bool {
	for i := range from.Len() {
		for d := range grid.Dir(8) {
			if to.Contains(from.Cell(i).Step(d)) && leadsIn(e, grid.Square(from.Cell(i)), d) {
				return true
			}
		}
	}
	return from.Overlaps(to)
}

// leadsIn reports whether who throws itself upon somebody gets there: as it would walk,
// or round the corner that keeps it from walking aslant.
func leadsIn(e *rules.Encounter, s grid.Space, d grid.Dir) bool {
	f := e.Ground()
	free := func(s grid.Space, d grid.Dir) bool {
		_, why := f.Step(s, d)
		return why == grid.StepOK
	}
	if free(s, d) || !d.Diagonal() {
		return free(s, d)
	}
	a, b := (d+7)%8, (d+1)%8 // the ways along its two sides
	return free(s, a) && free(s.Moved(a), b) || free(s, b) && free(s.Moved(b), a)
}

// enterable says what on the way to the target forbids to rush it. Whom the arms of a
// Tiny creature do not reach it can rush all the same: it enters that space (MAN-04).
func enterable(e *rules.Encounter, a *rules.Action) rules.Refusal {
	w := *e.Creatures[a.By].Weapon(rules.UnarmedWeapon)
	if w.Interval.Max > 0 {
		return touchable(e, a, rules.UnarmedWeapon)
	}
	w.Interval.Max = 1
	var q grid.CoverQuery
	cover := attack.Query(e, a.By, a.On, &w, &q).Cover(&q)
	seen := !e.Facts.Combatants[a.On].Absent && attack.Sees(e, a.By, a.On)
	return attack.RefuseLine(a.On, &w, &cover, seen, rules.ModeOpening)
}

// mayRush says what about the two creatures forbids a bull rush.
func mayRush(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if !aimable(e, a) || larger(e, a.On, a.By) > 1 {
		return rules.Refusal{Cite: rules.MAN04, Who: a.On}
	}
	return rules.Refusal{}
}

// provokeRush offers the entering of the target's space to every enemy that
// threatens the rusher, not to the target against the feat (MAN-04).
func provokeRush(e *rules.Encounter, by, on rules.ID) {
	g := gap{space: e.Space(by)}
	if !e.Creatures[by].Traits.Has(rules.ImprovedBullRush) {
		provoke(e, by, rules.Nobody, g)
		return
	}
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		if id := nth(e, k); id != on {
			provoke(e, by, id, g)
		}
	}
}

func rush(e *rules.Encounter, s *rules.Step) {
	e.Push(contest(s.Verb, s.Who, s.Whom, s.Weapon, 0, 0))
}

// rushed pushes the loser, or throws the rusher back; 5 points of margin let
// it follow by one square more each (MAN-04).
func rushed(e *rules.Encounter, s *rules.Step, won bool, margin int) {
	if !won {
		back(e, s.Who, rules.MAN04)
		return
	}
	if extra := min(margin/5, rushSquares(e, s.Who)-1); extra > 0 {
		e.Push(rules.Step{Op: opFollow, Verb: rules.BullRush, Who: s.Who, Whom: s.Whom, A: int16(extra)})
		return
	}
	shove(e, s.Who, s.Whom, 1)
}

// rushSquares is the movement a rusher has for pushing: its speed, or what is
// left of its charge.
func rushSquares(e *rules.Encounter, id rules.ID) int {
	a := &e.Agenda.Action
	if a.Verb != rules.Charge || a.By != id {
		return e.Rules.Move.Speed(e, id)
	}
	left, diagonals := fullSquares(e, id), 0
	for i := range a.Path.Len() { // nothing slows a charge (ACT-16)
		d := a.Path.Step(i)
		if left -= e.Options.Grid.Length(d, diagonals); d.Diagonal() {
			diagonals++
		}
	}
	return left
}

func follow(e *rules.Encounter, s *rules.Step) { shove(e, s.Who, s.Whom, 1+int(s.A)) }

func stayBehind(e *rules.Encounter, s *rules.Step) { shove(e, s.Who, s.Whom, 1) }

// shove pushes a creature straight back, square by square until something
// blocks it, and brings the rusher after it by as many squares: beyond the first
// it goes no farther than it is followed (MAN-04, 26.1). Neither gives an
// opportunity (SIL-60).
func shove(e *rules.Encounter, by, on rules.ID, squares int) {
	d, ok := away(e.Space(by), e.Space(on))
	if !ok {
		return
	}
	part(e, on, rules.GRP09)
	before := triggered(e, by)
	defer func() { arrived(e, by, before) }()
	left := rushSquares(e, by)
	for k := range squares {
		if !gives(e, on, d, by) || k > 0 && !(gives(e, by, d, on) && toFollow(e, by, d) <= left) {
			e.Emit(rules.Event{Kind: rules.MoveStopped, Verb: rules.BullRush, Who: on, Whom: by, To: e.Facts.Combatants[on].At, Cite: rules.MAN04})
			return
		}
		shift(e, on, e.Facts.Combatants[on].At.Step(d), rules.BullRush, rules.MAN04)
		if gives(e, by, d, rules.Nobody) {
			left -= toFollow(e, by, d)
			stride(e, by, d, rules.BullRush, rules.MAN04)
		}
	}
}

// toFollow is what one square more behind whom it pushes costs a rusher (MOV-02,
// MOV-03).
func toFollow(e *rules.Encounter, id rules.ID, d grid.Dir) int {
	c := &e.Facts.Combatants[id]
	cost, _ := e.Ground().Count(e.Space(id), d, int(c.Budget.Diagonals), c.Conditions.Has(rules.Squeezing))
	return cost
}

// gives reports whether the ground lets a creature come one square further and
// stay there, one creature not being in its way.
func gives(e *rules.Encounter, id rules.ID, d grid.Dir, except rules.ID) bool {
	s := e.Space(id)
	if e.Facts.Has(id, rules.Anchored) { // CND-06
		return false
	}
	if _, why := e.Ground().Step(s, d); why != grid.StepOK {
		return false
	}
	_, free := blockedExcept(e, id, s.Moved(d), true, except)
	return free
}

// away is the direction from one space straight through another (MAN-04).
func away(from, to grid.Space) (d grid.Dir, ok bool) {
	ex := 2*int(to.At.X) + int(to.N) - 2*int(from.At.X) - int(from.N)
	ey := 2*int(to.At.Y) + int(to.N) - 2*int(from.At.Y) - int(from.N)
	return grid.DirBetween(grid.C(1, 1), grid.C(1+axis(ex, ey), 1+axis(ey, ex)))
}

// axis is the step of one axis: its sign, unless the other counts for more
// than twice as much.
func axis(e, other int) int {
	switch {
	case 2*max(e, -e) <= max(other, -other):
		return 0
	case e < 0:
		return -1
	}
	return 1
}

// back sends a beaten creature to the square it came from; where somebody
// stands in it, it falls there (MAN-04, MAN-05).
func back(e *rules.Encounter, who rules.ID, cite rules.Cite) {
	if vacant(e, who, e.Space(who)) {
		e.Emit(rules.Event{Kind: rules.MoveStopped, Who: who, Whom: rules.Nobody, To: e.Facts.Combatants[who].At, Cite: cite})
		return
	}
	fall(e, who, cite)
}
