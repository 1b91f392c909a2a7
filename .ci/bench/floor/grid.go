// Package floor holds the least that the questions of rules/grid can cost: the
// same questions asked of walls alone, without edges, grades of cover, low
// obstacles, seams of unlike things or eye lines. It is what our figures are
// held against and must not be used for anything else.
//
// Cover here is defined only for the comparison:
//   - a lattice segment is blocked by a wall cell whose open interior it crosses,
//   - along a grid line it is blocked where both adjacent cells are walls,
//   - through a lattice point it is blocked where both side cells are walls.
//
// For attacker cell a and target cell t: clear when some corner of a sees all
// four corners of t; total when no corner of a sees any corner of t; else cover.
package floor

import (
	"math/bits"
	"math/rand/v2"
)

// Map is a rectangle of cells that are walls or not.
type Map struct {
	W, H int
	Wall []bool
}

// Random returns a map on which a cell is a wall with the given chance.
func Random(w, h int, density float64, seed uint64) *Map {
	r := rand.New(rand.NewPCG(seed, 7))
	m := &Map{W: w, H: h, Wall: make([]bool, w*h)}
	for i := range m.Wall {
		m.Wall[i] = r.Float64() < density
	}
	m.Wall[(h/2)*w+w/2] = false
	return m
}

func (m *Map) at(x, y int) bool {
	if uint(x) >= uint(m.W) || uint(y) >= uint(m.H) {
		return true
	}
	return m.Wall[y*m.W+x]
}

// LineClear reports whether the lattice segment (x0,y0)-(x1,y1) is unblocked.
// Lattice point (x,y) is the top-left corner of cell (x,y). Integers only.
func (m *Map) LineClear(x0, y0, x1, y1 int) bool {
	dx, dy := x1-x0, y1-y0
	sx, sy := 1, 1
	if dx < 0 {
		dx, sx = -dx, -1
	}
	if dy < 0 {
		dy, sy = -dy, -1
	}
	ox, oy := 0, 0 // cell = lattice point + offset in the walking direction
	if sx < 0 {
		ox = -1
	}
	if sy < 0 {
		oy = -1
	}
	switch {
	case dx == 0:
		for j := 0; j < dy; j++ {
			y := y0 + sy*j + oy
			if m.at(x0-1, y) && m.at(x0, y) {
				return false
			}
		}
		return true
	case dy == 0:
		for i := 0; i < dx; i++ {
			x := x0 + sx*i + ox
			if m.at(x, y0-1) && m.at(x, y0) {
				return false
			}
		}
		return true
	}
	i, j := 0, 0
	e := dy - dx // (i+1)*dy - (j+1)*dx
	for {
		if m.Wall[(y0+sy*j+oy)*m.W+x0+sx*i+ox] {
			return false
		}
		switch {
		case e < 0:
			i++
			e += dy
		case e > 0:
			j++
			e -= dx
		default:
			i++
			j++
			if i == dx {
				return true
			}
			// lattice point: the two cells we squeeze between
			if m.Wall[(y0+sy*(j-1)+oy)*m.W+x0+sx*i+ox] && m.Wall[(y0+sy*j+oy)*m.W+x0+sx*(i-1)+ox] {
				return false
			}
			e += dy - dx
		}
	}
}

// The answers about cover.
const (
	Clear = iota
	Cover
	Total
)

// CoverNaive walks up to 4x4 lines, stopping at the first fully clear corner.
func (m *Map) CoverNaive(ax, ay, tx, ty int) int {
	any := false
	for c := 0; c < 4; c++ {
		all := true
		for d := 0; d < 4; d++ {
			if m.LineClear(ax+c&1, ay+c>>1, tx+d&1, ty+d>>1) {
				any = true
			} else {
				all = false
			}
		}
		if all {
			return Clear
		}
	}
	if any {
		return Cover
	}
	return Total
}

// TableNaive fills out[a*n+t] for all ordered pairs.
func (m *Map) TableNaive(out []uint8) {
	n := m.W * m.H
	for a := 0; a < n; a++ {
		for t := 0; t < n; t++ {
			out[a*n+t] = uint8(m.CoverNaive(a%m.W, a/m.W, t%m.W, t/m.W))
		}
	}
}

// Reach is a bucket-queue (Dial) reach map with 5-foot steps where diagonals
// cost 1 then 2 then 1..., no corner cutting past walls. Counting half squares
// (orthogonal 2, diagonal 3, distance = cost/2 rounded down) makes ONE label per
// cell exact: cost 2d (even parity) <= 2d+1 (odd) <= 2(d+1) is also the order of
// dominance.
type Reach struct {
	w, h int
	wall []bool // padded by one cell on every side
	Cost []uint16
	q    [4][]int32
}

// Unreached is the cost of a cell that was not reached.
const Unreached = 1<<16 - 1

// NewReach returns a search over m.
func NewReach(m *Map) *Reach {
	r := &Reach{w: m.W + 2, h: m.H + 2}
	r.wall = make([]bool, r.w*r.h)
	for i := range r.wall {
		r.wall[i] = true
	}
	for y := 0; y < m.H; y++ {
		for x := 0; x < m.W; x++ {
			r.wall[(y+1)*r.w+x+1] = m.Wall[y*m.W+x]
		}
	}
	r.Cost = make([]uint16, r.w*r.h)
	return r
}

