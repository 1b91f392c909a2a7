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
	// Blocked is one of the lines that decide the grade, when there is one.
	Blocked Obstruction
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

// Cover finds the cover of the target (COV-01 to COV-13): the attacker takes
// the pair of cells and the corner that leave the least AC bonus, then the
// least Reflex bonus, ties in canonical order (GEO-13, GEO-18).
func (f *Field) Cover(q *CoverQuery) CoverResult {
	r := CoverResult{Grade: CoverTotal}
	best := 1 << 16
	bare := !f.maybeCovered(q)
	for i := range q.Attacker.Len() {
		a := q.Attacker.Cell(i)
		for j := range q.Target.Len() {
			t := q.Target.Cell(j)
			if q.Melee && !f.pairInReach(q, a, t) {
				continue
			}
			r.InReach = true
			adjacent := near(a, t)
			if bare {
				return CoverResult{
					From: a, To: t, Corner: a, Effect: true, InReach: true, Adjacent: adjacent,
				}
			}
			if !f.attackable(a, t) {
				continue
			}
			e := exposure{f: f, q: q, a: a, t: t, adjacent: adjacent}
			rank := e.find(best)
			if rank >= best {
				continue
			}
			best = rank
			e.fill(&r)
			if best == 0 {
				return r
			}
		}
	}
	if !q.Melee {
		r.InReach = true
	}
	return r
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
	x0, y0, x1, y1 := f.box(q.Attacker, q.Target)
	if !f.Map.covers.clear(x0, y0, x1, y1) {
		return true
	}
	if f.Rules.TotalByBarrier && !f.Map.sight.clear(x0, y0, x1, y1) {
		return true
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

// exposure is the cover of one pair of cells while it is worked out.
type exposure struct {
	f        *Field
	q        *CoverQuery
	a, t     Cell
	adjacent bool

	w       weight // what obstructs from the chosen corner
	corner  int
	slit    bool
	p, on   Cell // ends of the deciding line
	by      obstacle
	decided bool
}

// improvedRank is the rank of improved cover; slitRank puts pairs that a blunt
// weapon cannot use behind all others.
const slitRank = 1 << 8

// find works out the cover of the pair and returns its rank. It may stop early
// with any rank that is not below best.
func (e *exposure) find(best int) int {
	var room [64]obstacle
	b := bandBetween(e.a, e.t)
	list := e.f.obstacles(room[:0], e.q, &b, !(e.q.Melee && e.adjacent))
	m := e.f.Map
	if (m.improved || m.slits) && e.a != e.t {
		improved, slit := e.f.apertures(e.q, &b)
		e.slit = slit
		if improved {
			e.w = weighsImproved
		}
		if slit && e.q.Blunt {
			return e.corners(list, best-slitRank) + slitRank
		}
	}
	return e.corners(list, best)
}

func (e *exposure) corners(list []obstacle, best int) int {
	if len(list) == 0 {
		return int(e.w.rank())
	}
	if e.q.Melee && e.adjacent {
		return e.allLines(list)
	}
	aperture, choice := e.w, e.w
	least := best
	for i := range 4 {
		w := e.fromCorner(list, i, aperture, least)
		if rank := int(w.rank()); rank < least {
			least, choice, e.corner = rank, w, i
			if rank == int(aperture.rank()) {
				break
			}
		}
	}
	if least == best {
		return best
	}
	e.w = choice
	return least
}

// fromCorner is the union of what obstructs the four lines from corner i
// (COV-01). It stops when it cannot come below least any more.
func (e *exposure) fromCorner(list []obstacle, i int, w weight, least int) weight {
	body := e.f.Rules.PartialByBody
	hard := 0
	for j := range 4 {
		l := lineBetween(e.a, i, e.t, j)
		if l.dx == 0 && l.dy == 0 {
			continue
		}
		on := e.f.obstructed(&l, list)
		if on&weighsHard != 0 {
			hard++
		}
		w |= on
		if !body && int(w.rank()) >= least {
			return w
		}
	}
	if body {
		w = partial(w, hard)
	}
	return w
}

// partial is COV-09 with partial_by=body: one obstructed line, or nothing hard
// but obstacles lower than half the target.
func partial(w weight, hard int) weight {
	if w&weighsImproved != 0 || w&(weighsStandard|weighsLow) == 0 {
		return w
	}
	if hard == 1 || w&weighsHard == weighsLow {
		return w&^(weighsStandard|weighsLow) | weighsPartial
	}
	return w
}

// allLines is the union over the lines between all corners (COV-02).
func (e *exposure) allLines(list []obstacle) int {
	for i := range 4 {
		for j := range 4 {
			l := lineBetween(e.a, i, e.t, j)
			if l.dx != 0 || l.dy != 0 {
				e.w |= e.f.obstructed(&l, list)
			}
		}
	}
	return int(e.w.rank())
}

// fill writes the pair into r.
func (e *exposure) fill(r *CoverResult) {
	*r = CoverResult{
		Grade: e.w.grade(), AC: e.w.ac(), Reflex: e.w.reflex(),
		From: e.a, To: e.t, Corner: e.a,
		Effect: true, InReach: true, Adjacent: e.adjacent, SlitOnly: e.slit,
	}
	if !(e.q.Melee && e.adjacent) {
		x, y := corner(e.a, e.corner)
		r.Corner = C(x, y)
	}
	if e.w != 0 {
		r.Blocked = e.explain()
	}
}

// explain finds a line of the chosen corner that decides the grade, and the
// obstacle that decides it, both the first in canonical order.
func (e *exposure) explain() (o Obstruction) {
	o.Body = NoTag
	var room [64]obstacle
	b := bandBetween(e.a, e.t)
	all := e.q.Melee && e.adjacent
	list := e.f.obstacles(room[:0], e.q, &b, !all)
	worst := 0
	for i := range 4 {
		if !all && i != e.corner {
			continue
		}
		for j := range 4 {
			l := lineBetween(e.a, i, e.t, j)
			if l.dx == 0 && l.dy == 0 {
				continue
			}
			for k := range list {
				x := &list[k]
				if int(x.w.rank()) > worst && (l.through(x) || e.f.atSeam(&l, list, x)) {
					worst = int(x.w.rank())
					o = obstruction(&l, x)
				}
			}
		}
	}
	return o
}

func obstruction(l *line, x *obstacle) Obstruction {
	o := Obstruction{
		Set: true, P: C(l.px, l.py), Q: C(l.px+l.dx, l.py+l.dy),
		By: Cell{x.x, x.y}, Body: NoTag,
	}
	switch x.shape {
	case aV, anH:
		o.OnEdge, o.Edge = true, Edge{o.By, x.shape == aV}
	case aBody:
		o.Body = x.tag
	}
	return o
}
