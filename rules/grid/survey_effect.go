package grid

import "math/bits"

// findEffect finds out between which cells there is line of effect (GEO-11).
// Of the 25 eye lines of a pair most are settled for whole columns at once: a
// line between two points at corners runs so near the corner line that it is
// free where that touches nothing, and stopped where that passes THROUGH a
// blocker or a seam; the lines from the centre are drawn likewise. Pairs that
// this does not settle, since all that may be free are lines that graze, are
// left undecided: they are asked one by one. It returns what stops effects, and
// the corner lines that it obstructs.
func (s *survey) findEffect(m *Map) (t *terrain, stopped lines) {
	s.effect, s.undecided = make([]uint64, m.w*m.h*m.w), make([]uint64, m.w*m.h*m.w)
	t = newTerrain(m, func(p *place) bool { return p.still()&blocksEffect != 0 })
	stopped = s.byCorners(m, t)
	s.byCentres(m, t)
	rows := uint64(1)<<m.h - 1
	solid := &t.cells[0]
	for i := range m.w * m.h {
		open, undecided := s.effect[i*m.w:][:m.w], s.undecided[i*m.w:][:m.w]
		if solid[i%m.w]>>(i/m.w)&1 == 1 {
			clear(open)
			clear(undecided)
			continue
		}
		for x := range open {
			open[x] &= rows &^ solid[x]
			undecided[x] &= rows &^ solid[x]
		}
	}
	bothWays(s.effect, m.w, m.h)
	bothWays(s.undecided, m.w, m.h)
	for i, open := range s.effect {
		s.undecided[i] &^= open
	}
	return t, stopped
}

// bothWays adds to a table of pairs, of cells or of lattice points, w columns by h
// rows of them, the same pairs the other way round, a column against a column
// at a time.
func bothWays(table []uint64, w, h int) {
	var there, back [64]uint64
	for x := range w {
		for u := x; u < w; u++ {
			for y := range h {
				there[y], back[y] = table[(y*w+x)*w+u], table[(y*w+u)*w+x]
			}
			if h <= 32 {
				turnLow(&there, &back, h)
			} else {
				turn(&there, &back, h)
			}
			for y := range h {
				table[(y*w+x)*w+u], table[(y*w+u)*w+x] = there[y], back[y]
			}
		}
	}
}

// turn adds to each of two squares of h by h bits the other with its rows and
// columns exchanged. What lies beyond them is lost.
func turn(a, b *[64]uint64, h int) {
	clear(a[h:])
	clear(b[h:])
	transpose(b)
	for y := range h {
		a[y] |= b[y]
	}
	*b = *a
	transpose(b)
}

// turnLow is turn for h up to 32: both squares are turned at once, one in either
// half of the words.
func turnLow(a, b *[64]uint64, h int) {
	const low = 1<<32 - 1
	var both [32]uint64
	for y := range h {
		both[y] = a[y] | b[y]<<32
	}
	mask := uint64(0x0000ffff0000ffff)
	for n := 16; n != 0; n, mask = n>>1, mask^mask<<(n>>1) {
		for i := 0; i < len(both); i = (i + n + 1) &^ n {
			d := (both[i]>>n ^ both[i+n]) & mask
			both[i+n] ^= d
			both[i] ^= d << n
		}
	}
	for y := range h {
		a[y] |= both[y] >> 32
		b[y] |= both[y] & low
	}
}

// transpose turns rows of bits into columns.
func transpose(m *[64]uint64) {
	mask := uint64(1)<<32 - 1
	for n := 32; n != 0; n, mask = n>>1, mask^mask<<(n>>1) {
		for i := 0; i < 64; i = (i + n + 1) &^ n {
			d := (m[i]>>n ^ m[i+n]) & mask
			m[i+n] ^= d
			m[i] ^= d << n
		}
	}
}

