package grid

// What occupies a cell, for Walk.
const (
	OccFree  uint8 = iota // nobody: may pass and end
	OccPass               // may pass, not end there (MOV-05)
	OccBlock              // may not enter
)

// Walk finds where a creature may go and by which path (section 19). It is
// reused from search to search and then allocates nothing. A path is the
// cheapest; among equally cheap ones one with the least summed danger; among
// those a step comes from the first cell in row-major order (GEO-18), save that
// ways which another way to the same cell makes useless are not kept.
type Walk struct {
	// Squeezing doubles every step of the next searches: the mover keeps to a
	// squeezed space (MOV-07), whose size is that of the space it starts from.
	Squeezing bool
	// Wary searches walk on from no square whose leaving has a danger, the
	// start excepted; such a square may be where a path ends.
	Wary bool
	// Goals marks, by the index of its anchor cell, where the next searches are
	// over: when a marked space is reached where the move may end, what costs no
	// more than it is all that has been searched. Nil for searches to the end.
	Goals []uint8

	w, h   int
	n      uint8
	start  Cell
	budget int
	last   uint32 // the highest cost that was searched
	nodes  []node // two a cell: an even and an odd number of diagonals made
	ends   []bool // whether the move may end in a cell that was reached
	stamp  uint32
	queue  [16][]int32 // nodes by cost, modulo 16: no step costs more than 7
	known  [7]strides  // by the side of the space
	ground *strides    // the one in use
	delta  [8]int32    // change of cell index by direction
}

// node is the best way found to a cell with a parity of diagonals.
type node struct {
	stamp uint32 // search that last wrote the node
	key   uint32 // cost in the upper half, danger in the lower
	from  int32  // node before, -1 at the start
}

const (
	square      = 1 << 16 // the cost of one square in a key
	orthogonals = 0x55
	diagonals8  = 0xAA
)

func (p *node) cost() int { return int(p.key >> 16) }

func (p *node) danger() int { return int(p.key & 0xFFFF) }

// Search looks at every place the space from may reach within budget squares,
// having made the given number of diagonals this turn. occ says who occupies
// each cell (row-major, W*H entries; the mover's own cells must be free), nil
// for nobody. danger is what leaving a space costs, by the index of its anchor
// cell, nil for none. A one-cell creature squeezes through narrow cells; a
// larger one keeps its space. The map must not change between two searches.
func (k *Walk) Search(f *Field, from Space, budget, diagonals int, occ, danger []uint8) {
	m := f.Map
	k.reset(f, from, budget)
	if !m.InsideSpace(from) {
		return
	}
	first := int32(2*m.Index(from.At) + diagonals&1)
	k.nodes[first] = node{stamp: k.stamp, from: -1}
	k.queue[0] = append(k.queue[0], first)
	k.last = uint32(k.budget)
	for cost := 0; cost <= int(k.last); cost++ {
		bucket := &k.queue[cost&15]
		// No step is free, so that a bucket does not grow while it is read; a
		// node is in one bucket for each cost it ever had, and only the last
		// of them counts.
		for _, i := range *bucket {
			if k.nodes[i].cost() == cost {
				k.spread(f, i, occ, danger)
				if k.Goals != nil && k.Goals[i>>1] != 0 && k.ends[i>>1] {
					k.last = uint32(cost)
				}
			}
		}
		*bucket = (*bucket)[:0]
	}
}

func (k *Walk) reset(f *Field, from Space, budget int) {
	m := f.Map
	if k.w != m.w || k.h != m.h {
		*k = Walk{Squeezing: k.Squeezing, Wary: k.Wary, Goals: k.Goals, w: m.w, h: m.h, nodes: make([]node, 2*m.w*m.h), ends: make([]bool, m.w*m.h)}
		for d, v := range dirDelta {
			k.delta[d] = int32(v.Y)*int32(m.w) + int32(v.X)
		}
	}
	k.stamp++
	if k.stamp == 0 {
		clear(k.nodes)
		k.stamp = 1
	}
	for i := range k.queue {
		k.queue[i] = k.queue[i][:0]
	}
	k.n, k.start, k.budget = from.N, from.At, max(0, min(budget, 1<<15))
	k.ground = &k.known[k.n%7]
	k.ground.reset(f, k.n)
}

