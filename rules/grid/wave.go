package grid

import (
	"encoding/binary"
	"slices"
)

// wave finds what it costs to reach each place, and nothing of how one comes there or
// what danger that has: all nodes of one cost are two sets of cells, by the parity of
// the diagonals made, and the next sets come of them by shifting whole words, a bit a
// cell. That costs far less than going from node to node as Walk does, which then has
// to look at those only that lead somewhere.
type wave struct {
	w, words int // of the words that hold the cells; one before and one after them stay empty
	field    *Field
	ground   *strides
	rows     []fronts
	spans    [16]span16
	all      []uint64 // cells that have been reached
	blocked  []uint64 // cells that may not be entered
	taken    []uint64 // cells where the move may not end
	goals    []uint64
	perils   []uint64 // cells that are dangerous to leave, the start left out
	odd      []uint64 // cells that are reached first after an odd number of diagonals alone
	both     []uint64 // cells that are reached first after an even number and an odd one
	peril    int      // the least cost of such
	start    int32
	costs    []uint16 // of the cells that have been reached
	next     int      // the least cost that has not been looked at
	far      int      // the highest cost at which anything may come up
}

// fronts are one word of the nodes by cost, modulo 16, and by parity: of the costs that
// were looked at last, and of higher ones what rough steps have led to so far.
type fronts [16][2]uint64

// span16 is the range of words in which nodes of a cost lie, from lo to hi.
type span16 struct{ lo, hi int }

// waves reports whether a wave can search a map: a step must lead no farther than into
// the next word.
func waves(m *Map) bool { return m.w >= 2 && m.w < 63 }

func (v *wave) layout(m *Map) {
	v.w, v.words = m.w, (m.w*m.h+63)/64
	size := v.words + 2
	v.rows = make([]fronts, size)
	v.all, v.blocked, v.taken, v.goals = make([]uint64, size), make([]uint64, size), make([]uint64, size), make([]uint64, size)
	v.perils, v.odd, v.both = make([]uint64, size), make([]uint64, size), make([]uint64, size)
	v.costs = make([]uint16, m.w*m.h)
}

// open begins a search from a cell, which is negative where there is none, with an even
// or an odd number of diagonals made.
func (v *wave) open(f *Field, ground *strides, cell int32, odd int, occ, danger []uint8) {
	v.field, v.ground, v.start, v.peril = f, ground, cell, 1<<20
	clear(v.rows)
	for i := range v.spans {
		v.spans[i] = span16{1 << 20, -1}
	}
	clear(v.all)
	clear(v.blocked)
	clear(v.odd)
	clear(v.both)
	v.next, v.far = 0, -1
	gather(v.perils, danger)
	gather(v.taken, occ)
	for i := range v.words {
		for w := v.taken[1+i]; w != 0; w &= w - 1 {
			if occ[i<<6+low(w)] == OccBlock {
				v.blocked[1+i] |= w & -w
			}
		}
	}
	if cell >= 0 {
		if f.Rules.Diagonal1111 {
			odd = 0
		}
		v.blocked[1+cell>>6] &^= 1 << (cell & 63) // who is there already need not enter
		v.push(0, odd, cell)
	}
}

// push notes that a cell is reached at a cost.
func (v *wave) push(cost, odd int, cell int32) {
	word := 1 + int(cell>>6)
	v.rows[word][cost&15][odd] |= 1 << (cell & 63)
	s := &v.spans[cost&15]
	s.lo, s.hi, v.far = min(s.lo, word), max(s.hi, word), max(v.far, cost)
}

// gather makes a set of the bytes that are not zero.
func gather(set []uint64, b []uint8) {
	const tops = 0x8080808080808080
	clear(set)
	i := 0
	for ; i+8 <= len(b); i += 8 {
		if w := binary.LittleEndian.Uint64(b[i:]); w != 0 {
			// The highest bit of each byte says whether it is zero; the product brings
			// these bits together in the highest byte.
			w = (w | (w&^tops + ^uint64(tops))) & tops >> 7
			set[1+i>>6] |= w * 0x0102040810204080 >> 56 << (i & 63)
		}
	}
	for ; i < len(b); i++ {
		if b[i] != 0 {
			set[1+i>>6] |= 1 << (i & 63)
		}
	}
}

