package grid

import "encoding/binary"

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
	first  int32 // the node of the start, negative where it lies off the map
	budget int
	last   uint32  // the highest cost that was searched
	field  *Field  // what is searched, until the next search
	occ    []uint8 // of the whole space anchored at a cell
	danger []uint8
	room   []uint8 // for occ

	// A wave answers what is asked about costs, and most of what is asked about ways.
	// Nodes are searched where it cannot, from the beginning and for what was asked;
	// from the outset only where a wave would be of no use.
	wave   wave
	byNode bool
	begun  bool
	risky  bool // something is dangerous
	found  extent
	target int32         // of the way that was found
	asked  int           // how many ways were
	next   int           // the least cost of which nodes have not been searched
	keys   []uint32      // of every node: the cost of the best way found in the upper half, its danger in the lower
	from   []int32       // of every node that was reached: the node before, -1 at the start
	fresh  []uint32      // the keys before a search
	ended  []uint64      // a bit for each cell that was reached and in which the move may end
	shut   []uint8       // a bit for each cell to which no better way can be found, w+1 bits on
	queue  [16][]int32   // nodes by cost, modulo 16: no step costs more than 7
	known  [2][7]strides // by whether the mover squeezes, and by the side of the space
	ground *strides      // the one in use
	delta  [8]int32      // change of cell index by direction
}

// extent is what nodes have been searched for since the last Expand.
type extent uint8

const (
	nothing    extent = iota
	oneWay            // the ways to one cell
	everything        // all that the wave has reached
)

// A cell has two nodes, for an even and for an odd number of diagonals made: the numbers
// 2*cell and 2*cell+1.
const (
	unreached   = 1<<32 - 1 // the key of a node to which no way was found
	square      = 1 << 16   // the cost of one square in a key
	orthogonals = 0x55
	diagonals8  = 0xAA
)

// Search looks at every place the space from may reach within budget squares,
// having made the given number of diagonals this turn. occ says who occupies
// each cell (row-major, W*H entries; the mover's own cells must be free), nil
// for nobody. danger is what leaving a space costs, by the index of its anchor
// cell, nil for none. A one-cell creature squeezes through narrow cells; a
// larger one keeps its space. The map must not change between two searches.
func (k *Walk) Search(f *Field, from Space, budget, diagonals int, occ, danger []uint8) {
	k.Open(f, from, budget, diagonals, occ, danger)
	k.Expand(k.budget)
}

// Open begins a search that Expand goes on with: as Search says, but nothing
// has been looked at yet. What it is given must stay as it is until the last
// question about the search, which may be what has more of it looked at.
func (k *Walk) Open(f *Field, from Space, budget, diagonals int, occ, danger []uint8) {
	k.reset(f, from, budget)
	k.occupy(f.Map, occ)
	k.danger, k.risky = danger, anySet(danger)
	k.begun, k.byNode, k.last, k.first = false, true, 0, -1
	if f.Map.InsideSpace(from) {
		k.first = int32(2*f.Map.Index(from.At) + diagonals&1)
	}
	clear(k.ended)
}

// begin decides how to search: a wave knows nothing of the wary, and where there are
// dangers and no goals it only comes on top, since the dangers of all places are asked.
func (k *Walk) begin() {
	m := k.field.Map
	k.begun, k.byNode = true, k.Wary || k.risky && k.Goals == nil || !waves(m)
	if k.byNode {
		k.rewind()
		k.bar()
		return
	}
	k.wave.open(k.field, k.ground, k.first>>1, int(k.first&1), k.occ, k.danger)
}

// rewind begins to search nodes.
func (k *Walk) rewind() {
	copy(k.keys, k.fresh)
	for i := range k.queue {
		k.queue[i] = k.queue[i][:0]
	}
	clear(k.ended)
	k.next = 0
	if k.first >= 0 {
		k.keys[k.first], k.from[k.first] = 0, -1
		k.queue[0] = append(k.queue[0], k.first)
	}
}

