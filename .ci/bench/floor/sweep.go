package floor

import "math/bits"

// Sweep computes exact lattice-to-lattice visibility (the same definition as
// LineClear) by a column sweep over closed slope intervals in exact fractions:
// one sweep per lattice point and quadrant instead of one walk per pair.
// Height is limited to 63 cells (one word per lattice column).
type Sweep struct {
	w, h int
	col  [4][]uint64 // wall columns seen in each mirrored orientation
	Vis  []uint64    // [(ly*(w+1)+lx)*(w+1) + column] bit = lattice row
}

type frac struct{ n, d int32 } // n/d, d==0 is infinity

func less(a, b frac) bool { return a.n*b.d < b.n*a.d }

type span struct{ a, b frac }

// NewSweep returns a sweep over m, at most 63 cells high.
func NewSweep(m *Map) *Sweep {
	s := &Sweep{w: m.W, h: m.H}
	for o := range s.col {
		s.col[o] = make([]uint64, m.W)
	}
	s.Vis = make([]uint64, (m.W+1)*(m.H+1)*(m.W+1))
	s.Load(m)
	return s
}

// Load takes the walls of m, which must be as large as before.
func (s *Sweep) Load(m *Map) {
	for o := range s.col {
		for x := 0; x < m.W; x++ {
			v := uint64(0)
			for y := 0; y < m.H; y++ {
				xx, yy := x, y
				if o&1 == 1 {
					xx = m.W - 1 - x
				}
				if o&2 == 2 {
					yy = m.H - 1 - y
				}
				if m.Wall[yy*m.W+xx] {
					v |= 1 << y
				}
			}
			s.col[o][x] = v
		}
	}
}

// Build sweeps from every lattice point.
func (s *Sweep) Build() {
	clear(s.Vis)
	lw := s.w + 1
	for ly := 0; ly <= s.h; ly++ {
		for lx := 0; lx <= s.w; lx++ {
			row := s.Vis[(ly*lw+lx)*lw:][:lw]
			row[lx] |= 1 << ly
			for o := 0; o < 4; o++ {
				s.quadrant(row, lx, ly, o)
			}
		}
	}
}