// spread tries the legal steps from node i.
func (k *Walk) spread(f *Field, i int32, occ, danger []uint8) {
	cell, parity := i>>1, i&1
	if k.dominated(i, k.nodes[i].key) {
		return
	}
	k.ends[cell] = k.occupation(f.Map, int(cell), occ) == OccFree
	key := k.nodes[i].key
	left := uint32(k.budget) - key>>16
	if danger != nil && danger[cell] > 0 {
		if k.Wary && k.nodes[i].from >= 0 {
			return
		}
		key += uint32(danger[cell])
	}
	s := k.ground
	if !s.known[cell] {
		s.learn(f, int(cell))
	}
	legal, rough := s.legal[cell], s.rough[cell]
	if k.Squeezing {
		rough = legal
	}
	if left >= 1 {
		k.offerAll(f.Map, i, legal&^rough&orthogonals, key+square, parity, occ)
	}
	switch cost := uint32(1 + parity); {
	case f.Rules.Diagonal1111 && left >= 1:
		k.offerAll(f.Map, i, legal&^rough&diagonals8, key+square, parity, occ)
	case !f.Rules.Diagonal1111 && left >= cost:
		k.offerAll(f.Map, i, legal&^rough&diagonals8, key+cost*square, 1-parity, occ)
	}
	for dirs := legal & rough; dirs != 0; dirs &= dirs - 1 {
		d := Dir(low(uint64(dirs)))
		met := s.met[cell][d]
		cost := uint32(f.Rules.stepCost(met, d, int(parity), k.Squeezing, k.n == 1))
		if cost > left {
			continue
		}
		p := parity
		if d.Diagonal() && f.Rules.counted(met, k.Squeezing, k.n == 1) {
			p = 1 - parity
		}
		k.offerAll(f.Map, i, 1<<d, key+cost*square, p, occ)
	}
}

// dominated reports whether the other node of a cell makes the node j, at the
// given key, useless. From an even number of diagonals one goes on as cheaply
// as from an odd one or more so, and by one square at most; what is no cheaper
// than that and no safer can be left out without changing any best answer.
func (k *Walk) dominated(j int32, key uint32) bool {
	other := &k.nodes[j^1]
	return other.stamp == k.stamp && other.key>>16+uint32(1-j&1) <= key>>16 && other.key&0xFFFF <= key&0xFFFF
}

// offerAll offers a way to the neighbours in the directions dirs, at one key
// and parity.
func (k *Walk) offerAll(m *Map, i int32, dirs uint8, key uint32, parity int32, occ []uint8) {
	if dirs == 0 {
		return
	}
	at := key >> 16 & 15
	bucket, nodes, stamp := k.queue[at], k.nodes, k.stamp
	alone := k.n == 1
	// What the other node of a cell must not exceed to make this one useless.
	low16, high16 := key&0xFFFF, key>>16-uint32(1-parity)
	for ; dirs != 0; dirs &= dirs - 1 {
		to := i>>1 + k.delta[low(uint64(dirs))&7]
		if occ != nil && (alone && occ[to] == OccBlock || !alone && k.occupation(m, int(to), occ) == OccBlock) {
			continue
		}
		j := 2*to + parity
		q := &nodes[j]
		if q.stamp == stamp {
			if q.key < key || q.key == key && q.from < i {
				continue
			}
			if q.key>>16 == key>>16 { // already in this bucket
				q.key, q.from = key, i
				continue
			}
		}
		if other := &nodes[j^1]; other.stamp == stamp && other.key>>16 <= high16 && other.key&0xFFFF <= low16 {
			continue
		}
		*q = node{stamp, key, i}
		bucket = append(bucket, j)
	}
	k.queue[at] = bucket
}

// occupation is the worst occupation of the space anchored at a cell index.
func (k *Walk) occupation(m *Map, cell int, occ []uint8) uint8 {
	switch {
	case occ == nil:
		return OccFree
	case k.n == 1:
		return occ[cell]
	}
	worst := OccFree
	for y := range int(k.n) {
		row := cell + y*m.w
		for _, v := range occ[row : row+int(k.n)] {
			worst = max(worst, v)
		}
	}
	return worst
}
