package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// chargeEnd finds the square a charge ends on.
func chargeEnd(e *rules.Encounter, a *rules.Action) (end grid.Cell, r rules.Refusal) {
	no := rules.Refuse(rules.ACT16)
	if a.On < 0 || a.On >= e.Count() || !e.Present(a.On) || a.On == a.By {
		return end, no
	}
	cs := attack.State(e, a.By)
	b := &e.Facts.Combatants[a.By].Budget
	w, iv := e.Creatures[a.By].Weapon(a.Weapon), chargeReach(e, a)
	if a.Option&OptionRush != 0 { // its hands are free
		w = &e.Creatures[a.By].Fist
	}
	chooses := a.Option&OptionSquare != 0
	switch {
	case cs.Has(rules.Prone):
		return end, rules.Refuse(rules.CND03)
	case cs.Has(rules.Kneeling) || cs.Has(rules.Sitting):
		return end, rules.Refuse(rules.CND04)
	case cs.Has(rules.Floating):
		return end, rules.Refuse(rules.CND16)
	case cs.Has(rules.Entangled):
		return end, rules.Refuse(rules.CND06)
	case cs.Has(rules.Squeezing):
		return end, rules.Refuse(rules.CND08)
	case w.Projectile() || !b.Step || attack.OffBalance(e, a.By) || !attack.Sees(e, a.By, a.On):
		return end, no
	case !w.Bodily() && e.Facts.Combatants[a.By].Ready>>a.Weapon&1 == 0:
		return end, rules.Refuse(rules.ACT23)
	}
	s, t := e.Space(a.By), e.Space(a.On)
	best, bestCross := 1<<30, 1<<30
	ends(e, a, iv, &best, func(at grid.Space, d int) {
		k := offLine(s, t, at)
		chosen := chooses && at.At == a.Cell
		if d < best || chosen || k < bestCross && (!chooses || end != a.Cell) {
			best, bestCross, end = d, k, at.At
		}
	})
	if best < 2 || best > fullSquares(e, a.By) || chooses && end != a.Cell {
		return end, no
	}
	return end, rules.Refusal{}
}

// ends calls yield, row by row, for every space at most so far away in which the
// charger could stand and from which its weapon reaches the target (ACT-16).
func ends(e *rules.Encounter, a *rules.Action, iv grid.Interval, most *int, yield func(at grid.Space, d int)) {
	s, t, f := e.Space(a.By), e.Space(a.On), e.Ground()
	reach, n := int(iv.Max), int(s.N)
	for y := int(t.At.Y) - reach - n + 1; y < int(t.At.Y)+int(t.N)+reach; y++ {
		for x := int(t.At.X) - reach - n + 1; x < int(t.At.X)+int(t.N)+reach; x++ {
			at := grid.Space{At: grid.C(x, y), N: s.N}
			d := e.Options.Grid.Distance(s.At, at.At)
			if d <= *most && stands(e, a.By, at) && f.InReach(at, t, iv) {
				yield(at, d)
			}
		}
	}
}

// chargeReach is how far the attack of a charge reaches; a bull rush ends
// beside its target (ACT-16, MAN-04).
func chargeReach(e *rules.Encounter, a *rules.Action) grid.Interval {
	if a.Option&OptionRush != 0 {
		return grid.Interval{Min: 1, Max: 1}
	}
	return e.Creatures[a.By].Weapon(a.Weapon).Interval
}

// stands reports whether a creature could end its move in a space.
func stands(e *rules.Encounter, id rules.ID, s grid.Space) bool {
	if _, free := blockedAt(e, id, s, true); !free {
		return false
	}
	return !e.Ground().Filled(s)
}

// offLine measures how far off the straight way to the target a destination
// lies (26.1, ACT-16), in doubled coordinates.
func offLine(s, t, at grid.Space) int {
	cx := func(p grid.Space) (int, int) { return 2*int(p.At.X) + int(p.N), 2*int(p.At.Y) + int(p.N) }
	sx, sy := cx(s)
	tx, ty := cx(t)
	ex, ey := cx(at)
	k := (ex-sx)*(ty-sy) - (ey-sy)*(tx-sx)
	return max(k, -k)
}

// chargePath is the way of a charge, step by step (ACT-16).
func chargePath(from, to grid.Cell) (p rules.Path) {
	dx, dy := int(to.X)-int(from.X), int(to.Y)-int(from.Y)
	n := max(dx, -dx, dy, -dy)
	at := from
	for i := 1; i <= n; i++ {
		next := grid.C(int(from.X)+rounded(dx, i, n), int(from.Y)+rounded(dy, i, n))
		d, _ := grid.DirBetween(at, next)
		p.Add(d)
		at = next
	}
	return p
}

func rounded(d, i, n int) int {
	if d < 0 {
		return -rounded(-d, i, n)
	}
	return (2*i*d + n) / (2 * n)
}

// laneFree reports whether nothing blocks or slows the lane of a charge and
// nobody stands in it (ACT-16).
func laneFree(e *rules.Encounter, by, on rules.ID, end grid.Cell) bool {
	s := e.Space(by)
	to := grid.Space{At: end, N: s.N}
	f := e.Ground()
	if !f.LaneClear(s, to) {
		return false
	}
	for id := range e.Count() {
		if id == by || id == on || !e.Present(id) || e.Facts.Combatants[id].Conditions.Any(rules.HelplessSet) {
			continue
		}
		if grid.LaneMeets(s, to, e.Space(id)) {
			return false
		}
	}
	p := chargePath(s.At, end)
	for i := range p.Len() {
		met, why := f.Step(s, p.Step(i))
		if why != grid.StepOK || met&(grid.EnteredLow|grid.EnteredDifficult|grid.EnteredNarrow) != 0 {
			return false
		}
		s.At = s.At.Step(p.Step(i))
		for id := range e.Count() {
			if id != by && e.Present(id) && s.Overlaps(e.Space(id)) && barsLane(e, by, on, id) {
				return false
			}
		}
	}
	return true
}

// barsLane reports whether a creature on the way of a charge bars it: any that
// is not helpless, and of the target itself, which the lane leaves out, one
// that nobody could walk through to strike it from behind (ACT-16, MOV-05).
func barsLane(e *rules.Encounter, by, on, id rules.ID) bool {
	if id == on {
		return e.Rules.Move.Passage(e, by, on) == rules.PassBarred
	}
	return !e.Facts.Combatants[id].Conditions.Any(rules.HelplessSet)
}