// byCorners draws the sixteen lines between corners. It returns those that are
// obstructed.
func (s *survey) byCorners(m *Map, t *terrain) lines {
	n := m.w + 1
	grazed := s.grazed(m.blockers(func(p *place) bool { return p.still()&blocksEffect != 0 }))
	stopped, strict := make(lines, n*(m.h+1)*n), make(lines, n*(m.h+1)*n)
	j := newJoints(m, blocksEffect)
	j.choose(weighsHard)
	var w sweep
	for y := range m.h + 1 {
		for x := range n {
			row := s.row(strict, x, y)
			s.lookCorners(&w, s.row(stopped, x, y), row, t, x, y, eastward)
			s.obstruct(s.row(stopped, x, y), &j, x, y, x)
			touched := grazed[x]>>y&1 == 1
			for i := range row {
				row[i] &^= grazed[i]
				if touched {
					row[i] = 0
				}
			}
		}
	}
	bothWays(stopped, n, m.h+1) // the pairs of cells are mirrored in the end
	for y := range m.h {
		for x := range m.w {
			i := (y*m.w + x) * m.w
			s.anyCorner(s.undecided[i:][:m.w], stopped, ^uint64(0), x, y)
			s.anyCorner(s.effect[i:][:m.w], strict, 0, x, y)
		}
	}
	return stopped
}

// grazed are the lattice points that some blocker touches.
func (s *survey) grazed(list []blocker) []uint64 {
	g := make([]uint64, s.w+1)
	for _, b := range list {
		x, y := int(b.x), int(b.y)
		g[x] |= 1 << y
		if b.form != anH {
			g[x] |= 1 << (y + 1)
		}
		if b.form != aV {
			g[x+1] |= 1 << y
		}
		if b.form == aCell {
			g[x+1] |= 1 << (y + 1)
		}
	}
	return g
}

// anyCorner sets in dst the cells of which some corner lies in the row of some
// corner of the cell (x,y), or in none of it where turned is all ones.
func (s *survey) anyCorner(dst []uint64, l lines, turned uint64, x, y int) {
	a, b := s.row(l, x, y), s.row(l, x+1, y)
	c, d := s.row(l, x, y+1), s.row(l, x+1, y+1)
	before := (a[0] ^ turned) | (b[0] ^ turned) | (c[0] ^ turned) | (d[0] ^ turned)
	for i := range dst {
		after := (a[i+1] ^ turned) | (b[i+1] ^ turned) | (c[i+1] ^ turned) | (d[i+1] ^ turned)
		v := before | after
		dst[i] |= v | v>>1
		before = after
	}
}

// byCentres draws the line between the centres and those from a centre to the
// corners.
func (s *survey) byCentres(m *Map, t *terrain) {
	corners := make([]uint64, m.w+1)
	w := sweep{unit: 2}
	for y := range m.h {
		for x := range m.w {
			i := (y*m.w + x) * m.w
			open := s.effect[i:][:m.w]
			clear(corners)
			for side := range 4 {
				fromX, fromY, step := s.aspect(side, x, y, s.w-1, s.h-1)
				ahead := max(step, 0) // corners lie on the near or the far side
				w.look(t, side, fromX, fromY, func(k int, weak, strict uint64) {
					at := x + step*k
					if k < 0 { // the eye's own column
						at = x
					}
					if side&2 == 0 {
						weak, strict = weak<<(y+1), strict<<y
					} else {
						weak, strict = bits.Reverse64(weak)>>(63-y), bits.Reverse64(strict)>>(63-y)
					}
					open[at] |= strict
					if k >= 0 {
						corners[at+ahead] |= weak
					}
				})
			}
			for k := range m.w {
				v := corners[k] | corners[k+1]
				s.undecided[i+k] |= v | v>>1
			}
		}
	}
}

// sees reports whether a has line of effect to t across the fixed ground; known
// is false where that is undecided.
func (s *survey) sees(a, t Cell) (open, known bool) {
	i := (int(a.Y)*s.w+int(a.X))*s.w + int(t.X)
	open = s.effect[i]>>t.Y&1 == 1
	return open, open || s.undecided[i]>>t.Y&1 == 0
}
