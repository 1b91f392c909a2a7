package grid

// exposure is the cover of one pair of cells while it is worked out.
type exposure struct {
	f        *Field
	q        *CoverQuery
	a, t     Cell
	adjacent bool

	w      weight // what obstructs from the chosen corner
	corner int
	slit   bool
}

// slitRank puts pairs that a blunt weapon cannot use behind all others.
const slitRank = 1 << 8

// find works out the cover of the pair and returns its rank. It may stop early
// with any rank that is not below best.
func (e *exposure) find(best int) int {
	b := bandBetween(e.a, e.t)
	m, last := e.f.Map, 0
	if (m.improved || m.slits) && e.a != e.t {
		improved, slit := e.f.aperturesOf(e.q, e.a, e.t, &b)
		e.slit = slit
		if improved {
			e.w = weighsImproved
		}
		if slit && e.q.Blunt {
			last = slitRank
		}
	}
	soft := !(e.q.Melee && e.adjacent)
	var room [64]obstacle
	var r reading
	if r.read(m, e.q, e.a, e.t) {
		over := room[:0]
		if e.f.Rules.PartialByBody || !r.settled(m.survey) || len(m.survey.doors) > 0 {
			over = e.f.overlay(over, e.q, &b, soft)
		}
		if rank, ok := e.surveyed(&r, over, best-last); ok {
			return rank + last
		}
	}
	return e.corners(e.f.obstacles(room[:0], e.q, &b, soft), best-last) + last
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
}

// Obstruction finds, for the answer r to the question q, a line of the chosen
// corner that decides the grade, and the obstacle that decides it, both the
// first in canonical order; it is not set when no line decides.
func (f *Field) Obstruction(q *CoverQuery, r *CoverResult) (o Obstruction) {
	o.Body = NoTag
	if !r.Effect || r.Grade == CoverNone {
		return o
	}
	var room [64]obstacle
	b := bandBetween(r.From, r.To)
	all := q.Melee && r.Adjacent
	list := f.obstacles(room[:0], q, &b, !all)
	worst := 0
	for i := range 4 {
		if x, y := corner(r.From, i); !all && C(x, y) != r.Corner {
			continue
		}
		for j := range 4 {
			l := lineBetween(r.From, i, r.To, j)
			if l.dx == 0 && l.dy == 0 {
				continue
			}
			for k := range list {
				x := &list[k]
				if int(x.w.rank()) > worst && (l.through(x) || f.atSeam(&l, list, x)) {
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
