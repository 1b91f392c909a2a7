package grid

// CoverQuery asks how a target is covered from one attack.
type CoverQuery struct {
	Attacker, Target Space
	// TargetHeight is the target's height in centimetres (SIZ-04).
	TargetHeight int
	// AttackerTag and TargetTag are the bodies that never cover.
	AttackerTag, TargetTag int16
	// Melee restricts the pairs of cells to those within Reach (GEO-13).
	Melee bool
	Reach Interval
	// Blunt is set for weapons that do not fit through a slit (COV-13): pairs
	// of cells seen only through slits are then taken only for want of others.
	Blunt bool
	// Shunned holds the cells of the target, by their place in its space, that
	// are aimed at only where no other leaves as little cover (ATK-22, GEO-13).
	Shunned uint64
}

// CoverResult is the cover of a target and where it was found.
type CoverResult struct {
	Grade Grade
	// AC and Reflex are the bonuses of COV-06; they are maxima taken apart, so
	// that soft cover may carry a Reflex bonus.
	AC, Reflex int8
	// From and To are the chosen pair of cells (GEO-13), Corner the chosen
	// lattice point of From when the attack is not adjacent melee.
	From, To, Corner Cell
	// Effect is false when no pair has line of effect: total cover (COV-12).
	Effect bool
	// InReach is false when Melee is asked and no pair is in reach; the other
	// fields are then zero except Grade, which is total.
	InReach bool
	// Adjacent tells that the chosen pair is adjacent or the same cell.
	Adjacent bool
	// SlitOnly tells that every free eye line of the chosen pair passes
	// through a slit (COV-13).
	SlitOnly bool
}

// Obstruction is a corner line and what obstructs it, for the screen.
type Obstruction struct {
	// Set is false when nothing obstructs or when cover comes from no corner
	// line (COV-10's apertures, COV-12).
	Set bool
	// P and Q are the ends of the line, lattice points.
	P, Q Cell
	// By is the cell or the edge that obstructs.
	By     Cell
	OnEdge bool
	Edge   Edge
	// Body is the tag of the creature that obstructs, NoTag when terrain does.
	Body int16
}

// Soft reports whether other creatures may give cover in q: not hand to hand
// without reach, where every pair of cells is adjacent (COV-07).
func (q *CoverQuery) Soft() bool { return !q.Melee || q.Reach.Max > 1 }

// Cover finds the cover of the target (COV-01 to COV-13): the attacker takes
// the pair of cells and the corner that leave the least AC bonus, then the
// least Reflex bonus, then a cell that is not shunned, ties in canonical order
// (GEO-13, GEO-18).
func (f *Field) Cover(q *CoverQuery) (r CoverResult) {
	f.CoverTo(q, &r)
	return r
}

// CoverTo is Cover with the answer written where the caller keeps it.
func (f *Field) CoverTo(q *CoverQuery, r *CoverResult) {
	*r = CoverResult{}
	best, shunned := 1<<16, false
	// A look at the few cells of a fight hand to hand costs less than reading
	// the survey.
	bare := (q.Melee || f.Map.survey == nil) && !f.maybeCovered(q)
	for i := range q.Attacker.Len() {
		a := q.Attacker.Cell(i)
		for j := range q.Target.Len() {
			t := q.Target.Cell(j)
			if q.Melee && !f.pairInReach(q, a, t) {
				continue
			}
			r.InReach = true
			adjacent := near(a, t)
			shuns := q.Shunned>>j&1 == 1
			if bare {
				if r.Effect && shuns {
					continue
				}
				r.From, r.To, r.Corner = a, t, a
				r.Effect, r.Adjacent = true, adjacent
				if !shuns {
					return
				}
				continue
			}
			if !f.attackable(a, t) {
				continue
			}
			e := exposure{f: f, q: q, a: a, t: t, adjacent: adjacent}
			limit := best
			if shunned && !shuns {
				limit++
			}
			rank := e.find(limit)
			if rank >= limit {
				continue
			}
			best, shunned = rank, shuns
			e.fill(r)
			if best == 0 && !shuns {
				return
			}
		}
	}
	if !q.Melee {
		r.InReach = true
	}
	if !r.Effect {
		r.Grade = CoverTotal
	}
}

// near reports whether two cells are adjacent or the same.
func near(a, t Cell) bool {
	return abs(int(a.X)-int(t.X)) <= 1 && abs(int(a.Y)-int(t.Y)) <= 1
}

func (f *Field) pairInReach(q *CoverQuery, a, t Cell) bool {
	d := f.Rules.ReachDistance(a, t)
	nearest := d
	if q.Attacker.N > 1 {
		nearest = f.Rules.SpaceReachDistance(q.Attacker, Square(t))
	}
	return q.Reach.holds(d, nearest)
}

// attackable reports whether an attack can pass from a to t at all: line of
// effect and, as an option, no curtain between them (COV-12).
func (f *Field) attackable(a, t Cell) bool {
	if !f.Effect(a, t) {
		return false
	}
	return !f.Rules.TotalByBarrier || f.Sight(a, t, true)
}

// maybeCovered reports whether anything at all lies between the spaces of q.
// Outside the box of both nothing can obstruct alone: a seam needs two sides.
func (f *Field) maybeCovered(q *CoverQuery) bool {
	if !q.Soft() && f.Map.bare(q.Attacker, q.Target, coverAny|blocksSight|isOpaque) {
		return false
	}
	x0, y0, x1, y1 := f.box(q.Attacker, q.Target)
	if !f.Map.covers.clear(x0, y0, x1, y1) {
		return true
	}
	if f.Rules.TotalByBarrier && !f.Map.sight.clear(x0, y0, x1, y1) {
		return true
	}
	if !q.Soft() {
		return false
	}
	for i := range f.Bodies {
		b := &f.Bodies[i]
		n := int(b.Space.N) - 1
		if int(b.Space.At.X) <= x1 && int(b.Space.At.X)+n >= x0 &&
			int(b.Space.At.Y) <= y1 && int(b.Space.At.Y)+n >= y0 &&
			b.Tag != q.AttackerTag && b.Tag != q.TargetTag {
			return true
		}
	}
	return false
}