func (s *Sweep) quadrant(row []uint64, lx, ly, o int) {
	x0, y0 := lx, ly
	if o&1 == 1 {
		x0 = s.w - lx
	}
	if o&2 == 2 {
		y0 = s.h - ly
	}
	col := s.col[o][x0:]
	rows := s.h - y0 // cells available in +y
	put := func(X int, lo, hi int32) {
		v := (uint64(1)<<(hi-lo+1) - 1) << lo // rows relative to y0
		lxx := lx + X
		if o&1 == 1 {
			lxx = lx - X
		}
		if o&2 == 2 {
			row[lxx] |= bits.Reverse64(v) >> (63 - ly)
		} else {
			row[lxx] |= v << y0
		}
	}
	// the two axes: blocked where both neighbours are walls
	if o == 0 || o == 2 { // +y / -y
		left, right := ^uint64(0), ^uint64(0)
		if lx > 0 {
			left = s.col[o][lx-1]
		}
		if lx < s.w {
			right = s.col[o][lx]
		}
		n := bits.TrailingZeros64((left & right) >> y0)
		if n > rows {
			n = rows
		}
		if n > 0 {
			put(0, 1, int32(n))
		}
	}
	if o == 0 || o == 1 { // +x / -x
		for x := 0; x < len(col); x++ {
			up, dn := true, true
			if y0 > 0 {
				up = col[x]>>(y0-1)&1 == 1
			}
			if y0 < s.h {
				dn = col[x]>>y0&1 == 1
			}
			if up && dn {
				break
			}
			put(x+1, 0, 0)
		}
	}
	if rows == 0 || len(col) == 0 {
		return
	}
	var bufA, bufB [64]span
	cur, next := bufA[:1], bufB[:0]
	cur[0] = span{frac{0, 1}, frac{1, 0}}
	prev := uint64(0)
	mask := uint64(1)<<rows - 1
	for x := int32(0); int(x) < len(col); x++ {
		c := col[x] >> y0 & mask
		squeeze := prev & (c << 1) // lattice point (x, bit)
		next = next[:0]
		X := x + 1
		for _, iv := range cur {
			a := iv.a
			ylo := int32(0)
			if x > 0 {
				ylo = a.n * x / a.d
			}
			if int(ylo) >= rows {
				break
			}
			w := c >> ylo << ylo
			dead := false
			for w != 0 {
				y := int32(bits.TrailingZeros64(w))
				lo := frac{y, X}
				if !less(lo, iv.b) {
					break
				}
				run := int32(bits.TrailingZeros64(^(w >> y)))
				y1 := y + run // exclusive
				w = w >> y1 << y1
				hi := frac{y1, x}
				if !less(a, hi) { // run ends at or below a
					continue
				}
				if !less(lo, a) && keep(a, lo, x, squeeze) {
					next = append(next, span{a, lo})
				}
				a = hi
				if less(iv.b, a) {
					dead = true
					break
				}
			}
			if !dead && !less(iv.b, a) && keep(a, iv.b, x, squeeze) {
				next = append(next, span{a, iv.b})
			}
		}
		cur, next = next, cur
		if len(cur) == 0 {
			return
		}
		for _, iv := range cur { // lattice column X
			if iv.a.d == 0 {
				continue
			}
			lo := (iv.a.n*X + iv.a.d - 1) / iv.a.d
			hi := int32(rows)
			if iv.b.d != 0 {
				if v := iv.b.n * X / iv.b.d; v < hi {
					hi = v
				}
			}
			if lo == 0 {
				lo = 1 // the axis was done apart
			}
			if lo <= hi {
				put(int(X), lo, hi)
			}
		}
		prev = c
	}
}

// keep drops a degenerate ray that squeezes between two walls at lattice
// column x.
func keep(a, b frac, x int32, squeeze uint64) bool {
	if less(a, b) || a.d == 0 {
		return a.d != 0
	}
	if x > 0 && a.n*x%a.d == 0 {
		return squeeze>>uint(a.n*x/a.d)&1 == 0
	}
	return true
}

// Table derives two planes (clear, any) per attacker cell, column-major words:
// bit y of plane[(ay*w+ax)*w + tx] is target (tx,y).
func (s *Sweep) Table(clearP, anyP []uint64) {
	lw := s.w + 1
	for ay := 0; ay < s.h; ay++ {
		for ax := 0; ax < s.w; ax++ {
			base := ay*lw + ax
			r0 := s.Vis[base*lw:][:lw]
			r1 := s.Vis[(base+1)*lw:][:lw]
			r2 := s.Vis[(base+lw)*lw:][:lw]
			r3 := s.Vis[(base+lw+1)*lw:][:lw]
			cl := clearP[(ay*s.w+ax)*s.w:][:s.w]
			an := anyP[(ay*s.w+ax)*s.w:][:s.w]
			// running column values: v & v>>1 and v | v>>1 for the 4 corners
			p0, p1, p2, p3 := r0[0]&(r0[0]>>1), r1[0]&(r1[0]>>1), r2[0]&(r2[0]>>1), r3[0]&(r3[0]>>1)
			pv := r0[0] | r1[0] | r2[0] | r3[0]
			pv |= pv >> 1
			for x := range cl {
				v0, v1, v2, v3 := r0[x+1], r1[x+1], r2[x+1], r3[x+1]
				v := v0 | v1 | v2 | v3
				v0 &= v0 >> 1
				v1 &= v1 >> 1
				v2 &= v2 >> 1
				v3 &= v3 >> 1
				v |= v >> 1
				cl[x] = p0&v0 | p1&v1 | p2&v2 | p3&v3
				an[x] = pv | v
				p0, p1, p2, p3, pv = v0, v1, v2, v3, v
			}
		}
	}
}