// anySet reports whether a byte is not zero.
func anySet(b []uint8) bool {
	for ; len(b) >= 8; b = b[8:] {
		if binary.LittleEndian.Uint64(b) != 0 {
			return true
		}
	}
	for _, v := range b {
		if v != 0 {
			return true
		}
	}
	return false
}

// advance looks at what costs one more than what has been looked at, and reports whether
// a goal where the move may end is among it. Each cell counts once, where it is reached
// first, and at an even number of diagonals if it is at both: from there one goes on as
// cheaply as from an odd one.
func (v *wave) advance() (goal bool) {
	c := v.next
	v.next++
	now, before, older := c&15, (c-1)&15, (c-2)&15
	lo := max(1, min(v.spans[now].lo, v.spans[before].lo-1, v.spans[older].lo-1))
	hi := min(v.words, max(v.spans[now].hi, v.spans[before].hi+1, v.spans[older].hi+1))
	ground, straight := v.ground, v.field.Rules.Diagonal1111
	// A row forth and back and a cell less or more, and what is left of a word.
	w := uint(v.w)
	down, downWest, downEast := w&63, (w-1)&63, (w+1)&63
	up, upEast, upWest := (64-w)&63, (63-w+1)&63, (63-w)&63
	first, last := 1<<20, -1
	for i := lo; i <= hi; i++ {
		p, q, n, to := &v.rows[i-1], &v.rows[i], &v.rows[i+1], &ground.enter[i]
		e, o := q[now][0], q[now][1]
		// Steps along a row or a column from what costs one less, and diagonals that
		// cost one, which those after an even number of diagonals do.
		if a, b, d := p[before][0], q[before][0], n[before][0]; a|b|d != 0 {
			e |= (b<<1|a>>63)&to[E] | (b>>1|d<<63)&to[W] |
				(b<<down|a>>up)&to[S] | (b>>down|d<<up)&to[N]
			x := (b<<downEast|a>>upWest)&to[SE] | (b>>downEast|d<<upWest)&to[NW] |
				(b<<downWest|a>>1>>upEast)&to[SW] | (b>>downWest|d<<1<<upEast)&to[NE]
			if straight {
				e |= x
			} else {
				o |= x
			}
		}
		if a, b, d := p[before][1], q[before][1], n[before][1]; a|b|d != 0 {
			o |= (b<<1|a>>63)&to[E] | (b>>1|d<<63)&to[W] |
				(b<<down|a>>up)&to[S] | (b>>down|d<<up)&to[N]
		}
		if a, b, d := p[older][1], q[older][1], n[older][1]; a|b|d != 0 {
			e |= (b<<downEast|a>>upWest)&to[SE] | (b>>downEast|d<<upWest)&to[NW] |
				(b<<downWest|a>>1>>upEast)&to[SW] | (b>>downWest|d<<1<<upEast)&to[NE]
		}
		fresh := (e | o) &^ (v.all[i] | v.blocked[i])
		e, o = e&fresh, o&fresh
		q[now][0], q[now][1] = e, o&^e
		if fresh == 0 {
			continue
		}
		v.odd[i] |= o &^ e
		v.both[i] |= o & e
		if fresh&v.perils[i] != 0 && c > 0 {
			v.peril = min(v.peril, c)
		}
		v.all[i] |= fresh
		first, last = min(first, i), i
		goal = goal || fresh&v.goals[i]&^v.taken[i] != 0
		for w := fresh; w != 0; w &= w - 1 {
			v.costs[(i-1)<<6+low(w)] = uint16(c)
		}
		for w := fresh &^ ground.known[i]; w != 0; w &= w - 1 {
			ground.learn(v.field, (i-1)<<6+low(w))
		}
		for w := fresh & ground.rugged[i]; w != 0; w &= w - 1 {
			v.rough(c, i, low(w))
		}
	}
	v.spans[now] = span16{first, last}
	if last >= 0 {
		v.far = max(v.far, c+2)
	}
	old := &v.spans[(c-3)&15] // nothing looks back so far
	for i := old.lo; i <= old.hi; i++ {
		v.rows[i][(c-3)&15] = [2]uint64{}
	}
	*old = span16{1 << 20, -1}
	return goal
}

