package grid

// What occupies a cell, for Walk.
const (
	OccFree  uint8 = iota // nobody: may pass and end
	OccPass               // may pass, not end there (MOV-05)
	OccBlock              // may not enter
)

// Walk finds where a creature may go and by which path (section 19). It is
// reused from search to search and then allocates nothing. A path is the
// cheapest; among equally cheap ones the one with the least summed danger;
// then, seen from its end backward, the one that comes from the cell first in
// row-major order (GEO-18).
type Walk struct {
	// Squeezing doubles every step of the next searches: the mover keeps to a
	// squeezed space (MOV-07), whose size is that of the space it starts from.
	Squeezing bool

	w, h   int
	n      uint8
	start  Cell
	nodes  []node // two a cell: an even and an odd number of diagonals made
	ends   []bool
	stamp  uint32
	queue  [16][]int32 // nodes by cost, modulo 16: no step costs more than 7
	box    [4]int      // x0, y0, x1, y1 of the cells reached
	budget int
}

// node is the best way found to a cell with a parity of diagonals.
type node struct {
	stamp  uint32 // search that last wrote the node
	cost   int16
	danger uint16
	from   int32 // node before, -1 at the start
	done   bool
}

// Search looks at every place the space from may reach within budget squares,
// having made the given number of diagonals this turn. occ says who occupies
// each cell (row-major, W*H entries; the mover's own cells must be free), nil
// for nobody. danger is what leaving a space costs, by the index of its anchor
// cell, nil for none. A one-cell creature squeezes through narrow cells; a
// larger one keeps its space.
func (k *Walk) Search(f *Field, from Space, budget, diagonals int, occ, danger []uint8) {
	m := f.Map
	k.reset(m, from, budget)
	if !m.InsideSpace(from) {
		return
	}
	first := int32(2*m.Index(from.At) + diagonals&1)
	k.nodes[first] = node{stamp: k.stamp, from: -1}
	k.queue[0] = append(k.queue[0], first)
	for cost := 0; cost <= budget; cost++ {
		bucket := &k.queue[cost&15]
		// No step is free, so that a bucket does not grow while it is read.
		for _, i := range *bucket {
			if p := &k.nodes[i]; !p.done && int(p.cost) == cost {
				p.done = true
				k.spread(f, i, occ, danger)
			}
		}
		*bucket = (*bucket)[:0]
	}
}

func (k *Walk) reset(m *Map, from Space, budget int) {
	if k.w != m.w || k.h != m.h {
		*k = Walk{Squeezing: k.Squeezing, w: m.w, h: m.h, nodes: make([]node, 2*m.w*m.h), ends: make([]bool, m.w*m.h)}
	}
	k.stamp++
	if k.stamp == 0 {
		clear(k.nodes)
		k.stamp = 1
	}
	for i := range k.queue {
		k.queue[i] = k.queue[i][:0]
	}
	k.n, k.start, k.budget = from.N, from.At, budget
	x, y := int(from.At.X), int(from.At.Y)
	k.box = [4]int{x, y, x, y}
}

// spread tries the eight steps from node i.
func (k *Walk) spread(f *Field, i int32, occ, danger []uint8) {
	p := &k.nodes[i]
	cell := int(i) >> 1
	at := Space{C(cell%k.w, cell/k.w), k.n}
	k.box[0], k.box[1] = min(k.box[0], int(at.At.X)), min(k.box[1], int(at.At.Y))
	k.box[2], k.box[3] = max(k.box[2], int(at.At.X)), max(k.box[3], int(at.At.Y))
	k.ends[cell] = occupied(f.Map, at, occ) == OccFree
	risk := p.danger
	if danger != nil {
		risk += uint16(danger[cell])
	}
	for d := N; d <= NW; d++ {
		met, why := f.Step(at, d)
		if why != StepOK {
			continue
		}
		cost := int(p.cost) + f.Rules.stepCost(met, d, int(i), k.Squeezing, k.n == 1)
		if cost > k.budget {
			continue
		}
		to := at.Moved(d)
		if occupied(f.Map, to, occ) == OccBlock {
			continue
		}
		parity := i & 1
		if d.Diagonal() && !k.Squeezing && !f.Rules.Diagonal1111 && met&EnteredDifficult == 0 && (k.n > 1 || met&EnteredNarrow == 0) {
			parity ^= 1
		}
		k.offer(int32(2*f.Map.Index(to.At))+parity, int16(cost), risk, i)
	}
}