// Run computes half-square costs from (x,y) up to max squares and returns the
// number of cells reached.
func (r *Reach) Run(x, y, max int) int {
	cost, wall, w := r.Cost, r.wall, int32(r.w)
	for i := range cost {
		cost[i] = Unreached
	}
	for i := range r.q {
		r.q[i] = r.q[i][:0]
	}
	s := int32((y+1)*r.w + x + 1)
	cost[s] = 0
	r.q[0] = append(r.q[0], s)
	limit, cells, empty := 2*max+1, 0, 0
	for c := 0; c <= limit && empty < 4; c++ {
		cur := r.q[c&3]
		r.q[c&3] = cur[:0]
		if len(cur) == 0 {
			empty++
			continue
		}
		empty = 0
		q2, q3 := r.q[(c+2)&3], r.q[(c+3)&3]
		for _, p := range cur {
			if cost[p] != uint16(c) {
				continue
			}
			cells++
			wl, wr, wu, wd := wall[p-1], wall[p+1], wall[p-w], wall[p+w]
			c2, c3 := uint16(c+2), uint16(c+3)
			if !wl && cost[p-1] > c2 {
				cost[p-1] = c2
				q2 = append(q2, p-1)
			}
			if !wr && cost[p+1] > c2 {
				cost[p+1] = c2
				q2 = append(q2, p+1)
			}
			if !wu {
				if n := p - w; cost[n] > c2 {
					cost[n] = c2
					q2 = append(q2, n)
				}
				if n := p - w - 1; !wl && !wall[n] && cost[n] > c3 {
					cost[n] = c3
					q3 = append(q3, n)
				}
				if n := p - w + 1; !wr && !wall[n] && cost[n] > c3 {
					cost[n] = c3
					q3 = append(q3, n)
				}
			}
			if !wd {
				if n := p + w; cost[n] > c2 {
					cost[n] = c2
					q2 = append(q2, n)
				}
				if n := p + w - 1; !wl && !wall[n] && cost[n] > c3 {
					cost[n] = c3
					q3 = append(q3, n)
				}
				if n := p + w + 1; !wr && !wall[n] && cost[n] > c3 {
					cost[n] = c3
					q3 = append(q3, n)
				}
			}
		}
		r.q[(c+2)&3], r.q[(c+3)&3] = q2, q3
	}
	// entries still queued beyond the limit hold costs above it
	return cells
}

// BitReach is the same map as whole-row bit operations (W <= 64): level c is the
// set of cells whose half-square cost is exactly c.
type BitReach struct {
	w, h           int
	open           []uint64 // padded by one row above and below
	ne, nw, se, sw []uint64 // cells from which that diagonal is legal
	seen           []uint64
	lv             [4][]uint64
}

// NewBitReach returns a search over m, at most 64 cells wide.
func NewBitReach(m *Map) *BitReach {
	r := &BitReach{w: m.W, h: m.H}
	n := m.H + 2
	mk := func() []uint64 { return make([]uint64, n) }
	r.open, r.ne, r.nw, r.se, r.sw, r.seen = mk(), mk(), mk(), mk(), mk(), mk()
	for i := range r.lv {
		r.lv[i] = mk()
	}
	for y := 0; y < m.H; y++ {
		for x := 0; x < m.W; x++ {
			if !m.Wall[y*m.W+x] {
				r.open[y+1] |= 1 << x
			}
		}
	}
	o := r.open
	for y := 1; y <= m.H; y++ {
		r.ne[y] = o[y] & (o[y] >> 1) & o[y-1] & (o[y-1] >> 1)
		r.nw[y] = o[y] & (o[y] << 1) & o[y-1] & (o[y-1] << 1)
		r.se[y] = o[y] & (o[y] >> 1) & o[y+1] & (o[y+1] >> 1)
		r.sw[y] = o[y] & (o[y] << 1) & o[y+1] & (o[y+1] << 1)
	}
	return r
}

// Run returns the number of cells reached; visit (may be nil) gets each level.
func (r *BitReach) Run(x, y, max int, visit func(cost int, rows []uint64)) int {
	y++
	clear(r.seen)
	for i := range r.lv {
		clear(r.lv[i])
	}
	r.lv[0][y] = 1 << x
	r.seen[y] = 1 << x
	cells, empty := 1, 0
	if visit != nil {
		visit(0, r.lv[0])
	}
	for c := 1; c <= 2*max+1 && empty < 3; c++ {
		l2, l3, out := r.lv[(c+2)&3], r.lv[(c+1)&3], r.lv[c&3]
		lo, hi := y-(c+1)/2, y+(c+1)/2
		if lo < 1 {
			lo = 1
		}
		if hi > r.h {
			hi = r.h
		}
		any := uint64(0)
		for i := lo; i <= hi; i++ {
			v := l2[i-1] | l2[i+1] | l2[i]<<1 | l2[i]>>1
			v |= (l3[i+1]&r.ne[i+1])<<1 | (l3[i+1]&r.nw[i+1])>>1
			v |= (l3[i-1]&r.se[i-1])<<1 | (l3[i-1]&r.sw[i-1])>>1
			v &= r.open[i] &^ r.seen[i]
			out[i] = v
			r.seen[i] |= v
			cells += bits.OnesCount64(v)
			any |= v
		}
		if any == 0 {
			empty++
		} else {
			empty = 0
		}
		if visit != nil {
			visit(c, out)
		}
	}
	return cells
}