// bar has the cells shut that nobody may enter, and no others.
func (k *Walk) bar() {
	clear(k.shut)
	for i := 0; i < len(k.occ); i++ {
		if i+8 <= len(k.occ) && binary.LittleEndian.Uint64(k.occ[i:]) == 0 {
			i += 7 // in most places nobody is
		} else if k.occ[i] == OccBlock {
			k.close(int32(i))
		}
	}
}

// Expand goes on with the search up to a cost in squares, at most the budget it
// was opened with; what costs more is not reached so far. Goals count from now
// on: where one has been reached already nothing more is searched.
func (k *Walk) Expand(squares int) {
	if !k.begun {
		k.begin()
	}
	if k.Goals != nil && k.arrived() {
		return
	}
	k.last = uint32(max(0, min(squares, k.budget)))
	if k.byNode {
		k.run(k.Goals)
		return
	}
	k.found, k.asked = nothing, 0
	for v := &k.wave; v.next <= min(int(k.last), v.far); {
		if v.advance() && k.Goals != nil {
			k.last = uint32(v.next - 1)
		}
	}
}

// run goes on with the search of nodes to the last cost, or until a goal is reached.
func (k *Walk) run(goals []uint8) {
	for ; k.next <= int(k.last); k.next++ {
		cost := k.next
		bucket := &k.queue[cost&15]
		// No step is free, so that a bucket does not grow while it is read; a
		// node is in one bucket for each cost it ever had, and only the last
		// of them counts.
		for _, i := range *bucket {
			if k.costOf(i) == cost {
				k.spread(i)
				if goals != nil && goals[i>>1] != 0 && k.end(i>>1) {
					k.last = uint32(cost)
				}
			}
		}
		*bucket = (*bucket)[:0]
	}
}

// arrived reports whether what has been searched holds a goal.
func (k *Walk) arrived() bool {
	if !k.byNode {
		return k.wave.arrived(k.Goals, int(k.last))
	}
	if k.next == 0 {
		return false
	}
	for i, goal := range k.Goals {
		if goal != 0 && k.top(int32(i)) >= 0 {
			return true
		}
	}
	return false
}

func (k *Walk) reset(f *Field, from Space, budget int) {
	m := f.Map
	if k.w != m.w || k.h != m.h {
		cells, bits := m.w*m.h, (m.w*(m.h+2)+2)/8+4
		*k = Walk{
			Squeezing: k.Squeezing, Wary: k.Wary, Goals: k.Goals, w: m.w, h: m.h,
			keys: make([]uint32, 2*cells), from: make([]int32, 2*cells), fresh: make([]uint32, 2*cells),
			ended: make([]uint64, (cells+63)/64), shut: make([]uint8, bits),
		}
		if waves(m) {
			k.wave.layout(m)
		}
		for i := range k.fresh {
			k.fresh[i] = unreached
		}
		for d, v := range dirDelta {
			k.delta[d] = int32(v.Y)*int32(m.w) + int32(v.X)
		}
	}
	k.field = f
	k.n, k.start, k.budget = from.N, from.At, max(0, min(budget, 1<<15))
	k.ground = &k.known[btoi(k.Squeezing)][k.n%7]
	k.ground.reset(f, k.n, k.Squeezing)
}

// end reports whether a cell was reached and the move may end there.
func (k *Walk) end(cell int32) bool { return k.ended[cell>>6]>>(cell&63)&1 == 1 }

func (k *Walk) costOf(i int32) int { return int(k.keys[i] >> 16) }

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// spread tries the legal steps from node i.
func (k *Walk) spread(i int32) {
	cell, parity := i>>1, i&1
	key := k.keys[i]
	if k.dominated(i, key) {
		return
	}
	if k.occ[cell] == OccFree {
		k.ended[cell>>6] |= 1 << (cell & 63)
	}
	if key&0xFFFF == 0 {
		// Whatever comes here later costs more and is no safer: it would be
		// dominated, or the worse of one parity.
		k.close(cell)
	}
	left := uint32(k.budget) - key>>16
	if k.danger != nil && k.danger[cell] > 0 {
		if k.Wary && k.from[i] >= 0 {
			return
		}
		key += uint32(k.danger[cell])
	}
	s := k.ground
	if !s.knows(cell) {
		s.learn(k.field, int(cell))
	}
	legal, rough := s.legal[cell]&^k.shutAround(cell), s.rough[cell]
	if left >= 1 {
		k.offerAll(i, legal&^rough&orthogonals, key+square, parity)
	}
	switch cost := uint32(1 + parity); {
	case k.field.Rules.Diagonal1111 && left >= 1:
		k.offerAll(i, legal&^rough&diagonals8, key+square, parity)
	case !k.field.Rules.Diagonal1111 && left >= cost:
		k.offerAll(i, legal&^rough&diagonals8, key+cost*square, 1-parity)
	}
	for dirs := legal & rough; dirs != 0; dirs &= dirs - 1 {
		d := Dir(low(uint64(dirs)))
		if cost, turns := s.price[cell][d].of(parity); cost <= left {
			k.offerAll(i, 1<<d, key+cost*square, parity^turns)
		}
	}
}

