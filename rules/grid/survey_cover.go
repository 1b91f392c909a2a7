package grid

import "math/bits"

// findCover draws all corner lines against the cover that is always there. Of
// what stops effects too the lines are known: stopped.
func (s *survey) findCover(m *Map, stops *terrain, stopped lines) {
	least := [3]weight{weighsPartial | weighsStandard | weighsImproved, weighsStandard | weighsImproved, weighsImproved}
	s.ownAt = make([]int16, m.w*m.h)
	j := newJoints(m, coverHard)
	s.stars = j.stars
	for k := range s.grades {
		if k == 1 && !m.graded(weighsPartial) || k == 2 && !m.graded(weighsImproved) {
			continue
		}
		t := newTerrain(m, func(p *place) bool { return hard(p.still())&least[k] != 0 })
		j.choose(least[k])
		var w sweep
		if k == 0 && *t == *stops {
			s.grades[k] = stopped
		} else {
			s.grades[k] = make(lines, (m.w+1)*(m.h+1)*(m.w+1))
			for y := range m.h + 1 {
				for x := range m.w + 1 {
					row := s.row(s.grades[k], x, y)
					s.lookCorners(&w, row, nil, t, x, y, eastward)
					s.obstruct(row, &j, x, y, x)
				}
			}
			bothWays(s.grades[k], m.w+1, m.h+1)
		}
		s.findOwn(m, k, &w, t, &j)
	}
}

// graded reports whether any fixed cover has one of the weights w.
func (m *Map) graded(w weight) bool {
	return len(m.blockers(func(p *place) bool { return hard(p.still())&w != 0 })) > 0
}

// The sides of an eye: all four quadrants, or the two in the east, for lines of
// which the other half is known once mirrored.
var everywhere, eastward = []int{0, 1, 2, 3}, []int{0, 2}

// obstruct turns the open lines of (x,y) in row into the obstructed ones, from
// a column on.
func (s *survey) obstruct(row []uint64, j *joints, x, y, from int) {
	clear(row[:from])
	for i := from; i < len(row); i++ {
		row[i] = ^row[i] & (1<<(s.h+1) - 1)
	}
	j.close(row, x, y, from)
}

// lookCorners sets in weak the corners the lines to which, from the corner
// (x,y), pass THROUGH nothing, and in strict, unless it is nil, those to which
// they touch nothing on the way; lines along the grid are not strict.
func (s *survey) lookCorners(w *sweep, weak, strict []uint64, t *terrain, x, y int, sides []int) {
	w.unit, w.strictly = 1, strict != nil
	weak[x] = 1<<(s.h+1) - 1
	for _, side := range sides {
		fromX, fromY, step := s.aspect(side, x, y, s.w, s.h)
		if fromY == s.h {
			// Nothing but the rim lies in this quadrant.
			for i := x + step; uint(i) <= uint(s.w); i += step {
				weak[i] |= 1 << y
			}
		}
		w.look(t, side, fromX, fromY, func(k int, free, clear uint64) {
			at := x + step*(k+1)
			if side&2 == 0 {
				free, clear = free<<y, clear<<y
			} else {
				free, clear = bits.Reverse64(free)>>(63-y), bits.Reverse64(clear)>>(63-y)
			}
			weak[at] |= free
			if strict != nil {
				strict[at] |= clear
			}
		})
	}
}

// findOwn draws the lines of cells that hold cover once more without it.
func (s *survey) findOwn(m *Map, k int, w *sweep, t *terrain, j *joints) {
	for i := range m.cells {
		if t := m.cells[i].still(); hard(t) == 0 || t&barsWalk != 0 {
			continue
		}
		x, y := i%m.w, i/m.w
		held := t.cells[0][x]>>y&1 == 1
		b := blocker{uint8(x), uint8(y), aCell}
		if held {
			t.flip(b)
		}
		l := make(lines, 4*(m.w+1))
		j.without(x, y, func(j *joints) {
			for c := range 4 {
				px, py := corner(C(x, y), c)
				row := l[c*(m.w+1):][:m.w+1]
				s.lookCorners(w, row, nil, t, px, py, everywhere)
				s.obstruct(row, j, px, py, 0)
			}
		})
		if held {
			t.flip(b)
		}
		s.own[k] = append(s.own[k], l)
		s.ownAt[i] = int16(len(s.own[k]))
	}
}
