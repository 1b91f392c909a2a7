package grid

// findCover draws all corner lines against the cover that is always there.
func (s *survey) findCover(m *Map) {
	least := [3]weight{weighsPartial | weighsStandard | weighsImproved, weighsStandard | weighsImproved, weighsImproved}
	sh := (*shades)(nil)
	var j joints
	for k := range s.grades {
		list, used := m.blockers(func(p *place) bool { return hard(p.still())&least[k] != 0 })
		if k == 1 && !m.graded(weighsPartial) || k == 2 && !m.graded(weighsImproved) {
			continue
		}
		if k == 0 {
			sh = newShades(m.w, m.h, cornerThrough, used)
			j = newJoints(m)
			s.stars = j.stars
		}
		s.grades[k] = make(lines, (m.w+1)*(m.h+1)*(m.w+1))
		j.choose(least[k])
		for y := range m.h + 1 {
			for x := range m.w + 1 {
				s.obstruct(s.row(s.grades[k], x, y), sh, &j, x, y, list)
			}
		}
		s.findOwn(m, k, sh, &j, list)
	}
}

// graded reports whether any fixed cover has one of the weights w.
func (m *Map) graded(w weight) bool {
	list, _ := m.blockers(func(p *place) bool { return hard(p.still())&w != 0 })
	return len(list) > 0
}

// obstruct draws the corner lines from (x,y) into row.
func (s *survey) obstruct(row []uint64, sh *shades, j *joints, x, y int, list []blocker) {
	var e eye
	e.stand(cornerThrough, x, y, s.w, s.h)
	e.shade(sh, list)
	e.hidden(row)
	j.close(row, x, y)
	for i := range row {
		row[i] &= 1<<(s.h+1) - 1
	}
}

// findOwn draws the lines of cells that hold cover once more without it.
func (s *survey) findOwn(m *Map, k int, sh *shades, j *joints, list []blocker) {
	if k == 0 {
		s.ownAt = make([]int16, m.w*m.h)
	}
	others := make([]blocker, 0, len(list))
	for i := range m.cells {
		if t := m.cells[i].still(); hard(t) == 0 || t&barsWalk != 0 {
			continue
		}
		x, y := i%m.w, i/m.w
		others = others[:0]
		for _, b := range list {
			if b.form != aCell || int(b.x) != x || int(b.y) != y {
				others = append(others, b)
			}
		}
		l := make(lines, 4*(m.w+1))
		j.without(x, y, func(j *joints) {
			for c := range 4 {
				px, py := corner(C(x, y), c)
				s.obstruct(l[c*(m.w+1):][:m.w+1], sh, j, px, py, others)
			}
		})
		s.own[k] = append(s.own[k], l)
		s.ownAt[i] = int16(len(s.own[k]))
	}
}