// rough goes the steps from one cell that meet something, from its node of cost c.
func (v *wave) rough(c, word, bit int) {
	s := v.ground
	cell := int32((word-1)<<6 + bit)
	odd := int32(v.rows[word][c&15][1] >> bit & 1)
	for dirs := s.rough[cell]; dirs != 0; dirs &= dirs - 1 {
		d := low(uint64(dirs)) & 7
		to := cell + s.delta[d]
		if i := 1 + int(to>>6); (v.all[i]|v.blocked[i])>>(to&63)&1 == 0 {
			cost, turns := s.price[cell][d].of(odd)
			v.push(c+int(cost), int(odd^turns), to)
		}
	}
}

// ends is a word of the cells that were reached and in which the move may end.
func (v *wave) ends(at int) uint64 { return v.all[1+at] &^ v.taken[1+at] }

// cost is what it costs to reach a cell where the move may end; ok is false where none
// has been found.
func (v *wave) cost(cell int32) (cost int, ok bool) {
	return int(v.costs[cell]), v.ends(int(cell>>6))>>(cell&63)&1 == 1
}

// arrived sets the goals, and reports whether one has been reached for so much where the
// move may end.
func (v *wave) arrived(goals []uint8, last int) bool {
	gather(v.goals, goals)
	for at := range v.words {
		for w := v.goals[1+at] & v.ends(at); w != 0; w &= w - 1 {
			if int(v.costs[at<<6+low(w)]) <= last {
				return true
			}
		}
	}
	return false
}

// clean reports whether no way to a cell that was reached leads over one that is dangerous
// to leave, the start left out.
func (v *wave) clean(cell int32) bool { return int(v.costs[cell]) <= v.peril }

// trace appends the steps of the best way to a cell that was reached, where that is clean;
// ok is false when costs alone do not tell which that is.
//
// In a search of nodes a step comes from the first cell of those it may come from. Of a
// cell's two nodes one can only be left out for the other, so that there is one to come
// from; but which of two is best that end the way may be a matter of which was found first.
func (v *wave) trace(cell int32, dst []Dir) (way []Dir, ok bool) {
	odd := int32(v.odd[1+cell>>6] >> (cell & 63) & 1)
	d, from := v.before(cell, odd)
	if v.both[1+cell>>6]>>(cell&63)&1 == 1 {
		if _, other := v.before(cell, 1); other < from {
			return dst, false
		}
	}
	head := len(dst)
	for from >= 0 {
		dst = append(dst, d)
		cell = from
		d, from = v.before(cell, int32(v.odd[1+cell>>6]>>(cell&63)&1))
	}
	slices.Reverse(dst[head:])
	return dst, true
}

// before is the first cell from which a step leads to a node for what it costs, and that
// step; the cell is negative at the start.
func (v *wave) before(cell, odd int32) (d Dir, from int32) {
	if cell == v.start {
		return 0, -1
	}
	s, cost := v.ground, uint32(v.costs[cell])
	straight := v.field.Rules.Diagonal1111
	for _, d := range [8]Dir{SE, S, SW, E, W, NE, N, NW} {
		from := cell - s.delta[d]
		if from < 0 || int(from) >= len(s.legal) || s.legal[from]>>d&1 == 0 || v.all[1+from>>6]>>(from&63)&1 == 0 || uint32(v.costs[from]) >= cost {
			continue
		}
		parity := int32(v.odd[1+from>>6] >> (from & 63) & 1)
		price, turns := uint32(1), int32(0)
		switch {
		case s.rough[from]>>d&1 == 1:
			price, turns = s.price[from][d].of(parity)
		case d.Diagonal() && !straight:
			price, turns = uint32(1+parity), 1
		}
		if uint32(v.costs[from])+price == cost && (parity^turns == odd || straight) {
			return d, from
		}
	}
	return 0, -1 // there is always one
}