// offer keeps the better of a node's way so far and a new one.
func (k *Walk) offer(j int32, cost int16, danger uint16, from int32) {
	q := &k.nodes[j]
	if q.stamp == k.stamp {
		if q.cost < cost || q.cost == cost && (q.danger < danger || q.danger == danger && q.from < from) {
			return
		}
		if q.cost == cost { // already in this bucket
			q.danger, q.from = danger, from
			return
		}
	}
	*q = node{stamp: k.stamp, cost: cost, danger: danger, from: from}
	k.queue[cost&15] = append(k.queue[cost&15], j)
}

// occupied is the worst occupation of the cells of s.
func occupied(m *Map, s Space, occ []uint8) uint8 {
	if occ == nil {
		return OccFree
	}
	if s.N == 1 {
		return occ[m.Index(s.At)]
	}
	worst := OccFree
	for i := range s.Len() {
		worst = max(worst, occ[m.Index(s.Cell(i))])
	}
	return worst
}

// best is the better of the two nodes of a cell, -1 when it was not reached
// or may not be an end.
func (k *Walk) best(c Cell) int32 {
	x, y := int(c.X), int(c.Y)
	if uint(x) >= uint(k.w) || uint(y) >= uint(k.h) {
		return -1
	}
	i := int32(2 * (y*k.w + x))
	e, o := &k.nodes[i], &k.nodes[i+1]
	even, odd := e.stamp == k.stamp && e.done, o.stamp == k.stamp && o.done
	switch {
	case !even && !odd, !k.ends[i>>1]:
		return -1
	case !odd:
		return i
	case !even:
		return i + 1
	case o.cost < e.cost || o.cost == e.cost && (o.danger < e.danger || o.danger == e.danger && o.from < e.from):
		return i + 1
	}
	return i
}

// Cost is the cost of the best path whose last step leaves the space anchored
// at c; ok is false when it may not end there. The start costs 0.
func (k *Walk) Cost(c Cell) (cost int, ok bool) {
	i := k.best(c)
	if i < 0 {
		return 0, false
	}
	return int(k.nodes[i].cost), true
}

// Danger is the summed danger of the best path to c, 0 when it has none.
func (k *Walk) Danger(c Cell) int {
	i := k.best(c)
	if i < 0 {
		return 0
	}
	return int(k.nodes[i].danger)
}

// Path appends to dst the steps of the best path to c, nothing when it may not
// end there.
func (k *Walk) Path(c Cell, dst []Dir) []Dir {
	i := k.best(c)
	if i < 0 {
		return dst
	}
	head := len(dst)
	for from := k.nodes[i].from; from >= 0; from = k.nodes[i].from {
		d, _ := DirBetween(k.cell(from), k.cell(i))
		dst = append(dst, d)
		i = from
	}
	for a, b := head, len(dst)-1; a < b; a, b = a+1, b-1 {
		dst[a], dst[b] = dst[b], dst[a]
	}
	return dst
}

func (k *Walk) cell(i int32) Cell { return C(int(i>>1)%k.w, int(i>>1)/k.w) }

// Cells appends to dst the cells where the move may end, the start left out,
// by y, then x.
func (k *Walk) Cells(dst []Cell) []Cell {
	for y := k.box[1]; y <= k.box[3] && k.w > 0; y++ {
		for x := k.box[0]; x <= k.box[2]; x++ {
			if c := C(x, y); c != k.start && k.best(c) >= 0 {
				dst = append(dst, c)
			}
		}
	}
	return dst
}
