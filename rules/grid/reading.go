package grid

import "math/bits"

// reading is what a survey knows of the sixteen corner lines of one pair of
// cells: bit 4i+j stands for the line from corner i of the attacker's cell to
// corner j of the target's.
type reading struct {
	any      uint16 // obstructed
	standard uint16 // by standard cover or better
	improved uint16 // by improved cover
	own      bool   // fixed cover in the attacker's cell was left out
}

// read looks the pair up; ok is false when the survey cannot tell: there is
// none, a cell is outside the map, or fixed cover in the attacker's own cells,
// which does not count, was not left out.
func (r *reading) read(m *Map, q *CoverQuery, a, t Cell) (ok bool) {
	s := m.survey
	if s == nil || !m.Inside(t) || !m.InsideSpace(q.Attacker) {
		return false
	}
	var own int16
	if q.Attacker.N == 1 {
		i := m.Index(a)
		own = s.ownAt[i]
		if own == 0 && m.cells[i].traits&coverHard != 0 && hard(m.cells[i].still()) != 0 {
			return false
		}
	} else {
		for i := range q.Attacker.Len() {
			if m.cells[m.Index(q.Attacker.Cell(i))].traits&coverHard != 0 {
				return false
			}
		}
	}
	r.own = own != 0
	r.any = s.sixteen(0, own, a, t)
	r.standard = r.any
	if r.any != 0 && s.grades[1] != nil {
		r.standard = s.sixteen(1, own, a, t)
	}
	if r.any != 0 && s.grades[2] != nil {
		r.improved = s.sixteen(2, own, a, t)
	}
	return true
}

// sixteen is one grade of the lines between two cells.
func (s *survey) sixteen(k int, own int16, a, t Cell) (lines uint16) {
	n := s.w + 1
	x, y := int(t.X), uint(t.Y)
	for i := range 4 {
		var row []uint64
		if own != 0 {
			row = s.own[k][own-1][i*n:][:n]
		} else {
			px, py := corner(a, i)
			row = s.grades[k][(py*n+px)*n:][:n]
		}
		west, east := row[x]>>y, row[x+1]>>y
		lines |= uint16(west&1|east&1<<1|west&2<<1|east&2<<2) << (4 * i)
	}
	return lines
}

// weight is what obstructs the lines of the mask, the most of it.
func (r *reading) weight(mask uint16) weight {
	switch {
	case r.any&mask == 0:
		return 0
	case r.improved&mask != 0:
		return weighsImproved
	case r.standard&mask != 0:
		return weighsStandard
	}
	return weighsPartial
}

// settled reports whether every corner has cover already that creatures and low
// obstacles cannot better: standard cover, or the improved one on maps that
// have any, since a creature may close a seam with it.
func (r *reading) settled(s *survey) bool {
	most := r.standard
	if s.grades[2] != nil {
		most = r.improved
	}
	return most&0xF != 0 && most&0xF0 != 0 && most&0xF00 != 0 && most&0xF000 != 0
}

// surveyed is corners for a pair that was read: over is what lies on top of the
// survey. It fails, ok false, where what the attacker stands in might be part
// of a seam.
func (e *exposure) surveyed(r *reading, over []obstacle, best int) (rank int, ok bool) {
	if e.q.Melee && e.adjacent {
		w, _, ok := e.over(r, over, 0, 16, 1<<16)
		e.w |= w
		return int(e.w.rank()), ok
	}
	aperture, choice := e.w, e.w
	least, body := best, e.f.Rules.PartialByBody
	for i := range 4 {
		if !body && int((r.weight(0xF<<(4*i))|aperture).rank()) >= least {
			continue
		}
		enough := least
		if body {
			enough = 1 << 16 // how many lines are obstructed counts
		}
		w, hard, ok := e.over(r, over, 4*i, 4, enough)
		if !ok {
			e.corner = 0
			return 0, false
		}
		w |= aperture
		if body {
			w = partial(w, hard)
		}
		if rank := int(w.rank()); rank < least {
			least, choice, e.corner = rank, w, i
			if rank == int(aperture.rank()) {
				break
			}
		}
	}
	if least < best {
		e.w = choice
	}
	return least, true
}

// over is what obstructs n lines from the first on, and how many of them hard
// cover does. It stops when the rank is no longer below enough.
func (e *exposure) over(r *reading, over []obstacle, first, n, enough int) (w weight, hard int, ok bool) {
	mask := uint16(1<<n-1) << first
	w = r.weight(mask)
	if len(over) == 0 {
		return w, bits.OnesCount16(r.any & mask), true
	}
	for k := first; k < first+n && int(w.rank()) < enough; k++ {
		l := lineBetween(e.a, k>>2, e.t, k&3)
		if l.dx == 0 && l.dy == 0 {
			continue
		}
		on, grazed := l.passed(over)
		// What is passed THROUGH may close a seam too, with fixed cover that the
		// line only grazes: that one is not in the list.
		if (grazed || on != 0) && gcd(abs(l.dx), abs(l.dy)) > 1 {
			if r.own {
				return 0, 0, false
			}
			on |= e.f.seamsOver(&l, over)
		}
		if on&weighsHard != 0 || r.any>>k&1 == 1 {
			hard++
		}
		w |= on
	}
	return w, hard, true
}

// seamsOver is the set of what closes l at inner lattice points where one of
// the obstacles of the list touches it from one side, and another of them or
// fixed cover from the other (GEO-10).
func (f *Field) seamsOver(l *line, list []obstacle) (w weight) {
	s, g := f.Map.survey, gcd(abs(l.dx), abs(l.dy))
	sx, sy := l.dx/g, l.dy/g
	c := courseOf(l.dx, l.dy)
	// The first side of a star is where the cross product is negative when
	// the line runs east, or due north.
	turned := l.dx < 0 || l.dx == 0 && l.dy > 0
	for k := 1; k < g; k++ {
		x, y := l.px+k*sx, l.py+k*sy
		var left, right weight
		for i := range list {
			switch side, ok := l.side(&list[i], x, y); {
			case !ok || side == 0:
			case (side < 0) != turned:
				left |= list[i].w
			default:
				right |= list[i].w
			}
		}
		if left|right == 0 {
			continue
		}
		sl, sr := s.stars[y*(s.w+1)+x].along(c, l.dx, l.dy)
		left, right = left|sl, right|sr
		if left != 0 && right != 0 {
			w |= left | right
		}
	}
	return w
}