// close has no way lead into a cell any more.
func (k *Walk) close(cell int32) {
	at := cell + int32(k.w) + 1
	k.shut[at>>3] |= 1 << (at & 7)
}

// shutAround is the set of directions, a bit each, in which the next cell is shut.
// What it says of directions that lead off the map means nothing.
func (k *Walk) shutAround(cell int32) uint8 {
	b := k.shut
	north := binary.LittleEndian.Uint32(b[cell>>3:]) >> (cell & 7)
	cell += int32(k.w)
	middle := binary.LittleEndian.Uint32(b[cell>>3:]) >> (cell & 7)
	cell += int32(k.w)
	south := binary.LittleEndian.Uint32(b[cell>>3:]) >> (cell & 7)
	return aroundBits[north&7|middle&5<<3|south&7<<6]
}

// aroundBits are the directions, a bit each, of the cells around one by bits as they
// lie, the north-western first.
var aroundBits = func() (dirs [512]uint8) {
	for i := range dirs {
		for y, row := range dirAt {
			for x, d := range row {
				if bit := 3*y + x; bit != 4 {
					dirs[i] |= uint8(i>>bit&1) << d
				}
			}
		}
	}
	return dirs
}()

// dominated reports whether the other node of a cell makes the node j, at the
// given key, useless. From an even number of diagonals one goes on as cheaply
// as from an odd one or more so, and by one square at most; what is no cheaper
// than that and no safer can be left out without changing any best answer.
func (k *Walk) dominated(j int32, key uint32) bool {
	other := k.keys[j^1]
	return other>>16+uint32(1-j&1) <= key>>16 && other&0xFFFF <= key&0xFFFF
}

// offerAll offers a way to the neighbours in the directions dirs, at one key
// and parity.
func (k *Walk) offerAll(i int32, dirs uint8, key uint32, parity int32) {
	bucket, keys := &k.queue[key>>16&15], k.keys
	// What the other node of a cell must not exceed to make this one useless.
	low16, high16 := key&0xFFFF, key>>16-uint32(1-parity)
	for ; dirs != 0; dirs &= dirs - 1 {
		to := 2*(i>>1+k.delta[low(uint64(dirs))&7]) + parity
		was, other := keys[to], keys[to^1]
		switch {
		case was < key, was == key && k.from[to] < i:
			continue
		case was>>16 == key>>16: // already in this bucket
		case other>>16 <= high16 && other&0xFFFF <= low16:
			continue
		default:
			*bucket = append(*bucket, to)
		}
		keys[to], k.from[to] = key, i
	}
}

// occupy notes how the whole space anchored at each cell is occupied at worst.
func (k *Walk) occupy(m *Map, occ []uint8) {
	if k.n == 1 && occ != nil {
		k.occ = occ
		return
	}
	if len(k.room) != m.w*m.h {
		k.room = make([]uint8, m.w*m.h)
	} else {
		clear(k.room)
	}
	k.occ = k.room
	for i, v := range occ {
		if v == OccFree {
			continue
		}
		x, y := i%m.w, i/m.w
		for ay := max(0, y-int(k.n)+1); ay <= y; ay++ {
			for ax := max(0, x-int(k.n)+1); ax <= x; ax++ {
				at := &k.room[ay*m.w+ax]
				*at = max(*at, v)
			}
		}
	}
}
